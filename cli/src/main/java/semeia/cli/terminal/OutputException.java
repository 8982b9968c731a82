package semeia.cli.terminal;

import java.io.IOException;

/** Standard output does not take what a command prints. */
public final class OutputException extends IOException {
    private static final long serialVersionUID = 1;

    public OutputException(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /** Whether the reader simply went away, as {@code head} does when it has seen enough. */
    public boolean isClosedPipe() {
        return "Broken pipe".equals(getMessage());
    }
}
