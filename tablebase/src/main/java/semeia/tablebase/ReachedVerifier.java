package semeia.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import semeia.engine.Bounds;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.file.ReachedFile;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.retrograde.Forcing;
import semeia.tablebase.retrograde.Graph;

/** Works a file of reached positions out anew, from its positions, their moves and the files with fewer seeds. */
final class ReachedVerifier {
    private final Tablebases tablebases;
    private final TableRules table;
    private final Rules rules;
    private final int seeds;
    private final ReachedFile file;
    private final Graph graph;
    private final ReachedProber prober;
    private final Bounds bounds = new Bounds();
    private final BoardIndex boards;
    private final long[] board = new long[2];
    private final Position before;
    private final Position after;
    private int place;

    ReachedVerifier(Tablebases tablebases, TableRules table, int seeds) throws IOException {
        this.tablebases = tablebases;
        this.table = table;
        this.rules = table.rules();
        this.seeds = seeds;
        this.file = tablebases.reached(table, seeds);
        this.graph = new Graph((int) file.positions(), 1);
        this.prober = new ReachedProber(tablebases, rules, fault -> {
            throw new UncheckedIOException(fault);
        });
        this.boards = new BoardIndex(12, seeds);
        this.before = rules.start();
        this.after = before.copy();
    }

    /**
     * Verifies the file.
     *
     * @return how many positions it has
     * @throws IllegalArgumentException if an entry or the number of plies does not follow from its successor positions
     */
    long verify() {
        file.forEach((number, mover, other) -> enter(number));
        graph.close();
        Forcing forced = Forcing.of(seeds, graph);
        place = 0;
        file.forEach((number, mover, other) -> {
            if (forced.movers()[place] != mover || forced.others()[place] != other) {
                throw wrong("position number " + number + " does not follow from its successor positions");
            }
            place++;
        });
        int most = forced.plies().most();
        if (file.version() > 1 ? file.plies() != most : file.plies() < most) {
            throw wrong("what is forced takes " + most + " plies, not " + file.plies());
        }
        return file.positions();
    }

    private IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException(tablebases.file(table, seeds) + ": " + what + "; rebuild the file");
    }

    private void enter(long number) {
        boards.unrank(number >>> 1, board);
        before.clear((int) number & 1, 0);
        before.fill(0, board[0]);
        before.fill(1, board[1]);
        int player = before.player();
        int mover = 0;
        int other = seeds;
        int open = 0;
        for (long rest = rules.candidates(before); rest != 0; rest = Moves.rest(rest)) {
            after.set(before);
            if (!rules.play(after, Moves.first(rest))) {
                continue;
            }
            if (!after.isOver() && after.seedsOnBoard() == seeds) {
                graph.add(0, place, (int) placeOfAfter(number), after.player() == player);
                open++;
            } else {
                leave(number);
                mover = Math.max(mover, after.store(player) + bounds.seeds(player));
                other = Math.min(other, after.store(1 - player) + bounds.seeds(1 - player));
            }
        }
        graph.enter(place++, mover, other, open, owned(player));
    }

    private long placeOfAfter(long number) {
        long there = file.find(CanonicalDivision.number(after));
        if (there < 0) {
            throw missing(number);
        }
        return there;
    }

    private void leave(long number) {
        bounds.set(0, 0);
        bounds.set(1, 0);
        if (!after.isOver() && !prober.probe(after, bounds)) {
            throw missing(number);
        }
    }

    private IllegalArgumentException missing(long number) {
        return wrong("a position after number " + number + " is missing");
    }

    private int owned(int player) {
        int owned = 0;
        for (int pit = 0; pit < before.territory().pits(); pit++) {
            owned += before.territory().ownerOf(pit) == player ? before.seeds(pit) : 0;
        }
        return owned;
    }
}
