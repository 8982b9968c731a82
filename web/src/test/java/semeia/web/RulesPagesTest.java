package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Refusal;
import semeia.rules.RuleBook;
import semeia.rules.RuleOption;
import semeia.rules.Rules;
import semeia.rules.RulesIdException;
import semeia.rules.Sowing;

/** The rules pages: every clause has its words, and every board beside a clause shows what the clause says. */
class RulesPagesTest {
    private static final List<Map<String, String>> CLAUSES = Lines.of("clauses.tsv");
    private static final List<Map<String, String>> DEMOS = Lines.of("demos.tsv");
    private static final Map<String, String> WORDS = Messages.ofPage().of("en", "learn");
    private static final Set<String> PLAYED = Set.of("moving", "capturing", "ending");
    /** What a small board cannot show: what is said of all ends, that nothing happens, and what nobody has found an example of. */
    private static final Set<String> NOT_PLAYED =
            Set.of("more.single", "more.relay", "more.three", "guard.off", "blocked", "anywoli repetition.pits");

    /** Values of options that take a number or digits. */
    private static final Map<String, List<String>> SOME_VALUES = Map.of(
            "guard", List.of("off", "300"),
            "full", List.of("none", "17"),
            "take", List.of("2", "24", "34", "234", "4"),
            "then", List.of("same", "2", "234", "4"));

    /** Every preset, and every preset with one option set otherwise. */
    static Stream<Rules> rules() {
        return PageRules.presets().stream().flatMap(RulesPagesTest::variants);
    }

    private static Stream<Rules> variants(Rules preset) {
        List<Rules> variants = new ArrayList<>(List.of(preset));
        for (RuleOption option : PageRules.options(preset)) {
            List<String> choices = option.key().equals("guard") ? List.of("off", "300") : option.choices();
            choices.stream()
                    .filter(choice -> !choice.equals(option.usual()))
                    .forEach(choice -> variants.add(RuleBook.byId(preset.id() + "+" + option.key() + "=" + choice)));
        }
        return variants.stream();
    }

    /** Every game of the book, and every one with one option set otherwise: a board beside a rule is right under all of them. */
    static Stream<Rules> everyRules() {
        return RuleBook.all().stream()
                .flatMap(preset ->
                        Stream.concat(Stream.of(preset), otherwise(preset).flatMap(Optional::stream)));
    }

    private static Stream<Optional<Rules>> otherwise(Rules preset) {
        return Picture.options(preset).stream().flatMap(option -> {
            List<String> choices = SOME_VALUES.getOrDefault(option.key(), option.choices());
            return choices.stream()
                    .filter(choice -> !choice.equals(option.value()))
                    .map(choice -> legal(preset.id() + "+" + option.key() + "=" + choice));
        });
    }

    private static Optional<Rules> legal(String id) {
        try {
            return Optional.of(RuleBook.byId(id));
        } catch (RulesIdException together) {
            return Optional.empty();
        }
    }

    static Stream<Arguments> demos() {
        return everyRules()
                .flatMap(rules -> DEMOS.stream()
                        .filter(demo -> applies(rules, demo))
                        .map(demo -> Arguments.of(rules.id(), demo.get("clause"), demo)));
    }

    private static boolean applies(Rules rules, Map<String, String> demo) {
        Facts facts = Facts.of(rules);
        return facts.meet(demo.get("when"))
                && CLAUSES.stream()
                        .anyMatch(clause ->
                                clause.get("clause").equals(demo.get("clause")) && facts.meet(clause.get("when")));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("demos")
    void plays_what_a_clause_says(String id, String clause, Map<String, String> demo) {
        Rules rules = RuleBook.byId(id);
        String position = demo.get("position").replace("{quiet}", Integer.toString(rules.guard() - 1));
        Game game = Demo.play(rules, position, "");
        List<String> refused = new ArrayList<>();
        for (String act : Demo.split(demo.get("acts"))) {
            if (act.startsWith("!")) {
                refused.add(act.substring(1) + " " + refusal(game, act.substring(1)));
            } else {
                game = game.act(Notation.parseAct(game.position(), act));
            }
        }
        for (String expected : demo.get("expect").split("; ")) {
            assertThat(told(game, refused, expected)).as("%s: %s", id, clause).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("rules")
    void shows_a_board_beside_every_clause_that_can_be_played(Rules rules) {
        Facts facts = Facts.of(rules);
        Set<String> played = DEMOS.stream()
                .filter(demo -> applies(rules, demo))
                .map(demo -> demo.get("clause"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(CLAUSES.stream()
                        .filter(clause -> PLAYED.contains(clause.get("section")) && facts.meet(clause.get("when")))
                        .map(clause -> clause.get("clause"))
                        .filter(clause ->
                                !NOT_PLAYED.contains(clause) && !NOT_PLAYED.contains(rules.preset() + " " + clause)))
                .isNotEmpty()
                .allMatch(played::contains, "is played");
    }

    @ParameterizedTest
    @MethodSource("rules")
    void has_something_in_every_section(Rules rules) {
        Facts facts = Facts.of(rules);
        assertThat(CLAUSES.stream()
                        .filter(clause -> facts.meet(clause.get("when")))
                        .map(clause -> clause.get("section"))
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(
                        "overview", "board", "moving", "capturing", "ending", "match", "notes", "sources");
    }

    @Test
    void has_words_for_every_clause_and_says_what_is_ours() {
        assertThat(CLAUSES.stream().map(clause -> "rule." + clause.get("clause")))
                .allMatch(WORDS::containsKey);
        assertThat(CLAUSES.stream()
                        .filter(clause -> !clause.get("ours").isEmpty())
                        .map(clause -> "ours." + clause.get("clause")))
                .allMatch(WORDS::containsKey);
        Set<String> clauses =
                CLAUSES.stream().map(clause -> clause.get("clause")).collect(Collectors.toSet());
        assertThat(WORDS.keySet().stream().filter(key -> key.startsWith("rule.") || key.startsWith("ours.")))
                .allMatch(key -> clauses.contains(key.substring(5)), "belongs to a clause");
        assertThat(DEMOS).allMatch(demo -> clauses.contains(demo.get("clause")));
    }

    /** What is true of the kind that is expected, in the same words. */
    private static String told(Game game, List<String> refused, String expected) {
        String[] words = expected.split(" ");
        Position now = game.position();
        int players = now.territory().players();
        String value = switch (words[0]) {
            case "refuses" -> String.join(", ", refused);
            case "lands" -> Notation.format(now, landing(game));
            case "holds" -> words[1] + " " + now.seeds(pit(now, words[1]));
            case "takes" -> words[1] + " " + taken(game, Notation.parseSeat(players, words[1]));
            case "laps" -> Integer.toString(game.lastSowing().orElseThrow().laps());
            case "passes" -> passed(game, players);
            case "turn" -> Notation.formatSeat(players, now.player());
            case "goes-on" -> game.isOver() ? "" : "goes-on";
            case "ends" -> now.reason().map(Reason::name).orElse("");
            case "seeds" ->
                game.outcome().orElseThrow().seeds().stream()
                        .map(String::valueOf)
                        .collect(Collectors.joining("-"));
            case "winner" -> winner(game, players);
            default -> throw new IllegalArgumentException(expected);
        };
        return words.length == 1 ? value : words[0] + " " + value;
    }

    private static String winner(Game game, int players) {
        var winner = game.outcome().orElseThrow().winner();
        return winner.isPresent() ? Notation.formatSeat(players, winner.getAsInt()) : "nobody";
    }

    private static Refusal refusal(Game game, String pit) {
        Position position = game.position();
        int move = pit(position, pit);
        assertThat(game.legalMoves() & 1 << move).as(pit + " may not be played").isZero();
        return game.rules().refusal(position, move);
    }

    private static int pit(Position position, String name) {
        int pit = 0;
        while (!Notation.format(position, pit).equals(name)) {
            pit++;
        }
        return pit;
    }

    private static int landing(Game game) {
        return game.lastSowing().orElseThrow().steps().stream()
                .filter(Sowing.Drop.class::isInstance)
                .mapToInt(step -> ((Sowing.Drop) step).pit())
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    private static int taken(Game game, int seat) {
        return game.sowings().stream().mapToInt(sowing -> sowing.captured(seat)).sum();
    }

    private static String passed(Game game, int players) {
        return game.lastSowing().orElseThrow().steps().stream()
                .filter(Sowing.Pass.class::isInstance)
                .map(step -> Notation.formatSeat(players, ((Sowing.Pass) step).player()))
                .collect(Collectors.joining(" "));
    }
}
