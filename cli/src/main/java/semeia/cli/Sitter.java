package semeia.cli;

import java.util.Locale;

/** Who sits in a seat. */
enum Sitter {
    /** Somebody at this terminal. */
    PERSON,
    /** The simple opponent. */
    COMPUTER;

    /** The word for it on the command line: {@code person}, {@code computer}. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
