package semeia.tablebase.file;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import semeia.tablebase.file.TablebaseException.Fault;
import semeia.tablebase.layer.BoardIndex;

/**
 * What stands at the beginning of a file; docs/tablebases.md has the bytes.
 *
 * @param version the version of the format, 1 to {@link #VERSION}
 * @param form how the data lie
 * @param rules the id of the rules
 * @param seeds seeds on the board
 * @param positions how many positions there are
 * @param dataBytes bytes of data after the header
 */
public record Header(int version, Form form, String rules, int seeds, long positions, long dataBytes) {
    /** Bytes that share a checksum; the last block may be shorter. */
    static final int BLOCK = 1 << 16;

    private static final long MAGIC = 0x4254_4149_454D_4553L;
    /**
     * The version that is written. In files of version 1 the classes of plies may be larger than they need to be, by an amount that depended on the
     * threads that built them; all else is the same.
     */
    public static final int VERSION = 2;

    private static final int FIXED = 40;
    private static final int MOST_ID = 500;

    /** A header of the version that is written. */
    public Header(Form form, String rules, int seeds, long positions, long dataBytes) {
        this(VERSION, form, rules, seeds, positions, dataBytes);
    }

    /** How the data lie. */
    public enum Form {
        /** A value of one byte for each board, in the order of {@link BoardIndex}. */
        VALUES(1),
        /** Two bounds of one byte each for each board, in the order of {@link BoardIndex}. */
        BOUNDS(2),
        /** Two bounds for each of some positions, in groups. */
        REACHED(3);

        private final int code;

        Form(int code) {
            this.code = code;
        }

        static Optional<Form> byCode(int code) {
            return Stream.of(values()).filter(form -> form.code == code).findFirst();
        }
    }

    /** How many blocks there are. */
    int blocks() {
        return (int) ((dataBytes + BLOCK - 1) / BLOCK);
    }

    /** Bytes before the data. */
    int bytes() {
        return FIXED + rules.getBytes(StandardCharsets.UTF_8).length + 4 * blocks() + 4;
    }

    /** The bytes of the header, with the checksums of the blocks. */
    ByteBuffer write(int[] checksums) {
        byte[] id = rules.getBytes(StandardCharsets.UTF_8);
        ByteBuffer bytes = ByteBuffer.allocate(bytes()).order(ByteOrder.LITTLE_ENDIAN);
        bytes.putLong(MAGIC).putShort((short) version).putShort((short) form.code);
        bytes.putInt(seeds).putLong(positions).putLong(dataBytes);
        bytes.putInt(BLOCK).putInt(id.length).put(id);
        for (int checksum : checksums) {
            bytes.putInt(checksum);
        }
        return bytes.putInt(checksum(bytes.array(), bytes.position())).flip();
    }

    /** A header as it was read, with the checksums of the blocks. */
    static final class Read {
        private final Header header;
        private final int[] checksums;

        private Read(Header header, int[] checksums) {
            this.header = header;
            this.checksums = checksums;
        }

        Header header() {
            return header;
        }

        int checksum(int block) {
            return checksums[block];
        }
    }

    /**
     * Reads a header.
     *
     * @param bytes the beginning of the file, at least the header if there is one
     * @param length the length of the whole file
     * @throws TablebaseException if it is none, is cut short, or is damaged
     */
    static Read read(ByteBuffer bytes, long length, Path file) throws TablebaseException {
        bytes.order(ByteOrder.LITTLE_ENDIAN);
        if (length < FIXED) {
            throw new TablebaseException(Fault.TRUNCATED, file, "it has " + length + " bytes, not even a header");
        }
        if (bytes.getLong(0) != MAGIC) {
            throw new TablebaseException(Fault.FOREIGN, file, "it is not a Semeia database");
        }
        int version = bytes.getShort(8);
        if (version < 1 || version > VERSION) {
            throw new TablebaseException(
                    Fault.FOREIGN, file, "its format is version " + version + ", expected 1 to " + VERSION);
        }
        Optional<Form> form = Form.byCode(bytes.getShort(10));
        long data = bytes.getLong(24);
        int idLength = bytes.getInt(36);
        long blocks = (data + BLOCK - 1) / BLOCK;
        long size = FIXED + (long) idLength + 4 * blocks + 4;
        boolean sane = form.isPresent() && data >= 0 && idLength >= 0 && idLength <= MOST_ID;
        if (!sane || bytes.getInt(32) != BLOCK || size > Integer.MAX_VALUE || data > Long.MAX_VALUE / 2) {
            throw new TablebaseException(Fault.DAMAGED, file, "its header is damaged");
        }
        if (size > length) {
            throw new TablebaseException(Fault.TRUNCATED, file, "it ends in its header");
        }
        byte[] whole = new byte[(int) size];
        bytes.get(0, whole);
        if (checksum(whole, whole.length - 4) != bytes.getInt(whole.length - 4)) {
            throw new TablebaseException(Fault.DAMAGED, file, "its header is damaged");
        }
        String id = new String(whole, FIXED, idLength, StandardCharsets.UTF_8);
        int[] checksums = new int[(int) blocks];
        for (int i = 0; i < checksums.length; i++) {
            checksums[i] = bytes.getInt(FIXED + idLength + 4 * i);
        }
        if (length != size + data) {
            throw new TablebaseException(
                    Fault.TRUNCATED, file, "it has " + length + " bytes, expected " + (size + data));
        }
        Header header = new Header(version, form.get(), id, bytes.getInt(12), bytes.getLong(16), data);
        return new Read(header, checksums);
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, 0, length);
        return (int) sum.getValue();
    }
}
