package semeia.notation;

/**
 * A place in a text.
 *
 * @param line from 1; 0 for no place
 * @param column from 1; 0 for no place
 */
record Mark(int line, int column) {
    static final Mark START = new Mark(1, 1);
    /** For what is wrong in data that is no text. */
    static final Mark NONE = new Mark(0, 0);

    Mark plus(int columns) {
        return new Mark(line, column + columns);
    }
}
