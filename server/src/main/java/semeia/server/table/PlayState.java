package semeia.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongBinaryOperator;
import semeia.match.Lots;
import semeia.match.Match;
import semeia.match.MatchRules;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.server.store.TableEntry;

/** How play at a table goes: its match, its game, its clocks. Immutable. */
final class PlayState {
    /** How long the result of a game of a match may be looked at before the next one's clock runs, in milliseconds. */
    private static final long INTERMISSION = 20_000;

    private static final int NONE = -1;

    private final TableTerms terms;
    private final Lots lots;
    private final LongBinaryOperator worked;
    private final Optional<Match> match;
    private final Optional<Game> game;
    private final int number;
    private final Clock clock;
    /** Play before the last act of the game; empty before the first. */
    private final Optional<PlayState> before;

    private PlayState(
            PlayState rules,
            Optional<Match> match,
            Optional<Game> game,
            int number,
            Clock clock,
            Optional<PlayState> before) {
        this(rules.terms, rules.lots, rules.worked, match, game, number, clock, before);
    }

    private PlayState(
            TableTerms terms,
            Lots lots,
            LongBinaryOperator worked,
            Optional<Match> match,
            Optional<Game> game,
            int number,
            Clock clock,
            Optional<PlayState> before) {
        this.before = before;
        this.terms = terms;
        this.lots = lots;
        this.worked = worked;
        this.match = match;
        this.game = game;
        this.number = number;
        this.clock = clock;
    }

    /** Before the first game. */
    static PlayState before(TableTerms terms, Lots lots, LongBinaryOperator worked) {
        return new PlayState(
                terms, lots, worked, Optional.empty(), Optional.empty(), NONE, still(terms), Optional.empty());
    }

    private static Clock still(TableTerms terms) {
        return Clock.of(terms.clock(), terms.players());
    }

    /** A game began. */
    PlayState begin(TableEntry entry) {
        Optional<Match> now = game.isEmpty() ? terms.match().map(this::startMatch) : match;
        int starter = Integer.parseInt(entry.body());
        Game first = now.map(Match::nextGame)
                .orElseGet(() -> Game.start(terms.rules(), terms.rules().territory(), starter));
        Clock fresh = still(terms);
        boolean counts = entry.game() > 0;
        Clock next = counts ? fresh.start(first.position().player(), entry.at() + INTERMISSION) : fresh;
        return new PlayState(this, now, Optional.of(first), entry.game(), next, Optional.empty());
    }

    private Match startMatch(MatchRules kind) {
        return terms.starter().isPresent()
                ? Match.start(terms.rules(), kind, terms.starter().getAsInt())
                : Match.start(terms.rules(), kind, lots);
    }

    /** Somebody moved, or did something else that belongs to the game. */
    PlayState act(TableEntry entry) {
        Game before = game.orElseThrow();
        Action act = Notation.parseAct(before.position(), entry.body());
        Game after = before.act(act);
        Optional<Match> now = after.outcome().isPresent()
                ? match.map(played -> played.record(after.outcome().get()))
                : match;
        return new PlayState(this, now, Optional.of(after), number, clock(act, after, entry.at()), Optional.of(this));
    }

    private Clock clock(Action act, Game after, long at) {
        int next = after.position().player();
        if (after.isOver()) {
            return clock.stop(at, worked, false);
        } else if (act instanceof Action.Move) {
            return clock.press(next, at, worked);
        }
        return clock.running() == next ? clock : clock.stop(at, worked, false).start(next, at);
    }

    /** Moves were taken back, and with them all that they did to the clocks. */
    PlayState takeBack(TableEntry entry) {
        int length = Integer.parseInt(entry.body());
        PlayState then = this;
        while (then.game.orElseThrow().length() > length) {
            then = then.before.orElseThrow();
        }
        Clock stopped = then.clock.standing();
        boolean counts = length > 0 || number > 0;
        int mover = then.game.orElseThrow().position().player();
        Clock next = counts ? stopped.start(mover, entry.at()) : stopped;
        return new PlayState(this, match, then.game, number, next, then.before);
    }

    /** Whether nothing more is to be played: the game is over, and so is its match. */
    boolean isOver() {
        boolean ended = game.flatMap(Game::outcome).isPresent();
        return ended && match.flatMap(Match::outcome).isPresent() == match.isPresent();
    }

    /** The match with all finished games; empty if a single game is played or none began. */
    Optional<Match> match() {
        return match;
    }

    /** The game that is on or the last one; empty before the first. */
    Optional<Game> game() {
        return game;
    }

    /** The number of that game, from 0; −1 before the first. */
    int number() {
        return number;
    }

    /** Who is to move in that game. */
    OptionalInt mover() {
        return game.isPresent() && !game.get().isOver()
                ? OptionalInt.of(game.get().position().player())
                : OptionalInt.empty();
    }

    List<Long> clocks(long when) {
        return clock.all(when, worked);
    }

    int running() {
        return clock.running();
    }

    /** How many milliseconds the clock that runs still stands before it does. */
    long waits(long when) {
        return clock.running() == NONE ? 0 : Math.max(0, clock.since() - when);
    }

    boolean isTimeUp(long when) {
        return clock.isUp(when, worked);
    }

    OptionalLong deadline() {
        return clock.deadline(worked);
    }
}
