package semeia.rules;

/** Why a game ended. */
public enum Reason {
    /** A player has more than half of the seeds (rule 3.6). */
    MAJORITY("25"),
    /** The player to move has no legal move (rule 3.5). */
    NO_MOVE("starved"),
    /** Only the last eight or four seeds were left (rule 4.5). */
    LAST_SEEDS("last"),
    /** The position occurred for the third time (rules 3.7 and 4.9). */
    REPETITION("repetition"),
    /** Too many plies without a capture (rule 5, the guard). */
    GUARD("quiet"),
    /** No player has a legal move (rule 4.7). */
    BLOCKED("blocked"),
    /** A player claimed the end after a repetition (rule 3.7). */
    CLAIM("claim"),
    /** The players agreed to end (rule 3.7). */
    AGREEMENT("agreement"),
    /** A player resigned (rule 5). */
    RESIGNATION("resignation"),
    /** A player ran out of time (rule 5, flag). */
    TIMEOUT("timeout");

    private final String code;

    Reason(String code) {
        this.code = code;
    }

    /** The word that data files use: {@code starved}, {@code quiet}, …; the last seeds add their number, see {@link Rules#code}. */
    public String code() {
        return code;
    }
}
