package semeia.notation;

/** Sets words into lines of at most 80 columns. */
final class LineWrapper {
    private static final int WIDTH = 80;

    private final StringBuilder text = new StringBuilder();
    private int column;

    /** Adds a word, on a new line if it does not fit; a word with line ends of its own or of more than a line stays whole. */
    void add(String word) {
        int lineEnd = word.indexOf('\n');
        int first = lineEnd < 0 ? word.length() : lineEnd;
        if (column > 0 && column + 1 + first > WIDTH) {
            text.append('\n');
            column = 0;
        } else if (column > 0) {
            text.append(' ');
            column++;
        }
        text.append(word);
        column = lineEnd < 0 ? column + word.length() : word.length() - word.lastIndexOf('\n') - 1;
    }

    /** All words, the last line ended. */
    @Override
    public String toString() {
        return text + "\n";
    }
}
