package semeia.tablebase.file;

import java.nio.file.Path;
import semeia.tablebase.file.TablebaseException.Fault;
import semeia.tablebase.layer.BoardIndex;
import semeia.tablebase.layer.EntryCode;
import semeia.tablebase.layer.Layer;

/** A layer of all boards in a file. Safe for many threads. */
public final class MappedLayer implements Layer {
    private final MappedData data;
    private final Kind kind;

    /**
     * The layer that the data hold.
     *
     * @throws TablebaseException if they cannot be one of this kind
     */
    public MappedLayer(MappedData data, Kind kind, int pits, Path file) throws TablebaseException {
        Header header = data.header();
        long size = BoardIndex.size(pits, header.seeds());
        boolean fits = header.form().name().equals(kind.name())
                && header.positions() == size
                && header.dataBytes() == size * (kind == Kind.VALUES ? 1 : 2);
        if (!fits) {
            throw new TablebaseException(
                    Fault.FOREIGN, file, "it holds " + header.positions() + " " + header.form() + ", expected " + size);
        }
        this.data = data;
        this.kind = kind;
    }

    @Override
    public Kind kind() {
        return kind;
    }

    @Override
    public int seeds() {
        return data.header().seeds();
    }

    @Override
    public long size() {
        return data.header().positions();
    }

    @Override
    public int mover(long index) {
        return kind == Kind.VALUES ? EntryCode.value(data.at((int) index)) : EntryCode.bound(data.at(2 * (int) index));
    }

    @Override
    public int other(long index) {
        return kind == Kind.VALUES
                ? -EntryCode.value(data.at((int) index))
                : EntryCode.bound(data.at(2 * (int) index + 1));
    }

    @Override
    public int moverPlies(long index) {
        return kind == Kind.VALUES
                ? EntryCode.valuePlies(data.at((int) index))
                : EntryCode.boundPlies(data.at(2 * (int) index));
    }

    @Override
    public int otherPlies(long index) {
        return kind == Kind.VALUES
                ? EntryCode.valuePlies(data.at((int) index))
                : EntryCode.boundPlies(data.at(2 * (int) index + 1));
    }

    public MappedData data() {
        return data;
    }
}
