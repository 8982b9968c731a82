package semeia.server.api;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.server.http.Access;
import semeia.server.lobby.Doorbell;
import semeia.server.lobby.Host;
import semeia.server.message.Command;
import semeia.server.message.MessageJson;
import semeia.server.message.ToClient;
import semeia.server.people.LiveSessions;
import semeia.server.people.Person;
import semeia.server.store.TableEntry;
import semeia.server.store.Who;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;
import semeia.server.table.Status;
import semeia.server.table.Step;
import semeia.server.table.TableState;
import semeia.server.table.View;

/** How programs play, close to how they do it on other servers: a stream of what concerns them, a stream for each game, moves. */
public final class BotCalls implements CallGroup {
    private static final int MOST_TABLES = 100;

    private final Host host;
    private final Doorbell doorbell;
    private final Access access;
    private final LongSupplier clock;
    private final EventStreams streams;
    private final LiveSessions sessions;

    /** Something that concerns the caller: {@code challenge}, {@code gameStart} or {@code gameFinish}. */
    record Event(String type, ToClient.TableShown table, int seat) {}

    /** The first line of a game's stream. */
    record GameFull(String type, String id, int seat, ToClient.TableShown table, GameState state) {}

    /** How a game stands: the moves since it began, with spaces between, and whose turn it is. */
    record GameState(String type, String status, String moves, Optional<ToClient.GameShown> game) {}

    /** Something was said. */
    record ChatLine(String type, String username, String text) {}

    /**
     * The calls of programs that play.
     *
     * @param limits factor of how many streams a person and an address may have
     */
    public BotCalls(
            Host host, Doorbell doorbell, LiveSessions sessions, Access access, double limits, LongSupplier clock) {
        this.sessions = sessions;
        this.streams = new EventStreams(limits);
        this.host = host;
        this.doorbell = doorbell;
        this.access = access;
        this.clock = clock;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.get(
                                "/api/stream/event",
                                "What concerns the caller, as it happens: challenge, gameStart, gameFinish.",
                                this::events)
                        .streams(Event.class),
                Call.get(
                                "/api/bot/game/stream/{table}",
                                "A game as it happens: gameFull first, then gameState and chatLine.",
                                this::game)
                        .streams(GameFull.class),
                Call.post(
                                "/api/bot/game/{table}/move/{move}",
                                "Plays a move; with ply only if the game is there.",
                                this::move)
                        .asks("ply"),
                Call.post(
                                "/api/bot/game/{table}/resign",
                                "Resigns.",
                                context -> act(context, new Command.Resign(number(context, "game"), key(context))))
                        .asks("game", "key"),
                Call.post(
                                "/api/bot/game/{table}/abort",
                                "Closes the table before the first move.",
                                context -> act(context, new Command.Abort(key(context))))
                        .asks("key"),
                Call.post("/api/bot/game/{table}/chat", "Says something to all who watch.", this::chat)
                        .takes(Command.Say.class),
                Call.post(
                                "/api/challenge/{table}/accept",
                                "Takes the seat that is kept for the caller.",
                                context -> act(context, new Command.Sit(Optional.empty(), key(context))))
                        .asks("key"),
                Call.post(
                        "/api/challenge/{table}/decline",
                        "Does not want the seat that is kept for the caller: the table is closed.",
                        this::decline));
    }

    private void decline(Context context) {
        host.decline(access.required(context), context.pathParam("table"));
        Answer.nothing(context);
    }

    private void chat(Context context) {
        access.required(context);
        act(context, MessageJson.read(context.body(), Command.Say.class));
    }

    private void act(Context context, Command command) {
        host.act(access.required(context), context.pathParam("table"), command);
        Answer.nothing(context);
    }

    private void move(Context context) {
        Person person = access.required(context);
        TableState table = host.look(Optional.of(person), context.pathParam("table"));
        Game game = table.game().orElseThrow(() -> new RefusedException(RefusalCode.NOT_PLAYING, "no game is on"));
        int ply = number(context, "ply").orElse(game.length() + 1);
        host.act(
                person,
                table.id(),
                new Command.Play(
                        table.gameNumber(), ply, context.pathParam("move"), Optional.empty(), Optional.empty()));
        Answer.nothing(context);
    }

    private static Optional<Integer> number(Context context, String name) {
        Optional<String> text = Optional.ofNullable(context.queryParam(name));
        if (text.isPresent() && !text.get().matches("\\d{1,6}")) {
            throw new IllegalArgumentException(name + " is not a number");
        }
        return text.map(Integer::valueOf);
    }

    private UnaryOperator<Runnable> live(Context context, Person person) {
        String secret = access.secret(context).orElseThrow();
        return end -> sessions.add(person.id(), secret, end);
    }

    private static Optional<String> key(Context context) {
        return Optional.ofNullable(context.queryParam("key"));
    }

    private void events(Context context) {
        Person person = access.required(context);
        Map<String, String> told = new HashMap<>();
        streams.open(
                context,
                person.id(),
                access.address(context),
                live(context, person),
                lines -> {
                    lines.wake();
                    return doorbell.ring(person.id(), lines::wake);
                },
                lines -> tellEvents(person, told, lines));
    }

    /** Sends what has changed since the last time. */
    private void tellEvents(Person person, Map<String, String> told, EventStreams.Lines lines) {
        Map<String, String> now = new HashMap<>();
        for (TableState table : host.tablesOf(person, Status.PLAYING, MOST_TABLES)) {
            now.put(table.id(), "gameStart");
        }
        for (TableState table : host.tablesOf(person, Status.OPEN, MOST_TABLES)) {
            if (table.seatOf(person.id()).isEmpty()) {
                now.put(table.id(), "challenge");
            }
        }
        Set<String> all = new HashSet<>(told.keySet());
        all.addAll(now.keySet());
        for (String id : all) {
            String type = now.getOrDefault(id, "gameFinish");
            if (!type.equals(told.get(id))) {
                TableState table = host.tableOf(id);
                int seat = table.seatOf(person.id()).orElse(TableEntry.NOBODY);
                lines.add(MessageJson.write(new Event(type, host.show(table), seat)));
            }
        }
        told.clear();
        told.putAll(now);
    }

    private void game(Context context) {
        Person person = access.required(context);
        String id = context.pathParam("table");
        host.look(Optional.of(person), id);
        streams.open(
                context,
                person.id(),
                access.address(context),
                live(context, person),
                lines -> host.watch(
                        Optional.of(person), id, OptionalInt.empty(), step -> tellGame(step, lines), table -> {
                            int seat = table.seatOf(person.id()).orElse(TableEntry.NOBODY);
                            lines.add(MessageJson.write(
                                    new GameFull("gameFull", id, seat, host.show(table), state(table))));
                            endIfOver(table, lines);
                        }),
                lines -> {});
    }

    private void tellGame(Step step, EventStreams.Lines lines) {
        TableEntry entry = step.entry();
        switch (entry.kind()) {
            case SAID, GREETED ->
                lines.add(MessageJson.write(
                        new ChatLine("chatLine", entry.who().map(Who::name).orElse(""), entry.body())));
            case BEGAN, ACTED, TOOK_BACK, ABORTED -> {
                lines.add(MessageJson.write(state(step.after())));
                endIfOver(step.after(), lines);
            }
            default -> {}
        }
    }

    private static void endIfOver(TableState table, EventStreams.Lines lines) {
        if (table.status() == Status.OVER || table.status() == Status.ABORTED) {
            lines.end();
        }
    }

    private GameState state(TableState table) {
        List<String> moves = new ArrayList<>();
        table.game().ifPresent(game -> {
            for (Action act : game.actions()) {
                if (act instanceof Action.Move) {
                    moves.add(Notation.format(game.position(), act));
                }
            }
        });
        ToClient.TableShown shown = View.of(table, clock.getAsLong(), false);
        return new GameState("gameState", shown.status(), String.join(" ", moves), shown.game());
    }
}
