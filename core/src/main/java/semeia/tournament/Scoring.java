package semeia.tournament;

import java.util.List;

/**
 * What a win, a draw and a loss are worth; at a board of three, the first, second and third place. In twenty-fourths of a point.
 *
 * @param win for the winner, or the first place
 * @param draw for both in a draw, or for the second place
 * @param loss for the loser, or the third place
 */
public record Scoring(int win, int draw, int loss) {
    /** A point for a win, half a point for a draw. */
    public static final Scoring DEFAULT = new Scoring(Points.ONE, Points.ONE / 2, 0);
    /** Two points for a win or the first place, one for a draw or the second. */
    public static final Scoring TWO = new Scoring(2 * Points.ONE, Points.ONE, 0);

    /**
     * Checks the order.
     *
     * @throws TournamentException if a win is not worth more than a loss, or a draw more than the one or less than the other
     */
    public Scoring {
        if (win <= loss || draw > win || draw < loss || loss < 0) {
            throw new TournamentException(
                    "points", text(win, draw, loss), "a win worth more than a loss and a draw between them");
        }
    }

    /**
     * The worths that a text means: {@code 1-0.5-0}, {@code 2-1-0}.
     *
     * @throws TournamentException if it means none
     */
    public static Scoring parse(String text) {
        List<String> parts = StrictText.split(text, '-');
        int[] worths = new int[3];
        boolean right = parts.size() == worths.length;
        for (int i = 0; right && i < worths.length; i++) {
            worths[i] = Points.parse(parts.get(i)).orElse(-1);
            right = worths[i] >= 0;
        }
        if (!right) {
            throw new TournamentException(
                    "points",
                    StrictText.shown(text),
                    "a win, a draw and a loss in whole or half points, such as 1-0.5-0");
        }
        return new Scoring(worths[0], worths[1], worths[2]);
    }

    /** As {@link #parse} reads it. */
    public String text() {
        return text(win, draw, loss);
    }

    private static String text(int win, int draw, int loss) {
        return Points.text(win) + "-" + Points.text(draw) + "-" + Points.text(loss);
    }

    /** What a seat gets by a result; who did not come gets nothing. */
    public int points(Result result, int seat) {
        int place = result.places().get(seat);
        if (place == 0) {
            return 0;
        }
        int seats = result.places().size();
        int sharers =
                (int) result.places().stream().filter(other -> other == place).count();
        return seats < 3 ? (place > 1 ? loss : sharers > 1 ? draw : win) : shared(place, sharers);
    }

    /** Those who share places share what these are worth. */
    private int shared(int place, int sharers) {
        List<Integer> worths = List.of(win, draw, loss);
        return worths.subList(place - 1, place - 1 + sharers).stream()
                        .mapToInt(Integer::intValue)
                        .sum()
                / sharers;
    }
}
