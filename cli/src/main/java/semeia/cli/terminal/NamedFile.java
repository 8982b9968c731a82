package semeia.cli.terminal;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A file under the name that the user gave it: every message about it repeats that name.
 *
 * @param name as the user wrote it
 */
public record NamedFile(String name) {
    /**
     * Where the file is or would be; it is no folder.
     *
     * @throws IOException if the name is none, or that of a folder
     */
    public Path path() throws IOException {
        try {
            Path path = Path.of(name).toAbsolutePath();
            if (name.isEmpty() || path.getFileName() == null) {
                throw fault("that is not a valid file name");
            }
            if (Files.isDirectory(path)) {
                throw fault("it is a directory");
            }
            return path;
        } catch (InvalidPathException e) {
            throw causedBy(e, fault("that is not a valid file name"));
        }
    }

    /** The failure that describes what is wrong with the file. */
    public IOException fault(String reason) {
        return new FileSystemException(name, null, reason);
    }

    /** The same failure under the name of this file. That reading was stopped is no failure of the file and stays what it is. */
    public IOException fault(IOException e) {
        if (e instanceof ClosedChannelException) {
            return e;
        }
        if (e instanceof NoSuchFileException) {
            return causedBy(e, new NoSuchFileException(name));
        }
        if (e instanceof AccessDeniedException) {
            return causedBy(e, new AccessDeniedException(name));
        }
        return causedBy(e, fault(e instanceof FileSystemException file ? file.getReason() : e.getMessage()));
    }

    private static IOException causedBy(Exception cause, IOException fault) {
        fault.initCause(cause);
        return fault;
    }
}
