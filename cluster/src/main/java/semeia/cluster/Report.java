package semeia.cluster;

import java.io.Serializable;

/**
 * What a range says after a superstep.
 *
 * @param range its number
 * @param place the executor that holds it, as Spark names places
 * @param news how many roles have something to tell
 * @param messages how many messages came
 * @param bytes the bytes of those messages
 * @param isRestored whether its executor had to take its cells from a snapshot or to enter them anew
 */
record Report(int range, String place, long news, long messages, long bytes, boolean isRestored)
        implements Serializable {}
