package semeia.web;

import java.util.Optional;
import semeia.match.Lots;
import semeia.match.Match;
import semeia.match.MatchRecord;
import semeia.match.MatchRules;
import semeia.notation.GameRecord;
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
