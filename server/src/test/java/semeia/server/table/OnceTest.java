package semeia.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import semeia.notation.Notation;
import semeia.server.Postgres;
import semeia.server.message.Command;
import semeia.server.store.ActKeyStore;
import semeia.server.store.Database;
import semeia.server.store.Journal;
import semeia.server.store.PeopleStore;
import semeia.server.store.TableEntry;
import semeia.server.store.TableStore;
import semeia.server.store.Who;

/** No act happens twice or to something else than the person saw, however often and late it is sent (on the tables themselves). */
class OnceTest {
    private static final Who SOUTH = new Who("south", "South");
    private static final Who NORTH = new Who("north", "North");
    private static final List<Who> PLAYERS = List.of(SOUTH, NORTH);
    private static final TableTerms TERMS = TableTerms.parse("abapa", "wins 3", "0", "60+20", false, true);
    private static final List<Seat> SEATS = List.of(new Seat.Taken(SOUTH), new Seat.Taken(NORTH));

    private static final int AT_ONCE = 16;

    @TempDir
    private Path folder;

    private Node node;
    private long now = 1_000_000;

    /** A server's tables on a database. */
    private final class Node implements AutoCloseable {
        private final Database database;
        private final Journal journal;
        private final Tables tables;

        Node(String url) throws IOException {
            database = Database.open(url);
            journal = new Journal(database);
            PeopleStore people = new PeopleStore(database);
            PLAYERS.forEach(who -> {
                if (people.byId(who.id()).isEmpty()) {
                    people.add(who.id(), who.name(), 0);
                }
            });
            tables = new Tables(
                    new TableStore(database),
                    new Keys(new ActKeyStore(database)),
                    journal,
                    (from, to) -> to - from,
                    () -> now,
                    (transaction, step) -> {});
        }

        @Override
        public void close() {
            journal.close();
            database.close();
        }
    }

    @BeforeEach
    void start() throws IOException {
        node = new Node("sqlite:" + folder.resolve("once.db"));
    }

    @AfterEach
    void stop() {
        node.close();
    }

    private TableState table() {
        return node.tables.create(TERMS, SEATS, SOUTH, Optional.empty());
    }

    private TableState act(TableState table, Who who, Command command) {
        return node.tables.act(table.id(), who, command);
    }

    private TableState play(TableState table) {
        int mover = table.mover().getAsInt();
        String move = Notation.formatMoves(
                        table.game().orElseThrow().position(),
                        table.game().orElseThrow().legalMoves())
                .split(" ")[0];
        return act(table, PLAYERS.get(mover), move(table, move, "m" + table.number()));
    }

    private static Command move(TableState seen, String move, String key) {
        int length = seen.game().orElseThrow().length();
        return new Command.Play(seen.gameNumber(), length + 1, move, Optional.of(seen.number()), Optional.of(key));
    }

    private static Command offer(TableState seen, String offer, String key) {
        return new Command.Offer(offer, Optional.empty(), Optional.of(seen.number()), Optional.of(key));
    }

    private static Command yes(TableState seen, Offer offer, String key) {
        int number = seen.proposal(offer).orElseThrow().number();
        return new Command.Offer(offer.word(), Optional.of(number), Optional.empty(), Optional.of(key));
    }

    private static void assertStale(org.assertj.core.api.ThrowableAssert.ThrowingCallable act) {
        assertThatThrownBy(act)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.refusal()).isEqualTo(RefusalCode.STALE));
    }

    @Test
    void a_resignation_sent_twice_loses_one_game_of_the_match() {
        TableState table = play(table());
        Command resign = new Command.Resign(Optional.of(0), Optional.of("resign"));
        TableState once = act(table, SOUTH, resign);
        TableState twice = act(table, SOUTH, resign);
        assertThat(twice.match().orElseThrow().score()).isEqualTo(List.of(0, 1));
        assertThat(twice.number()).isEqualTo(once.number());
        assertStale(() -> act(table, SOUTH, new Command.Resign(Optional.of(0), Optional.empty())));
    }

    @Test
    void what_is_said_twice_under_a_key_is_said_once_and_a_key_is_for_one_table() {
        TableState table = table();
        Command say = new Command.Say("hello", Optional.of("word"));
        assertThat(act(table, SOUTH, say).number())
                .isEqualTo(act(table, SOUTH, say).number());
        assertThat(act(table, NORTH, say).number())
                .as("the same key of another person is another key")
                .isEqualTo(table.number() + 2);
        TableState other = table();
        assertThatThrownBy(() -> act(other, SOUTH, say)).hasMessageContaining("something else");
    }

    @Test
    void a_table_opened_twice_under_a_key_is_one_table() {
        Optional<String> key = Optional.of("new");
        TableState first = node.tables.create(TERMS, SEATS, SOUTH, key);
        assertThat(node.tables.created(SOUTH.id(), key).orElseThrow().id()).isEqualTo(first.id());
        assertThat(node.tables.create(TERMS, SEATS, SOUTH, key).id())
                .as("even if both come at the same time")
                .isEqualTo(first.id());
    }

    @Test
    void a_yes_to_an_offer_that_is_gone_is_stale_and_makes_no_offer() {
        TableState table = play(play(table()));
        TableState asked = act(table, SOUTH, offer(table, "takeback", "ask"));
        TableState withdrawn = act(
                asked,
                SOUTH,
                new Command.Decline(
                        "takeback",
                        Optional.of(asked.proposal(Offer.TAKEBACK).orElseThrow().number()),
                        Optional.of("never-mind")));
        assertStale(() -> act(withdrawn, NORTH, yes(asked, Offer.TAKEBACK, "yes")));
        TableState again = act(withdrawn, SOUTH, offer(withdrawn, "takeback", "ask-again"));
        assertStale(() -> act(again, NORTH, yes(asked, Offer.TAKEBACK, "yes")));
        assertThat(act(again, NORTH, yes(again, Offer.TAKEBACK, "now"))
                        .game()
                        .orElseThrow()
                        .length())
                .isZero();
    }

    @Test
    void a_takeback_asked_for_while_the_other_moved_or_asked_is_stale() {
        TableState table = play(table());
        TableState moved = play(table);
        assertStale(() -> act(moved, SOUTH, offer(table, "takeback", "late")));
        TableState asked = act(moved, NORTH, offer(moved, "takeback", "north"));
        assertStale(() -> act(asked, SOUTH, offer(moved, "takeback", "crossed")));
    }

    @Test
    void a_move_that_was_taken_back_is_not_played_again_by_an_old_message() {
        TableState table = table();
        Command move = move(table, "C", "move");
        TableState moved = act(table, SOUTH, move);
        TableState asked = act(moved, SOUTH, offer(moved, "takeback", "ask"));
        TableState back = act(asked, NORTH, yes(asked, Offer.TAKEBACK, "yes"));
        assertThat(act(back, SOUTH, move).game().orElseThrow().length()).isZero();
        assertStale(() -> act(back, SOUTH, new Command.Play(0, 1, "C", Optional.of(table.number()), Optional.empty())));
        assertThat(act(back, SOUTH, new Command.Play(0, 1, "C", Optional.empty(), Optional.empty()))
                        .game()
                        .orElseThrow()
                        .length())
                .as("who says nothing of all that plays as before")
                .isEqualTo(1);
    }

    @Test
    void a_takeback_takes_the_increment_back() {
        TableState table = play(play(play(table())));
        List<Long> before = table.clocks(now);
        for (int i = 0; i < 4; i++) {
            TableState seen = play(table);
            TableState asked = act(seen, NORTH, offer(seen, "takeback", "ask" + i));
            table = act(asked, SOUTH, yes(asked, Offer.TAKEBACK, "yes" + i));
            assertThat(table.clocks(now)).isEqualTo(before);
        }
    }

    @Test
    void an_offer_made_in_vain_three_times_waits_for_a_move() {
        TableState table = play(play(table()));
        for (int i = 0; i < 3; i++) {
            table = act(table, SOUTH, offer(table, "end", "ask" + i));
            table = act(table, NORTH, new Command.Decline("end", Optional.empty(), Optional.empty()));
        }
        TableState refused = table;
        assertThatThrownBy(() -> act(refused, SOUTH, offer(refused, "end", "once-more")))
                .hasMessageContaining("in vain");
        TableState other = act(refused, NORTH, offer(refused, "end", "the-other-may"));
        TableState declined = act(other, SOUTH, new Command.Decline("end", Optional.empty(), Optional.empty()));
        TableState moved = play(declined);
        assertThat(act(moved, SOUTH, offer(moved, "end", "after-a-move")).proposal(Offer.END))
                .isPresent();
    }

    /** An act on its way: it was sent once and may arrive again later. */
    private record Sent(Who who, Command command) {}

    private Command any(Random random, TableState seen, String key) {
        Optional<Integer> newest = Optional.of(seen.number());
        Optional<String> named = Optional.of(key);
        Offer offer = random.nextInt(4) == 0 ? Offer.END : random.nextInt(6) == 0 ? Offer.REMATCH : Offer.TAKEBACK;
        Optional<Integer> answers = seen.proposal(offer).map(TableState.Proposal::number);
        return switch (random.nextInt(10)) {
            case 0 -> new Command.Say("word " + key, named);
            case 1 -> new Command.Resign(Optional.of(seen.gameNumber()), named);
            case 2 -> new Command.Claim(newest, named);
            case 3, 4 ->
                answers.isPresent()
                        ? new Command.Offer(offer.word(), answers, Optional.empty(), named)
                        : new Command.Offer(offer.word(), Optional.empty(), newest, named);
            case 5 -> new Command.Decline(offer.word(), answers.or(() -> Optional.of(-1)), named);
            default -> {
                String moves = Notation.formatMoves(
                        seen.game().orElseThrow().position(),
                        seen.game().orElseThrow().legalMoves());
                String[] all = moves.split(" ");
                yield move(seen, moves.isEmpty() ? "A" : all[random.nextInt(all.length)], key);
            }
        };
    }

    private static boolean happens(Node on, String table, Sent sent) {
        int before = on.tables.look(table).number();
        try {
            return on.tables.act(table, sent.who(), sent.command()).number() > before;
        } catch (RefusedException refused) {
            return false;
        }
    }

    /** Two people act on what they saw, perhaps a while ago; each act arrives one to five times, at any time. */
    private void interleave(Node on, long seed) {
        Random random = new Random(seed);
        TableState real = on.tables.create(TERMS, SEATS, SOUTH, Optional.empty());
        List<TableState> seen = new ArrayList<>(List.of(real, real));
        List<Sent> onTheirWay = new ArrayList<>();
        List<Sent> effective = new ArrayList<>();
        for (int step = 0; step < 12 || !onTheirWay.isEmpty(); step++) {
            boolean fresh = step < 12 && (onTheirWay.isEmpty() || random.nextInt(3) > 0);
            Sent sent;
            if (fresh) {
                int seat = random.nextInt(2);
                if (random.nextInt(3) > 0) {
                    seen.set(seat, on.tables.look(real.id()));
                }
                sent = new Sent(PLAYERS.get(seat), any(random, seen.get(seat), seed + "-" + step));
                for (int copies = random.nextInt(5); copies > 0; copies--) {
                    onTheirWay.add(sent);
                }
            } else {
                sent = onTheirWay.remove(random.nextInt(onTheirWay.size()));
            }
            boolean happened = happens(on, real.id(), sent);
            assertThat(happened && !fresh)
                    .as("seed %d: what was sent again happened, again or only now: %s", seed, sent.command())
                    .isFalse();
            if (happened) {
                effective.add(sent);
            }
        }
        assertThat(entries(on, real.id())).as("seed %d", seed).isEqualTo(replayed(effective));
    }

    /** What each of those acts sent once comes to, decided without keys and without a database. */
    private List<String> replayed(List<Sent> acts) {
        Referee referee = new Referee(() -> "next");
        TableState table = new TableState("t", TERMS, 0, Optional.empty(), now, SEATS, (from, to) -> to - from);
        List<String> all = new ArrayList<>();
        for (Step step : referee.open(table, now)) {
            all.add(shown(step.entry()));
            table = step.after();
        }
        for (Sent sent : acts) {
            for (Step step : referee.decide(table, sent.who(), sent.command(), now)) {
                all.add(shown(step.entry()));
                table = step.after();
            }
        }
        return all;
    }

    private static List<String> entries(Node on, String table) {
        return on.tables.history(table).stream()
                .map(step -> shown(step.entry()))
                .toList();
    }

    private static String shown(TableEntry entry) {
        String body = entry.kind() == TableEntry.Kind.REMATCHED ? "next" : entry.body();
        return entry.number() + " " + entry.kind() + " " + entry.seat() + " " + body;
    }

    @Test
    void acts_sent_up_to_five_times_in_any_order_are_as_if_each_was_sent_once() throws Exception {
        interleave(node, 500);
    }

    @Test
    @Tag("slow")
    void interleaved_acts_on_postgresql_are_as_if_each_was_sent_once() throws Exception {
        try (Node shared = new Node(Postgres.database())) {
            interleave(shared, 1_000);
        }
    }

    @Test
    @Tag("proof")
    void ten_thousand_interleavings_on_each_database_are_as_if_each_act_was_sent_once() throws Exception {
        interleave(node, 10_000);
        try (Node shared = new Node(Postgres.database())) {
            interleave(shared, 10_000);
        }
    }

    /** Many tables at a time, so that many acts are written in one transaction. */
    private void interleave(Node on, int times) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int i = 0; i < times; i++) {
                long seed = i;
                all.add(threads.submit(() -> interleave(on, seed)));
            }
            for (Future<?> one : all) {
                one.get();
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
