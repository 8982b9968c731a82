package semeia.server.api;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import semeia.server.http.Access;
import semeia.server.lobby.Host;
import semeia.server.message.FromClient.NewTable;
import semeia.server.message.MessageJson;
import semeia.server.message.ToClient;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.store.TableEntry;
import semeia.server.store.TableStore;
import semeia.server.table.Command;
import semeia.server.table.Greeting;
import semeia.server.table.Offer;
import semeia.server.table.TableState;
import semeia.server.table.View;

/** Tables without a socket. */
public final class TableCalls implements CallGroup {
    private static final int MOST_SAID = 200;

    private final People people;
    private final TableStore store;
    private final LongSupplier clock;
    private final Host host;
    private final Access access;

    /** Tables. */
    record TablesShown(List<ToClient.TableShown> tables) {}

    /** What was said, a greeting by its word; −1 is the seat of those who only watch. */
    record Line(
            int number,
            long at,
            int seat,
            Optional<ToClient.Player> by,
            Optional<String> text,
            Optional<String> greeting) {
        static Line of(TableEntry entry) {
            boolean said = entry.kind() == TableEntry.Kind.SAID;
            Optional<String> body = Optional.of(entry.body());
            return new Line(
                    entry.number(),
                    entry.at(),
                    entry.seat(),
                    entry.who().map(View::player),
                    said ? body : Optional.empty(),
                    said ? Optional.empty() : body);
        }
    }

    /** What was said at a table. */
    record Conversation(List<Line> lines) {}

    /** The seat that is wanted; without it any that is free. */
    record SeatWanted(Optional<Integer> seat) {}

    /** A move, see {@link semeia.server.message.FromClient.Play}. */
    record Move(int game, int ply, String move) {}

    /** One of the words {@code end}, {@code takeback}, {@code rematch}. */
    record Offered(String offer) {}

    /** Something to say. */
    record Said(String text) {}

    /** One of the ready words. */
    record Greeted(String greeting) {}

    /** Calls about tables. */
    public TableCalls(Host host, People people, TableStore store, Access access, LongSupplier clock) {
        this.host = host;
        this.people = people;
        this.store = store;
        this.clock = clock;
        this.access = access;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.get(
                                "/api/tables",
                                "The tables that everybody may see: status open, which is usual, or playing.",
                                this::list)
                        .open()
                        .asks("status")
                        .gives(TablesShown.class),
                Call.post("/api/tables", "Opens a table.", this::create)
                        .takes(NewTable.class)
                        .gives(ToClient.TableShown.class),
                Call.get("/api/tables/{table}", "A table as it is.", context -> show(context, look(context)))
                        .open()
                        .gives(ToClient.TableShown.class),
                Call.get("/api/tables/{table}/record", "The game in our notation.", this::record)
                        .open()
                        .text(),
                Call.get(
                                "/api/tables/{table}/said",
                                "The last 200 things that were said at the table, without those of people whom the caller does not hear.",
                                this::said)
                        .open()
                        .gives(Conversation.class),
                doing("sit", "Takes a seat; without a number any that is free.", TableCalls::sit)
                        .takes(SeatWanted.class),
                doing("stand", "Leaves the seat before play began.", context -> new Command.Stand()),
                doing("play", "Plays a move: act number ply, from 1, of game number game, from 0.", TableCalls::play)
                        .takes(Move.class),
                doing(
                                "offer",
                                "Offers or accepts end, takeback or rematch.",
                                context -> new Command.Propose(offer(context)))
                        .takes(Offered.class),
                doing("decline", "Declines or withdraws an offer.", context -> new Command.Decline(offer(context)))
                        .takes(Offered.class),
                doing("claim", "Claims the end after a repetition.", context -> new Command.Claim()),
                doing("resign", "Gives up.", context -> new Command.Resign()),
                doing("abort", "Closes the table before the first move.", context -> new Command.Abort()),
                doing(
                                "say",
                                "Says something to all who watch.",
                                context -> new Command.Say(MessageJson.read(context.body(), Said.class)
                                        .text()))
                        .takes(Said.class),
                doing("greet", "Says hello, fun, well-played, thanks or goodbye.", TableCalls::greet)
                        .takes(Greeted.class));
    }

    private void list(Context context) {
        String status = Optional.ofNullable(context.queryParam("status")).orElse("open");
        Answer.json(
                context,
                new TablesShown(
                        switch (status) {
                            case "open" -> host.lobby();
                            case "playing" -> host.playing();
                            default ->
                                throw new IllegalArgumentException(
                                        "status is \"" + status + "\", expected open or playing");
                        }));
    }

    private void create(Context context) {
        Person person = access.required(context);
        show(context, host.create(person, MessageJson.read(context.body(), NewTable.class)));
    }

    private TableState look(Context context) {
        return host.look(access.person(context), context.pathParam("table"));
    }

    private void show(Context context, TableState table) {
        Answer.json(context, View.of(table, clock.getAsLong(), true));
    }

    private void record(Context context) {
        TableState table = look(context);
        if (table.game().isEmpty()) {
            throw new IllegalArgumentException("no game has begun at this table");
        }
        Answer.text(context, View.record(table));
    }

    private void said(Context context) {
        String id = look(context).id();
        Set<String> unheard = access.person(context).map(people::unheard).orElse(Set.of());
        List<Line> lines = store.said(id, MOST_SAID).stream()
                .filter(entry -> !entry.body().isEmpty())
                .filter(entry ->
                        entry.who().filter(who -> unheard.contains(who.id())).isEmpty())
                .map(Line::of)
                .toList();
        Answer.json(context, new Conversation(lines));
    }

    private Call doing(String what, String summary, Function<Context, Command> command) {
        Handler handler = context -> {
            Person person = access.required(context);
            show(context, host.act(person, context.pathParam("table"), command.apply(context)));
        };
        return Call.post("/api/tables/{table}/" + what, summary, handler).gives(ToClient.TableShown.class);
    }

    private static Command sit(Context context) {
        Optional<Integer> seat = context.body().isEmpty()
                ? Optional.empty()
                : MessageJson.read(context.body(), SeatWanted.class).seat();
        return new Command.Sit(seat.map(OptionalInt::of).orElse(OptionalInt.empty()));
    }

    private static Command play(Context context) {
        Move move = MessageJson.read(context.body(), Move.class);
        return new Command.Play(move.game(), move.ply(), move.move());
    }

    private static Offer offer(Context context) {
        String word = MessageJson.read(context.body(), Offered.class).offer();
        return Offer.of(word)
                .orElseThrow(() -> new IllegalArgumentException("offer is none of end, takeback and rematch"));
    }

    private static Command greet(Context context) {
        String word = MessageJson.read(context.body(), Greeted.class).greeting();
        return new Command.Greet(
                Greeting.of(word).orElseThrow(() -> new IllegalArgumentException("there is no such greeting")));
    }
}
