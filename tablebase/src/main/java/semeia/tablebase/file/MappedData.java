package semeia.tablebase.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import semeia.tablebase.file.TablebaseException.Fault;

/**
 * The data of one file, mapped into memory. A block's checksum is looked at when the first byte of the block is asked for. Safe for many threads;
 * allocates only where it checks a block.
 */
public final class MappedData {
    private final Path file;
    private final Header header;
    private final Header.Read read;
    private final MappedByteBuffer bytes;
    private final int base;
    /** Blocks that were found right. Two threads may check the same block; both find the same. */
    private final byte[] checked;

    private MappedData(Path file, Header.Read read, MappedByteBuffer bytes) {
        this.file = file;
        this.header = read.header();
        this.read = read;
        this.bytes = bytes;
        this.base = header.bytes();
        this.checked = new byte[header.blocks()];
    }

    /**
     * Opens a file.
     *
     * @param rules the id of the rules it must be for
     * @param seeds the seeds on the board it must be for
     * @throws TablebaseException if it cannot be used
     */
    public static MappedData open(Path file, String rules, int seeds) throws IOException {
        MappedData data = open(file);
        Header header = data.header;
        if (!header.rules().equals(rules) || header.seeds() != seeds) {
            throw new TablebaseException(
                    Fault.FOREIGN,
                    file,
                    "it is for " + header.rules() + " with " + header.seeds() + " seeds, expected " + rules + " with "
                            + seeds + " seeds");
        }
        return data;
    }

    /**
     * Opens a file for whatever it is.
     *
     * @throws TablebaseException if it cannot be used
     */
    public static MappedData open(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new TablebaseException(
                    Fault.MISSING, file, "there is no such file; 'semeia tablebase build' creates it");
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            long length = Math.min(channel.size(), Integer.MAX_VALUE);
            MappedByteBuffer bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, length);
            bytes.order(ByteOrder.LITTLE_ENDIAN);
            return new MappedData(file, Header.read(bytes, channel.size(), file), bytes);
        }
    }

    public Header header() {
        return header;
    }

    /**
     * The byte at an offset into the data, −128 to 127.
     *
     * @throws UncheckedIOException around a {@link TablebaseException} if its block is damaged
     */
    int at(int offset) {
        int block = offset >>> 16;
        if (checked[block] == 0) {
            check(block);
        }
        return bytes.get(base + offset);
    }

    /** The eight bytes from an offset, the lowest first. */
    long longAt(int offset) {
        at(offset);
        at(offset + Long.BYTES - 1);
        return bytes.getLong(base + offset);
    }

    private void check(int block) {
        int from = block * Header.BLOCK;
        int length = (int) Math.min(Header.BLOCK, header.dataBytes() - from);
        CRC32C sum = new CRC32C();
        ByteBuffer part = bytes.slice(base + from, length);
        sum.update(part);
        if ((int) sum.getValue() != read.checksum(block)) {
            throw new UncheckedIOException(new TablebaseException(
                    Fault.DAMAGED, file, "block " + block + " of " + header.blocks() + " is damaged; rebuild it"));
        }
        checked[block] = 1;
    }

    /**
     * Checks all blocks.
     *
     * @throws TablebaseException if one is damaged
     */
    public void checkAll() throws TablebaseException {
        try {
            for (int block = 0; block < header.blocks(); block++) {
                check(block);
            }
        } catch (UncheckedIOException e) {
            throw (TablebaseException) e.getCause();
        }
    }
}
