package semeia.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.Tag;
import semeia.rules.Action;
import semeia.rules.Game;

/**
 * A match with its games: what is saved, and taken up again in the middle. Immutable.
 *
 * @param start the match before its first game
 * @param games the games so far; the last is the one under way, perhaps without an act, unless the match is over
 */
public record MatchRecord(Match start, List<GameRecord> games) {
    private static final List<String> KEPT =
            List.of("Event", "Site", "South", "North", "Player1", "Player2", "Player3", "Player4");

    /**
     * Checks the games and adds the next one, under the same names, if none is under way and the match is not over.
     *
     * @throws MatchException if the match is not before its first game, or the games are not what it asks for in rules, beginning, lots
     *     and order, or have tags that belong to the match: Match, Game, Lots, Draw
     */
    public MatchRecord {
        if (!start.outcomes().isEmpty()) {
            throw new MatchException("games before the first", start.outcomes().size(), "0");
        }
        games = new ArrayList<>(games);
        Match match = after(start, games);
        boolean underWay = games.size() > match.outcomes().size();
        if (!underWay && match.outcome().isEmpty()) {
            games.add(next(match, games));
        }
        games = List.copyOf(games);
    }

    private static Match after(Match start, List<GameRecord> games) {
        Match match = start;
        for (int i = 0; i < games.size(); i++) {
            Optional<MatchException.Fault> fault = fault(match, games.get(i), i == games.size() - 1);
            if (fault.isPresent()) {
                throw new MatchException(List.of(fault.get()));
            }
            match = after(match, games.get(i));
        }
        return match;
    }

    /** The match after a game that may be under way. */
    static Match after(Match match, GameRecord game) {
        return game.game().outcome().map(match::record).orElse(match);
    }

    /** Why the game cannot be the next of the match; empty if it can. */
    static Optional<MatchException.Fault> fault(Match match, GameRecord record, boolean last) {
        String place = "game " + (match.outcomes().size() + 1);
        Game game = record.game();
        if (match.outcome().isPresent()) {
            return fault(place, "played", "none: the match is over");
        }
        if (!game.rules().equals(match.rules())) {
            return fault(place + ", rules", game.rules().id(), match.rules().id());
        }
        String begins = Notation.format(game.rules(), game.beginning());
        String asked = Notation.format(match.rules(), match.nextGame().position());
        if (!begins.equals(asked)) {
            return fault(place + ", beginning", begins, asked);
        }
        if (game.outcome().isEmpty() && !last) {
            return fault(place, "not finished", "an end before the next game");
        }
        Optional<Tag> foreign = record.tags().stream()
                .filter(tag -> MatchText.isReserved(tag.name()))
                .findFirst();
        if (foreign.isPresent()) {
            return fault(place + ", tag", foreign.get().name(), "none: it belongs to the match");
        }
        return lotFault(match, game, place).or(() -> sizeFault(match, record, place));
    }

    private static Optional<MatchException.Fault> sizeFault(Match match, GameRecord record, String place) {
        try {
            MatchText.tagged(match, record);
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return fault(place, "too long with the tags of the match", e.getMessage());
        }
    }

    private static Optional<MatchException.Fault> lotFault(Match match, Game game, String place) {
        for (Optional<Game> after = Optional.of(game);
                after.isPresent();
                after = after.get().previous()) {
            if (after.get().action().orElse(null) instanceof Action.Lot lot) {
                Optional<Integer> right =
                        match.lastSeedsLot(after.get().previous().orElseThrow());
                if (right.isPresent() && right.get() != lot.player()) {
                    int players = match.rules().territory().players();
                    return fault(
                            place + ", lot",
                            Notation.formatSeat(players, lot.player()),
                            Notation.formatSeat(players, right.get()));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<MatchException.Fault> fault(String place, String value, String expected) {
        return Optional.of(new MatchException.Fault(place, value, expected));
    }

    private static GameRecord next(Match match, List<GameRecord> games) {
        List<Tag> tags = games.isEmpty()
                ? List.of()
                : games.get(games.size() - 1).tags().stream()
                        .filter(tag -> KEPT.contains(tag.name()))
                        .toList();
        return new GameRecord(tags, match.nextGame(), List.of());
    }

    /** The record of a match before its first game. */
    public static MatchRecord of(Match start) {
        return new MatchRecord(start, List.of());
    }

    /** The match after the games that are finished. */
    public Match match() {
        Match match = start;
        for (GameRecord game : games) {
            match = after(match, game);
        }
        return match;
    }

    /** The game under way; empty when the match is over. */
    public Optional<GameRecord> current() {
        GameRecord last = games.get(games.size() - 1);
        return last.game().outcome().isPresent() ? Optional.empty() : Optional.of(last);
    }

    /**
     * The match with the game under way as it is now. If that has ended the next one begins, or the match is over.
     *
     * @throws IllegalStateException if the match is over
     * @throws MatchException if it is not the game that the match asks for
     */
    public MatchRecord with(GameRecord game) {
        if (current().isEmpty()) {
            throw new IllegalStateException("the match is over");
        }
        List<GameRecord> played = new ArrayList<>(games.subList(0, games.size() - 1));
        played.add(game);
        return new MatchRecord(start, played);
    }

    /** The match as text, its games one after another; {@link #parse} reads it back to the same. */
    public String format() {
        return MatchText.format(this);
    }

    /**
     * The match in a text.
     *
     * @throws semeia.notation.NotationException with every fault
     */
    public static MatchRecord parse(String text) {
        return new MatchText(text).read();
    }
}
