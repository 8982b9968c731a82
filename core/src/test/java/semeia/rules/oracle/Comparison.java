package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import semeia.rules.Rules;

/** Plays random games from random set-ups by the fast rules and the oracle together, and keeps what it met. */
final class Comparison {

    /** No game is followed longer than this; without the guard some never end. */
    private static final int MOST_PLIES = 2_000;

    private final OracleRules slow;
    private final Rules fast;
    private final RandomPositions positions;
    private final Random random;
    private final Set<String> ends = new TreeSet<>();
    private int moves;

    private Comparison(OracleRules slow, Rules fast, long seed) {
        this.slow = slow;
        this.fast = fast;
        this.positions = new RandomPositions(seed);
        this.random = new Random(seed);
    }

    /** The ends that a comparison must meet, so that it cannot quietly stop looking at one. */
    static Set<String> endsOf(OracleRules rules) {
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
        if (rules.is("repetition", "ends-unless-a-row-is-empty") || rules.is("repetition", "split-evenly")) {
            ends.add("repetition");
        }
        return ends;
    }

    /** Plays at least so many moves. The same seed plays the same moves. */
    static Comparison of(OracleRules slow, Rules fast, int moves, long seed) {
        Comparison comparison = new Comparison(slow, fast, seed);
        while (comparison.moves < moves) {
            boolean toTheEnd = comparison.random.nextInt(8) == 0;
            comparison.play(comparison.begin(), toTheEnd ? MOST_PLIES : 12);
        }
        return comparison;
    }

    int moves() {
        return moves;
    }

    /** The ends that were met; empty text for a game that went on. */
    Set<String> ends() {
        return ends;
    }

    private Pair begin() {
        int kind = random.nextInt(20);
        if (kind == 0) {
            OracleGame start = positions.start(slow);
            return Pair.start(slow, fast, start.division(), start.starter());
        }
        String text = kind < 4 ? positions.reachable(slow) : positions.setUp(slow);
        return Pair.from(slow, fast, text);
    }

    private void play(Pair pair, int plies) {
        boolean habitual = random.nextInt(3) == 0;
        for (int ply = 0; ply < plies && !pair.oracle().over(); ply++) {
            if (random.nextInt(30) == 0) {
                giveUp(pair.branch());
            }
            pair.play(habitual ? habit(pair.oracle()) : any(pair.oracle()));
            count(pair);
        }
        if (pair.oracle().undrawn() > 0) {
            int lucky = random.nextInt(pair.oracle().stores().size());
            pair.act("lot " + lucky, game -> game.drawLot(lucky), game -> game.drawLot(lucky));
        }
    }

    private int any(OracleGame game) {
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
    private void giveUp(Pair pair) {
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
        ends.add(pair.oracle().end());
        for (int ply = 0; ply < 30 && !pair.oracle().over(); ply++) {
            int other = (seat + 1) % seats;
            if (random.nextInt(20) == 0) {
                pair.act("resign " + other, game -> game.resign(other), game -> game.resign(other));
                break;
            }
            pair.play(any(pair.oracle()));
            count(pair);
        }
    }

    private void count(Pair pair) {
        moves++;
        ends.add(pair.oracle().end());
    }
}
