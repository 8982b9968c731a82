package semeia.server.limits;

/** What is limited for each person or address: so often at once, and so often in the long run. {@code docs/api.md} has the same numbers. */
public enum RateLimit {
    /** Calls and new sockets of an address. */
    CALLS(200, 20, "too many calls from your address"),
    /** Messages of a person over sockets. */
    MESSAGES(60, 20, "too many messages"),
    /** What a person says, greetings too. */
    SPEECH(6, 0.5, "too much is said"),
    /** Tables that a person opens. */
    TABLES(10, 0.2, "too many tables"),
    /** Tables that are opened from an address. */
    TABLES_OF_ADDRESS(40, 0.5, "too many tables from your address"),
    /** New guests from an address. */
    GUESTS(30, 0.1, "too many tries"),
    /** Passwords and links tried from an address, or by a person. */
    GUESSES(10, 0.1, "too many tries"),
    /** Passwords tried for a name: wider than for an address, so that nobody alone locks an account out. */
    NAMES(100, 0.5, "too many tries"),
    /** Letters asked for from an address, or to one. */
    LETTERS(4, 0.002, "too many tries"),
    /** Analyses for an address. */
    ANALYSES(10, 0.5, "too many analyses");

    private final int burst;
    private final double perSecond;
    private final String message;

    RateLimit(int burst, double perSecond, String message) {
        this.burst = burst;
        this.perSecond = perSecond;
        this.message = message;
    }

    /** How often at once. */
    int burst() {
        return burst;
    }

    /** How often in the long run. */
    double perSecond() {
        return perSecond;
    }

    /** What is said to who reaches it. */
    String message() {
        return message;
    }
}
