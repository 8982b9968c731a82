package semeia.cluster;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps a second driver out of a folder; the system lets go of it when the process ends, however it ends. */
final class FolderLock implements AutoCloseable {
    private final FileChannel channel;

    private FolderLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @throws ClusterException if another driver has it
     */
    static FolderLock take(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileChannel channel =
                FileChannel.open(folder.resolve("cluster.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        boolean taken = false;
        try {
            FileLock lock = channel.tryLock();
            taken = lock != null;
        } catch (OverlappingFileLockException e) {
            taken = false;
        } finally {
            if (!taken) {
                channel.close();
            }
        }
        if (!taken) {
            throw new ClusterException("another build on a cluster is at work in " + folder + "; wait for its end");
        }
        return new FolderLock(channel);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
