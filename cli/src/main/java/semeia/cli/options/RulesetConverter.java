package semeia.cli.options;

import java.util.Iterator;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import semeia.cli.terminal.Shown;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Reads the id of a ruleset with its options from the command line, such as {@code ba-awa:8} or {@code awale+guard=100}. */
public final class RulesetConverter implements ITypeConverter<Rules> {
    /** More than the longest id, every option set once. */
    private static final int LONGEST = 500;

    @Override
    public Rules convert(String id) {
        try {
            return rules(id);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    /** The ids without options, for a shell to complete. */
    public static final class Ids implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return RuleBook.all().stream().map(Rules::id).iterator();
        }
    }

    /**
     * The rules that an id names.
     *
     * @throws IllegalArgumentException if it names none; a long id is not repeated whole
     */
    public static Rules rules(String id) {
        if (id.length() > LONGEST) {
            throw new IllegalArgumentException(
                    "rules \"" + Shown.of(id) + "\" are unknown, expected an id of at most " + LONGEST + " characters");
        }
        return RuleBook.byId(id);
    }
}
