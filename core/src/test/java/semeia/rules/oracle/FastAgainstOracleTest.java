package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Compares the fast rules with the oracle on random games and random set-ups. */
final class FastAgainstOracleTest {

    private static final int QUICK_MOVES = 100_000;
    private static final int FEW_MOVES = 10_000;
    private static final int MIXTURE_MOVES = 200;

    /** The presets that are played longest in every run; the others as long with the slow tests. */
    private static final int FIRST_PRESETS = 8;
    private static final int MANY_MOVES = 1_000_000;

    /** No game is followed longer than this; without the guard some never end. */
    private static final int MOST_PLIES = 2_000;

    static Stream<String> presets() {
        return OracleRules.PRESETS.stream();
    }

    /** Options and divisions that a user may choose, written after the id. */
    static Stream<String> variants() {
        List<String> variants = new ArrayList<>(List.of(
                "abapa+guard=off",
                "ayo+guard=9",
                "awale+guard=7",
                "awale-points+guard=5",
                "awari+guard=6",
                "ba-awa+guard=off",
                "ba-awa-3+guard=3",
                "anywoli+guard=off",
                "anywoli+last4=taker",
                "anywoli+last4=opener",
                "anywoli+last4=lot+guard=50"));
        for (int south = 1; south < 12; south++) {
            variants.add("ba-awa:" + south);
        }
        return variants.stream();
    }

    /** The oracle is proven by the cases, so fast rules that agree with it all along are proven too. */
    @ParameterizedTest
    @MethodSource({"semeia.rules.oracle.OracleTest#edges", "semeia.rules.oracle.OracleTest#games"})
    void fast_rules_play_every_case_as_the_oracle_does(OracleTest.Case line) {
        OracleRules slow = OracleRules.of(line.text("rules"));
        Rules fast = RuleBook.byId(line.text("rules"));
        String start = OracleText.write(slow.start(slow.own(), 0));
        Pair pair = Pair.from(
                slow, fast, line.fields().getOrDefault("position", start).toString());
        for (String move : line.moves()) {
            pair.play(OracleText.move(slow, move));
        }
    }

    @ParameterizedTest
    @MethodSource("presets")
    void fast_rules_play_as_the_oracle_does(String id) {
        boolean first = OracleRules.PRESETS.indexOf(id) < FIRST_PRESETS;
        Tally tally = compare(OracleRules.of(id), RuleBook.byId(id), first ? QUICK_MOVES : FEW_MOVES / 2, 1);
        if (first) {
            assertThat(tally.ends).containsAll(endsOf(OracleRules.of(id)));
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void fast_rules_play_variants_as_the_oracle_does(String id) {
        compare(OracleRules.of(id), RuleBook.byId(id), FEW_MOVES, 2);
    }

    /** Random combinations of all parameters that go together, each on a few games; they are other ones at every run, and the seed is in the message. */
    @Test
    void fast_rules_play_random_legal_mixtures_as_the_oracle_does() {
        playMixtures(3 * FEW_MOVES, System.nanoTime());
    }

    @Tag("slow")
    @Test
    void fast_rules_play_a_million_moves_of_random_legal_mixtures_as_the_oracle_does() {
        playMixtures(MANY_MOVES, System.nanoTime());
    }

    private static void playMixtures(int moves, long seed) {
        Mixtures mixtures = new Mixtures(seed);
        int played = 0;
        for (int number = 0; played < moves; number++) {
            Rules fast = mixtures.next();
            String id = fast.id();
            try {
                played += compare(OracleRules.of(id), RuleBook.byId(id), MIXTURE_MOVES, seed + number).moves;
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("mixture " + number + " of seed " + seed + ": " + id, e);
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("presets")
    void fast_rules_play_many_moves_as_the_oracle_does(String id) {
        int moves = OracleRules.PRESETS.indexOf(id) < FIRST_PRESETS ? MANY_MOVES : QUICK_MOVES;
        Tally tally = compare(OracleRules.of(id), RuleBook.byId(id), moves, 6);
        assertThat(tally.moves).isGreaterThanOrEqualTo(moves);
        assertThat(tally.ends).containsAll(endsOf(OracleRules.of(id)));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("variants")
    void fast_rules_play_many_moves_of_variants_as_the_oracle_does(String id) {
        compare(OracleRules.of(id), RuleBook.byId(id), QUICK_MOVES, 7);
    }

    /** The ends that the quick run must have met, so that it cannot quietly stop looking at one. */
    private static Set<String> endsOf(OracleRules rules) {
        Set<String> ends = new TreeSet<>(Set.of("quiet"));
        if (rules.lastSeeds() > 0) {
            ends.add("last-" + rules.lastSeeds());
        }
        if (!rules.relay() && rules.is("stuck", "ends")) {
            ends.add("starved");
        }
        if (!rules.is("majority", "plays-on")) {
            ends.add(Integer.toString(rules.total() / 2 + 1));
        }
        if (rules.get("repetition").startsWith("ends-unless") || rules.is("repetition", "split-evenly")) {
            ends.add("repetition");
        }
        return ends;
    }

    private static Tally compare(OracleRules slow, Rules fast, int moves, long seed) {
        RandomPositions positions = new RandomPositions(seed);
        Random random = new Random(seed);
        Tally tally = new Tally();
        while (tally.moves < moves) {
            boolean toTheEnd = random.nextInt(8) == 0;
            play(begin(slow, fast, positions, random), toTheEnd ? MOST_PLIES : 12, random, tally);
        }
        return tally;
    }

    private static Pair begin(OracleRules slow, Rules fast, RandomPositions positions, Random random) {
        int kind = random.nextInt(20);
        if (kind == 0) {
            OracleGame start = positions.start(slow);
            return Pair.start(slow, fast, start.division(), start.starter());
        }
        String text = kind < 4 ? positions.reachable(slow) : positions.setUp(slow);
        return Pair.from(slow, fast, text);
    }

    private static void play(Pair pair, int plies, Random random, Tally tally) {
        boolean habitual = random.nextInt(3) == 0;
        for (int ply = 0; ply < plies && !pair.oracle().over(); ply++) {
            if (random.nextInt(30) == 0) {
                giveUp(pair.branch(), random, tally);
            }
            pair.play(habitual ? habit(pair.oracle()) : any(pair.oracle(), random));
            tally.count(pair);
        }
        if (pair.oracle().undrawn() > 0) {
            int lucky = random.nextInt(pair.oracle().stores().size());
            pair.act("lot " + lucky, game -> game.drawLot(lucky), game -> game.drawLot(lucky));
        }
    }

    private static int any(OracleGame game, Random random) {
        List<Integer> legal = game.legalMoves();
        return legal.get(random.nextInt(legal.size()));
    }

    /** Always the same move in the same position and no capture if it can be helped, so that the game comes to repeat itself. */
    private static int habit(OracleGame game) {
        List<Integer> legal = new ArrayList<>(game.legalMoves());
        Collections.rotate(legal, game.seeds().hashCode() >> 3);
        return legal.stream().filter(move -> isQuiet(game, move)).findFirst().orElse(legal.get(0));
    }

    private static boolean isQuiet(OracleGame game, int move) {
        OracleGame after = game.withoutHistory();
        after.play(move);
        return after.quiet() > 0 && !after.over();
    }

    /** Ends the game as players may, or with three seats goes on without one. */
    private static void giveUp(Pair pair, Random random, Tally tally) {
        int seats = pair.oracle().stores().size();
        int seat = random.nextInt(seats);
        switch (random.nextInt(4)) {
            case 0 -> pair.act("agree", OracleGame::agree, game -> game.agreeToEnd());
            case 1 -> pair.act("flag " + seat, game -> game.flag(seat), game -> game.flag(seat));
            case 2 -> pair.act("resign " + seat, game -> game.resign(seat), game -> game.resign(seat));
            default -> {
                if (pair.oracle().canClaim()) {
                    pair.act("claim " + seat, OracleGame::claim, game -> game.claim(seat));
                }
            }
        }
        tally.ends.add(pair.oracle().end());
        for (int ply = 0; ply < 30 && !pair.oracle().over(); ply++) {
            int other = (seat + 1) % seats;
            if (random.nextInt(20) == 0) {
                pair.act("resign " + other, game -> game.resign(other), game -> game.resign(other));
                break;
            }
            pair.play(any(pair.oracle(), random));
            tally.count(pair);
        }
    }

    /** What a comparison met. */
    private static final class Tally {
        private int moves;
        private final Set<String> ends = new TreeSet<>();

        private void count(Pair pair) {
            moves++;
            ends.add(pair.oracle().end());
        }
    }
}
