package semeia.cluster;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;

/** A layer as its ranges have kept their entries. */
final class EntriesLayer implements Layer {
    private final LayerPlan plan;
    private final Kind kind;
    private final int bytes;
    private final long width;
    private final MappedByteBuffer[] ranges;

    /** Opens the entries of all ranges. */
    EntriesLayer(LayerPlan plan) throws IOException {
        this.plan = plan;
        this.kind = plan.layers().kind();
        this.bytes = kind == Kind.VALUES ? 1 : 2;
        this.width = plan.width();
        this.ranges = new MappedByteBuffer[plan.ranges()];
        Snapshots snapshots = new Snapshots(plan);
        for (int range = 0; range < ranges.length; range++) {
            ranges[range] = map(snapshots.entries(range), plan.sizeOf(range) * (long) bytes);
        }
    }

    private static MappedByteBuffer map(Path file, long length) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            if (channel.size() < length) {
                throw new IOException(file + ": it has " + channel.size() + " bytes, expected " + length);
            }
            return channel.map(FileChannel.MapMode.READ_ONLY, 0, length);
        }
    }

    private int at(long index, int part) {
        int range = (int) (index / width);
        return ranges[range].get((int) (index - range * width) * bytes + part);
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public int seeds() {
        return plan.seeds();
    }

    @Override
    public long size() {
        return plan.size();
    }

    @Override
    public int mover(long index) {
        return kind == Kind.VALUES ? EntryCode.value(at(index, 0)) : EntryCode.bound(at(index, 0));
    }

    @Override
    public int other(long index) {
        return kind == Kind.VALUES ? -EntryCode.value(at(index, 0)) : EntryCode.bound(at(index, 1));
    }

    @Override
    public int moverPlies(long index) {
        return kind == Kind.VALUES ? EntryCode.valuePlies(at(index, 0)) : EntryCode.boundPlies(at(index, 0));
    }

    @Override
    public int otherPlies(long index) {
        return kind == Kind.VALUES ? EntryCode.valuePlies(at(index, 0)) : EntryCode.boundPlies(at(index, 1));
    }
}
