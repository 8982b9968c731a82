package semeia.notation;

import java.util.Optional;

/**
 * Reads over the variations of a game: {@code (2... c)}, what might have been played instead of a move, perhaps with others inside. A
 * record has no place for them, so that just their form is checked.
 */
final class Variations {
    private static final int PITS = 12;
    private static final String BEGIN = "(";
    private static final String END = ")";

    private final Faults faults;
    private Optional<Word> begin = Optional.empty();
    private int depth;

    Variations(Faults faults) {
        this.faults = faults;
    }

    /** Whether what comes next is in a variation. */
    boolean isOpen() {
        return depth > 0;
    }

    /** Whether there were any. */
    boolean areThere() {
        return begin.isPresent();
    }

    /**
     * Takes a word, if it belongs to a variation.
     *
     * @param acts how many acts came before
     * @return whether it does
     */
    boolean take(Word word, int acts) {
        if (word.text().equals(BEGIN)) {
            begin(word, acts);
        } else if (depth == 0) {
            return false;
        } else if (word.text().equals(END)) {
            depth--;
        } else if (Annotations.glyph(word).isEmpty()
                && !isRight(Annotations.bare(OgnReader.withoutNumber(word)).text())) {
            faults.add(word.mark(), "move in a variation", word.text(), "a pit, " + Names.pits(PITS));
        }
        return true;
    }

    private void begin(Word word, int acts) {
        if (depth == 0) {
            begin = Optional.of(word);
        }
        if (acts == 0) {
            faults.add(word.mark(), "variation", word.text(), "a move before it");
        }
        depth++;
    }

    /** Whether the word is nothing but a number, a move or a result. */
    private static boolean isRight(String text) {
        int plus = text.indexOf('+');
        String move = plus < 0 ? text : text.substring(0, plus);
        boolean captures = plus < 0 || Numbers.parse(text.substring(plus + 1)).orElse(-1) >= 0;
        return text.isEmpty()
                || Annotations.squares(text).isPresent()
                || ResultText.isResult(text)
                || (captures && Names.move(PITS, move).isPresent());
    }

    /** Reports one that does not end. */
    void finish() {
        if (depth > 0) {
            Word word = begin.orElseThrow();
            faults.add(word.mark(), "variation", word.text(), ") at its end");
        }
    }
}
