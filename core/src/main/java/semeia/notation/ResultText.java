package semeia.notation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Game;

/** How records say how a game ended. */
final class ResultText {
    static final String OPEN = "*";
    static final String NOBODY = "nobody";

    private ResultText() {}

    /** The seeds of each player, {@code 26-22}; {@code *} while the game goes on or waits for a lot. */
    static String text(Game game) {
        return game.outcome().map(outcome -> seeds(outcome.seeds())).orElse(OPEN);
    }

    static String seeds(List<Integer> seeds) {
        StringBuilder text = new StringBuilder();
        for (int count : seeds) {
            text.append(text.isEmpty() ? "" : "-").append(count);
        }
        return text.toString();
    }

    /** The word for the end; empty while there is none. */
    static Optional<String> termination(Game game) {
        return game.outcome().map(outcome -> game.endCode());
    }

    /** Who won, a seat or {@code nobody}; empty while the game goes on. */
    static Optional<String> winner(Game game) {
        int players = game.rules().territory().players();
        return game.outcome()
                .map(outcome -> outcome.winner().isPresent()
                        ? Names.seat(players, outcome.winner().getAsInt())
                        : NOBODY);
    }

    /** Whether the winner is someone else than the seeds let expect. */
    static boolean isWinnerSurprising(Game game) {
        return game.outcome().isPresent()
                && !game.outcome()
                        .get()
                        .winner()
                        .equals(largest(game.outcome().get().seeds()));
    }

    private static OptionalInt largest(List<Integer> seeds) {
        int best = -1;
        OptionalInt winner = OptionalInt.empty();
        for (int seat = 0; seat < seeds.size(); seat++) {
            if (seeds.get(seat) > best) {
                best = seeds.get(seat);
                winner = OptionalInt.of(seat);
            } else if (seeds.get(seat) == best) {
                winner = OptionalInt.empty();
            }
        }
        return winner;
    }

    /** Whether a word of the movetext stands for a result, right or wrong. */
    static boolean isResult(String word) {
        return word.equals(OPEN)
                || (!word.isEmpty() && word.charAt(0) >= '0' && word.charAt(0) <= '9' && word.indexOf('-') > 0);
    }
}
