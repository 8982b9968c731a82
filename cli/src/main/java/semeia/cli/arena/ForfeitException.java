package semeia.cli.arena;

/** Thrown when a player loses a game by what it does instead of a move. */
public final class ForfeitException extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;

    /** What a player does wrong. */
    public enum Fault {
        /** A move that is not legal, or none. */
        ILLEGAL_MOVE("illegal move"),
        /** It ended or would not start. */
        CRASH("crash"),
        /** It did not answer in time. */
        TIMEOUT("time-out");

        private final String words;

        Fault(String words) {
            this.words = words;
        }

        /** The name for people. */
        public String words() {
            return words;
        }
    }

    ForfeitException(Fault fault, String message) {
        super(fault.words() + ": " + message);
        this.fault = fault;
    }

    /** What was wrong. */
    public Fault fault() {
        return fault;
    }
}
