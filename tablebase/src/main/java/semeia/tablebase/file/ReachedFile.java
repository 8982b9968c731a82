package semeia.tablebase.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import semeia.tablebase.file.TablebaseException.Fault;
import semeia.tablebase.retrograde.ReachLayer;

/**
 * A layer of reachable positions in a file: their numbers in order, in groups of 64, each found by a table of the groups' first numbers. In a
 * group lie the two bounds of each position, then the differences between the numbers, seven bits a byte. Safe for many threads; looking a
 * position up allocates nothing.
 */
public final class ReachedFile {
    private static final int GROUP = 64;
    private static final int HEAD = Long.BYTES;
    private static final int ROW = 2 * Long.BYTES;

    private final MappedData data;
    private final long positions;
    private final int groups;

    /**
     * The layer that the data hold.
     *
     * @throws TablebaseException if they hold something else
     */
    public ReachedFile(MappedData data, Path file) throws TablebaseException {
        Header header = data.header();
        this.data = data;
        this.positions = header.positions();
        this.groups = (int) ((positions + GROUP - 1) / GROUP);
        if (header.form() != Header.Form.REACHED || HEAD + (long) ROW * groups > header.dataBytes()) {
            throw new TablebaseException(Fault.FOREIGN, file, "it holds " + header.form() + ", expected REACHED");
        }
    }

    /** Writes the layer; {@code numbers} are its positions in order. */
    public static void write(Path file, String rules, ReachLayer layer, long[] numbers) throws IOException {
        int groups = (numbers.length + GROUP - 1) / GROUP;
        long bytes = HEAD + (long) ROW * groups + 2L * numbers.length;
        for (int i = 0; i < numbers.length; i++) {
            bytes += i % GROUP == 0 ? 0 : length(numbers[i] - numbers[i - 1]);
        }
        Header header = new Header(Header.Form.REACHED, rules, layer.seeds(), numbers.length, bytes);
        try (LayerWriter writer = new LayerWriter(file, header)) {
            writer.putLong(layer.mostPlies());
            long offset = HEAD + (long) ROW * groups;
            for (int first = 0; first < numbers.length; first += GROUP) {
                writer.putLong(numbers[first]);
                writer.putLong(offset);
                for (int i = first; i < Math.min(numbers.length, first + GROUP); i++) {
                    offset += 2 + (i == first ? 0 : length(numbers[i] - numbers[i - 1]));
                }
            }
            for (int first = 0; first < numbers.length; first += GROUP) {
                writeGroup(writer, layer, numbers, first, Math.min(numbers.length, first + GROUP));
            }
            writer.keep();
        }
    }

    private static void writeGroup(LayerWriter writer, ReachLayer layer, long[] numbers, int from, int to)
            throws IOException {
        for (int i = from; i < to; i++) {
            int slot = layer.find(numbers[i]);
            writer.put(layer.mover(slot));
            writer.put(layer.other(slot));
        }
        for (int i = from + 1; i < to; i++) {
            long difference = numbers[i] - numbers[i - 1];
            for (; difference > 0x7F; difference >>>= 7) {
                writer.put(((int) difference & 0x7F) | 0x80);
            }
            writer.put((int) difference);
        }
    }

    private static int length(long difference) {
        return (63 - Long.numberOfLeadingZeros(difference)) / 7 + 1;
    }

    /** The version of the file's format. */
    public int version() {
        return data.header().version();
    }

    /** How many positions there are. */
    public long positions() {
        return positions;
    }

    /** The most plies without a capture that anything in the layer takes. */
    public int plies() {
        return (int) data.longAt(0);
    }

    /**
     * The place of a position, or −1 if it is not among them.
     *
     * @throws UncheckedIOException if the file is damaged there
     */
    public long find(long number) {
        int low = 0;
        int high = groups - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (data.longAt(HEAD + ROW * middle) <= number) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return groups == 0 ? -1 : findIn(low, number);
    }

    private long findIn(int group, long number) {
        long reached = data.longAt(HEAD + ROW * group);
        int size = size(group);
        int at = (int) data.longAt(HEAD + ROW * group + Long.BYTES) + 2 * size;
        for (int i = 0; ; ) {
            if (reached >= number) {
                return reached == number ? (long) group * GROUP + i : -1;
            }
            if (++i == size) {
                return -1;
            }
            long difference = 0;
            for (int shift = 0; ; shift += 7) {
                int next = data.at(at++);
                difference |= (long) (next & 0x7F) << shift;
                if (next >= 0) {
                    break;
                }
            }
            reached += difference;
        }
    }

    private int size(int group) {
        return (int) Math.min(GROUP, positions - (long) group * GROUP);
    }

    private int entry(long place) {
        int group = (int) (place / GROUP);
        return (int) data.longAt(HEAD + ROW * group + Long.BYTES) + 2 * (int) (place % GROUP);
    }

    /** The seeds that the player to move can force, at a place. */
    public int mover(long place) {
        return data.at(entry(place));
    }

    /** The seeds that the other player can force, at a place. */
    public int other(long place) {
        return data.at(entry(place) + 1);
    }

    /** Visits every position. */
    public void forEach(Visitor visitor) {
        for (int group = 0; group < groups; group++) {
            long number = data.longAt(HEAD + ROW * group);
            int size = size(group);
            int entry = (int) data.longAt(HEAD + ROW * group + Long.BYTES);
            int at = entry + 2 * size;
            for (int i = 0; i < size; i++) {
                if (i > 0) {
                    int shift = 0;
                    int next = data.at(at++);
                    for (; next < 0; next = data.at(at++), shift += 7) {
                        number += (long) (next & 0x7F) << shift;
                    }
                    number += (long) next << shift;
                }
                visitor.visit(number, data.at(entry + 2 * i), data.at(entry + 2 * i + 1));
            }
        }
    }

    /** Hears of positions. */
    public interface Visitor {
        /** Hears of a position by its number, and what the player to move and the other can force. */
        void visit(long number, int mover, int other);
    }
}
