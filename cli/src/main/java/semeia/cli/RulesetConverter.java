package semeia.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.RulesIdException;

/** Reads the id of a ruleset with its options from the command line, such as {@code ba-awa:8} or {@code awale+guard=100}. */
final class RulesetConverter implements ITypeConverter<Rules> {
    @Override
    public Rules convert(String id) {
        try {
            return RuleBook.byId(id);
        } catch (RulesIdException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }
}
