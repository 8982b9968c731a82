package semeia.cli.terminal;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a whole number from the command line. */
public final class WholeNumber {
    private WholeNumber() {}

    private static long read(String text, long least, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException none) {
            // reported below
        }
        throw new TypeConversionException(
                "\"" + Shown.of(text) + "\", expected a whole number from " + least + " to " + most);
    }

    /** A port, 0 for any. */
    public static final class Port implements ITypeConverter<Integer> {
        private static final int MOST = 65_535;

        @Override
        public Integer convert(String text) {
            return (int) read(text, 0, MOST);
        }
    }

    /** How many plies deep. */
    public static final class Depth implements ITypeConverter<Integer> {
        private static final int MOST = 999;

        @Override
        public Integer convert(String text) {
            return (int) read(text, 1, MOST);
        }
    }

    /** How many of something. */
    public static final class Positive implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) read(text, 1, Integer.MAX_VALUE);
        }
    }

    /** Any that a Java {@code int} holds, for options whose command checks the range itself. */
    public static final class OfInt implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return (int) read(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
    }

    /** Any that a Java {@code long} holds, such as what lots are drawn from. */
    public static final class OfLong implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return read(text, Long.MIN_VALUE, Long.MAX_VALUE);
        }
    }
}
