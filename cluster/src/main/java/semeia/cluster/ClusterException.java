package semeia.cluster;

import java.io.IOException;

/** What stops a build on a cluster, with a message for whoever started it; passes from executors to the driver. */
final class ClusterException extends RuntimeException {
    private static final long serialVersionUID = 1;

    ClusterException(String message) {
        super(message);
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
