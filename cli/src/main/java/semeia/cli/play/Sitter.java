package semeia.cli.play;

import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Who sits in a seat. */
enum Sitter {
    /** Somebody at this terminal. */
    PERSON,
    /** The simple opponent. */
    COMPUTER;

    /** The word for it on the command line: {@code person}, {@code computer}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the word from the command line. */
    static final class Converter implements ITypeConverter<Sitter> {
        @Override
        public Sitter convert(String text) {
            return Stream.of(values())
                    .filter(sitter -> sitter.toString().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("\"" + text + "\", expected person or computer"));
        }
    }
}
