package semeia.tablebase.file;

import java.io.IOException;
import java.nio.file.Path;

/** A file of a database that cannot be used; the message names the file, and what to do about it. */
public final class TablebaseException extends IOException {
    private static final long serialVersionUID = 1;

    /** What is wrong with the file. */
    public enum Fault {
        /** It is not there. */
        MISSING,
        /** It is no database, one of a later format, or one for other rules or other seeds. */
        FOREIGN,
        /** It ends too early, or goes on too long. */
        TRUNCATED,
        /** Its bytes are not those that were written. */
        DAMAGED
    }

    /** What is wrong with the file. */
    private final Fault fault;

    public TablebaseException(Fault fault, Path file, String what) {
        super(file + ": " + what);
        this.fault = fault;
    }

    /** What is wrong with the file. */
    public Fault fault() {
        return fault;
    }
}
