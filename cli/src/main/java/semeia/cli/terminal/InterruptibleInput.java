package semeia.cli.terminal;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** Standard input whose reading an interrupt ends with {@link java.nio.channels.ClosedByInterruptException}, even while it waits. */
final class InterruptibleInput extends InputStream {
    private final FileInputStream file;
    private final FileChannel channel;

    InterruptibleInput(FileInputStream file) {
        this.file = file;
        this.channel = file.getChannel();
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        return count == 0 ? 0 : channel.read(ByteBuffer.wrap(bytes, from, count));
    }

    @Override
    public int available() throws IOException {
        return file.available();
    }
}
