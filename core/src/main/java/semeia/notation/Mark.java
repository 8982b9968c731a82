package semeia.notation;

/**
 * A place in a text.
 *
 * @param line from 1
 * @param column from 1
 */
record Mark(int line, int column) {
    static final Mark START = new Mark(1, 1);

    Mark plus(int columns) {
        return new Mark(line, column + columns);
    }
}
