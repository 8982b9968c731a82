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
import semeia.rules.Game;
import semeia.server.store.TableEntry;

/**
 * A table after some of its entries: all that is shown and decided follows from it. Immutable; {@link #apply} makes the next. It trusts
 * entries, which {@link Referee} has checked.
 */
public final class TableState {
    /**
     * An offer that was made.
     *
     * @param by the seat that made it
     * @param agreed the seats that agree, as a mask, that one included
     * @param number the entry that made it
     */
    public record Proposal(int by, int agreed, int number) {}

    private final String id;
    private final TableTerms terms;
    private final Lots lots;
    private final Optional<String> creator;
    private final long created;

    private int number;
    private long at;
    private Status status = Status.OPEN;
    private List<Seat> seats;
    private PlayState course;
    private Map<Offer, Proposal> offers = new EnumMap<>(Offer.class);
    private Optional<String> rematch = Optional.empty();
    private int position;
    private long turned;
    private int offered;
    private Asked asked = Asked.NOTHING;

    /**
     * A table before its first entry.
     *
     * @param seats who is to sit where; people who have sat down are added by entries
     * @param worked how much of the time between two moments counts on a clock
     */
    TableState(
            String id,
            TableTerms terms,
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
        this.course = PlayState.before(terms, this.lots, worked);
    }

    private TableState(TableState other) {
        id = other.id;
        terms = other.terms;
        lots = other.lots;
        creator = other.creator;
        created = other.created;
        number = other.number;
        at = other.at;
        status = other.status;
        seats = other.seats;
        course = other.course;
        offers = new EnumMap<>(other.offers);
        rematch = other.rematch;
        position = other.position;
        turned = other.turned;
        offered = other.offered;
        asked = other.asked;
    }

    /**
     * The table after its next entry.
     *
     * @throws IllegalArgumentException if it is not the next entry
     */
    TableState apply(TableEntry entry) {
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

    private void take(TableEntry entry) {
        switch (entry.kind()) {
            case SAT ->
                hold(entry.seat(), entry.who().<Seat>map(Seat.Taken::new).orElse(new Seat.Gone()));
            case STOOD -> hold(entry.seat(), new Seat.Open());
            case BEGAN -> begin(entry);
            case ACTED -> act(entry);
            case OFFERED -> agree(Offer.of(entry.body()).orElseThrow(), entry);
            case DECLINED -> decline(Offer.of(entry.body()).orElseThrow(), entry);
            case TOOK_BACK -> takeBack(entry);
            case ABORTED -> status = Status.ABORTED;
            case REMATCHED -> rematch = Optional.of(entry.body());
            case OPENED, SAID, GREETED -> {}
        }
    }

    private void agree(Offer offer, TableEntry entry) {
        offered = entry.number();
        Proposal made = offers.getOrDefault(offer, new Proposal(entry.seat(), 0, entry.number()));
        offers.put(offer, new Proposal(made.by(), made.agreed() | 1 << entry.seat(), made.number()));
    }

    private void decline(Offer offer, TableEntry entry) {
        offered = entry.number();
        Optional.ofNullable(offers.remove(offer)).ifPresent(made -> asked = asked.inVain(offer, made.by()));
    }

    private void hold(int seat, Seat holder) {
        List<Seat> held = new ArrayList<>(seats);
        held.set(seat, holder);
        seats = List.copyOf(held);
    }

    private void begin(TableEntry entry) {
        course = course.begin(entry);
        position = entry.number();
        turned = entry.at();
        asked = Asked.NOTHING;
        status = Status.PLAYING;
        offers.clear();
    }

    private void act(TableEntry entry) {
        course = course.act(entry);
        position = entry.number();
        turned = entry.at();
        asked = asked.moved(entry.seat());
        offers.remove(Offer.END);
        offers.remove(Offer.TAKEBACK);
        status = course.isOver() ? Status.OVER : Status.PLAYING;
    }

    private void takeBack(TableEntry entry) {
        course = course.takeBack(entry);
        position = entry.number();
        turned = entry.at();
        offers.clear();
    }

    /** Its name in addresses. */
    public String id() {
        return id;
    }

    /** What was agreed. */
    public TableTerms terms() {
        return terms;
    }

    /** What lots are drawn from; secret until the table is over. */
    Lots lots() {
        return lots;
    }

    /** Who made it, while they are known. */
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

    /** Whether the position of the game is the one that was there after an entry. */
    boolean hasPositionOf(int entry) {
        return entry >= position;
    }

    /** When the position of the game came about, in milliseconds since 1970. */
    public long turnedAt() {
        return turned;
    }

    /** Whether no offer was made, accepted or declined after an entry. */
    boolean hasOffersOf(int entry) {
        return entry >= offered;
    }

    /** Whether a seat may still make an offer that it made in vain before. */
    boolean mayAsk(Offer offer, int seat) {
        return asked.mayAsk(offer, seat);
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
        return course.match();
    }

    /** The game that is on or the last one; empty before the first. */
    public Optional<Game> game() {
        return course.game();
    }

    /** The number of that game, from 0; −1 before the first. */
    public int gameNumber() {
        return course.number();
    }

    /** Who is to move; empty if nobody is. */
    public OptionalInt mover() {
        return status == Status.PLAYING ? course.mover() : OptionalInt.empty();
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
        return course.clocks(when);
    }

    /** Whose time runs, from 0; −1 if nobody's does. */
    public int running() {
        return course.running();
    }

    /** How many milliseconds the clock that runs still stands before it does. */
    public long waits(long when) {
        return course.waits(when);
    }

    /** Whether the time of the player to move is up. */
    boolean isTimeUp(long when) {
        return course.isTimeUp(when);
    }

    /** When the time of the player to move is up; empty while no clock runs. */
    OptionalLong deadline() {
        return course.deadline();
    }

    /** The seat of a person; empty if there is none. */
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
