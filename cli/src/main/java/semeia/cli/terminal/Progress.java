package semeia.cli.terminal;

import java.io.PrintStream;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jline.terminal.spi.SystemStream;

/**
 * A bar on standard error with the time left: only on a terminal, and only for work that takes more than two seconds. Not thread-safe.
 */
public final class Progress implements AutoCloseable {
    private static final long PATIENCE_NANOS = Duration.ofSeconds(2).toNanos();
    private static final long REDRAW_NANOS = Duration.ofMillis(200).toNanos();
    private static final int BAR = 30;
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintStream err;
    private final BooleanSupplier watched;
    private final String full;
    private final String empty;
    private final LongSupplier clock;
    private String task = "";
    private long things;
    private String unit = "";
    private long began;
    private long next;
    private boolean shown;

    /**
     * With a clock of its own, for tests.
     *
     * @param watched whether anybody watches; asked only when there is something to see
     * @param clock nanoseconds from any beginning
     */
    Progress(StandardStreams streams, BooleanSupplier watched, LongSupplier clock) {
        this.err = streams.err();
        this.watched = watched;
        boolean unicode = streams.terminals().hasUnicode();
        this.full = unicode ? "━" : "#";
        this.empty = unicode ? "╌" : "-";
        this.clock = clock;
    }

    /** A bar between results that come now and then. */
    public static Progress between(StandardStreams streams) {
        return new Progress(streams, () -> streams.terminals().isTerminal(SystemStream.Error), System::nanoTime);
    }

    /** A bar for results that come all the time: they themselves show the progress where they appear on the terminal. */
    public static Progress besides(StandardStreams streams) {
        Terminals terminals = streams.terminals();
        return new Progress(
                streams,
                () -> terminals.isTerminal(SystemStream.Error) && !terminals.isTerminal(SystemStream.Output),
                System::nanoTime);
    }

    /** Begins a piece of work and its time. */
    public void begin(String work) {
        hide();
        task = work;
        things = 0;
        began = clock.getAsLong();
        next = began + PATIENCE_NANOS;
    }

    /** Begins a piece of work on many things, and shows how many of them are done in a second: {@code 1.2 M positions/s}. */
    public void begin(String work, long count, String name) {
        begin(work);
        things = count;
        unit = name;
    }

    /**
     * Reports the progress of the work; cheap to call often.
     *
     * @param part of the whole, 0 to 1
     */
    public void at(double part) {
        long now = clock.getAsLong();
        if (now - next >= 0) {
            next = now + REDRAW_NANOS;
            if (watched.getAsBoolean()) {
                draw(Math.min(part, 1), now - began);
            }
        }
    }

    private void draw(double part, long elapsed) {
        int filled = (int) (part * BAR);
        String left = part > 0 ? Durations.words((long) (elapsed / part) - elapsed) + " left" : "";
        err.print(ERASE_LINE + task + "  " + full.repeat(filled) + empty.repeat(BAR - filled) + "  "
                + (int) (100 * part) + " %  " + rate(part, elapsed) + left);
        err.flush();
        shown = true;
    }

    private String rate(double part, long elapsed) {
        double millions = part * things * 1000 / Math.max(1, elapsed);
        return things == 0 ? "" : "%.1f M %s/s  ".formatted(millions, unit);
    }

    /** Takes the bar off the screen, so that results can be printed in its place. */
    public void hide() {
        if (shown) {
            err.print(ERASE_LINE);
            err.flush();
            shown = false;
        }
    }

    @Override
    public void close() {
        hide();
    }
}
