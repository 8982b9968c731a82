package semeia.cluster;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.BoardWalk;
import semeia.tablebase.retrograde.Unsowing;

/**
 * Tells the positions before those of a range what is sure in it: of roles with news all positions before, of all other roles only those in ranges that
 * have lost what they knew. Makes its blocks as they are asked for. Not thread-safe.
 */
final class Teller implements Iterator<Messages.Block>, Unsowing.Target {
    /** More than the moves that lead to one position. */
    private static final int RESERVE = 1 << 9;
    /** Messages that are sorted together: the more, the smaller the distances; the fewer, the nearer they lie to the processor. */
    private static final int ROOM = 1 << 18;
    /** Messages to expect of a role with news. */
    private static final int MESSAGES_A_ROLE = 8;

    private final LayerPlan plan;
    private final long from;
    private final RangeCells cells;
    private final boolean everything;
    private final BitSet lost;
    private final Unsowing unsowing;
    private final BoardWalk boards;
    private final Messages messages;
    private Queue<Messages.Block> blocks = new ArrayDeque<>();
    private int next;
    private boolean asMover;
    private boolean toAll;
    private int level;
    private int plies;

    /**
     * A teller.
     *
     * @param everything whether all ranges are told everything
     * @param lost the ranges that are told everything
     */
    Teller(LayerPlan plan, int range, RangeCells cells, boolean everything, BitSet lost) {
        this.plan = plan;
        this.from = plan.from(range);
        this.cells = cells;
        this.everything = everything;
        this.lost = lost;
        this.unsowing = new Unsowing(plan.layers().rules());
        this.boards = new BoardWalk(plan.seeds());
        long expected = everything || !lost.isEmpty() ? ROOM : MESSAGES_A_ROLE * cells.countNews();
        this.messages = new Messages(plan, cells.countsPlies(), (int) Math.min(ROOM, Math.max(4 * RESERVE, expected)));
    }

    @Override
    public boolean hasNext() {
        while (blocks.isEmpty() && next < cells.size()) {
            gather();
            blocks = messages.flush();
        }
        return !blocks.isEmpty();
    }

    @Override
    public Messages.Block next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return blocks.remove();
    }

    private void gather() {
        boolean few = !everything && lost.isEmpty();
        while (messages.room() > 2 * RESERVE) {
            next = few ? cells.nextNews(next) : next;
            if (next >= cells.size()) {
                return;
            }
            tell(next++);
        }
    }

    private void tell(int position) {
        boolean mover = isToTell(position, true);
        boolean other = isToTell(position, false);
        if (mover || other) {
            boards.to(from + position);
            if (mover) {
                tell(position, true);
            }
            if (other) {
                tell(position, false);
            }
        }
    }

    private boolean isToTell(int position, boolean role) {
        return (everything || !lost.isEmpty() || cells.isNews(position, role)) && cells.level(position, role) > 0;
    }

    private void tell(int position, boolean role) {
        asMover = role;
        toAll = everything || cells.isNews(position, role);
        level = cells.level(position, role);
        plies = cells.plies(position, role);
        unsowing.before(boards.first(), boards.second(), this);
    }

    /** A position before: who moves here is the other player there. */
    @Override
    public void accept(int origin, long own, long other) {
        long index = BoardIndex.rank(own, other);
        if (toAll || lost.get((int) (index / plan.width()))) {
            messages.add(index, asMover ? origin : RangeCells.ANY_MOVE, level, plies);
        }
    }
}
