package semeia.tablebase.retrograde;

/** Standings in which both players may reach something: two cells a position. */
final class PairedBounds implements WorkingBounds {
    /** The maximum number of seeds on the board. */
    static final int MOST_SEEDS = 31;

    /** In a mover's cell: propagated. */
    private static final int TOLD = 0x80;
    /** In place of a count of open moves: propagated. */
    private static final int ALL_TOLD = 7;

    private final Cells movers;
    private final Cells others;

    PairedBounds(long size) {
        movers = new Cells(size);
        others = new Cells(size);
    }

    @Override
    public void enter(long index, int mover, int other, int open) {
        movers.set(index, mover);
        others.set(index, other << 3 | open);
    }

    @Override
    public void enterEnd(long index, int mover, int other) {
        movers.set(index, mover | TOLD);
        others.set(index, other << 3 | ALL_TOLD);
    }

    @Override
    public boolean moverReaches(long index, int level) {
        while (true) {
            int cell = movers.get(index);
            if ((cell & ~TOLD) >= level) {
                return false;
            }
            if (movers.replace(index, cell, level | TOLD)) {
                return true;
            }
        }
    }

    @Override
    public boolean otherKeeps(long index, int level) {
        while (true) {
            int cell = others.get(index);
            int sure = cell >>> 3;
            if (sure == 0) {
                return false;
            }
            boolean news = (cell & 7) == 1 && sure >= level;
            if (others.replace(index, cell, news ? level << 3 | ALL_TOLD : cell - 1)) {
                return news;
            }
        }
    }

    @Override
    public int tell(long index, int level) {
        int roles = movers.get(index) == level && movers.replace(index, level, level | TOLD) ? MOVER : 0;
        return others.get(index) == level << 3 && others.replace(index, level << 3, level << 3 | ALL_TOLD)
                ? roles | OTHER
                : roles;
    }

    @Override
    public void untell(long index, int role, int level) {
        if (role == MOVER) {
            movers.replace(index, level | TOLD, level);
        } else {
            others.replace(index, level << 3 | ALL_TOLD, level << 3);
        }
    }

    @Override
    public boolean someToTell(long index, int level) {
        return movers.someOfFour(index, level) || others.someOfFour(index, level << 3);
    }

    @Override
    public int mover(long index) {
        return movers.get(index) & ~TOLD;
    }

    @Override
    public int other(long index) {
        int cell = others.get(index);
        return (cell & 7) == ALL_TOLD ? cell >>> 3 : 0;
    }
}
