package semeia.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import semeia.match.Lots;
import semeia.match.Match;
import semeia.match.MatchRecord;
import semeia.match.MatchRules;
import semeia.notation.GameRecord;
import semeia.notation.Tag;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;

/** What is played at the page's one table: a game, alone or in a match, with its lots. Not thread-safe. */
final class PageTable {
    private final Lots lots;
    private Optional<MatchRecord> match;
    private Game game;

    private PageTable(Optional<MatchRecord> match, Game game, long seed) {
        this.lots = new Lots(seed);
        this.match = match;
        this.game = game;
    }

    /**
     * A new table.
     *
     * @param kind how games count; empty for a single game
     * @param starter who begins the first game; empty if a lot decides
     * @param seed what lots are drawn from
     */
    static PageTable begin(Rules rules, Optional<MatchRules> kind, Optional<Integer> starter, long seed) {
        if (kind.isEmpty()) {
            int first = starter.orElseGet(
                    () -> new Lots(seed).starter(0, rules.territory().players()));
            return new PageTable(Optional.empty(), Game.start(rules, rules.territory(), first), seed);
        }
        Match match = starter.isPresent()
                ? Match.start(rules, kind.get(), starter.get())
                : Match.start(rules, kind.get(), new Lots(seed));
        return new PageTable(Optional.of(MatchRecord.of(match)), match.nextGame(), seed);
    }

    /** A table at which a single game goes on from any position. */
    static PageTable from(Rules rules, Position position, long seed) {
        return new PageTable(Optional.empty(), Game.from(rules, position), seed);
    }

    /**
     * A table as it was saved.
     *
     * @param text a game, or a match if {@code inMatch}
     * @param ended whether the last finished game of the match was still looked at
     */
    static PageTable restore(String text, boolean inMatch, boolean ended, long seed) {
        if (!inMatch) {
            return new PageTable(Optional.empty(), GameRecord.parse(text).game(), seed);
        }
        MatchRecord whole = MatchRecord.parse(text);
        int finished = whole.match().outcomes().size();
        int shown = ended ? finished - 1 : finished;
        MatchRecord before = new MatchRecord(whole.start(), whole.games().subList(0, shown));
        return new PageTable(Optional.of(before), whole.games().get(shown).game(), seed);
    }

    /** The game or the match as text, with the game that is on. */
    String save() {
        GameRecord record = GameRecord.of(game);
        return match.map(before -> before.with(record).format()).orElseGet(record::format);
    }

    /**
     * The game or the match as a file of its own: a single game with the day and those who played.
     *
     * @param players names in seat order, empty where nobody is known
     */
    String file(String day, List<String> players) {
        if (match.isPresent()) {
            return save();
        }
        List<Tag> tags = new ArrayList<>(List.of(new Tag("Date", day)));
        int seats = game.rules().territory().players();
        for (int seat = 0; seat < Math.min(seats, players.size()); seat++) {
            if (!players.get(seat).isEmpty()) {
                tags.add(new Tag(GameRecord.playerTag(seats, seat), players.get(seat)));
            }
        }
        return new GameRecord(tags, game, List.of()).format();
    }

    /**
     * Who played what a file holds, in JSON: {@code {match, players}}, names in seat order, empty where the file names nobody.
     *
     * @throws IllegalArgumentException if it is neither a game nor a match
     */
    static String players(String file) {
        boolean isMatch = ("\n" + file).contains("\n[Match \"");
        GameRecord first = isMatch ? MatchRecord.parse(file).games().get(0) : GameRecord.parse(file);
        int seats = first.game().rules().territory().players();
        return JsonText.object(
                "match", JsonText.truth(isMatch),
                "players",
                        JsonText.texts(IntStream.range(0, seats)
                                .mapToObj(seat -> first.player(seat).orElse(""))
                                .toList()));
    }

    Game game() {
        return game;
    }

    /** The match as the game that is on leaves it; empty for a single game. */
    Optional<Match> match() {
        return match.map(before -> before.with(GameRecord.of(game)).match());
    }

    void act(Action action) {
        game = game.act(action);
    }

    void undo() {
        game = game.previous().orElse(game);
    }

    /** Draws the lot for the last seeds. */
    void drawLot() {
        Optional<Match> now =
                match.map(MatchRecord::match).filter(started -> started.lots().isPresent());
        game = now.isPresent()
                ? now.get().drawLot(game)
                : game.drawLot(lots.lastSeeds(0, game.position().territory().players()));
    }

    /** Goes on to the next game of the match. */
    void next() {
        MatchRecord played = match.orElseThrow(() -> new IllegalStateException("a single game has no next"))
                .with(GameRecord.of(game));
        game = played.current()
                .orElseThrow(() -> new IllegalStateException("the match is over"))
                .game();
        match = Optional.of(played);
    }
}
