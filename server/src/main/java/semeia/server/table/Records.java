package semeia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import semeia.match.Match;
import semeia.match.MatchException;
import semeia.match.MatchRecord;
import semeia.notation.GameRecord;

/**
 * What was played at a table, as text. The games of a match that is over carry the match, their number and its lots, so that it is the same
 * match when it is read again; before that the lots are secret.
 */
public final class Records {
    private static final Pattern GAME = Pattern.compile("(?m)(?=^\\[Rules \")");

    private Records() {}

    /** The games that ended, in order, each as text. */
    public static List<String> ended(List<Step> history) {
        List<GameRecord> games = new ArrayList<>();
        Optional<Match> start = Optional.empty();
        TableState last = history.get(history.size() - 1).after();
        for (Step step : history) {
            start = start.or(() -> step.after().match());
            if (isEnd(step)) {
                games.add(View.game(step.after()));
            }
        }
        if (last.status() == Status.OVER && start.isPresent()) {
            return match(start.get(), games);
        }
        return games.stream().map(GameRecord::format).toList();
    }

    private static List<String> match(Match start, List<GameRecord> games) {
        try {
            return GAME.splitAsStream(new MatchRecord(start, games).format())
                    .map(game -> game.stripTrailing() + "\n")
                    .toList();
        } catch (MatchException other) { // it was played by a version that counted otherwise
            return games.stream().map(GameRecord::format).toList();
        }
    }

    /** Whether a game ended with it. */
    public static boolean isEnd(Step step) {
        return step.entry().ply().isPresent()
                && step.after().game().orElseThrow().outcome().isPresent();
    }

    /** All games of a match that is over, otherwise the game that is on or the last one. */
    public static String of(TableState table, List<Step> history) {
        boolean whole = table.status() == Status.OVER && table.match().isPresent();
        return whole ? String.join("\n", ended(history)) : View.record(table);
    }
}
