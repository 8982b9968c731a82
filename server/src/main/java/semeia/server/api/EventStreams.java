package semeia.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import semeia.server.limits.Shares;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/**
 * Answers that go on: one JSON object a line as things happen, and an empty line when nothing has for a while. Each takes a thread, so
 * there are only so many.
 */
final class EventStreams {
    private static final int MOST = 200;
    private static final int MOST_OF_PERSON = 8;
    private static final int MOST_OF_ADDRESS = 40;
    private static final int MOST_WAITING = 512;
    private static final int QUIET_SECONDS = 6;

    private final Shares ofAll = new Shares(MOST, "too many streams are open");
    private final Shares ofPerson;
    private final Shares ofAddress;
    private final ExecutorService threads =
            new ThreadPoolExecutor(0, MOST, 10, TimeUnit.SECONDS, new SynchronousQueue<>(), task -> {
                Thread thread = new Thread(task, "stream");
                thread.setDaemon(true);
                return thread;
            });

    /**
     * No streams yet.
     *
     * @param limits factor of how many a person and an address may have
     */
    EventStreams(double limits) {
        ofPerson = new Shares(MOST_OF_PERSON * limits, "you have too many streams open");
        ofAddress = new Shares(MOST_OF_ADDRESS * limits, "too many streams are open from your address");
    }

    /** Takes lines for one stream. Thread-safe. */
    static final class Lines {
        /** After this one the stream ends. */
        private static final String END = "\u0004";
        /** There is something to send. */
        private static final String WAKE = "\u0005";

        private final BlockingQueue<String> waiting = new ArrayBlockingQueue<>(MOST_WAITING);
        private volatile boolean overrun;

        /** Adds a line; a client that reads too slowly is cut off. */
        void add(String line) {
            overrun |= !waiting.offer(line);
        }

        /** Has the stream's own thread find out what to send, so that the waking thread does not wait. */
        void wake() {
            if (!waiting.contains(WAKE)) {
                add(WAKE);
            }
        }

        /** Ends the stream after the lines before it. */
        void end() {
            add(END);
        }
    }

    /**
     * Answers with a stream.
     *
     * @param person whose stream it is
     * @param address where it goes
     * @param live is given how to end the stream with its session, and gives what to run when it has ended
     * @param begin starts to add lines, and gives how to stop it
     * @param woken adds lines when the stream was woken
     */
    void open(
            Context context,
            String person,
            String address,
            UnaryOperator<Runnable> live,
            Function<Lines, Runnable> begin,
            Consumer<Lines> woken) {
        Lines lines = new Lines();
        Runnable stop = taken(person, address, () -> live.apply(lines::end), () -> begin.apply(lines));
        context.contentType(Answer.LINES);
        try {
            Supplier<CompletableFuture<Void>> running =
                    () -> CompletableFuture.runAsync(() -> copy(context, lines, stop, woken), threads);
            context.future(running);
        } catch (RuntimeException full) {
            stop.run();
            throw new RefusedException(RefusalCode.UNAVAILABLE, "too many streams are open");
        }
    }

    /** Takes a share of all streams before one begins, and gives it back when it ends. */
    private Runnable taken(String person, String address, Supplier<Runnable> live, Supplier<Runnable> begin) {
        Deque<Runnable> ends = new ArrayDeque<>();
        try {
            ends.push(ofPerson.take(person));
            ends.push(ofAddress.take(address));
            ends.push(ofAll.take(""));
            ends.push(live.get());
            ends.push(begin.get());
            return () -> ends.forEach(Runnable::run);
        } catch (RuntimeException refused) {
            ends.forEach(Runnable::run);
            throw refused;
        }
    }

    private static void copy(Context context, Lines lines, Runnable stop, Consumer<Lines> woken) {
        try {
            OutputStream out = context.res().getOutputStream();
            context.res().flushBuffer(); // the client learns at once that the stream is open
            while (!lines.overrun) {
                String line = lines.waiting.poll(QUIET_SECONDS, TimeUnit.SECONDS);
                if (Lines.END.equals(line)) {
                    return;
                } else if (Lines.WAKE.equals(line)) {
                    woken.accept(lines);
                    continue;
                }
                out.write(((line == null ? "" : line) + "\n").getBytes(StandardCharsets.UTF_8));
                if (lines.waiting.isEmpty()) {
                    out.flush();
                }
            }
        } catch (IOException gone) {
            // the client went away
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            stop.run();
        }
    }
}
