package semeia.cluster;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Hears from Spark which executors are gone, so that nobody waits for them. Safe for many threads. */
final class Losses extends SparkListener {
    private final Set<String> gone = ConcurrentHashMap.newKeySet();

    @Override
    public void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        gone.add(removed.executorId());
    }

    /** Whether the executor of a place, as {@link Station#place} names it, is gone. */
    boolean isGone(String place) {
        return gone.contains(place.substring(place.lastIndexOf('_') + 1));
    }
}
