package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Outcome;
import semeia.rules.Position;

/** All that the oracle and the fast rules must agree on between two acts of a game. */
record View(
        List<Integer> pits,
        List<Integer> stores,
        int mover,
        boolean extra,
        boolean over,
        String end,
        int quiet,
        int undrawn,
        OptionalInt winner,
        List<Integer> legal,
        int occurrences,
        boolean claim) {

    static View of(OracleGame game) {
        return new View(
                game.seeds(),
                game.stores(),
                game.mover(),
                game.extra(),
                game.over(),
                game.end(),
                game.quiet(),
                game.undrawn(),
                game.winner(),
                game.legalMoves(),
                game.over() ? 0 : game.occurrences(),
                game.canClaim());
    }

    static View of(Game game) {
        Position position = game.position();
        boolean over = game.isOver();
        return new View(
                pits(position),
                position.stores(),
                over ? OracleGame.NOBODY : position.player(),
                position.hasExtraMove(),
                over,
                game.endCode(),
                position.quiet(),
                position.undrawnSeeds(),
                game.outcome().map(Outcome::winner).orElse(OptionalInt.empty()),
                moves(game.legalMoves()),
                over ? 0 : game.occurrences(),
                game.canClaim());
    }

    static List<Integer> pits(Position position) {
        List<Integer> pits = new ArrayList<>();
        for (int pit = 0; pit < position.territory().pits(); pit++) {
            pits.add(position.seeds(pit));
        }
        return pits;
    }

    /** The moves of a set as the oracle numbers them. */
    static List<Integer> moves(long moves) {
        List<Integer> numbers = new ArrayList<>();
        for (long rest = moves; rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            numbers.add(move == Moves.DECLINE ? OracleGame.PASS : move);
        }
        return numbers;
    }

    /** The number that the fast rules give a move of the oracle. */
    static int fastMove(int move) {
        return move == OracleGame.PASS ? Moves.DECLINE : move;
    }
}
