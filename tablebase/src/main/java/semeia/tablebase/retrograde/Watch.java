package semeia.tablebase.retrograde;

/** Receives the progress of a piece of work, on the thread that waits for it. */
@FunctionalInterface
public interface Watch {
    /** Looks away. */
    Watch NONE = part -> {};

    /**
     * Hears how far it is; often.
     *
     * @param part of the whole, 0 to 1
     */
    void at(double part);

    /** A watch for one part of this work. */
    default Watch part(double from, double to) {
        return part -> at(from + part * (to - from));
    }
}
