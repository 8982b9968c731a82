package semeia.cli.options;

import java.util.Optional;
import picocli.CommandLine.Option;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** The option {@code --rules} of every command that has a default for it. */
public final class RulesOption {
    @Option(
            names = "--rules",
            paramLabel = "ID",
            converter = RulesetConverter.class,
            completionCandidates = RulesetConverter.Ids.class,
            description = "The rules, such as awale or ba-awa:8, see 'semeia rules' (default: abapa).")
    private Optional<Rules> given = Optional.empty();

    /** The rules given; {@link RuleBook#ABAPA} if none are. */
    public Rules rules() {
        return given.orElse(RuleBook.ABAPA);
    }

    /** Whether the option is given. */
    public boolean isGiven() {
        return given.isPresent();
    }
}
