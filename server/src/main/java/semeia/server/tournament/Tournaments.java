package semeia.server.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import semeia.server.people.Person;
import semeia.server.store.ActKeyStore.ActKey;
import semeia.server.store.TournamentStore;
import semeia.server.store.TournamentStore.Place;
import semeia.server.store.TournamentStore.Row;
import semeia.server.table.Ids;
import semeia.server.table.Keys;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;
import semeia.server.table.Status;
import semeia.server.table.TableTerms;
import semeia.server.table.Tables;
import semeia.server.table.TimeControl;
import semeia.tournament.Act;
import semeia.tournament.Entrant;
import semeia.tournament.Tournament;

/**
 * The tournaments of this server. Whoever looks at one brings it up to date: results of tables where play is over are entered, and
 * boards whose people are here get tables. So nothing is lost when a server stops in between. Thread-safe.
 */
public final class Tournaments {
    /** What keys of acts in a tournament are about, and those under which one was made; its id follows. */
    private static final String SUBJECT = "tournament ";

    private static final String CREATED = "create tournament ";
    private static final int TRIES = 8;
    private static final int MOST_OWN = 100;
    private static final int MOST_ACTS = 5_000;
    private static final int MOST_KNOWN = 500;
    /** Characters; less than a record may have when it is read again, so that results always find room. */
    private static final int LONGEST_RECORD = 500_000;

    private static final Logger LOG = LoggerFactory.getLogger(Tournaments.class);

    private final TournamentStore store;
    private final Boards boards;
    private final Keys keys;
    private final LongSupplier clock;
    /** Tournaments as they were read last, so that not every look plays them through again. */
    private final Map<String, KeptTournament> known = new ConcurrentHashMap<>();

    /** The tournaments that the store keeps, played at those tables. */
    public Tournaments(TournamentStore store, Tables tables, Keys keys, LongSupplier clock) {
        this.store = store;
        this.boards = new Boards(store, tables);
        this.keys = keys;
        this.clock = clock;
    }

    /**
     * Makes a tournament.
     *
     * @param record its record, in which things may have been done already
     * @param time the clock of its tables, such as {@code 300+5}
     * @throws IllegalArgumentException if it is no record or no clock
     * @throws RefusedException if the person has too many
     */
    public KeptTournament create(Person organiser, String record, String time, Optional<String> key) {
        Optional<ActKey> made = keys.done(organiser.id(), key, CREATED);
        if (made.isPresent()) {
            return look(made.get().subject().substring(CREATED.length()));
        }
        Tournament tournament = Tournament.parse(record);
        requireActs(tournament.acts().size());
        requireShort(tournament);
        String by = TimeControl.parse(time).text();
        if (store.count(organiser.id()) >= MOST_OWN) {
            throw new RefusedException(RefusalCode.TOO_MUCH, "you run " + MOST_OWN + " tournaments");
        }
        String id = Ids.table();
        List<String> acts = tournament.acts().stream().map(Act::text).toList();
        String heading = Tournament.of(tournament.settings()).format();
        Optional<ActKey> named = key.map(name -> new ActKey(organiser.id(), name, CREATED + id, 0, clock.getAsLong()));
        store.create(id, heading, acts, by, organiser.id(), named, clock.getAsLong());
        return look(id);
    }

    private static void requireShort(Tournament tournament) {
        if (TableTerms.isTooLong(tournament.settings().match())) {
            throw new RefusedException(
                    RefusalCode.MALFORMED, "the target of a match is more than " + TableTerms.HIGHEST_TARGET);
        }
        if (tournament.format().length() > LONGEST_RECORD) {
            throw new RefusedException(
                    RefusalCode.TOO_MUCH, "the record is longer than " + LONGEST_RECORD + " characters");
        }
    }

    /** Those that a person runs or plays in, the last changed first. */
    public List<KeptTournament> of(Person person) {
        List<KeptTournament> readable = new ArrayList<>();
        for (String id : store.of(person.id(), MOST_OWN)) {
            try {
                readable.add(look(id));
            } catch (IllegalArgumentException | IllegalStateException broken) {
                LOG.error("tournament {} cannot be read", id, broken); // the others are still to be seen
            }
        }
        return readable;
    }

    /**
     * A tournament as it is now.
     *
     * @throws RefusedException if there is none
     */
    public KeptTournament look(String id) {
        for (int tries = 0; tries < TRIES; tries++) {
            KeptTournament kept = read(id);
            List<Act> results = boards.results(kept);
            if (results.isEmpty()) {
                return boards.open(kept) ? read(id) : kept;
            }
            add(kept, results, Optional.empty(), Optional.empty()); // there is always room for them
        }
        throw busy();
    }

    private KeptTournament read(String id) {
        Row row = store.find(id)
                .orElseThrow(() -> new RefusedException(RefusalCode.NO_SUCH_TOURNAMENT, "there is no such tournament"));
        KeptTournament before = known.get(id);
        KeptTournament kept = before != null && before.row().version() == row.version()
                ? new KeptTournament(row, before.tournament())
                : KeptTournament.of(row);
        if (known.size() >= MOST_KNOWN) {
            known.clear();
        }
        known.put(id, kept);
        return kept;
    }

    private static RefusedException busy() {
        return new RefusedException(RefusalCode.UNAVAILABLE, "too many things happen in this tournament at once");
    }

    /**
     * Adds acts, for who runs the tournament.
     *
     * @throws IllegalArgumentException if one of them cannot be done; then none is
     * @throws RefusedException if the person does not run it
     */
    public KeptTournament act(Person person, String id, List<String> lines, Intent intent) {
        List<Act> acts = lines.stream().map(Act::parse).toList();
        return change(person, id, intent, kept -> acts);
    }

    /** Begins the next round, for who runs the tournament. */
    public KeptTournament next(Person person, String id, boolean rematches, Intent intent) {
        return change(person, id, intent, kept -> List.of(kept.tournament().next(rematches)));
    }

    private KeptTournament change(Person person, String id, Intent intent, Function<KeptTournament, List<Act>> what) {
        for (int tries = 0; tries < TRIES; tries++) {
            KeptTournament kept = look(id);
            requireRunBy(kept, person);
            if (isDone(kept, person, intent)) {
                return kept;
            }
            if (append(kept, what.apply(kept), Optional.empty(), key(kept, person, intent))) {
                return look(id);
            }
        }
        throw busy();
    }

    /** Whether an act was done already; if not, it must be about the tournament as it is. */
    private boolean isDone(KeptTournament kept, Person person, Intent intent) {
        if (keys.done(person.id(), intent.key(), SUBJECT + kept.row().id()).isPresent()) {
            return true;
        }
        if (intent.number().filter(seen -> seen != kept.row().version()).isPresent()) {
            throw new RefusedException(
                    RefusalCode.STALE,
                    "the tournament is at number " + kept.row().version());
        }
        return false;
    }

    private Optional<ActKey> key(KeptTournament kept, Person person, Intent intent) {
        return intent.key()
                .map(name -> new ActKey(
                        person.id(), name, SUBJECT + kept.row().id(), kept.row().version() + 1, clock.getAsLong()));
    }

    private static void requireRunBy(KeptTournament kept, Person person) {
        if (!kept.isRunBy(Optional.of(person.id()))) {
            throw new RefusedException(RefusalCode.NOT_YOURS, "only who runs the tournament can do that");
        }
    }

    /** Adds what people do, if there is room for it. */
    private boolean append(KeptTournament kept, List<Act> acts, Optional<String> joined, Optional<ActKey> key) {
        requireActs(kept.row().acts().size() + acts.size());
        int more = acts.stream().mapToInt(act -> act.text().length() + 1).sum();
        if (kept.tournament().format().length() + more > LONGEST_RECORD) {
            throw new RefusedException(RefusalCode.TOO_MUCH, "the record of the tournament would become too long");
        }
        return add(kept, acts, joined, key);
    }

    /** Whether the acts were added; not if somebody else changed something meanwhile. */
    private boolean add(KeptTournament kept, List<Act> acts, Optional<String> joined, Optional<ActKey> key) {
        Tournament tournament = kept.tournament();
        for (Act act : acts) {
            tournament = tournament.play(act);
        }
        List<String> lines = acts.stream().map(Act::text).toList();
        int entrant = kept.tournament().entrants().size();
        return store.append(kept.row(), lines, joined, entrant, key, clock.getAsLong());
    }

    private static void requireActs(int acts) {
        if (acts > MOST_ACTS) {
            throw new RefusedException(RefusalCode.TOO_MUCH, "a tournament has at most " + MOST_ACTS + " acts");
        }
    }

    /** Takes the last act back, for who runs the tournament. */
    public KeptTournament undo(Person person, String id, Intent intent) {
        for (int tries = 0; tries < TRIES; tries++) {
            KeptTournament kept = read(id);
            requireRunBy(kept, person);
            if (isDone(kept, person, intent)) {
                return look(id);
            }
            Tournament before = kept.tournament().undo();
            if (store.undo(
                    kept.row(),
                    before.entrants().size(),
                    before.rounds().size(),
                    key(kept, person, intent),
                    clock.getAsLong())) {
                return look(id);
            }
        }
        throw busy();
    }

    /**
     * Enters a person under a name.
     *
     * @throws RefusedException if the person already takes part, or nobody can enter any more
     */
    public KeptTournament join(Person person, String id, String name, Intent intent) {
        Entrant entrant = Entrant.of(name);
        for (int tries = 0; tries < TRIES; tries++) {
            KeptTournament kept = look(id);
            if (isDone(kept, person, intent)) {
                return kept;
            }
            if (kept.entrantOf(Optional.of(person.id())) >= 0) {
                throw new RefusedException(RefusalCode.SEATED_ALREADY, "you take part already");
            }
            requireOpen(kept);
            if (append(kept, List.of(new Act.Enter(entrant)), Optional.of(person.id()), key(kept, person, intent))) {
                return look(id);
            }
        }
        throw busy();
    }

    private static void requireOpen(KeptTournament kept) {
        if (kept.tournament().isOver()) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "the tournament is over");
        }
    }

    /** Withdraws a person. */
    public KeptTournament leave(Person person, String id, Intent intent) {
        for (int tries = 0; tries < TRIES; tries++) {
            KeptTournament kept = look(id);
            if (isDone(kept, person, intent)) {
                return kept;
            }
            int entrant = kept.entrantOf(Optional.of(person.id()));
            if (entrant < 0) {
                throw new RefusedException(RefusalCode.NOT_SEATED, "you do not take part");
            }
            if (append(kept, List.of(new Act.Withdraw(entrant)), Optional.empty(), key(kept, person, intent))) {
                return look(id);
            }
        }
        throw busy();
    }

    /**
     * Opens another table for a board whose table was closed before play, for who runs the tournament.
     *
     * @throws RefusedException if there is no such board, or it is played or can be
     */
    public KeptTournament reopen(Person person, String id, int round, int board, Intent intent) {
        KeptTournament kept = look(id);
        requireRunBy(kept, person);
        if (isDone(kept, person, intent)) {
            return kept;
        }
        Optional<Place> place = kept.placeOf(round, board);
        if (place.isEmpty()
                || !place.get().status().equals(Status.ABORTED.name())
                || !Boards.isForPeople(
                        kept, kept.tournament().rounds().get(round).get(board))) {
            throw new RefusedException(RefusalCode.NOT_ALLOWED, "only a board whose table was closed gets another");
        }
        boards.seat(kept, round, board, place.get().attempt() + 1, key(kept, person, intent));
        return look(id);
    }

    /** Removes the name of a deleted person from every tournament, and withdraws the person where play goes on. */
    public void forget(Person person) {
        for (String id : store.of(person.id(), Integer.MAX_VALUE)) {
            try {
                KeptTournament kept = read(id);
                int entrant = kept.entrantOf(Optional.of(person.id()));
                if (entrant >= 0) {
                    boolean leaves = kept.tournament().isPresent(entrant)
                            && !kept.tournament().isOver();
                    store.rewrite(id, acts -> Anonymity.nameless(acts, entrant, leaves));
                }
            } catch (IllegalArgumentException broken) {
                LOG.error("tournament {} cannot be read; a name stays in it", id, broken);
            }
        }
    }
}
