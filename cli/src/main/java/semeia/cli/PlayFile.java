package semeia.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Files in which games and matches are kept. */
final class PlayFile {
    private PlayFile() {}

    /**
     * The text in a file.
     *
     * @throws IOException if it is missing, cannot be read or is no UTF-8 text
     */
    static String read(String name) throws IOException {
        try {
            return Files.readString(path(name));
        } catch (CharacterCodingException e) {
            throw damaged(name, "not UTF-8 text", e);
        }
    }

    /** The failure that tells what is wrong in a file. */
    static IOException damaged(String name, String fault, Exception cause) {
        IOException damaged = new FileSystemException(name, null, fault);
        damaged.initCause(cause);
        return damaged;
    }

    /**
     * Writes a text in a file, whole or not at all.
     *
     * @throws IOException if the file cannot be written; a file that was there before is then as it was
     */
    static void write(String name, String text) throws IOException {
        Path path = path(name);
        Path aside = path.resolveSibling(path.getFileName() + ".new");
        try {
            Files.write(aside, text.getBytes(StandardCharsets.UTF_8));
            Files.move(aside, path, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    private static Path path(String name) throws IOException {
        try {
            return Path.of(name).toAbsolutePath();
        } catch (InvalidPathException e) {
            throw damaged(name, "no name of a file", e);
        }
    }
}
