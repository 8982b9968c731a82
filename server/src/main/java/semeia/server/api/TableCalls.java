package semeia.server.api;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import semeia.server.http.Access;
import semeia.server.lobby.Host;
import semeia.server.message.Command;
import semeia.server.message.FromClient.NewTable;
import semeia.server.message.MessageJson;
import semeia.server.message.ToClient;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.store.TableEntry;
import semeia.server.store.TableStore;
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
                                "The tables that everybody may see, by status: open (the default) or playing.",
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
                Call.get("/api/tables/{table}/record", "The game record in Semeia's notation.", this::record)
                        .open()
                        .text(),
                Call.get(
                                "/api/tables/{table}/said",
                                "The last 200 things that were said at the table, without those of people whom the"
                                        + " caller does not hear.",
                                this::said)
                        .open()
                        .gives(Conversation.class),
                doing("sit", "Takes a seat; without a number any that is free.", Command.Sit.class),
                doing("stand", "Leaves the seat before play began.", Command.Stand.class),
                doing("play", "Plays a move: act number ply, from 1, of game number game, from 0.", Command.Play.class),
                doing("offer", "Offers or accepts end, takeback or rematch.", Command.Offer.class),
                doing("decline", "Declines or withdraws an offer.", Command.Decline.class),
                doing("claim", "Claims the end after a repetition.", Command.Claim.class),
                doing("left", "Claims the win or the end after a player has left the game.", Command.Left.class),
                doing("resign", "Resigns.", Command.Resign.class),
                doing("abort", "Closes the table before the first move.", Command.Abort.class),
                doing("say", "Sends a chat message to everybody who watches.", Command.Say.class),
                doing("greet", "Says hello, fun, well-played, thanks or goodbye.", Command.Greet.class));
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
        show(context, host.create(person, access.address(context), MessageJson.read(context.body(), NewTable.class)));
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
        Answer.text(context, host.record(access.person(context), table.id()));
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

    /** A command, whose fields are the body of the call; where none has to be given, the body may be missing. */
    private <T extends Record & Command> Call doing(String what, String summary, Class<T> kind) {
        Handler handler = context -> {
            Person person = access.required(context);
            String body = context.body().isEmpty() ? "{}" : context.body();
            show(context, host.act(person, context.pathParam("table"), MessageJson.read(body, kind)));
        };
        return Call.post("/api/tables/{table}/" + what, summary, handler)
                .takes(kind)
                .gives(ToClient.TableShown.class);
    }
}
