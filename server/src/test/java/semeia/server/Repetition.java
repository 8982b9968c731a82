package semeia.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** A game of Abapa in which a position comes up for the third time. */
final class Repetition {
    private static final Rules RULES = RuleBook.byId("abapa+guard=off");
    private static final int LAST_SEEDS = 8;
    private static final int MOST_MOVES = 250;

    private Repetition() {}

    /** Its moves, up to the one after which the end may be claimed. */
    static List<String> moves() {
        return IntStream.range(0, 100)
                .mapToObj(seed -> moves(new Random(seed)))
                .filter(moves -> !moves.isEmpty())
                .min(Comparator.comparingInt(List::size))
                .orElseThrow();
    }

    private static List<String> moves(Random random) {
        List<String> moves = new ArrayList<>();
        Game game = Game.start(RULES);
        while (!game.canClaim()) {
            if (game.isOver() || moves.size() == MOST_MOVES) {
                return List.of();
            }
            int move = choose(game, moves.size() < 10, random);
            moves.add(Notation.format(game.position(), move));
            game = game.play(move);
        }
        return moves;
    }

    /** The first few moves by chance, then what captures most, and of the last seeds what captures least. */
    private static int choose(Game game, boolean chance, Random random) {
        List<Integer> legal = IntStream.range(0, game.position().territory().pits())
                .filter(pit -> Moves.has(game.legalMoves(), pit))
                .boxed()
                .toList();
        if (chance) {
            return legal.get(random.nextInt(legal.size()));
        }
        int mover = game.position().player();
        int captured = game.position().store(0) + game.position().store(1);
        int sign = captured < 48 - LAST_SEEDS ? -1 : 1;
        return legal.stream()
                .min(Comparator.comparingInt(
                        pit -> sign * game.play(pit).position().store(mover)))
                .orElseThrow();
    }
}
