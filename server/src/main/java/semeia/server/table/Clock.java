package semeia.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongBinaryOperator;
import semeia.server.store.SteadyClock;

/**
 * What each player has left, in milliseconds. Immutable. {@code worked} says how much of the time between two moments counts.
 *
 * @param control how time is counted
 * @param left what each player had when the one to move began to think; empty without a clock
 * @param running the player whose time runs, from 0; −1 while it stands
 * @param since when the player began to think, in milliseconds since 1970
 */
record Clock(TimeControl control, List<Long> left, int running, long since) {
    private static final int NOBODY = -1;

    /** The clock before the first move, standing. */
    static Clock of(TimeControl control, int players) {
        List<Long> left = control.atFirst().isPresent()
                ? Collections.nCopies(players, control.atFirst().getAsLong())
                : List.of();
        return new Clock(control, List.copyOf(left), NOBODY, 0);
    }

    /** The clock after the player whose time runs has moved, if any, and another begins to think. */
    Clock press(int next, long at, LongBinaryOperator worked) {
        return stop(at, worked, true).start(next, at);
    }

    /** The clock once somebody begins to think; that may lie in the future. */
    Clock start(int player, long at) {
        return left.isEmpty() ? this : new Clock(control, left, player, at);
    }

    /** The clock standing, what was thought taken off. */
    Clock stop(long at, LongBinaryOperator worked, boolean moved) {
        if (running == NOBODY) {
            return this;
        }
        long rest = left(running, at, worked);
        List<Long> after = new ArrayList<>(left);
        after.set(running, moved ? control.after(rest) : rest);
        return new Clock(control, List.copyOf(after), NOBODY, at);
    }

    /** The clock standing as it was when it began to run. */
    Clock standing() {
        return new Clock(control, left, NOBODY, since);
    }

    /** What a player has left at a time, 0 or more. */
    long left(int player, long at, LongBinaryOperator worked) {
        long thought = player == running ? worked.applyAsLong(since, at) : 0;
        return Math.max(0, left.get(player) - thought);
    }

    /** What all have left. */
    List<Long> all(long at, LongBinaryOperator worked) {
        List<Long> all = new ArrayList<>();
        for (int player = 0; player < left.size(); player++) {
            all.add(left(player, at, worked));
        }
        return all;
    }

    /** When the time of the one who thinks is up if no outage comes; empty while the clock stands. */
    OptionalLong deadline(LongBinaryOperator worked) {
        if (running == NOBODY) {
            return OptionalLong.empty();
        }
        long now = Math.max(since, SteadyClock.millis());
        return OptionalLong.of(now + left(running, now, worked));
    }

    /** Whether the time of the one who thinks is up. */
    boolean isUp(long at, LongBinaryOperator worked) {
        return running != NOBODY && left(running, at, worked) == 0;
    }
}
