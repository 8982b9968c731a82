package semeia.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.reflect.ConstructorMapper;
import semeia.server.store.ActKeyStore.ActKey;

/** Finds, makes and changes tournaments. Of two who change one at the same time one succeeds. Thread-safe. */
public final class TournamentStore {
    private static final String CLAIM = """
        update tournament set version = version + 1, changed = :at where id = :id and version = :version\
        """;

    private final Database database;

    /**
     * A tournament as it is kept.
     *
     * @param version how often it has changed
     * @param heading the part of its record before the acts
     * @param acts the lines of its record, in order
     * @param organiser who runs it, while they are known
     * @param people who is which entrant, by the numbers of the entrants
     * @param tables where boards are played, the newest attempt of each
     */
    public record Row(
            String id,
            int version,
            String heading,
            String clock,
            Optional<String> organiser,
            List<String> acts,
            Map<Integer, Who> people,
            List<Place> tables) {}

    /** The table at which a board of a round is played. */
    public record Place(int round, int board, int attempt, String table, String status) {}

    /** The columns of a tournament itself. */
    record Head(int version, String heading, String clock, Optional<String> organiser) {}

    /** Tournaments in that database. */
    public TournamentStore(Database database) {
        this.database = database;
    }

    /** Makes a tournament in which some things may have been done. */
    public void create(
            String id,
            String heading,
            List<String> acts,
            String clock,
            String organiser,
            Optional<ActKey> key,
            long now) {
        database.useTransaction(handle -> {
            handle.createUpdate("""
                insert into tournament (id, version, heading, clock, organiser, created, changed)
                values (:id, 0, :heading, :clock, :organiser, :now, :now)\
                """)
                    .bind("id", id)
                    .bind("heading", heading)
                    .bind("clock", clock)
                    .bind("organiser", organiser)
                    .bind("now", now)
                    .execute();
            insert(handle, id, 0, acts, now);
            key.ifPresent(named -> ActKeyStore.add(new Transaction(handle), named));
        });
    }

    private static void insert(Handle handle, String id, int before, List<String> acts, long now) {
        int number = before;
        for (String act : acts) {
            number++;
            handle.createUpdate("""
                insert into tournament_act (tournament_id, number, at, body) values (:id, :number, :at, :body)\
                """)
                    .bind("id", id)
                    .bind("number", number)
                    .bind("at", now)
                    .bind("body", act)
                    .execute();
        }
    }

    /** How many a person organises. */
    public int count(String organiser) {
        return database.withHandle(
                handle -> handle.createQuery("select count(*) from tournament where organiser = :person")
                        .bind("person", organiser)
                        .mapTo(Integer.class)
                        .one());
    }

    /** The ids of those that a person organises or plays in, the last changed first. */
    public List<String> of(String person, int most) {
        return database.withHandle(handle -> handle.createQuery("""
            select id from tournament where organiser = :person
                or id in (select tournament_id from tournament_person where person_id = :person)
            order by changed desc limit :most\
            """)
                .bind("person", person)
                .bind("most", most)
                .mapTo(String.class)
                .list());
    }

    /** The tournament of that id; empty if there is none. */
    public Optional<Row> find(String id) {
        // All as of one moment: what belongs to a newer version must not be read with an older number.
        return database.inTransaction(handle -> handle.createQuery("select * from tournament where id = :id")
                .bind("id", id)
                .map(ConstructorMapper.of(Head.class))
                .findOne()
                .map(head -> new Row(
                        id,
                        head.version,
                        head.heading,
                        head.clock,
                        head.organiser,
                        acts(handle, id),
                        people(handle, id),
                        tables(handle, id))));
    }

    private static List<String> acts(Handle handle, String id) {
        return handle.createQuery("select body from tournament_act where tournament_id = :id order by number")
                .bind("id", id)
                .mapTo(String.class)
                .list();
    }

    private static Map<Integer, Who> people(Handle handle, String id) {
        Map<Integer, Who> people = new HashMap<>();
        handle.createQuery("""
            select t.entrant, p.id, p.name from tournament_person t join person p on p.id = t.person_id
            where t.tournament_id = :id\
            """)
                .bind("id", id)
                .map((row, context) ->
                        Map.entry(row.getInt("entrant"), new Who(row.getString("id"), row.getString("name"))))
                .forEach(entry -> people.put(entry.getKey(), entry.getValue()));
        return people;
    }

    private static List<Place> tables(Handle handle, String id) {
        return handle.createQuery("""
            select t.round, t.board, t.attempt, t.table_id as "table", p.status
            from tournament_table t join play_table p on p.id = t.table_id
            where t.tournament_id = :id and t.attempt = (select max(o.attempt) from tournament_table o
                where o.tournament_id = t.tournament_id and o.round = t.round and o.board = t.board)
            order by t.round, t.board\
            """)
                .bind("id", id)
                .map(ConstructorMapper.of(Place.class))
                .list();
    }

    /**
     * Adds acts.
     *
     * @param joined who is the entrant that the first of them enters; empty if nobody who is here
     * @return false if the tournament has changed since it was read
     */
    public boolean append(
            Row known, List<String> acts, Optional<String> joined, int entrant, Optional<ActKey> key, long now) {
        return database.inTransaction(handle -> {
            if (!claim(handle, known, now)) {
                return false;
            }
            insert(handle, known.id(), known.acts().size(), acts, now);
            key.ifPresent(named -> ActKeyStore.add(new Transaction(handle), named));
            joined.ifPresent(person -> handle.createUpdate("""
                insert into tournament_person (tournament_id, entrant, person_id)
                values (:id, :entrant, :person)\
                """)
                    .bind("id", known.id())
                    .bind("entrant", entrant)
                    .bind("person", person)
                    .execute());
            return true;
        });
    }

    private static boolean claim(Handle handle, Row known, long now) {
        return handle.createUpdate(CLAIM)
                        .bind("id", known.id())
                        .bind("version", known.version())
                        .bind("at", now)
                        .execute()
                == 1;
    }

    /**
     * Takes the last act away, with entrants and rounds that are no more.
     *
     * @param entrants how many are left
     * @param rounds how many are left
     * @return false if the tournament has changed since it was read
     */
    public boolean undo(Row known, int entrants, int rounds, Optional<ActKey> key, long now) {
        return database.inTransaction(handle -> {
            boolean claimed = claim(handle, known, now);
            if (claimed) {
                key.ifPresent(named -> ActKeyStore.add(new Transaction(handle), named));
                drop(
                        handle,
                        "tournament_act",
                        "number",
                        known.id(),
                        known.acts().size());
                drop(handle, "tournament_person", "entrant", known.id(), entrants);
                drop(handle, "tournament_table", "round", known.id(), rounds);
            }
            return claimed;
        });
    }

    private static void drop(Handle handle, String table, String column, String id, int from) {
        handle.createUpdate("delete from " + table + " where tournament_id = :id and " + column + " >= :from")
                .bind("id", id)
                .bind("from", from)
                .execute();
    }

    /**
     * Makes a table for a board, unless another was made meanwhile.
     *
     * @param make makes the table and gives its id
     */
    public void seat(String id, int round, int board, int attempt, Function<Transaction, String> make) {
        database.useTransaction(handle -> {
            int made = handle.createUpdate("""
                insert into tournament_table (tournament_id, round, board, attempt, table_id)
                values (:id, :round, :board, :attempt, :table) on conflict do nothing\
                """)
                    .bind("id", id)
                    .bind("round", round)
                    .bind("board", board)
                    .bind("attempt", attempt)
                    .bind("table", make.apply(new Transaction(handle)))
                    .execute();
            if (made == 0) {
                handle.rollback();
            }
        });
    }

    /** Changes the lines of a record, as when somebody's name has to go from it. */
    public void rewrite(String id, UnaryOperator<List<String>> change) {
        database.useTransaction(handle -> {
            List<String> before = acts(handle, id);
            List<String> after = change.apply(before);
            for (int i = 0; i < after.size(); i++) {
                if (i >= before.size()) {
                    insert(handle, id, i, after.subList(i, i + 1), SteadyClock.millis());
                } else if (!after.get(i).equals(before.get(i))) {
                    handle.createUpdate("""
                        update tournament_act set body = :body where tournament_id = :id and number = :number\
                        """)
                            .bind("body", after.get(i))
                            .bind("id", id)
                            .bind("number", i + 1)
                            .execute();
                }
            }
            handle.createUpdate("update tournament set version = version + 1 where id = :id")
                    .bind("id", id)
                    .execute();
        });
    }
}
