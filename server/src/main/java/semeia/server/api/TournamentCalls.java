package semeia.server.api;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import semeia.server.http.Access;
import semeia.server.message.MessageJson;
import semeia.server.people.Person;
import semeia.server.tournament.Intent;
import semeia.server.tournament.KeptTournament;
import semeia.server.tournament.Tournaments;

/** Tournaments. What is done in them is lines of their record. */
public final class TournamentCalls implements CallGroup {
    private final Tournaments tournaments;
    private final Access access;

    /** What a tournament begins with: its record, and the clock of its tables, none if it is missing. */
    record NewTournament(String record, Optional<String> clock, Optional<String> key) {}

    /**
     * The table of a board; both count from 0.
     *
     * @param status as tables have it
     */
    record BoardTable(int round, int board, String table, String status) {}

    /**
     * A tournament.
     *
     * @param number changes with every change
     * @param record everything that was agreed and done
     * @param clock of its tables
     * @param organiser whether the caller runs it
     * @param mine which entrant the caller is, from 0; −1 if none
     * @param tables where boards are played
     */
    record TournamentShown(
            String id, int number, String record, String clock, boolean organiser, int mine, List<BoardTable> tables) {}

    /** Some tournaments. */
    record TournamentsShown(List<TournamentShown> tournaments) {}

    /** Lines of a record. */
    record Acts(List<String> acts, Optional<Integer> number, Optional<String> key) {}

    /** Whether some may meet again where there is no other way. */
    record NextRound(Optional<Boolean> rematches, Optional<Integer> number, Optional<String> key) {}

    /** Under what name somebody takes part. */
    record EntrantName(String name, Optional<String> key) {}

    /** A board of a round; both count from 0. */
    record Board(int round, int board, Optional<String> key) {}

    /** What an act refers to: the number that the tournament had, and the client's own key. */
    record Reference(Optional<Integer> number, Optional<String> key) {}

    /** Calls about tournaments. */
    public TournamentCalls(Tournaments tournaments, Access access) {
        this.tournaments = tournaments;
        this.access = access;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.get("/api/tournaments", "The tournaments that the caller runs or plays in.", this::mine)
                        .gives(TournamentsShown.class),
                Call.post("/api/tournaments", "Creates a tournament that the caller runs.", this::create)
                        .takes(NewTournament.class)
                        .gives(TournamentShown.class),
                Call.get("/api/tournaments/{tournament}", "A tournament as it is.", this::look)
                        .open()
                        .gives(TournamentShown.class),
                doing("acts", "Adds acts, all or none, for who runs the tournament.", this::act)
                        .takes(Acts.class),
                doing("next", "Begins the next round, for who runs the tournament.", this::next)
                        .takes(NextRound.class),
                doing("undo", "Takes the last act back, for who runs the tournament.", this::undo)
                        .takes(Reference.class),
                doing("join", "Enters the caller.", this::join).takes(EntrantName.class),
                doing("leave", "Withdraws the caller.", this::leave).takes(Reference.class),
                doing("table", "Opens another table for a board whose table was closed before play.", this::table)
                        .takes(Board.class));
    }

    private Call doing(String what, String summary, BiFunction<Person, Context, KeptTournament> act) {
        return Call.post("/api/tournaments/{tournament}/" + what, summary, context -> {
                    Person person = access.required(context);
                    Answer.json(context, shown(act.apply(person, context), Optional.of(person)));
                })
                .gives(TournamentShown.class);
    }

    private static String id(Context context) {
        return context.pathParam("tournament");
    }

    private static TournamentShown shown(KeptTournament kept, Optional<Person> person) {
        Optional<String> who = person.map(Person::id);
        List<BoardTable> tables = kept.row().tables().stream()
                .map(place -> new BoardTable(
                        place.round(),
                        place.board(),
                        place.table(),
                        place.status().toLowerCase(java.util.Locale.ROOT)))
                .toList();
        return new TournamentShown(
                kept.row().id(),
                kept.row().version(),
                kept.tournament().format(),
                kept.row().clock(),
                kept.isRunBy(who),
                kept.entrantOf(who),
                tables);
    }

    private void mine(Context context) {
        Person person = access.required(context);
        Answer.json(
                context,
                new TournamentsShown(tournaments.of(person).stream()
                        .map(kept -> shown(kept, Optional.of(person)))
                        .toList()));
    }

    private void create(Context context) {
        Person person = access.required(context);
        NewTournament wanted = MessageJson.read(context.body(), NewTournament.class);
        KeptTournament kept =
                tournaments.create(person, wanted.record(), wanted.clock().orElse("none"), wanted.key());
        Answer.json(context, shown(kept, Optional.of(person)));
    }

    private void look(Context context) {
        Answer.json(context, shown(tournaments.look(id(context)), access.person(context)));
    }

    private KeptTournament act(Person person, Context context) {
        Acts given = MessageJson.read(context.body(), Acts.class);
        return tournaments.act(person, id(context), given.acts(), new Intent(given.key(), given.number()));
    }

    private KeptTournament next(Person person, Context context) {
        NextRound given = MessageJson.read(context.body(), NextRound.class);
        return tournaments.next(
                person, id(context), given.rematches().orElse(false), new Intent(given.key(), given.number()));
    }

    private KeptTournament undo(Person person, Context context) {
        return tournaments.undo(person, id(context), reference(context));
    }

    /** The reference of a call whose body may be missing. */
    private static Intent reference(Context context) {
        if (context.body().isEmpty()) {
            return Intent.NONE;
        }
        Reference given = MessageJson.read(context.body(), Reference.class);
        return new Intent(given.key(), given.number());
    }

    private KeptTournament join(Person person, Context context) {
        EntrantName given = MessageJson.read(context.body(), EntrantName.class);
        return tournaments.join(person, id(context), given.name(), new Intent(given.key(), Optional.empty()));
    }

    private KeptTournament leave(Person person, Context context) {
        return tournaments.leave(person, id(context), reference(context));
    }

    private KeptTournament table(Person person, Context context) {
        Board wanted = MessageJson.read(context.body(), Board.class);
        return tournaments.reopen(
                person, id(context), wanted.round(), wanted.board(), new Intent(wanted.key(), Optional.empty()));
    }
}
