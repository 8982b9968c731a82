package semeia.cli.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.UUID;
import semeia.cli.terminal.NamedFile;
import semeia.cli.terminal.Shown;

/** The files in which the games and matches of one sitting at the terminal are kept. Not thread-safe. */
final class PlayFiles {
    /** Thousands of games; a file beyond that is something else. */
    private static final int MOST_BYTES = 1 << 22;

    private static final String UNIX = "unix";

    private final Set<Path> own = new HashSet<>();

    /**
     * The text in a file.
     *
     * @throws IOException if it is missing, too large, no ordinary file, cannot be read or is no UTF-8 text
     */
    String read(NamedFile file) throws IOException {
        try {
            Path path = file.path();
            refuseDevices(file, path);
            try (InputStream in = Files.newInputStream(path)) {
                byte[] bytes = in.readNBytes(MOST_BYTES + 1);
                if (bytes.length > MOST_BYTES) {
                    throw file.fault("it is too large, expected at most " + MOST_BYTES + " bytes");
                }
                return StandardCharsets.UTF_8
                        .newDecoder()
                        .decode(ByteBuffer.wrap(bytes))
                        .toString();
            }
        } catch (CharacterCodingException e) {
            throw damaged(file, "not UTF-8 text", e);
        } catch (IOException e) {
            throw file.fault(e);
        }
    }

    /** The failure that describes what is wrong in a file. */
    static IOException damaged(NamedFile file, String fault, Exception cause) {
        IOException damaged = file.fault(fault);
        damaged.initCause(cause);
        return damaged;
    }

    /** Takes a file for one of this sitting, because it was saved or loaded: it may be written over from now on. */
    void own(NamedFile file) throws IOException {
        own.add(file.path().toRealPath());
    }

    /**
     * Writes a text in a file, whole or not at all, and takes the file for one of this sitting. A link is followed.
     *
     * @param over whether a file may be written over that is not of this sitting
     * @throws IOException if the file cannot or may not be written; a file that was there before is then as it was
     */
    void write(NamedFile file, String text, boolean over) throws IOException {
        try {
            Path path = file.path();
            if (Files.exists(path)) {
                replace(file, path.toRealPath(), text, over);
            } else {
                create(file, path, text);
            }
            own(file);
        } catch (IOException e) {
            throw file.fault(e);
        }
    }

    /**
     * Writes a text in a new file that is named for the time.
     *
     * @param folder where games are kept; it is made if it is not there
     * @return the file
     * @throws IOException if that cannot be done
     */
    Path keep(Path folder, String text) throws IOException {
        Files.createDirectories(folder);
        String time = LocalDateTime.now(ZoneId.systemDefault())
                .format(DateTimeFormatter.ofPattern("yyyy-MM-dd-HHmmss", Locale.ROOT));
        Path file = folder.resolve(time + ".txt");
        for (int more = 2; Files.exists(file); more++) {
            file = folder.resolve(time + "-" + more + ".txt");
        }
        Path aside = writeAside(folder, text);
        return Files.move(aside, file);
    }

    private static void create(NamedFile file, Path path, String text) throws IOException {
        if (Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
            throw file.fault("it is a broken link");
        }
        Path folder = path.getParent();
        if (!Files.isDirectory(folder)) {
            throw file.fault("there is no such directory");
        }
        Path aside = writeAside(folder, text);
        try {
            Files.move(aside, path);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    private void replace(NamedFile file, Path path, String text, boolean over) throws IOException {
        refuseDevices(file, path);
        if (!over && !own.contains(path)) {
            throw file.fault("it already exists; 'save! " + Shown.of(file.name()) + "' overwrites it");
        }
        if (!Files.isWritable(path)) {
            throw file.fault("no permission");
        }
        boolean unix = path.getFileSystem().supportedFileAttributeViews().contains(UNIX);
        if (unix && (int) Files.getAttribute(path, UNIX + ":nlink") > 1) {
            throw file.fault("it has several hard links, which would keep the old text");
        }
        Path aside = writeAside(path.getParent(), text);
        try {
            if (unix) {
                Files.setPosixFilePermissions(aside, Files.getPosixFilePermissions(path));
            }
            Files.move(aside, path, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(aside);
        }
    }

    /** Writes the text in a new file; not one of {@code Files.createTempFile}, which nobody else could read. */
    private static Path writeAside(Path folder, String text) throws IOException {
        Path aside = folder.resolve(".semeia-" + UUID.randomUUID() + ".new");
        try {
            return Files.write(aside, text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE_NEW);
        } catch (IOException e) {
            Files.deleteIfExists(aside);
            throw e;
        }
    }

    private static void refuseDevices(NamedFile file, Path path) throws IOException {
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw file.fault("it is not a regular file");
        }
    }
}
