package semeia.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicLong;
import semeia.engine.Bounds;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.file.Header;
import semeia.tablebase.file.ReachedFile;
import semeia.tablebase.file.TablebaseException;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.Crew;
import semeia.tablebase.retrograde.LapOutlook;
import semeia.tablebase.retrograde.RelayBuilder;
import semeia.tablebase.retrograde.Watch;

/** Works every entry of a file out anew from the positions after it, and checks all checksums on the way. */
public final class Verifier {
    private static final int CHUNK = 1 << 16;
    private static final long NONE = Long.MAX_VALUE;

    private final Tablebases tablebases;
    private final int workers;

    /**
     * A verifier.
     *
     * @param workers threads that work at once, at least 1
     */
    public Verifier(Tablebases tablebases, int workers) {
        this.tablebases = tablebases;
        this.workers = workers;
    }

    /**
     * Verifies one layer.
     *
     * @return how many positions it has
     * @throws TablebaseException if the file or one that it builds on cannot be used
     * @throws IllegalArgumentException if an entry does not follow from the positions after it
     */
    public long verify(Rules rules, int seeds, Watch watch) throws IOException, InterruptedException {
        TableRules table = Tablebases.required(rules);
        try (Crew crew = new Crew(workers)) {
            if (table.form() == Header.Form.REACHED) {
                return reached(table, seeds);
            }
            return table.isRelay() ? relayBoards(table, seeds, crew, watch) : boards(table, seeds, crew, watch);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private long boards(TableRules rules, int seeds, Crew crew, Watch watch) throws IOException, InterruptedException {
        Layer[] layers = new Layer[seeds + 1];
        for (int i = 0; i < layers.length; i++) {
            layers[i] = tablebases.layer(rules, i);
        }
        Layer layer = layers[seeds];
        AtomicLong wrong = new AtomicLong(NONE);
        int chunks = (int) ((layer.size() + CHUNK - 1) / CHUNK);
        crew.share(
                chunks,
                (worker, chunk) -> {
                    LapOutlook outlook = new LapOutlook(rules.rules(), rules.kind(), seeds, layers);
                    long from = (long) chunk * CHUNK;
                    long found = firstWrong(outlook, layer, from, Math.min(layer.size(), from + CHUNK));
                    wrong.accumulateAndGet(found, Math::min);
                },
                watch);
        if (wrong.get() != NONE) {
            throw new IllegalArgumentException(tablebases.file(rules, seeds) + ": entry " + wrong.get()
                    + " does not follow from its successor positions; rebuild the file");
        }
        return layer.size();
    }

    /** Every capture ends the game here, so that the whole layer is quickly built anew. */
    private long relayBoards(TableRules rules, int seeds, Crew crew, Watch watch)
            throws IOException, InterruptedException {
        Layer layer = tablebases.layer(rules, seeds);
        Layer anew = new RelayBuilder(rules.rules(), crew).build(watch);
        for (long index = 0; index < layer.size(); index++) {
            if (layer.mover(index) != anew.mover(index) || layer.other(index) != anew.other(index)) {
                throw new IllegalArgumentException(tablebases.file(rules, seeds) + ": entry " + index
                        + " does not follow from its successor positions; rebuild the file");
            }
        }
        return layer.size();
    }

    private static long firstWrong(LapOutlook outlook, Layer layer, long from, long to) {
        long[] board = new long[2];
        new BoardIndex(12, layer.seeds()).unrank(from, board);
        for (long index = from; index < to; index++) {
            outlook.look(board[0], board[1]);
            if (outlook.mover() != layer.mover(index) || outlook.other() != layer.other(index)) {
                return index;
            }
            BoardIndex.next(board);
        }
        return NONE;
    }

    private long reached(TableRules rules, int seeds) throws IOException {
        ReachedFile file = tablebases.reached(rules, seeds);
        ReachedProber prober = new ReachedProber(tablebases, rules.rules(), fault -> {
            throw new UncheckedIOException(fault);
        });
        Position before = rules.rules().start();
        Position after = before.copy();
        BoardIndex boards = new BoardIndex(12, seeds);
        long[] board = new long[2];
        Bounds bounds = new Bounds();
        file.forEach((number, mover, other) -> {
            boards.unrank(number >>> 1, board);
            before.clear((int) number & 1, 0);
            before.fill(0, board[0]);
            before.fill(1, board[1]);
            int player = before.player();
            int best = 0;
            int least = seeds;
            for (long rest = rules.rules().candidates(before); rest != 0; rest = Moves.rest(rest)) {
                after.set(before);
                if (rules.rules().play(after, Moves.first(rest))) {
                    if (!after.isOver() && !prober.probe(after, bounds)) {
                        throw new IllegalArgumentException(
                                tablebases.file(rules, seeds) + ": a position after number " + number + " is missing");
                    }
                    best = Math.max(best, after.store(player) + (after.isOver() ? 0 : bounds.seeds(player)));
                    least = Math.min(least, after.store(1 - player) + (after.isOver() ? 0 : bounds.seeds(1 - player)));
                }
            }
            if (best != mover || least != other) {
                throw new IllegalArgumentException(tablebases.file(rules, seeds) + ": position number " + number
                        + " does not follow from the positions after it");
            }
        });
        return file.positions();
    }
}
