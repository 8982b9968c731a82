package semeia.cli.terminal;

import org.jline.terminal.spi.SystemStream;

/** What the standard streams of one run lead to: a person's terminal, or a file or a pipe. */
public interface Terminals {
    /** No terminal anywhere, and ASCII alone. */
    Terminals NONE = new Terminals() {
        @Override
        public boolean isTerminal(SystemStream stream) {
            return false;
        }

        @Override
        public boolean hasColours() {
            return false;
        }

        @Override
        public boolean hasUnicode() {
            return false;
        }
    };

    /** Whether the stream leads to a terminal. */
    boolean isTerminal(SystemStream stream);

    /** Whether standard output may carry colours: it leads to a terminal that knows them, and the user does not object. */
    boolean hasColours();

    /** Whether people see characters beyond ASCII as they are. */
    boolean hasUnicode();
}
