package semeia.server.people;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import semeia.rules.Outcome;
import semeia.rules.Reason;
import semeia.server.store.RatingStore;
import semeia.server.store.RatingStore.RatingRow;
import semeia.server.store.TableEntry;
import semeia.server.store.TableStore;
import semeia.server.store.Transaction;
import semeia.server.store.Who;
import semeia.server.table.Consequences;
import semeia.server.table.Rematch;
import semeia.server.table.Seat;
import semeia.server.table.Step;
import semeia.server.table.TableState;

/** Writes down what follows from a table: who sits where, how games ended, what that does to ratings, the table of a rematch. */
public final class Bookkeeping implements Consequences {
    /** A game that is given up or lost on time before each player has made so many moves is not rated. */
    private static final int FEWEST_MOVES = 3;

    private static final Set<Reason> BROKEN_OFF = EnumSet.of(Reason.RESIGNATION, Reason.TIMEOUT, Reason.AGREEMENT);

    @Override
    public void write(Transaction transaction, Step step) {
        TableEntry entry = step.entry();
        switch (entry.kind()) {
            case SAT ->
                TableStore.sit(
                        transaction, entry.table(), entry.seat(), entry.who().map(Who::id));
            case STOOD -> TableStore.sit(transaction, entry.table(), entry.seat(), Optional.empty());
            case REMATCHED -> Rematch.create(transaction, step);
            case ACTED ->
                step.after().game().orElseThrow().outcome().ifPresent(outcome -> ended(transaction, step, outcome));
            default -> {}
        }
    }

    private static void ended(Transaction transaction, Step step, Outcome outcome) {
        TableEntry entry = step.entry();
        String seeds = outcome.seeds().stream().map(String::valueOf).collect(Collectors.joining("-"));
        int winner = outcome.winner().orElse(TableEntry.NOBODY);
        TableStore.record(
                transaction, entry.table(), entry.game(), outcome.reason().code(), winner, seeds, entry.at());
        TableState table = step.after();
        if (table.terms().rated()
                && table.seats().stream().allMatch(Seat.Taken.class::isInstance)
                && isPlayed(table, outcome)) {
            rate(transaction, table, outcome.winner(), entry.at());
        }
    }

    /** Whether enough was played that the result says something of the players. */
    private static boolean isPlayed(TableState table, Outcome outcome) {
        return !BROKEN_OFF.contains(outcome.reason())
                || table.game().orElseThrow().sowings().size()
                        >= FEWEST_MOVES * table.seats().size();
    }

    private static void rate(Transaction transaction, TableState table, OptionalInt winner, long at) {
        List<String> people =
                table.seats().stream().map(seat -> seat.person().orElseThrow()).toList();
        // In the order of their names, so that two nodes cannot wait for each other.
        boolean swapped = people.get(0).compareTo(people.get(1)) > 0;
        Optional<RatingRow> first = read(transaction, table, people.get(swapped ? 1 : 0));
        Optional<RatingRow> second = read(transaction, table, people.get(swapped ? 0 : 1));
        List<Optional<RatingRow>> rows = swapped ? List.of(second, first) : List.of(first, second);
        List<Rating> before = rows.stream().map(row -> rested(row, at)).toList();
        for (int seat = 0; seat < people.size(); seat++) {
            double score = winner.isEmpty() ? 0.5 : winner.getAsInt() == seat ? 1 : 0;
            Rating after = Glicko2.after(before.get(seat), List.of(new Glicko2.Result(before.get(1 - seat), score)));
            int games = rows.get(seat).map(RatingRow::games).orElse(0) + 1;
            RatingStore.rate(transaction, people.get(seat), row(table, after, games, at));
        }
    }

    private static Optional<RatingRow> read(Transaction transaction, TableState table, String person) {
        return RatingStore.rating(
                transaction,
                person,
                table.terms().rules().preset(),
                table.terms().clock().speed());
    }

    private static Rating rested(Optional<RatingRow> row, long now) {
        return row.map(kept -> Glicko2.rested(
                        new Rating(kept.rating(), kept.deviation(), kept.volatility()), Math.max(0, now - kept.at())))
                .orElse(Rating.FIRST);
    }

    private static RatingRow row(TableState table, Rating rating, int games, long at) {
        return new RatingRow(
                table.terms().rules().preset(),
                table.terms().clock().speed(),
                rating.rating(),
                rating.deviation(),
                rating.volatility(),
                games,
                at);
    }
}
