package semeia.cli;

import java.util.OptionalInt;
import org.jline.terminal.spi.SystemStream;

/** What the standard streams of one run lead to: a person's terminal, or a file or a pipe. */
interface Terminals {
    /** No terminal anywhere, and ASCII alone. */
    Terminals NONE = new Terminals() {
        @Override
        public OptionalInt width(SystemStream stream) {
            return OptionalInt.empty();
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

    /** The columns of the terminal that the stream leads to; empty if it leads to none. */
    OptionalInt width(SystemStream stream);

    /** Whether standard output may carry colours: it leads to a terminal that knows them, and the user does not object. */
    boolean hasColours();

    /** Whether people see characters beyond ASCII as they are. */
    boolean hasUnicode();

    /** Whether the stream leads to a terminal. */
    default boolean isTerminal(SystemStream stream) {
        return width(stream).isPresent();
    }
}
