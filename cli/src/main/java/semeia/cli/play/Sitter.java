package semeia.cli.play;

import java.util.Optional;
import java.util.OptionalInt;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import semeia.engine.Level;

/**
 * Who sits in a seat: a person at this terminal, or the computer.
 *
 * @param level how strong the computer plays, 1 to {@link Level#STRONGEST}; empty for a person
 */
record Sitter(OptionalInt level) {
    /** Somebody at this terminal. */
    static final Sitter PERSON = new Sitter(OptionalInt.empty());

    /** The word for the computer. */
    static final String COMPUTER = "computer";

    private static final int DEFAULT_LEVEL = 3;

    /** The computer at a level. */
    static Sitter computer(int level) {
        return new Sitter(OptionalInt.of(level));
    }

    /** The computer at the level of a first game. */
    static Sitter computer() {
        return computer(DEFAULT_LEVEL);
    }

    /** Reads {@code person}, {@code computer} (of the default level) or {@code computer 1} to {@code computer 8}; empty if it is none. */
    static Optional<Sitter> parse(String text) {
        String word = text.strip();
        if (word.equals(PERSON.toString())) {
            return Optional.of(PERSON);
        }
        if (word.equals(COMPUTER)) {
            return Optional.of(computer());
        }
        return word.matches(COMPUTER + " [1-" + Level.STRONGEST + "]")
                ? Optional.of(computer(word.charAt(word.length() - 1) - '0'))
                : Optional.empty();
    }

    /** As {@link #parse} reads it. */
    @Override
    public String toString() {
        return level.isPresent() ? COMPUTER + " " + level.getAsInt() : "person";
    }

    /** Reads the words from the command line. */
    static final class Converter implements ITypeConverter<Sitter> {
        @Override
        public Sitter convert(String text) {
            return parse(text)
                    .orElseThrow(() -> new TypeConversionException("\"" + text
                            + "\", expected person, computer or computer 1 to computer " + Level.STRONGEST));
        }
    }
}
