package semeia.server.table;

/** Why something was refused: the words that clients see. */
public enum RefusalCode {
    /** There is no such table, or the caller may not know of it. */
    NO_SUCH_TABLE(404),
    /** There is no such tournament. */
    NO_SUCH_TOURNAMENT(404),
    /** There is nobody of that name. */
    NO_SUCH_PERSON(404),
    /** The message is no message. */
    MALFORMED(400),
    /** Somebody who is not known asks for what only people may do. */
    NOT_SIGNED_IN(401),
    /** Only accounts may do that, not guests. */
    NEEDS_ACCOUNT(403),
    /** The operator has shut this person out. */
    BANNED(403),
    /** The caller has no seat at the table. */
    NOT_SEATED(403),
    /** Only somebody else may do that. */
    NOT_YOURS(403),
    /** The other player does not want to play or talk with the caller. */
    BLOCKED(403),
    /** Somebody else sits there, or it is kept for somebody else. */
    SEAT_TAKEN(409),
    /** The caller already sits at the table. */
    SEATED_ALREADY(409),
    /** No game is on. */
    NOT_PLAYING(409),
    /** Another player is to move. */
    NOT_YOUR_TURN(409),
    /** The move belongs to an earlier or later moment of the game. */
    STALE(409),
    /** The rules do not allow the move. */
    ILLEGAL_MOVE(422),
    /** The rules do not allow that now. */
    NOT_ALLOWED(409),
    /** The time is up. */
    TIME_IS_UP(409),
    /** The password is too easy to guess. */
    WEAK_PASSWORD(422),
    /** There is too much of it. */
    TOO_MUCH(429),
    /** The server cannot do it now; try again. */
    UNAVAILABLE(503);

    private final int status;

    RefusalCode(int status) {
        this.status = status;
    }

    /** The word for a status that the HTTP server itself answers with. */
    public static RefusalCode ofStatus(int status) {
        return switch (status) {
            case 429 -> TOO_MUCH;
            case 500, 503 -> UNAVAILABLE;
            default -> MALFORMED;
        };
    }

    /** The status of the answer over HTTP. */
    public int status() {
        return status;
    }
}
