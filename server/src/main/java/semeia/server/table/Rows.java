package semeia.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongBinaryOperator;
import semeia.server.store.TableRow;
import semeia.server.store.Who;

/** Tables to and from what is kept of them. */
final class Rows {
    private Rows() {}

    static TableRow of(String id, TableTerms terms, long lots, List<Seat> seats, Optional<Who> creator, long now) {
        return new TableRow(
                id,
                0,
                Status.OPEN.name(),
                terms.listed(),
                terms.rated(),
                terms.rules().id(),
                terms.matchText(),
                terms.clock().text(),
                terms.starterText(),
                lots,
                creator.map(Who::id),
                now,
                seats.stream().map(Rows::row).toList());
    }

    /** The table before its first entry. */
    static TableState begin(TableRow row, LongBinaryOperator worked) {
        TableTerms terms =
                TableTerms.parse(row.rules(), row.match(), row.starter(), row.clock(), row.rated(), row.listed());
        List<Seat> seats = row.seats().stream().map(Rows::seat).toList();
        return new TableState(row.id(), terms, row.lots(), row.creator(), row.created(), seats, worked);
    }

    private static TableRow.SeatRow row(Seat seat) {
        if (seat instanceof Seat.Taken taken) {
            return person("person", taken.who());
        } else if (seat instanceof Seat.Kept kept) {
            return person("kept", kept.who());
        } else if (seat instanceof Seat.Computer computer) {
            return new TableRow.SeatRow(
                    "computer", Optional.empty(), Optional.empty(), OptionalInt.of(computer.level()));
        }
        String holder = seat instanceof Seat.Gone ? "gone" : "open";
        return new TableRow.SeatRow(holder, Optional.empty(), Optional.empty(), OptionalInt.empty());
    }

    private static TableRow.SeatRow person(String holder, Who who) {
        return new TableRow.SeatRow(holder, Optional.of(who.id()), Optional.of(who.name()), OptionalInt.empty());
    }

    private static Seat seat(TableRow.SeatRow row) {
        Optional<Who> who = row.person().flatMap(id -> row.name().map(name -> new Who(id, name)));
        return switch (row.holder()) {
            case "person" -> who.<Seat>map(Seat.Taken::new).orElse(new Seat.Gone());
            case "kept" -> who.<Seat>map(Seat.Kept::new).orElse(new Seat.Open());
            case "computer" -> new Seat.Computer(row.level().orElseThrow());
            case "gone" -> new Seat.Gone();
            default -> new Seat.Open();
        };
    }
}
