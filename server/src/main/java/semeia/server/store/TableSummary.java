package semeia.server.store;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What is kept of a table beside its entries so that it can be found. All of it follows from them.
 *
 * @param status the word for whether it is open, playing, over or aborted
 * @param deadline the earliest time, in milliseconds since 1970, when the time of somebody is up
 * @param thinking the seat of a computer that is to move
 */
public record TableSummary(String status, OptionalLong deadline, OptionalInt thinking) {}
