package semeia.engine;

import semeia.rules.Position;
import semeia.rules.Rules;

/** What a {@link Prober} knows about a position. Mutable, filled in by the prober, so that a search allocates nothing. Not thread-safe. */
public final class Bounds {
    private static final int MAX_PLAYERS = 4;
    private static final int UNKNOWN = 255;

    private final int[] seeds = new int[MAX_PLAYERS];
    private int quietPlies;
    private int laterPlies;

    /**
     * Sets what a player can force.
     *
     * @param seat the player, from 0
     * @param forced the seeds that the player gets from here on, of those on the board, by play that ends by itself, whatever the others do
     */
    public void set(int seat, int forced) {
        seeds[seat] = forced;
    }

    /**
     * Sets how long play without a capture may last until the players have what they force.
     *
     * @param now the most plies without a capture from here to the next capture or the end, 255 or more where that is not known
     * @param later the most plies without a capture at a stretch after the next capture
     */
    public void setQuietPlies(int now, int later) {
        quietPlies = now;
        laterPlies = later;
    }

    /** The seeds that the player can force from here on. */
    public int seeds(int seat) {
        return seeds[seat];
    }

    /**
     * Whether the bounds hold in a game at the position: whether the guard (rule 5) cannot end it before the players have what they force. This
     * is the one place that decides it; whoever probes asks it before relying on the bounds.
     */
    public boolean hold(Rules rules, Position position) {
        int guard = rules.guard();
        return guard == Rules.NO_GUARD || (position.quiet() + room() <= guard && laterPlies < guard);
    }

    /** The most plies without a capture from here to the next capture or the end that any player needs. */
    public int quietPlies() {
        return quietPlies;
    }

    /** The quiet plies that must be left before the guard: one more than may pass before the next capture. */
    private int room() {
        return quietPlies >= UNKNOWN ? Rules.NO_GUARD / 2 : quietPlies + 1;
    }

    /** The need, see {@link NodeResult}, of a proof that rests on the bounds where they {@link #hold}. */
    int need(Rules rules) {
        return rules.guard() == Rules.NO_GUARD ? 0 : Math.min(room(), NodeResult.AT_THIS_QUIET);
    }
}
