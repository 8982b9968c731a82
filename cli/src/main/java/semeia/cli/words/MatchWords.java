package semeia.cli.words;

import java.util.ArrayList;
import java.util.List;
import semeia.match.Match;
import semeia.match.MatchOutcome;
import semeia.match.MatchRules;
import semeia.match.MatchRules.FirstToPoints;
import semeia.match.MatchRules.FirstToWins;
import semeia.match.MatchRules.Tally;
import semeia.match.MatchRules.TerritoryMatch;
import semeia.match.MatchRules.TwoGames;
import semeia.match.MatchRules.WinningStreak;

/** Says in words how a match stands. */
public final class MatchWords {
    private MatchWords() {}

    /** What has to be reached, and what each player has of it. */
    public static String score(Match match) {
        List<String> scores = new ArrayList<>();
        for (int seat = 0; seat < match.score().size(); seat++) {
            scores.add(name(match, seat) + " " + match.score().get(seat));
        }
        return "The match, " + target(match.kind()) + ": " + String.join(", ", scores) + ".";
    }

    private static String target(MatchRules kind) {
        if (kind instanceof FirstToPoints points) {
            return "first to " + points.points() + (points.points() == 1 ? " point" : " points");
        } else if (kind instanceof FirstToWins wins) {
            return "first to win " + games(wins.games());
        } else if (kind instanceof WinningStreak streak) {
            return "first to win " + games(streak.games()) + " in a row";
        } else if (kind instanceof TerritoryMatch territory) {
            return "first to own " + territory.pits() + " pits" + (territory.loserStarts() ? ", the loser starts" : "");
        } else if (kind instanceof TwoGames two) {
            return "the seeds of two games, the winner of the first owning " + two.pits() + " pits in the second";
        } else if (kind instanceof Tally tally) {
            return "first to a tally of " + tally.points() + ", a win with three quarters of the seeds counting two";
        }
        throw new IllegalStateException("a kind of match without words: " + kind);
    }

    private static String games(int count) {
        return count == 1 ? "1 game" : count + " games";
    }

    /** How the match ended; empty text while it goes on. */
    public static String end(Match match) {
        if (match.outcome().isEmpty()) {
            return "";
        }
        MatchOutcome outcome = match.outcome().get();
        return outcome.winner().isPresent()
                ? name(match, outcome.winner().getAsInt()) + " wins the match."
                : outcome.reason() == MatchOutcome.Reason.LAST_GAME
                        ? "The match is drawn."
                        : "The match is drawn: the same division with the same starter came a third time.";
    }

    private static String name(Match match, int seat) {
        return Seats.name(match.score().size(), seat);
    }
}
