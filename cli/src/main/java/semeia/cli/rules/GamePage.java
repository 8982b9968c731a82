package semeia.cli.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import semeia.cli.words.GameFacts;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Writes the page of a game from its parameters and from what is known of it. */
final class GamePage {
    private final Rules rules;
    private final Optional<GameFacts> facts;
    private final List<String> page = new ArrayList<>();

    private GamePage(Rules rules, Optional<GameFacts> facts) {
        this.rules = rules;
        this.facts = facts;
    }

    /** The page as Markdown. */
    static String of(Rules rules, Optional<GameFacts> facts) {
        return new GamePage(rules, facts).write();
    }

    private String write() {
        page.add("# " + facts.map(GameFacts::name).orElse(rules.preset()));
        facts.ifPresent(fact -> {
            say(fact.introduction());
            say("Played by: " + fact.people() + "; " + fact.place() + ".");
            if (fact.certainty().equals("C")) {
                say("This is a reconstruction.");
            }
        });
        board();
        section("Moving", MoveClauses.of(rules));
        section("Capturing", CaptureClauses.of(rules));
        section("The end", EndClauses.of(rules));
        matches();
        ours();
        sources();
        return String.join("\n", page) + "\n";
    }

    private void board() {
        int pits = rules.territory().pits();
        int players = rules.territory().players();
        heading("The board");
        say("Two rows of " + pits / 2 + " pits with " + rules.seedsAPit() + " seeds in each, " + rules.seeds()
                + " in all; "
                + players + " players. Sowing goes "
                + rules.direction().name().toLowerCase(java.util.Locale.ROOT).replace('_', '-')
                + "; pits are named in sowing order (rule 1).");
    }

    private void matches() {
        heading("Matches");
        String own = RuleBook.match(rules);
        say(
                own.isEmpty()
                        ? "Played in single games; points, wins and streak are offered too (rule 7)."
                        : "Played in matches: " + own + " (rule 7).");
    }

    private void ours() {
        heading("What is ours");
        facts.map(GameFacts::ours).filter(text -> !text.isEmpty()).ifPresent(this::say);
        say("The guard, endless sowings, agreement and resignation are ours in every game (rule 5).");
    }

    private void sources() {
        heading("Sources");
        say(facts.map(GameFacts::source).orElse("A bare family: every parameter is an option."));
        facts.map(GameFacts::doubt).filter(text -> !text.isEmpty()).ifPresent(this::say);
    }

    private void section(String title, List<String> clauses) {
        heading(title);
        page.add(clauses.stream().map(clause -> "- " + clause).collect(Collectors.joining("\n")));
    }

    private void heading(String title) {
        page.add("\n## " + title + "\n");
    }

    private void say(String text) {
        page.add("\n" + text);
    }
}
