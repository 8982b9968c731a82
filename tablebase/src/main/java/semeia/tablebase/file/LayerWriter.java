package semeia.tablebase.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32C;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;

/**
 * Writes one file aside and puts it in its place when it is whole and on the disk. What is closed before is gone. Not thread-safe.
 */
public final class LayerWriter implements AutoCloseable {
    private static final String ASIDE = ".part";

    private final Path file;
    private final Path aside;
    private final Header header;
    private final FileChannel channel;
    private final ByteBuffer block = ByteBuffer.allocateDirect(Header.BLOCK);
    private final int[] checksums;
    private int blocks;
    private boolean kept;

    /** Begins the file; the header says how many bytes of data there will be. */
    public LayerWriter(Path file, Header header) throws IOException {
        this.file = file;
        this.header = header;
        Files.createDirectories(file.toAbsolutePath().getParent());
        this.aside = file.resolveSibling(
                file.getFileName() + "." + ProcessHandle.current().pid() + ASIDE);
        this.channel = FileChannel.open(
                aside, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE);
        this.checksums = new int[header.blocks()];
        channel.position(header.bytes());
    }

    /** Removes what killed processes left aside in a folder. */
    public static void removeLeftovers(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + ASIDE)) {
            for (Path left : files) {
                String[] parts = left.getFileName().toString().split("\\.", -1);
                String process = parts[parts.length - 2];
                if (process.matches("\\d{1,18}")
                        && ProcessHandle.of(Long.parseLong(process)).isEmpty()) {
                    Files.deleteIfExists(left);
                }
            }
        }
    }

    /** Writes a byte of data. */
    public void put(int value) throws IOException {
        if (!block.hasRemaining()) {
            endBlock();
        }
        block.put((byte) value);
    }

    /** Writes eight bytes of data, the lowest first. */
    void putLong(long value) throws IOException {
        for (int i = 0; i < Long.BYTES; i++) {
            put((int) (value >>> (8 * i)));
        }
    }

    private void endBlock() throws IOException {
        block.flip();
        CRC32C sum = new CRC32C();
        sum.update(block.duplicate());
        checksums[blocks++] = (int) sum.getValue();
        while (block.hasRemaining()) {
            channel.write(block);
        }
        block.clear();
    }

    /** Ends the data, writes the header, and puts the file in its place. */
    void keep() throws IOException {
        if (block.position() > 0) {
            endBlock();
        }
        if (channel.position() != header.bytes() + header.dataBytes()) {
            throw new IllegalStateException("wrote " + channel.position() + " bytes");
        }
        ByteBuffer head = header.write(checksums);
        while (head.hasRemaining()) {
            channel.write(head, head.position());
        }
        channel.force(true);
        channel.close();
        Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        kept = true;
    }

    /** Writes a layer of all boards. */
    public static void write(Path file, String rules, Layer layer) throws IOException {
        boolean values = layer.kind() == Layer.Kind.VALUES;
        Header header = new Header(
                values ? Header.Form.VALUES : Header.Form.BOUNDS,
                rules,
                layer.seeds(),
                layer.size(),
                layer.size() * (values ? 1 : 2));
        try (LayerWriter writer = new LayerWriter(file, header)) {
            for (long index = 0; index < layer.size(); index++) {
                if (values) {
                    writer.put(EntryCode.ofValue(layer.mover(index), layer.moverPlies(index)));
                } else {
                    writer.put(EntryCode.ofBound(layer.mover(index), layer.moverPlies(index)));
                    writer.put(EntryCode.ofBound(layer.other(index), layer.otherPlies(index)));
                }
            }
            writer.keep();
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
        if (!kept) {
            Files.deleteIfExists(aside);
        }
    }
}
