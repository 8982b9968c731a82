package semeia.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import semeia.server.http.Access;
import semeia.server.lobby.Host;
import semeia.server.message.MessageJson;
import semeia.server.message.ToClient;
import semeia.server.people.People;
import semeia.server.people.Person;
import semeia.server.people.Rating;
import semeia.server.store.RatingStore.RatingRow;
import semeia.server.store.TableStore;
import semeia.server.store.Who;
import semeia.server.table.Records;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;
import semeia.server.table.Status;
import semeia.server.table.Step;
import semeia.server.table.Tables;
import semeia.server.table.View;

/** What is known of people: profile, ratings, games; and whom one blocks. */
public final class PeopleCalls implements CallGroup {
    private static final int PAGE = 50;
    private static final int DEFAULT_GAMES = 1_000;
    private static final int MOST_GAMES = 100_000;

    private final Host host;
    private final TableStore store;
    private final Tables tables;
    private final People people;
    private final Access access;

    /** A rating; a provisional one is not sure yet. */
    record RatingShown(String ruleset, String speed, double rating, double deviation, int games, boolean provisional) {
        static RatingShown of(RatingRow row) {
            Rating rating = new Rating(row.rating(), row.deviation(), row.volatility());
            return new RatingShown(
                    row.ruleset(),
                    row.speed(),
                    Math.round(row.rating() * 10) / 10.0,
                    Math.round(row.deviation() * 10) / 10.0,
                    row.games(),
                    rating.isProvisional());
        }
    }

    /** A person as others see them. */
    record Profile(String id, String name, boolean guest, boolean bot, long since, List<RatingShown> ratings) {}

    /** A finished game. */
    record Played(
            String table,
            int game,
            String rules,
            String clock,
            boolean rated,
            long ended,
            List<ToClient.SeatShown> seats,
            ToClient.OutcomeShown outcome,
            String record) {}

    /** Whom one blocks, and whom one only does not hear. */
    record Blocked(List<ToClient.Player> people, List<ToClient.Player> muted) {}

    /** Where one plays now, or is asked to. */
    record Playing(List<ToClient.TableShown> playing, List<ToClient.TableShown> open) {}

    /** Calls about people, who play at those tables. */
    public PeopleCalls(People people, Host host, TableStore store, Tables tables, Access access) {
        this.people = people;
        this.host = host;
        this.store = store;
        this.tables = tables;
        this.access = access;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.get("/api/me/tables", "The tables where the caller plays or is invited to play.", this::tables)
                        .gives(Playing.class),
                Call.get(
                                "/api/me/games",
                                "The caller's finished games, newest first: form jsonl or text, at most max.",
                                context -> games(context, access.required(context)))
                        .asks("form", "max")
                        .streams(Played.class),
                Call.get(
                                "/api/people/{name}",
                                "A person, by name or id, and the ratings.",
                                context -> profile(context, named(context)))
                        .open()
                        .gives(Profile.class),
                Call.get(
                                "/api/people/{name}/games",
                                "A person's finished games that everybody may see, newest first.",
                                context -> games(context, named(context)))
                        .open()
                        .asks("form", "max")
                        .streams(Played.class),
                Call.get("/api/blocks", "The people whom the caller blocks or mutes.", this::blocked)
                        .gives(Blocked.class),
                Call.put("/api/blocks/{name}", "Blocks a person, by name or id.", context -> block(context, true)),
                Call.delete("/api/blocks/{name}", "Unblocks a person.", context -> block(context, false)));
    }

    private Person named(Context context) {
        String name = context.pathParam("name");
        return people.byId(name)
                .or(() -> people.byName(name))
                .orElseThrow(
                        () -> new RefusedException(RefusalCode.NO_SUCH_PERSON, "there is no account of that name"));
    }

    private void profile(Context context, Person person) {
        List<RatingShown> ratings =
                people.ratings(person).stream().map(RatingShown::of).toList();
        Answer.json(
                context,
                new Profile(person.id(), person.name(), person.guest(), person.bot(), people.since(person), ratings));
    }

    private void tables(Context context) {
        Person person = access.required(context);
        Answer.json(context, new Playing(shown(person, Status.PLAYING), shown(person, Status.OPEN)));
    }

    private List<ToClient.TableShown> shown(Person person, Status status) {
        return host.tablesOf(person, status, PAGE).stream()
                .map(table -> host.show(table))
                .toList();
    }

    private void blocked(Context context) {
        Person person = access.required(context);
        Answer.json(context, new Blocked(players(people.blocked(person)), players(people.muted(person))));
    }

    private static List<ToClient.Player> players(List<Who> all) {
        return all.stream().map(View::player).toList();
    }

    private void block(Context context, boolean on) {
        people.block(access.required(context), named(context).id(), on);
        Answer.nothing(context);
    }

    /** Streams games, newest first: a page of tables is read at a time, so that many need no more memory than few. */
    private void games(Context context, Person person) throws IOException {
        Optional<Person> caller = access.person(context);
        boolean own = caller.map(known -> known.id().equals(person.id())).orElse(false);
        boolean text = isText(context);
        int left = most(context);
        context.contentType(text ? Answer.TEXT : Answer.LINES);
        OutputStream out = context.outputStream();
        TableStore.Finished last = TableStore.Finished.NONE;
        List<TableStore.Finished> page = store.finished(person.id(), last, PAGE);
        while (!page.isEmpty() && left > 0) {
            for (TableStore.Finished finished : page) {
                last = finished;
                if (finished.listed() || own) {
                    left = write(out, finished.table(), text, left);
                }
            }
            page = store.finished(person.id(), last, PAGE);
        }
        out.flush();
    }

    private static boolean isText(Context context) {
        String form = Optional.ofNullable(context.queryParam("form")).orElse("jsonl");
        if (!form.equals("jsonl") && !form.equals("text")) {
            throw new IllegalArgumentException("form is \"" + form + "\", expected jsonl or text");
        }
        return form.equals("text");
    }

    private static int most(Context context) {
        String max = Optional.ofNullable(context.queryParam("max")).orElse(Integer.toString(DEFAULT_GAMES));
        if (!max.matches("[1-9]\\d{0,5}") || Integer.parseInt(max) > MOST_GAMES) {
            throw new IllegalArgumentException("max is \"" + max + "\", expected 1 to " + MOST_GAMES);
        }
        return Integer.parseInt(max);
    }

    private int write(OutputStream out, String table, boolean text, int most) throws IOException {
        int left = most;
        List<Step> history = tables.history(table);
        Iterator<String> records = Records.ended(history).iterator();
        for (Step step : history) {
            if (Records.isEnd(step) && left > 0) {
                String record = records.next();
                String game = text ? record + "\n" : MessageJson.write(played(step, record)) + "\n";
                out.write(game.getBytes(StandardCharsets.UTF_8));
                left--;
            }
        }
        return left;
    }

    private Played played(Step step, String record) {
        ToClient.TableShown table = View.of(step.after(), step.entry().at(), false);
        return new Played(
                table.id(),
                step.entry().game(),
                table.rules(),
                table.clock(),
                table.rated(),
                step.entry().at(),
                table.seats(),
                table.game().flatMap(ToClient.GameShown::outcome).orElseThrow(),
                record);
    }
}
