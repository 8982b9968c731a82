package semeia.cli.terminal;

/** The exit codes of every command. */
public final class ExitCode {
    /** All went well. */
    public static final int FINE = 0;

    /** The command ran, but some of the data it was given is wrong. */
    public static final int BAD_DATA = 1;

    /** The command line itself is wrong; nothing was done. */
    public static final int BAD_USAGE = 2;

    /** A file is missing, damaged, or cannot be read or written. */
    public static final int BAD_FILE = 3;

    /** Semeia itself failed: a fault to report. */
    public static final int INTERNAL_FAULT = 70;

    /** The user stopped the command (Ctrl-C). */
    public static final int INTERRUPTED = 130;

    private ExitCode() {}
}
