package semeia.cli.terminal;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An input that knows how much of it has been read. Not thread-safe. */
public final class MeasuredInput extends FilterInputStream {
    private final long size;
    private final NamedFile file;
    private long read;

    /**
     * Measures an input.
     *
     * @param size bytes in all; 0 if nobody knows
     * @param file what it comes from; its name is in every failure
     */
    public MeasuredInput(InputStream in, long size, NamedFile file) {
        super(in);
        this.size = size;
        this.file = file;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        try {
            int more = super.read(bytes, from, count);
            read += Math.max(more, 0);
            return more;
        } catch (IOException e) {
            throw file.fault(e);
        }
    }

    /** Shows how far the reading is, if anybody knows. */
    public void tell(Progress progress) {
        if (size > 0) {
            progress.at((double) read / size);
        }
    }
}
