package semeia.cli.games;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.rules.Position;

/** What came out of the games by one ruleset. Not thread-safe. */
final class RulesetStats {
    private final int openingMoves;
    private final Results results = new Results();
    private final Map<String, Results> openings = new TreeMap<>();
    private final List<Integer> lengths = new ArrayList<>();

    /**
     * No games yet.
     *
     * @param openingMoves how many moves an opening has
     */
    RulesetStats(int openingMoves) {
        this.openingMoves = openingMoves;
    }

    /** Results of games, the starter's. */
    static final class Results {
        private int wins;
        private int draws;
        private int losses;
        private int unfinished;

        private void add(Game game, int starter) {
            if (game.outcome().isEmpty()) {
                unfinished++;
                return;
            }
            Outcome outcome = game.outcome().get();
            if (outcome.winner().isEmpty()) {
                draws++;
            } else if (outcome.winner().getAsInt() == starter) {
                wins++;
            } else {
                losses++;
            }
        }

        int games() {
            return wins + draws + losses + unfinished;
        }

        /** The share of the points that the starters have; NaN if no game was finished. */
        private double score() {
            return (wins + draws / 2.0) / (wins + draws + losses);
        }

        String text() {
            String ended = wins + draws + losses == 0
                    ? "none finished"
                    : String.format(
                            Locale.ROOT,
                            "starter won %d, drew %d, lost %d (%.1f %%)",
                            wins,
                            draws,
                            losses,
                            100 * score());
            return "%5d %s, %s%s"
                    .formatted(
                            games(),
                            games() == 1 ? "game" : "games",
                            ended,
                            unfinished > 0 && unfinished < games() ? ", " + unfinished + " unfinished" : "");
        }

        void write(JsonGenerator json) throws IOException {
            json.writeNumberField("games", games());
            json.writeNumberField("wins", wins);
            json.writeNumberField("draws", draws);
            json.writeNumberField("losses", losses);
            json.writeNumberField("unfinished", unfinished);
        }
    }

    /** Counts one more game. */
    void add(Game game) {
        int starter = game.beginning().player();
        results.add(game, starter);
        openings.computeIfAbsent(opening(game), moves -> new Results()).add(game, starter);
        lengths.add(game.sowings().size());
    }

    private String opening(Game game) {
        Position start = game.beginning();
        String moves = game.actions().stream()
                .filter(Action.Move.class::isInstance)
                .limit(openingMoves)
                .map(move -> Notation.format(start, ((Action.Move) move).move()))
                .collect(Collectors.joining(" "));
        return moves.isEmpty() ? "none" : moves;
    }

    Results results() {
        return results;
    }

    Map<String, Results> openings() {
        return openings;
    }

    /** How long the games were. */
    String lengths() {
        Collections.sort(lengths);
        return String.format(
                Locale.ROOT,
                "moves: %d to %d, median %d, mean %.1f",
                lengths.get(0),
                lengths.get(lengths.size() - 1),
                lengths.get(lengths.size() / 2),
                mean());
    }

    private double mean() {
        return lengths.stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    /** Writes the results and the lengths. */
    void write(JsonGenerator json) throws IOException {
        Collections.sort(lengths);
        results.write(json);
        json.writeObjectFieldStart("moves");
        json.writeNumberField("least", lengths.get(0));
        json.writeNumberField("median", lengths.get(lengths.size() / 2));
        json.writeNumberField("mean", Math.round(mean() * 10) / 10.0);
        json.writeNumberField("most", lengths.get(lengths.size() - 1));
        json.writeEndObject();
    }
}
