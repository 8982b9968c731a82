package semeia.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.match.Match;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.server.store.TableEntry;
import semeia.server.store.Who;

/** What one act brings about at a table: the entries of it and of all that follows by itself. Not thread-safe. */
final class Turn {
    private final long at;
    private final List<Step> steps = new ArrayList<>();
    private TableState state;

    /** Begins from a table at a time, which is moved on to that of the newest entry if it is before it. */
    Turn(TableState state, long now) {
        this.state = state;
        this.at = Math.max(now, state.at());
    }

    /** The time of what happens. */
    long at() {
        return at;
    }

    /** The table after what happened so far. */
    TableState state() {
        return state;
    }

    /** What happened, in order. */
    List<Step> steps() {
        return List.copyOf(steps);
    }

    /** Adds what moves no game on. */
    Turn add(TableEntry.Kind kind, int seat, Optional<Who> who, String body) {
        return add(kind, seat, who, body, state.gameNumber(), OptionalInt.empty());
    }

    private Turn add(TableEntry.Kind kind, int seat, Optional<Who> who, String body, int game, OptionalInt ply) {
        TableEntry entry = new TableEntry(state.id(), state.number() + 1, at, kind, seat, who, body, game, ply);
        state = state.apply(entry);
        steps.add(new Step(entry, state));
        return this;
    }

    /** Adds an act of the game, and then what follows by itself: a lot, the next game. */
    Turn act(int seat, Optional<Who> who, Action act) {
        Game game = state.game().orElseThrow();
        String text = Notation.format(game.position(), act);
        add(TableEntry.Kind.ACTED, seat, who, text, state.gameNumber(), OptionalInt.of(game.length() + 1));
        Game after = state.game().orElseThrow();
        if (after.awaitsLot()) {
            return act(TableEntry.NOBODY, Optional.empty(), lot(after));
        }
        boolean ended = after.outcome().isPresent();
        return ended && state.status() == Status.PLAYING ? begin() : this;
    }

    private Action.Lot lot(Game game) {
        int players = game.position().territory().players();
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            if (game.position().territory().share(seat) > 0 && !game.position().hasResigned(seat)) {
                seats.add(seat);
            }
        }
        return new Action.Lot(seats.get(state.lots().lastSeeds(state.gameNumber(), seats.size())));
    }

    /** Begins the first game, or the next of the match. */
    Turn begin() {
        int number = state.gameNumber() + 1;
        int starter = state.match().map(Match::starter).orElseGet(this::firstStarter);
        return add(
                TableEntry.Kind.BEGAN,
                TableEntry.NOBODY,
                Optional.empty(),
                Integer.toString(starter),
                number,
                OptionalInt.empty());
    }

    private int firstStarter() {
        return state.terms()
                .starter()
                .orElseGet(() -> state.lots().starter(0, state.terms().players()));
    }
}
