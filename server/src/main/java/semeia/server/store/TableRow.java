package semeia.server.store;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A table as it is kept, without its entries.
 *
 * @param id its name in addresses; nobody guesses it
 * @param number the number of its newest entry
 * @param status the word for whether it is open, playing, over or aborted
 * @param listed whether everybody may see it
 * @param rated whether its games count for the players' ratings
 * @param rules the id of the rules
 * @param match how games count; empty for a single game
 * @param clock the time control as text
 * @param starter a seat, or {@code lot}
 * @param lots what lots are drawn from
 * @param creator who made it, while they are known
 * @param created when, in milliseconds since 1970
 * @param seats who holds each seat, in seat order
 */
public record TableRow(
        String id,
        int number,
        String status,
        boolean listed,
        boolean rated,
        String rules,
        String match,
        String clock,
        String starter,
        long lots,
        Optional<String> creator,
        long created,
        List<SeatRow> seats) {
    /** Copies the list. */
    public TableRow {
        seats = List.copyOf(seats);
    }

    /**
     * Who holds a seat.
     *
     * @param holder {@code open}, {@code kept}, {@code person}, {@code computer} or {@code gone}
     * @param person the id of the person who holds it or whom it is kept for
     * @param name that person's name
     * @param level the computer's level
     */
    public record SeatRow(String holder, Optional<String> person, Optional<String> name, OptionalInt level) {}

    /** The table with other seats. */
    public TableRow with(List<SeatRow> taken) {
        return new TableRow(
                id, number, status, listed, rated, rules, match, clock, starter, lots, creator, created, taken);
    }
}
