package semeia.tablebase.retrograde;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.LongStream;

/**
 * A set of numbers from 0 to 2⁶² that several threads add to at once. Each has a slot of its own until the set grows, and a mark that can be
 * set once.
 */
final class KeySet {
    private static final VarHandle SLOT = MethodHandles.arrayElementVarHandle(long[].class);
    private static final double MOST_LOAD = 0.75;
    private static final double GROWTH = 1.5;
    private static final long MARK = 1L << 63;
    private static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    /** Keys, one more than the number, so that 0 is an empty slot. */
    private long[] slots = new long[16];

    private final LongAdder size = new LongAdder();

    /** Makes room for {@code more} numbers; whether slots moved. Not while others look. */
    boolean reserve(int more) {
        long needed = slots(size.sum() + more);
        if (needed <= slots.length) {
            return false;
        }
        long[] old = slots;
        slots = new long[Math.toIntExact((long) (needed * GROWTH))];
        for (long key : old) {
            if (key != 0) {
                slots[free(key & ~MARK)] = key;
            }
        }
        return true;
    }

    private static long slots(long numbers) {
        return (long) (numbers / MOST_LOAD) + 2;
    }

    /** All numbers in order. */
    long[] sorted() {
        long[] sorted = LongStream.of(slots)
                .filter(key -> key != 0)
                .map(key -> (key & ~MARK) - 1)
                .toArray();
        Arrays.sort(sorted);
        return sorted;
    }

    /** Makes the set as small as it can be, so that slots depend on the numbers alone; nothing is added any more. */
    void settle() {
        long[] sorted = sorted();
        slots = new long[Math.toIntExact(slots(sorted.length))];
        for (long number : sorted) {
            slots[free(number + 1)] = number + 1;
        }
    }

    private int free(long key) {
        int slot = home(key);
        while (slots[slot] != 0) {
            slot = after(slot);
        }
        return slot;
    }

    private int home(long key) {
        return (int) ((((key * SPREAD) >>> 32) * slots.length) >>> 32);
    }

    private int after(int slot) {
        return slot + 1 == slots.length ? 0 : slot + 1;
    }

    /** Adds a number; there must be room. */
    void add(long number) {
        long key = number + 1;
        int slot = home(key);
        while (true) {
            long held = (long) SLOT.getVolatile(slots, slot);
            if (held == 0) {
                if (SLOT.compareAndSet(slots, slot, 0L, key)) {
                    size.increment();
                    return;
                }
            } else if ((held & ~MARK) == key) {
                return;
            } else {
                slot = after(slot);
            }
        }
    }

    /** The slot of a number, or −1. */
    int find(long number) {
        long key = number + 1;
        for (int slot = home(key); slots[slot] != 0; slot = after(slot)) {
            if ((slots[slot] & ~MARK) == key) {
                return slot;
            }
        }
        return -1;
    }

    /** How many slots there are. */
    int slots() {
        return slots.length;
    }

    /** How many numbers there are. */
    long size() {
        return size.sum();
    }

    /** The number in a slot, or −1. */
    long at(int slot) {
        return (slots[slot] & ~MARK) - 1;
    }

    /** Whether the slot holds a number without a mark. */
    boolean isUnmarked(int slot) {
        return slots[slot] > 0;
    }

    /** Marks the number in a slot. */
    void mark(int slot) {
        slots[slot] |= MARK;
    }
}
