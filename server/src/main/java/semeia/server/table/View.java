package semeia.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import semeia.match.Match;
import semeia.match.MatchOutcome;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.Tag;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.rules.Position;
import semeia.server.message.ToClient;
import semeia.server.store.TableEntry;
import semeia.server.store.Who;

/** Tables and what happens at them, as clients see it. */
public final class View {
    private View() {}

    /** What happened, as a message. */
    public static ToClient.Numbered of(Step step) {
        TableEntry entry = step.entry();
        TableState after = step.after();
        String id = entry.table();
        int number = entry.number();
        long at = entry.at();
        int seat = entry.seat();
        String body = entry.body();
        return switch (entry.kind()) {
            case OPENED -> new ToClient.Opened(id, number, at);
            case SAT ->
                new ToClient.Sat(id, number, at, seat, seat(after.seats().get(seat)));
            case STOOD -> new ToClient.Stood(id, number, at, seat);
            case BEGAN -> new ToClient.Began(id, number, at, game(after, at), record(after));
            case ACTED -> new ToClient.Acted(id, number, at, seat, body, game(after, at));
            case OFFERED -> new ToClient.Offered(id, number, at, seat, body);
            case DECLINED -> new ToClient.Declined(id, number, at, seat, body);
            case TOOK_BACK -> new ToClient.TookBack(id, number, at, seat, game(after, at), record(after));
            case ABORTED -> new ToClient.Aborted(id, number, at, seat);
            case SAID -> new ToClient.Said(id, number, at, seat, entry.who().map(View::player), Optional.of(body));
            case GREETED ->
                new ToClient.Greeted(id, number, at, seat, entry.who().map(View::player), Optional.of(body));
            case REMATCHED -> new ToClient.Rematched(id, number, at, body);
        };
    }

    /** A person. */
    public static ToClient.Player player(Who who) {
        return new ToClient.Player(who.id(), who.name());
    }

    private static ToClient.SeatShown seat(Seat seat) {
        if (seat instanceof Seat.Taken taken) {
            return new ToClient.SeatShown("person", Optional.of(player(taken.who())), Optional.empty());
        } else if (seat instanceof Seat.Kept kept) {
            return new ToClient.SeatShown("kept", Optional.of(player(kept.who())), Optional.empty());
        } else if (seat instanceof Seat.Computer computer) {
            return new ToClient.SeatShown("computer", Optional.empty(), Optional.of(computer.level()));
        }
        return new ToClient.SeatShown(seat instanceof Seat.Gone ? "gone" : "open", Optional.empty(), Optional.empty());
    }

    /** The table as it is at a time; with the record of its game if that is wanted. */
    public static ToClient.TableShown of(TableState table, long now, boolean withRecord) {
        boolean over = table.status() == Status.OVER;
        return new ToClient.TableShown(
                table.id(),
                table.number(),
                now,
                table.status().name().toLowerCase(Locale.ROOT),
                table.terms().rules().id(),
                table.terms().clock().text(),
                table.terms().starterText(),
                table.terms().rated(),
                table.terms().listed(),
                table.seats().stream().map(View::seat).toList(),
                table.match().map(View::match),
                table.game().map(game -> game(table, now)),
                withRecord && table.game().isPresent() ? Optional.of(record(table)) : Optional.empty(),
                offers(table),
                table.rematch(),
                over ? Optional.of(table.lots().seed()) : Optional.empty(),
                List.of());
    }

    private static List<ToClient.OfferShown> offers(TableState table) {
        List<ToClient.OfferShown> offers = new ArrayList<>();
        for (Offer offer : Offer.values()) {
            table.proposal(offer).ifPresent(made -> {
                List<Integer> seats = new ArrayList<>();
                for (int seat = 0; seat < table.seats().size(); seat++) {
                    if ((made.agreed() & 1 << seat) != 0) {
                        seats.add(seat);
                    }
                }
                offers.add(new ToClient.OfferShown(offer.word(), seats, made.number()));
            });
        }
        return offers;
    }

    private static ToClient.MatchShown match(Match match) {
        OptionalInt winner = match.outcome().map(MatchOutcome::winner).orElse(OptionalInt.empty());
        return new ToClient.MatchShown(
                match.kind().kind(),
                match.kind().target(),
                match.score(),
                players(match).filter(match::isOut).boxed().toList(),
                match.outcomes().stream().map(View::outcome).toList(),
                players(match).map(match.territory()::share).boxed().toList(),
                match.starter(),
                match.outcome().isPresent(),
                winner.orElse(TableEntry.NOBODY));
    }

    private static IntStream players(Match match) {
        return IntStream.range(0, match.rules().territory().players());
    }

    /** The game of the table at a time. */
    static ToClient.GameShown game(TableState table, long now) {
        Game game = table.game().orElseThrow();
        Position position = game.position();
        boolean goesOn = table.mover().isPresent();
        String moves = goesOn ? Notation.formatMoves(position, game.legalMoves()) : "";
        return new ToClient.GameShown(
                table.gameNumber(),
                game.length(),
                table.mover().orElse(TableEntry.NOBODY),
                Notation.format(game.rules(), position),
                moves.isEmpty() ? List.of() : Arrays.asList(moves.split(" ")),
                table.clocks(now),
                table.running(),
                table.waits(now),
                game.canClaim(),
                game.outcome().map(View::outcome),
                goesOn ? table.match().map(match -> givingUp(match, game)).orElse(List.of()) : List.of());
    }

    /** The match after each player gave up; nothing where the game would go on without them. */
    private static List<ToClient.MatchShown> givingUp(Match match, Game game) {
        List<ToClient.MatchShown> after = new ArrayList<>();
        for (int seat = 0; seat < game.position().territory().players(); seat++) {
            Optional<Outcome> outcome = game.position().hasResigned(seat)
                    ? Optional.empty()
                    : game.resign(seat).outcome();
            if (outcome.isEmpty()) {
                return List.of();
            }
            after.add(match(match.record(outcome.get())));
        }
        return after;
    }

    private static ToClient.OutcomeShown outcome(Outcome outcome) {
        return new ToClient.OutcomeShown(
                outcome.reason().code(), outcome.seeds(), outcome.winner().orElse(TableEntry.NOBODY));
    }

    /** The game in our notation, with the players' names. */
    public static String record(TableState table) {
        return game(table).format();
    }

    /** The game with the players' names. */
    static GameRecord game(TableState table) {
        List<Tag> tags = new ArrayList<>();
        int players = table.seats().size();
        for (int seat = 0; seat < players; seat++) {
            tags.add(new Tag(
                    GameRecord.playerTag(players, seat), name(table.seats().get(seat))));
        }
        return new GameRecord(tags, table.game().orElseThrow(), List.of());
    }

    private static String name(Seat seat) {
        if (seat instanceof Seat.Taken taken) {
            return taken.who().name();
        }
        return seat instanceof Seat.Computer computer ? "Computer level " + computer.level() : "Unknown";
    }
}
