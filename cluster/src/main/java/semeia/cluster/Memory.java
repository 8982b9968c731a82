package semeia.cluster;

/**
 * What a layer takes of the executors' memory, worked out before it is begun.
 *
 * @param bytes for all cells
 * @param executors how many there are
 * @param each the heap of each
 */
record Memory(long bytes, int executors, long each) {
    /** Ten bytes for the cells of a position, and a quarter for what is news. */
    private static final long QUARTERS_A_POSITION = 41;
    /** Of a heap, what cells may take: the rest is for messages and for Spark itself. */
    private static final double SHARE = 0.8;

    static Memory of(long positions, int executors, long each) {
        return new Memory(positions * QUARTERS_A_POSITION / 4, executors, each);
    }

    /**
     * Says what the layer needs.
     *
     * @throws ClusterException if it is not there
     */
    String check(int seeds) {
        String need = "%d seeds need %s over %d %s"
                .formatted(seeds, size(bytes), executors, executors == 1 ? "executor" : "executors");
        if (bytes > SHARE * executors * each) {
            throw new ClusterException(need + ", which have " + size((long) (SHARE * executors * each))
                    + " for it: take more executors, or more memory for each (spark.executor.memory)");
        }
        return need;
    }

    private static String size(long bytes) {
        return bytes < 1 << 30 ? "%.1f MB".formatted(bytes / 1e6) : "%.1f GB".formatted(bytes / 1e9);
    }
}
