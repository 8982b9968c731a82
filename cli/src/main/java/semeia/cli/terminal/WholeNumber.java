package semeia.cli.terminal;

import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** Reads whole numbers, on the command line and wherever else people and programs write them: ASCII digits, a minus before them. */
public final class WholeNumber {
    private static final String FORM = "-?[0-9]{1,19}";

    private WholeNumber() {}

    /**
     * Reads a number.
     *
     * @throws IllegalArgumentException if the text is none of that range; the message begins with the text in quotes
     */
    public static long parse(String text, long least, long most) {
        try {
            if (text.matches(FORM)) {
                long number = Long.parseLong(text);
                if (number >= least && number <= most) {
                    return number;
                }
            }
        } catch (NumberFormatException tooLong) {
            // reported below
        }
        throw new IllegalArgumentException("\"" + Shown.of(text) + "\", expected " + range(least, most));
    }

    /** Reads a number of an option; picocli puts the option's name before the message. */
    public static long convert(String text, long least, long most) {
        try {
            return parse(text, least, most);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    /** Reads a number of an option; picocli puts the option's name before the message. */
    public static int convert(String text, int least, int most) {
        return (int) convert(text, (long) least, most);
    }

    /**
     * Checks the number of an option.
     *
     * @throws ParameterException if it is outside of the range
     */
    public static void require(CommandLine command, String option, long value, long least, long most) {
        if (value < least || value > most) {
            throw new ParameterException(command, option + " is " + value + ", expected " + least + " to " + most);
        }
    }

    private static String range(long least, long most) {
        if (least == Long.MIN_VALUE || least == Integer.MIN_VALUE) {
            return "a whole number of at most " + (least == Long.MIN_VALUE ? 18 : 9) + " digits";
        }
        return most == Long.MAX_VALUE || most == Integer.MAX_VALUE
                ? "a whole number of at most " + (most == Long.MAX_VALUE ? 18 : 9) + " digits, " + least + " or more"
                : "a whole number from " + least + " to " + most;
    }

    /** A port, 0 for any. */
    public static final class Port implements ITypeConverter<Integer> {
        private static final int MOST = 65_535;

        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, 0, MOST);
        }
    }

    /** How many of something. */
    public static final class Positive implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, 1, Integer.MAX_VALUE);
        }
    }

    /** Any that a Java {@code int} holds, for options whose command checks the range itself. */
    public static final class OfInt implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, Integer.MIN_VALUE, Integer.MAX_VALUE);
        }
    }

    /** Any that a Java {@code long} holds, such as what chance is drawn from. */
    public static final class OfLong implements ITypeConverter<Long> {
        @Override
        public Long convert(String text) {
            return WholeNumber.convert(text, Long.MIN_VALUE, Long.MAX_VALUE);
        }
    }
}
