package semeia.cli.protocol;

/** Thrown when a command of the protocol cannot be followed; the message names what was found and what was expected. */
final class CommandException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    CommandException(String message) {
        super(message);
    }
}
