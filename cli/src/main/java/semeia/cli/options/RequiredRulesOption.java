package semeia.cli.options;

import picocli.CommandLine.Option;
import semeia.rules.Rules;

/** The option {@code --rules} of every command that cannot do without. */
public final class RequiredRulesOption {
    @Option(
            names = "--rules",
            required = true,
            paramLabel = "ID",
            converter = RulesetConverter.class,
            completionCandidates = RulesetConverter.Ids.class,
            description = "The rules, such as abapa or ba-awa:8 (see 'semeia rules').")
    private Rules rules;

    /** The rules given. */
    public Rules rules() {
        return rules;
    }
}
