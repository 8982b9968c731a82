package semeia.server.table;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;

/** When something happens at a table though nobody does anything, in milliseconds since 1970. */
final class Deadlines {
    /** How long a table waits for players, in milliseconds. */
    static final long OPEN_MILLIS = TimeUnit.DAYS.toMillis(1);

    /** How long a game with a Fischer clock waits for its first move, in milliseconds. */
    private static final long FIRST_MOVE_MILLIS = TimeUnit.MINUTES.toMillis(5);

    private Deadlines() {}

    /** When an open table is closed. */
    static long openUntil(TableState table) {
        return table.created() + OPEN_MILLIS;
    }

    /** When a game in which nobody has moved is closed; never once a clock runs. */
    static long firstMove(TableState table) {
        return table.deadline().isPresent() ? Long.MAX_VALUE : firstMoveBy(table);
    }

    private static long firstMoveBy(TableState table) {
        boolean fast = table.terms().clock() instanceof TimeControl.Fischer;
        return table.at() + (fast ? FIRST_MOVE_MILLIS : TimeUnit.DAYS.toMillis(TimeControl.MOST_DAYS));
    }

    /** When to look after the table; empty if nothing happens there by itself. */
    static OptionalLong of(TableState table) {
        if (table.status() == Status.OPEN) {
            return OptionalLong.of(openUntil(table));
        }
        return Referee.hasNotBegun(table) ? OptionalLong.of(firstMoveBy(table)) : table.deadline();
    }
}
