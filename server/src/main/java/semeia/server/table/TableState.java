package semeia.server.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
import semeia.server.store.Entry;

/**
 * A table after some of its entries: all that is shown and decided follows from it. Immutable; {@link #apply} makes the next. It trusts
 * entries, which {@link Referee} has checked.
 */
public final class TableState {
    /** How long the result of a game of a match may be looked at before the next one's clock runs, in milliseconds. */
    static final long INTERMISSION = 20_000;

    /**
     * An offer that was made.
     *
     * @param by the seat that made it
     * @param agreed the seats that agree, as a mask, that one included
     */
    public record Proposal(int by, int agreed) {}

    private final String id;
    private final Terms terms;
    private final Lots lots;
    private final Optional<String> creator;
    private final long created;
    private final LongBinaryOperator worked;

    private int number;
    private long at;
    private Status status = Status.OPEN;
    private List<Seat> seats;
    private Optional<Match> match = Optional.empty();
    private Optional<Game> game = Optional.empty();
    private int gameNumber = -1;
    private Clock clock;
    private Map<Offer, Proposal> offers = new EnumMap<>(Offer.class);
    private Optional<String> rematch = Optional.empty();

    /**
     * A table before its first entry.
     *
     * @param seats who is to sit where; people who have sat down are added by entries
     * @param worked how much of the time between two moments counts on a clock
     */
    TableState(
            String id,
            Terms terms,
            long lots,
            Optional<String> creator,
            long created,
            List<Seat> seats,
            LongBinaryOperator worked) {
        this.id = id;
        this.terms = terms;
        this.lots = new Lots(lots);
        this.creator = creator;
        this.created = created;
        this.at = created;
        this.seats = List.copyOf(seats);
        this.worked = worked;
        this.clock = Clock.of(terms.clock(), terms.players());
    }

    private TableState(TableState other) {
        this(other.id, other.terms, other.lots.seed(), other.creator, other.created, other.seats, other.worked);
        number = other.number;
        at = other.at;
        status = other.status;
        match = other.match;
        game = other.game;
        gameNumber = other.gameNumber;
        clock = other.clock;
        offers = new EnumMap<>(other.offers);
        rematch = other.rematch;
    }

    /**
     * The table after its next entry.
     *
     * @throws IllegalArgumentException if it is not the next entry
     */
    TableState apply(Entry entry) {
        if (entry.number() != number + 1) {
            throw new IllegalArgumentException(
                    "entry " + entry.number() + " of table " + id + ", expected " + (number + 1));
        }
        TableState next = new TableState(this);
        next.number = entry.number();
        next.at = entry.at();
        next.take(entry);
        return next;
    }

    private void take(Entry entry) {
        switch (entry.kind()) {
            case SAT ->
                hold(entry.seat(), entry.who().<Seat>map(Seat.Taken::new).orElse(new Seat.Gone()));
            case STOOD -> hold(entry.seat(), new Seat.Open());
            case BEGAN -> begin(entry);
            case ACTED -> act(entry);
            case OFFERED -> Offer.of(entry.body()).ifPresent(offer -> agree(offer, entry.seat()));
            case DECLINED -> Offer.of(entry.body()).ifPresent(offers::remove);
            case TOOK_BACK -> takeBack(Integer.parseInt(entry.body()), entry.at());
            case ABORTED -> status = Status.ABORTED;
            case REMATCHED -> rematch = Optional.of(entry.body());
            case OPENED, SAID, GREETED -> {}
        }
    }

    private void agree(Offer offer, int seat) {
        Proposal made = offers.getOrDefault(offer, new Proposal(seat, 0));
        offers.put(offer, new Proposal(made.by(), made.agreed() | 1 << seat));
    }

    private void hold(int seat, Seat holder) {
        List<Seat> held = new ArrayList<>(seats);
        held.set(seat, holder);
        seats = List.copyOf(held);
    }

    private void begin(Entry entry) {
        if (gameNumber < 0) {
            match = terms.match().map(this::startMatch);
        }
        gameNumber = entry.game();
        game = Optional.of(nextGame(Integer.parseInt(entry.body())));
        status = Status.PLAYING;
        offers.clear();
        clock = Clock.of(terms.clock(), terms.players());
        if (gameNumber > 0) {
            clock = clock.start(mover().orElseThrow(), entry.at() + INTERMISSION);
        }
    }

    private Match startMatch(MatchRules kind) {
        return terms.starter().isPresent()
                ? Match.start(terms.rules(), kind, terms.starter().getAsInt())
                : Match.start(terms.rules(), kind, lots);
    }

    private Game nextGame(int starter) {
        return match.map(Match::nextGame)
                .orElseGet(() -> Game.start(terms.rules(), terms.rules().territory(), starter));
    }

    private void act(Entry entry) {
        Game before = game.orElseThrow();
        Action act = Notation.parseAct(before.position(), entry.body());
        Game after = before.act(act);
        game = Optional.of(after);
        offers.remove(Offer.END);
        offers.remove(Offer.TAKEBACK);
        if (after.isOver()) {
            clock = clock.stop(entry.at(), worked, false);
        } else if (act instanceof Action.Move) {
            clock = clock.press(after.position().player(), entry.at(), worked);
        } else if (clock.running() != after.position().player()) {
            clock = clock.stop(entry.at(), worked, false).start(after.position().player(), entry.at());
        }
        after.outcome().ifPresent(outcome -> {
            match = match.map(played -> played.record(outcome));
            boolean goesOn = match.isPresent() && match.get().outcome().isEmpty();
            status = goesOn ? Status.PLAYING : Status.OVER;
        });
    }

    private void takeBack(int length, long when) {
        Game back = game.orElseThrow();
        while (back.length() > length) {
            back = back.previous().orElseThrow();
        }
        game = Optional.of(back);
        offers.clear();
        clock = clock.stop(when, worked, false);
        if (length > 0 || gameNumber > 0) {
            clock = clock.start(back.position().player(), when);
        }
    }

    /** Its name in addresses. */
    public String id() {
        return id;
    }

    /** What was agreed. */
    public Terms terms() {
        return terms;
    }

    /** What lots are drawn from; secret until the table is over. */
    Lots lots() {
        return lots;
    }

    /** Who made it, while he is known. */
    public Optional<String> creator() {
        return creator;
    }

    /** When it was made, in milliseconds since 1970. */
    public long created() {
        return created;
    }

    /** The number of its newest entry; 0 if there is none. */
    public int number() {
        return number;
    }

    /** When its newest entry was made, in milliseconds since 1970. */
    public long at() {
        return at;
    }

    /** How far it is. */
    public Status status() {
        return status;
    }

    /** Who sits where. */
    public List<Seat> seats() {
        return seats;
    }

    /** The match with all finished games; empty if a single game is played or none began. */
    public Optional<Match> match() {
        return match;
    }

    /** The game that is on or the last one; empty before the first. */
    public Optional<Game> game() {
        return game;
    }

    /** The number of that game, from 0; −1 before the first. */
    public int gameNumber() {
        return gameNumber;
    }

    /** Who is to move; empty if nobody is. */
    public OptionalInt mover() {
        return game.isPresent() && status == Status.PLAYING && !game.get().isOver()
                ? OptionalInt.of(game.get().position().player())
                : OptionalInt.empty();
    }

    /** The seat of a computer that is to move; empty if none is. */
    public OptionalInt thinking() {
        OptionalInt mover = mover();
        return mover.isPresent() && seats.get(mover.getAsInt()) instanceof Seat.Computer ? mover : OptionalInt.empty();
    }

    /** Who made an offer and who agrees so far; empty if it is not made. */
    public Optional<Proposal> proposal(Offer offer) {
        return Optional.ofNullable(offers.get(offer));
    }

    /** The table at which the players go on. */
    public Optional<String> rematch() {
        return rematch;
    }

    /** What each player has left at a time; empty without a clock. */
    public List<Long> clocks(long when) {
        return clock.all(when, worked);
    }

    /** Whose time runs, from 0; −1 if nobody's does. */
    public int running() {
        return clock.running();
    }

    /** How many milliseconds the clock that runs still stands before it does. */
    public long waits(long when) {
        return running() < 0 ? 0 : Math.max(0, clock.since() - when);
    }

    /** Whether the time of the player to move is up. */
    boolean isTimeUp(long when) {
        return clock.isUp(when, worked);
    }

    /** When the time of the player to move is up; empty while no clock runs. */
    OptionalLong deadline() {
        return clock.deadline(worked);
    }

    /** The seat of a person; empty if he has none. */
    public OptionalInt seatOf(String person) {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (seats.get(seat).isTakenBy(person)) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether everybody may watch, or that person may. */
    public boolean isVisibleTo(Optional<String> person) {
        return terms.listed()
                || status == Status.OPEN
                || (person.isPresent() && (seatOf(person.get()).isPresent() || creator.equals(person)));
    }
}
