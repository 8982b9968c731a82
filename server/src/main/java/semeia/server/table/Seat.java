package semeia.server.table;

import java.util.Optional;
import semeia.server.store.Who;

/** A place at a table, and who holds it. */
public sealed interface Seat {
    /** Nobody yet. */
    record Open() implements Seat {}

    /** Nobody yet, and only that person may take it. */
    record Kept(Who who) implements Seat {}

    /** Somebody. */
    record Taken(Who who) implements Seat {}

    /**
     * The computer.
     *
     * @param level 1 to 8
     */
    record Computer(int level) implements Seat {}

    /** Somebody whose account is deleted. */
    record Gone() implements Seat {}

    /** Whether somebody may still sit down there. */
    default boolean isFree() {
        return this instanceof Open || this instanceof Kept;
    }

    /** Whether that person sits there. */
    default boolean isTakenBy(String person) {
        return this instanceof Taken taken && taken.who().id().equals(person);
    }

    /** The id of the person who sits there. */
    default Optional<String> person() {
        return this instanceof Taken taken ? Optional.of(taken.who().id()) : Optional.empty();
    }
}
