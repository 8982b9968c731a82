package semeia.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.LongBinaryOperator;
import java.util.function.LongSupplier;
import semeia.server.message.ToClient;
import semeia.server.people.Presence;
import semeia.server.table.Seat;
import semeia.server.table.Status;
import semeia.server.table.TableState;
import semeia.server.table.TimeControl;

/**
 * Who of those that sit at a table is away, and what follows: an open table leaves the lobby, and in a game whoever is left may claim the
 * win or the end after a while. Where moves take days neither happens, since the clock decides there. Thread-safe.
 */
public final class Away {
    /** After how long a table of which nobody is here leaves the lobby, in milliseconds. */
    static final long LOBBY_MILLIS = TimeUnit.SECONDS.toMillis(90);
    /** How long whoever is left waits in a game with a clock, in milliseconds. */
    static final long CLOCK_MILLIS = TimeUnit.MINUTES.toMillis(2);
    /** How long whoever is left waits in a game without a clock, in milliseconds. */
    static final long NO_CLOCK_MILLIS = TimeUnit.MINUTES.toMillis(10);

    private final Presence presence;
    private final LongBinaryOperator worked;
    private final LongSupplier clock;

    /**
     * What follows from who is here.
     *
     * @param worked how much of the time between two moments a server was at work
     * @param clock the time in milliseconds since 1970
     */
    public Away(Presence presence, LongBinaryOperator worked, LongSupplier clock) {
        this.presence = presence;
        this.worked = worked;
        this.clock = clock;
    }

    /** The seats of people who are away, while the table waits or is played at. */
    public List<ToClient.Away> seats(TableState table) {
        List<ToClient.Away> away = new ArrayList<>();
        if (table.status() != Status.OPEN && table.status() != Status.PLAYING) {
            return away;
        }
        for (int seat = 0; seat < table.seats().size(); seat++) {
            OptionalLong since = since(table.seats().get(seat));
            if (since.isPresent()) {
                away.add(new ToClient.Away(seat, since.getAsLong(), claim(table, seat, since.getAsLong())));
            }
        }
        return away;
    }

    private OptionalLong since(Seat seat) {
        return seat.person().map(presence::awaySince).orElse(OptionalLong.empty());
    }

    /** When the others may claim the win or the end, in milliseconds since 1970; empty while it is another player's move. */
    private Optional<Long> claim(TableState table, int seat, long since) {
        if (!table.mover().equals(OptionalInt.of(seat))
                || table.terms().clock() instanceof TimeControl.Correspondence) {
            return Optional.empty();
        }
        long now = clock.getAsLong();
        long from = Math.max(since, table.turnedAt());
        boolean untimed = table.terms().clock() instanceof TimeControl.Untimed;
        return Optional.of(now + (untimed ? NO_CLOCK_MILLIS : CLOCK_MILLIS) - worked.applyAsLong(from, now));
    }

    /** Whether the player at a seat has left the game for so long that the others may claim it. */
    boolean isClaimable(TableState table, int seat) {
        return seats(table).stream()
                .filter(away -> away.seat() == seat)
                .anyMatch(away -> away.claim().orElse(Long.MAX_VALUE) <= clock.getAsLong());
    }

    /** Whether an open table waits for players though nobody is here who would play with them. */
    boolean isDeserted(TableState table) {
        if (table.terms().clock() instanceof TimeControl.Correspondence) {
            return false;
        }
        List<String> people = new ArrayList<>();
        table.seats().forEach(seat -> seat.person().ifPresent(people::add));
        if (people.isEmpty()) {
            table.creator().ifPresent(people::add);
        }
        long now = clock.getAsLong();
        return !people.isEmpty()
                && people.stream().allMatch(person -> {
                    OptionalLong since = presence.awaySince(person);
                    long from = Math.max(since.orElse(now), table.at());
                    return since.isPresent() && worked.applyAsLong(from, now) >= LOBBY_MILLIS;
                });
    }
}
