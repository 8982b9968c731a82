package semeia.engine;

import semeia.rules.Position;

/**
 * Exact or bounded knowledge of positions, from a database or anything else. Its values must come from play that ends by itself:
 * repetition and the guard depend on what was before, which it does not see. Called from the searching thread; allocates nothing.
 */
public interface Prober {
    /** Knows nothing. */
    Prober NONE = (position, into) -> false;

    /**
     * Looks a position up. Whoever relies on what is found in a game asks {@link Bounds#hold} first.
     *
     * @param position a position that is not over; it stays as it is
     * @param into takes what is known
     * @return whether anything is known
     */
    boolean probe(Position position, Bounds into);
}
