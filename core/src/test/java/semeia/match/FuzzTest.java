package semeia.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import semeia.notation.Auale;
import semeia.notation.GameFormat;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.notation.PlayStrategy;
import semeia.notation.RandomGames;
import semeia.notation.RandomRecords;
import semeia.notation.TextFault;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.RulesIdException;

/**
 * Throws spoilt texts at every parser: each must read it, and then to something that is written and read back to the same, or refuse it
 * with the exception that it declares. {@code mvn -pl core test -Dtest=FuzzTest -Dgroups=slow} throws ten million, in one thread.
 */
class FuzzTest {
    private static final List<Rules> RULES =
            RandomGames.IDS.stream().map(RuleBook::byId).toList();
    private static final List<Rules> ONE_LAP = RuleBook.all().subList(0, 5);

    private final Random random = new Random(20);
    private final TextMutator mutator = new TextMutator(21);
    private final Map<String, Target> targets = new LinkedHashMap<>();
    private final Map<String, long[]> counts = new LinkedHashMap<>();

    /** A parser: reads a text and says whether what it read is read back to the same. */
    private interface Parser {
        boolean readsBack(String text);
    }

    /**
     * A parser and texts that it reads.
     *
     * @param weight its share of the inputs
     */
    private record Target(int weight, List<String> valid, Parser parser) {}

    @Test
    void parsers_survive_two_hundred_thousand_inputs() {
        fuzz(200_000);
    }

    @Test
    @Tag("proof")
    void parsers_survive_ten_million_inputs() {
        fuzz(10_000_000);
    }

    private void fuzz(int inputs) {
        addTargets();
        List<String> names = new ArrayList<>();
        targets.forEach((name, target) -> {
            counts.put(name, new long[2]);
            names.addAll(Collections.nCopies(target.weight(), name));
        });
        for (int i = 0; i < inputs; i++) {
            String name = names.get(random.nextInt(names.size()));
            Target target = targets.get(name);
            counts.get(name)[isRead(name, target, mutator.next(target.valid())) ? 1 : 0]++;
            if (inputs >= 1_000_000 && i % (inputs / 10) == 0) {
                System.out.println("fuzzing, input " + i);
            }
        }
        counts.forEach((name, count) -> {
            System.out.println("fuzzed " + name + ": " + count[0] + " refused, " + count[1] + " read");
            assertThat(count[0]).as(name + " refused").isPositive();
            assertThat(count[1]).as(name + " read").isPositive();
        });
    }

    private static boolean isRead(String name, Target target, String text) {
        try {
            if (!target.parser().readsBack(text)) {
                throw new AssertionError(name + " does not read back: " + text);
            }
            return true;
        } catch (NotationException e) {
            checkFaults(e, name, text);
            return false;
        } catch (MatchException | RulesIdException e) {
            return false;
        } catch (RuntimeException e) {
            throw new AssertionError(name + " throws for: " + text, e);
        }
    }

    private static void checkFaults(NotationException e, String name, String text) {
        assertThat(e.faults()).isNotEmpty();
        for (TextFault fault : e.faults()) {
            if (fault.line() < 1
                    || fault.column() < 1
                    || fault.column() > text.length() + 1
                    || fault.expected().isEmpty()) {
                throw new AssertionError(name + " tells nonsense, " + fault + ", for: " + text);
            }
        }
    }

    private void addTargets() {
        RandomGames games = new RandomGames(22);
        RandomRecords records = new RandomRecords(23);
        for (int i = 0; i < RULES.size(); i++) {
            Rules rules = RULES.get(i);
            List<String> positions = new ArrayList<>();
            for (int j = 0; j < 40; j++) {
                Game game = games.game(rules, 40);
                if (!game.isOver()) {
                    positions.add(Notation.format(rules, game.position()));
                }
            }
            targets.put("position of " + rules.id(), new Target(2, positions, text -> readsPosition(rules, text)));
        }
        targets.put(
                "id of rules",
                new Target(
                        4,
                        RandomGames.IDS,
                        text -> RuleBook.byId(RuleBook.byId(text).id()).equals(RuleBook.byId(text))));
        targets.put(
                "kind of match",
                new Target(
                        2,
                        List.of("points 30", "wins 3", "streak 3", "territory 10"),
                        text -> MatchRules.parse(text).text().equals(text)));
        targets.put(
                "move", new Target(6, List.of("A", "f", "pass", "L", "B", "C", "D", "E", "F"), FuzzTest::readsMove));
        targets.put("record", new Target(20, texts(records, GameFormat.SEMEIA), FuzzTest::readsRecords));
        targets.put(
                "ogn",
                new Target(16, oneLapTexts(games, records, GameFormat.OGN), text -> readsBack(GameFormat.OGN, text)));
        targets.put(
                "auale",
                new Target(
                        12, oneLapTexts(games, records, GameFormat.AUALE), text -> readsBack(GameFormat.AUALE, text)));
        targets.put(
                "playstrategy",
                new Target(
                        8,
                        oneLapTexts(games, records, GameFormat.PLAYSTRATEGY),
                        text -> readsBack(GameFormat.PLAYSTRATEGY, text)));
        targets.put("auale position", new Target(4, positions(games, Auale::format), FuzzTest::readsAualePosition));
        targets.put(
                "playstrategy position",
                new Target(
                        4,
                        positions(games, (rules, position) -> PlayStrategy.format(rules, position, 1)),
                        FuzzTest::readsFen));
        targets.put(
                "match",
                new Target(
                        4,
                        matches(),
                        text -> MatchRecord.parse(MatchRecord.parse(text).format())
                                .equals(MatchRecord.parse(text))));
    }

    private interface PositionFormat {
        String format(Rules rules, Position position);
    }

    private static List<String> positions(RandomGames games, PositionFormat format) {
        List<String> texts = new ArrayList<>();
        while (texts.size() < 40) {
            Game game = games.game(RuleBook.ABAPA, 60);
            texts.add(format.format(game.rules(), game.position()));
        }
        return texts;
    }

    private static List<String> texts(RandomRecords records, GameFormat format) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            texts.add(format.format(records.record(14)) + (i % 10 == 0 ? "\n" + format.format(records.record(3)) : ""));
        }
        return texts;
    }

    private static List<String> oneLapTexts(RandomGames games, RandomRecords records, GameFormat format) {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 150; i++) {
            Rules rules = format == GameFormat.OGN ? ONE_LAP.get(i % 5) : RuleBook.ABAPA;
            texts.add(format.format(records.around(games.game(rules, 14))));
        }
        return texts;
    }

    private static List<String> matches() {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            MatchRecord match = MatchRecord.of(
                    i % 2 == 0
                            ? Match.start(RuleBook.BA_AWA, MatchRules.parse("territory 10"), new Lots(i))
                            : Match.start(RuleBook.AWALE, MatchRules.parse("wins 2"), i % 4 / 2));
            match = match.with(GameRecord.of(match.current()
                    .orElseThrow()
                    .game()
                    .play(match.match().starter() * 6)
                    .agreeToEnd()));
            texts.add(match.format());
        }
        return texts;
    }

    private static boolean readsPosition(Rules rules, String text) {
        Position position = Notation.parsePosition(rules, text);
        return position.isOver()
                || Notation.parsePosition(rules, Notation.format(rules, position))
                        .setup()
                        .equals(position.setup());
    }

    private static boolean readsMove(String text) {
        Rules rules = RULES.get(text.length() % RULES.size());
        int move = Notation.parseMove(rules, rules.start(), text);
        return Notation.format(rules.start(), move).equals(text);
    }

    private static boolean readsRecords(String text) {
        return readsBack(GameFormat.SEMEIA, text);
    }

    /** Reads all games of the text, writes them and reads them again; of other forms than ours what was read once is not lost again. */
    private static boolean readsBack(GameFormat format, String text) {
        List<GameRecord> read = all(format, text);
        StringBuilder again = new StringBuilder();
        read.forEach(record -> again.append(format.format(record)).append(format.separator()));
        List<GameRecord> reread = all(format, again.toString());
        if (format == GameFormat.SEMEIA) {
            return reread.equals(read);
        }
        boolean same = reread.size() == read.size();
        for (int i = 0; i < read.size() && same; i++) {
            same = reread.get(i).game().actions().equals(read.get(i).game().actions())
                    && reread.get(i)
                            .game()
                            .beginning()
                            .setup()
                            .equals(read.get(i).game().beginning().setup());
        }
        return same;
    }

    private static List<GameRecord> all(GameFormat format, String text) {
        try {
            return format.reader(new StringReader(text)).all();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean readsAualePosition(String text) {
        Position position = Auale.parsePosition(RuleBook.ABAPA, text);
        return position.isOver()
                || Auale.parsePosition(RuleBook.ABAPA, Auale.format(RuleBook.ABAPA, position))
                        .setup()
                        .equals(position.setup());
    }

    private static boolean readsFen(String text) {
        Position position = PlayStrategy.parsePosition(RuleBook.ABAPA, text);
        return position.isOver()
                || PlayStrategy.parsePosition(RuleBook.ABAPA, PlayStrategy.format(RuleBook.ABAPA, position, 3))
                        .setup()
                        .equals(position.setup());
    }
}
