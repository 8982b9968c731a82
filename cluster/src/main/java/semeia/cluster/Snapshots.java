package semeia.cluster;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.UUID;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import java.util.zip.CheckedOutputStream;
import semeia.tablebase.layer.Layer;

/**
 * What ranges keep in the shared folder while a layer is built: their cells now and then, and at last their entries. Every file is written aside and
 * renamed when it is whole. The cells of different ranges may be of different times.
 */
final class Snapshots {
    private static final int BUFFER = 1 << 16;

    private final Path folder;

    Snapshots(LayerPlan plan) {
        this.folder = plan.work();
    }

    /** Where the entries of a range are kept. */
    Path entries(int range) {
        return folder.resolve("entries-" + range);
    }

    private Path cells(Phase phase, int range) {
        return folder.resolve((phase == Phase.BOUNDS ? "bounds-" : "plies-") + range);
    }

    /** Keeps the cells of a range. */
    void keep(int range, RangeCells cells) throws IOException {
        if (cells instanceof PlyCells plies) {
            write(cells(Phase.PLIES, range), out -> {
                putLongs(out, plies.cells());
                out.write(plies.movers());
                out.write(plies.others());
            });
        } else if (cells instanceof BoundCells bounds) {
            write(cells(Phase.BOUNDS, range), out -> putLongs(out, bounds.cells()));
        }
    }

    /** Keeps the entries of a range as they stand in the file of the layer. */
    void keepEntries(int range, PlyCells plies, Layer.Kind kind) throws IOException {
        write(entries(range), out -> {
            for (int i = 0; i < plies.size(); i++) {
                int entry = plies.entry(i);
                out.write(entry);
                if (kind == Layer.Kind.BOUNDS) {
                    out.write(entry >>> 8);
                }
            }
        });
    }

    /** The bounds of a range as they were kept last, if they were. */
    Optional<BoundCells> bounds(LayerPlan plan, int range) throws IOException {
        return read(cells(Phase.BOUNDS, range), in -> new BoundCells(getLongs(in, plan.sizeOf(range))));
    }

    /** The plies of a range as they were kept last, if they were. */
    Optional<PlyCells> plies(LayerPlan plan, int range, Layer.Kind kind) throws IOException {
        return read(cells(Phase.PLIES, range), in -> {
            int size = plan.sizeOf(range);
            return new PlyCells(kind, getLongs(in, size), in.readNBytes(size), in.readNBytes(size));
        });
    }

    private interface Writing {
        void to(DataOutputStream out) throws IOException;
    }

    private interface Reading<T> {
        T from(DataInputStream in) throws IOException;
    }

    private void write(Path file, Writing writing) throws IOException {
        Path aside = file.resolveSibling(file.getFileName() + "." + UUID.randomUUID() + ".part");
        try {
            try (OutputStream raw = Files.newOutputStream(aside);
                    DataOutputStream out = new DataOutputStream(new BufferedOutputStream(raw, BUFFER))) {
                CheckedOutputStream checked = new CheckedOutputStream(out, new CRC32C());
                DataOutputStream data = new DataOutputStream(new BufferedOutputStream(checked, BUFFER));
                writing.to(data);
                data.flush();
                out.writeLong(checked.getChecksum().getValue());
            }
            Files.move(aside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    /** Reads a file; one that is damaged or missing counts as not kept. */
    private static <T> Optional<T> read(Path file, Reading<T> reading) throws IOException {
        try (DataInputStream raw = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), BUFFER))) {
            CheckedInputStream checked = new CheckedInputStream(raw, new CRC32C());
            T read = reading.from(new DataInputStream(checked));
            long sum = checked.getChecksum().getValue();
            return raw.readLong() == sum ? Optional.of(read) : Optional.empty();
        } catch (NoSuchFileException | EOFException e) {
            return Optional.empty();
        }
    }

    private static void putLongs(DataOutputStream out, long[] numbers) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(BUFFER);
        for (long number : numbers) {
            bytes.putLong(number);
            if (!bytes.hasRemaining()) {
                out.write(bytes.array(), 0, bytes.position());
                bytes.clear();
            }
        }
        out.write(bytes.array(), 0, bytes.position());
    }

    private static long[] getLongs(DataInputStream in, int count) throws IOException {
        long[] numbers = new long[count];
        byte[] bytes = new byte[BUFFER];
        for (int i = 0; i < count; ) {
            int some = Math.min(BUFFER / Long.BYTES, count - i);
            in.readFully(bytes, 0, some * Long.BYTES);
            ByteBuffer.wrap(bytes).asLongBuffer().get(numbers, i, some);
            i += some;
        }
        return numbers;
    }
}
