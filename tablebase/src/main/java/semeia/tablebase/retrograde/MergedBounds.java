package semeia.tablebase.retrograde;

/**
 * Standings in which at most one of the players reaches anything: one cell a position. It holds what the player to move reaches – propagated or
 * not – or, where no move brings that player anything yet, the opponent's number and the count of open moves.
 */
final class MergedBounds implements WorkingBounds {
    /** The most seeds on the board: cells are full then. */
    static final int MOST_SEEDS = 24;

    private static final int ALL_TOLD = 7;

    private final Cells cells;
    /** Added to what a mover reaches: propagated. */
    private final int told;
    /** Cells from here on are the other's. */
    private final int others;

    MergedBounds(int seeds, long size) {
        cells = new Cells(size);
        told = seeds + 1;
        others = 2 * told;
    }

    @Override
    public void enter(long index, int mover, int other, int open) {
        cells.set(index, other > 0 ? otherCell(other, open) : mover);
    }

    @Override
    public void enterEnd(long index, int mover, int other) {
        cells.set(index, other > 0 ? otherCell(other, ALL_TOLD) : mover + told);
    }

    private int otherCell(int sure, int open) {
        return others + 8 * (sure - 1) + open;
    }

    @Override
    public boolean moverReaches(long index, int level) {
        while (true) {
            int cell = cells.get(index);
            if (cell < others && (cell < told ? cell : cell - told) >= level) {
                return false;
            }
            if (cells.replace(index, cell, level + told)) {
                return true;
            }
        }
    }

    @Override
    public boolean otherKeeps(long index, int level) {
        while (true) {
            int cell = cells.get(index);
            if (cell < others) {
                return false;
            }
            boolean news = ((cell - others) & 7) == 1 && sure(cell) >= level;
            if (cells.replace(index, cell, news ? otherCell(level, ALL_TOLD) : cell - 1)) {
                return news;
            }
        }
    }

    private int sure(int cell) {
        return ((cell - others) >>> 3) + 1;
    }

    @Override
    public int tell(long index, int level) {
        if (cells.get(index) == level && cells.replace(index, level, level + told)) {
            return MOVER;
        }
        int cell = otherCell(level, 0);
        return cells.get(index) == cell && cells.replace(index, cell, otherCell(level, ALL_TOLD)) ? OTHER : 0;
    }

    @Override
    public void untell(long index, int role, int level) {
        if (role == MOVER) {
            cells.replace(index, level + told, level);
        } else {
            cells.replace(index, otherCell(level, ALL_TOLD), otherCell(level, 0));
        }
    }

    @Override
    public boolean someToTell(long index, int level) {
        return cells.someOfFour(index, level) || cells.someOfFour(index, otherCell(level, 0));
    }

    @Override
    public int mover(long index) {
        int cell = cells.get(index);
        if (cell < others) {
            return cell < told ? cell : cell - told;
        }
        return ((cell - others) & 7) == ALL_TOLD ? -sure(cell) : 0;
    }

    @Override
    public int other(long index) {
        return -mover(index);
    }
}
