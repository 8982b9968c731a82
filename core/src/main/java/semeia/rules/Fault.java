package semeia.rules;

import java.io.Serializable;

/**
 * One thing that is wrong in a {@link Setup}.
 *
 * @param part the part that is wrong
 * @param index which pit or store, from 0; 0 for every other part
 * @param value what stands there
 * @param expected what may stand there
 */
public record Fault(Part part, int index, String value, String expected) implements Serializable {
    /** A part of a set-up. */
    public enum Part {
        /** Who owns which pit. */
        TERRITORY("division of the pits"),
        /** How many pits are given. */
        PITS("number of pits"),
        /** The seeds of one pit. */
        PIT("pit number"),
        /** How many stores are given. */
        STORES("number of stores"),
        /** The seeds of one store. */
        STORE("store"),
        /** The seeds of all pits and stores together. */
        TOTAL("total of pits and stores"),
        /** The seeds of all pits together. */
        BOARD("total of the pits"),
        /** The player to move. */
        PLAYER("player to move"),
        /** Who made the first move. */
        STARTER("starter"),
        /** Who first captured with a last seed. */
        OPENER("opener"),
        /** The extra move. */
        EXTRA_MOVE("extra move"),
        /** The moves made in this game. */
        MOVED("moves made"),
        /** The plies since the last capture. */
        QUIET("quiet plies"),
        /** Who has resigned. */
        RESIGNED("resigned players");

        private final String text;

        Part(String text) {
            this.text = text;
        }
    }

    /** The name of the place, such as {@code pit number 9} or {@code quiet plies}. */
    public String place() {
        return part == Part.PIT || part == Part.STORE ? part.text + " " + (index + 1) : part.text;
    }

    @Override
    public String toString() {
        return place() + " is " + (value.isEmpty() ? "empty" : value) + ", expected " + expected;
    }
}
