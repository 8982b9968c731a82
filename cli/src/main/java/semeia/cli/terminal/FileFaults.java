package semeia.cli.terminal;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says what is wrong with a file that cannot be read or written. */
public final class FileFaults {
    private FileFaults() {}

    /** The name of the file as the user gave it, and what is wrong with it. */
    public static String explain(IOException e) {
        if (e instanceof FileSystemException file && file.getFile() != null) {
            String name = file.getFile();
            return (name.isEmpty() ? "\"\"" : Shown.of(name)) + ": " + Shown.clean(reason(file));
        }
        if (e instanceof CharacterCodingException) {
            return "the input is not UTF-8 text";
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private static String reason(FileSystemException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such file";
        }
        if (e instanceof AccessDeniedException) {
            return "no permission";
        }
        return e.getReason() == null ? "it cannot be read or written" : e.getReason();
    }
}
