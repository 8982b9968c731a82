package semeia.cli.terminal;

import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Lets Ctrl-C stop a command cleanly: the signal interrupts the main thread and leaves it a moment to write what it has.
 *
 * <p>The Java runtime itself ends the process with 130 after that.
 */
public final class Interruption {
    private static final long GRACE_MILLIS = 2000;

    private final AtomicBoolean decided = new AtomicBoolean();

    private Interruption() {}

    /** Watches over the calling thread until {@link #finish}. */
    public static Interruption watch() {
        Interruption interruption = new Interruption();
        Thread main = Thread.currentThread();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> interruption.stop(main)));
        return interruption;
    }

    /** Ends the watch; false when a signal came first, and the process is on its way out already. */
    public boolean finish() {
        return decided.compareAndSet(false, true);
    }

    private void stop(Thread main) {
        if (!decided.compareAndSet(false, true)) {
            return;
        }
        main.interrupt();
        try {
            main.join(GRACE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
