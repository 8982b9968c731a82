package semeia.server.store;

/**
 * How far a table is.
 *
 * @param table its id
 * @param number the number of its newest entry
 */
public record Newest(String table, int number) {}
