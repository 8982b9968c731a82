package semeia.server.table;

/** How far a table is. */
public enum Status {
    /** It waits for players. */
    OPEN,
    /** A game is on, or the next one of the match. */
    PLAYING,
    /** Its game or match has ended. */
    OVER,
    /** It was closed before the first move. */
    ABORTED
}
