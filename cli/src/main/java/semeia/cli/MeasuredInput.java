package semeia.cli;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** An input that knows how much of it has been read. Not thread-safe. */
final class MeasuredInput extends FilterInputStream {
    private final long size;
    private long read;

    /**
     * Measures an input.
     *
     * @param size bytes in all; 0 if nobody knows
     */
    MeasuredInput(InputStream in, long size) {
        super(in);
        this.size = size;
    }

    @Override
    public int read() throws IOException {
        int b = super.read();
        read += b < 0 ? 0 : 1;
        return b;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        int more = super.read(bytes, from, count);
        read += Math.max(more, 0);
        return more;
    }

    /** Shows how far the reading is, if anybody knows. */
    void tell(Progress progress) {
        if (size > 0) {
            progress.at((double) read / size);
        }
    }
}
