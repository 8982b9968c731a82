package semeia.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicLong;
import semeia.rules.Rules;
import semeia.tablebase.file.Header;
import semeia.tablebase.file.MappedLayer;
import semeia.tablebase.file.TablebaseException;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.Crew;
import semeia.tablebase.retrograde.LapOutlook;
import semeia.tablebase.retrograde.PlyCount;
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
     * @throws IllegalArgumentException if an entry does not follow from its successor positions
     */
    public long verify(Rules rules, int seeds, Watch watch) throws IOException, InterruptedException {
        TableRules table = Tablebases.required(rules);
        try (Crew crew = new Crew(workers)) {
            if (table.form() == Header.Form.REACHED) {
                return new ReachedVerifier(tablebases, table, seeds).verify();
            }
            return table.isRelay() ? relayBoards(table, seeds, crew, watch) : boards(table, seeds, crew, watch);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        } catch (OutOfMemoryError e) {
            throw new IOException(
                    "there is not enough memory to verify " + table.id() + "; start Java with a larger -Xmx", e);
        }
    }

    private long boards(TableRules rules, int seeds, Crew crew, Watch watch) throws IOException, InterruptedException {
        Layer[] layers = new Layer[seeds + 1];
        for (int i = 0; i < seeds; i++) {
            layers[i] = tablebases.layer(rules, i);
        }
        MappedLayer layer = tablebases.layer(rules, seeds);
        layers[seeds] = layer;
        PlyCount plies = new PlyCount(rules.kind(), seeds);
        check(layer, rules, crew, watch.part(0, 0.6), (from, to) -> {
            LapOutlook outlook = new LapOutlook(rules.rules(), rules.kind(), seeds, layers);
            return firstWrong(outlook, layer, plies, from, to);
        });
        plies.run(rules.rules(), layer, crew, watch.part(0.6, 0.9));
        boolean canonical = layer.data().header().version() > 1;
        check(
                layer,
                rules,
                crew,
                watch.part(0.9, 1),
                (from, to) -> firstWrongInPlies(layer, plies, canonical, from, to));
        return layer.size();
    }

    /** Looks for wrong entries in a part of a layer. */
    private interface Search {
        /** The first wrong entry of a range, or {@link #NONE}. */
        long firstWrong(long from, long to);
    }

    private void check(Layer layer, TableRules rules, Crew crew, Watch watch, Search search)
            throws InterruptedException {
        AtomicLong wrong = new AtomicLong(NONE);
        int chunks = (int) ((layer.size() + CHUNK - 1) / CHUNK);
        crew.share(
                chunks,
                (worker, chunk) -> {
                    long from = (long) chunk * CHUNK;
                    long found = search.firstWrong(from, Math.min(layer.size(), from + CHUNK));
                    wrong.accumulateAndGet(found, Math::min);
                },
                watch);
        if (wrong.get() != NONE) {
            throw wrong(rules, layer.seeds(), "entry " + wrong.get());
        }
    }

    private IllegalArgumentException wrong(TableRules rules, int seeds, String entry) {
        return new IllegalArgumentException(tablebases.file(rules, seeds) + ": " + entry
                + " does not follow from its successor positions; rebuild the file");
    }

    private static long firstWrong(LapOutlook outlook, Layer layer, PlyCount plies, long from, long to) {
        long[] board = new long[2];
        new BoardIndex(12, layer.seeds()).unrank(from, board);
        long first = NONE;
        for (long index = from; index < to; index++) {
            outlook.look(board[0], board[1]);
            if (outlook.moverOfAll() != layer.mover(index) || outlook.otherOfAll() != layer.other(index)) {
                first = Math.min(first, index);
            }
            plies.enter(index, outlook);
            BoardIndex.next(board);
        }
        return first;
    }

    private static long firstWrongInPlies(Layer layer, PlyCount plies, boolean canonical, long from, long to) {
        Layer.Kind kind = layer.kind();
        for (long index = from; index < to; index++) {
            int mover = EntryCode.kept(kind, plies.mover(index));
            int other = EntryCode.kept(kind, plies.other(index));
            boolean right = canonical
                    ? layer.moverPlies(index) == mover && layer.otherPlies(index) == other
                    : layer.moverPlies(index) >= mover && layer.otherPlies(index) >= other;
            if (!right) {
                return index;
            }
        }
        return NONE;
    }

    /** Every capture ends the game here, so that the whole layer is quickly built anew. */
    private long relayBoards(TableRules rules, int seeds, Crew crew, Watch watch)
            throws IOException, InterruptedException {
        MappedLayer layer = tablebases.layer(rules, seeds);
        boolean canonical = layer.data().header().version() > 1;
        Layer anew = new RelayBuilder(rules.rules(), crew).build(watch);
        for (long index = 0; index < layer.size(); index++) {
            int moverPlies = EntryCode.kept(Layer.Kind.BOUNDS, anew.moverPlies(index));
            int otherPlies = EntryCode.kept(Layer.Kind.BOUNDS, anew.otherPlies(index));
            if (layer.mover(index) != anew.mover(index)
                    || layer.other(index) != anew.other(index)
                    || (canonical && (layer.moverPlies(index) != moverPlies || layer.otherPlies(index) != otherPlies))
                    || layer.moverPlies(index) < moverPlies
                    || layer.otherPlies(index) < otherPlies) {
                throw wrong(rules, seeds, "entry " + index);
            }
        }
        return layer.size();
    }
}
