package semeia.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files that hold addresses, passwords' hashes and conversations: only their owner may read them, whatever the umask. */
public final class PrivateFile {
    private PrivateFile() {}

    /** Creates an empty file that its owner alone can read and write; does nothing where there is one. */
    public static void create(Path file) throws IOException {
        if (!Files.exists(file)) {
            Files.createFile(file, ownerOnly(file));
        }
    }

    private static FileAttribute<?>[] ownerOnly(Path file) {
        boolean posix = file.getFileSystem().supportedFileAttributeViews().contains("posix");
        return posix
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
    }
}
