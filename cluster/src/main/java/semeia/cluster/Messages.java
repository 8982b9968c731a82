package semeia.cluster;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;

/**
 * Messages on their way to other ranges, as numbers that sort by position: what has gathered is sorted, freed of what says less, and becomes one block
 * of bytes for each range. In a block stand the differences between positions as variable-length integers, then the slot and the level as another,
 * then the plies as a byte where they are counted. Not thread-safe.
 */
final class Messages {
    private static final int PLIES_BITS = 8;
    private static final int LEVEL_BITS = 6;
    private static final int SLOT_BITS = 3;
    private static final int POSITION_SHIFT = PLIES_BITS + LEVEL_BITS + SLOT_BITS;
    private static final int MOST_BYTES = 13;
    private static final int SEVEN = 0x7F;
    private static final int MORE = 0x80;

    private final LayerPlan plan;
    private final boolean plies;
    private final RadixSort sort;
    private long[] gathered;
    private int count;
    private byte[] bytes = new byte[1 << 12];
    private int length;

    /** A block of messages for one range. */
    static final class Block {
        private final int range;
        private final byte[] bytes;

        private Block(int range, byte[] bytes) {
            this.range = range;
            this.bytes = bytes;
        }

        /** The range that is told. */
        int range() {
            return range;
        }

        /** The messages; not to be changed. */
        byte[] bytes() {
            return bytes;
        }
    }

    /** Room for so many messages. */
    Messages(LayerPlan plan, boolean plies, int room) {
        this.plan = plan;
        this.plies = plies;
        this.gathered = new long[room];
        this.sort = new RadixSort(room);
    }

    /** How many more there is room for. */
    int room() {
        return gathered.length - count;
    }

    /** Adds one for a position of the layer. */
    void add(long position, int slot, int level, int within) {
        gathered[count++] = (position << POSITION_SHIFT)
                | ((long) slot << (PLIES_BITS + LEVEL_BITS))
                | ((long) level << PLIES_BITS)
                | within;
    }

    /** Makes blocks of all that has gathered. */
    Queue<Block> flush() {
        Queue<Block> blocks = new ArrayDeque<>();
        int highest = POSITION_SHIFT + Long.SIZE - Long.numberOfLeadingZeros(plan.size());
        gathered = sort.sort(gathered, count, plies ? 0 : PLIES_BITS, highest);
        int range = 0;
        long end = plan.from(1);
        long last = 0;
        for (int i = 0; i < count; i++) {
            if (isWorthLess(i)) {
                continue;
            }
            long position = gathered[i] >>> POSITION_SHIFT;
            if (position >= end) {
                cut(range, blocks);
                range = (int) (position / plan.width());
                last = plan.from(range);
                end = plan.from(range + 1);
            }
            put(position - last, gathered[i]);
            last = position;
        }
        cut(range, blocks);
        count = 0;
        return blocks;
    }

    /** Whether a message before or after it says all that it does: a higher level, or the same one in fewer plies. */
    private boolean isWorthLess(int i) {
        if (plies) {
            return i > 0 && gathered[i] >>> PLIES_BITS == gathered[i - 1] >>> PLIES_BITS;
        }
        int shift = PLIES_BITS + LEVEL_BITS;
        return i + 1 < count && gathered[i] >>> shift == gathered[i + 1] >>> shift;
    }

    private void put(long distance, long message) {
        if (length + MOST_BYTES > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        putNumber(distance);
        int level = (int) (message >>> PLIES_BITS) & ((1 << LEVEL_BITS) - 1);
        int slot = (int) (message >>> (PLIES_BITS + LEVEL_BITS)) & ((1 << SLOT_BITS) - 1);
        putNumber((level << SLOT_BITS) | slot);
        if (plies) {
            bytes[length++] = (byte) message;
        }
    }

    private void putNumber(long number) {
        long rest = number;
        while (rest > SEVEN) {
            bytes[length++] = (byte) (rest | MORE);
            rest >>>= 7;
        }
        bytes[length++] = (byte) rest;
    }

    private void cut(int range, Queue<Block> blocks) {
        if (length > 0) {
            blocks.add(new Block(range, Arrays.copyOf(bytes, length)));
            length = 0;
        }
    }

    /** Has the cells of a range hear a block; how many messages it held. */
    static long hear(byte[] block, RangeCells cells) {
        boolean plies = cells.countsPlies();
        long count = 0;
        int at = 0;
        int position = 0;
        while (at < block.length) {
            int shift = 0;
            int next = block[at++];
            int distance = next & SEVEN;
            while (next < 0) {
                next = block[at++];
                shift += 7;
                distance |= (next & SEVEN) << shift;
            }
            position += distance;
            int head = block[at++];
            if (head < 0) {
                head = (head & SEVEN) | (block[at++] << 7);
            }
            cells.hear(position, head & ((1 << SLOT_BITS) - 1), head >>> SLOT_BITS, plies ? block[at++] & 0xFF : 0);
            count++;
        }
        return count;
    }
}
