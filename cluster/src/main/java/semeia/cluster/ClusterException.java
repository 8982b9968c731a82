package semeia.cluster;

import java.io.IOException;

/** What stops a build on a cluster, with a message for whoever started it; passes from executors to the driver. */
final class ClusterException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Whether a file is in order but says what is wrong. */
    private final boolean isWrongEntry;

    ClusterException(String message) {
        this(message, false);
    }

    private ClusterException(String message, boolean isWrongEntry) {
        super(message);
        this.isWrongEntry = isWrongEntry;
    }

    /** An entry that is not what it must be. */
    static ClusterException wrongEntry(LayerPlan plan, long index) {
        return new ClusterException(
                plan.layers().file(plan.seeds()) + ": entry " + index
                        + " does not follow from its successor positions; rebuild the file",
                true);
    }

    /** Whether a file is in order but says what is wrong. */
    boolean isWrongEntry() {
        return isWrongEntry;
    }

    /** A file that cannot be read or written on a machine. */
    static ClusterException of(IOException fault, String where) {
        String message = fault.getMessage() == null ? fault.toString() : fault.getMessage();
        String kind = fault.getClass() == IOException.class || message.contains(": ")
                ? ""
                : fault.getClass().getSimpleName() + ": ";
        return new ClusterException(kind + message + " (on " + where + ")");
    }
}
