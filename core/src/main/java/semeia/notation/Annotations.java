package semeia.notation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What people and programs write at a move of Oware Game Notation beside its name: glyphs, {@code F!}, numeric ones, {@code $2}, and the
 * squares of PlayStrategy, {@code c1f2}. Glyphs are kept as comments, which every form has.
 */
final class Annotations {
    private static final List<String> NUMERIC = List.of("", "!", "?", "!!", "??", "!?", "?!");
    private static final int ROW = 6;

    private Annotations() {}

    /** The glyph that a word by itself is: {@code !?}, or what {@code $5} stands for; {@code $14} stays what it is. Empty if it is none. */
    static Optional<String> glyph(Word word) {
        String text = word.text();
        if (!text.isEmpty() && bare(word).text().isEmpty()) {
            return Optional.of(text);
        }
        if (text.length() < 2 || text.charAt(0) != '$') {
            return Optional.empty();
        }
        OptionalInt number = Numbers.parse(text.substring(1));
        return number.isPresent() && number.getAsInt() >= 0
                ? Optional.of(
                        number.getAsInt() > 0 && number.getAsInt() < NUMERIC.size()
                                ? NUMERIC.get(number.getAsInt())
                                : text)
                : Optional.empty();
    }

    /** The word without the glyphs at its end. */
    static Word bare(Word word) {
        int end = word.text().length();
        while (end > 0 && "!?".indexOf(word.text().charAt(end - 1)) >= 0) {
            end--;
        }
        return word.part(0, end);
    }

    /**
     * The pits that a move between squares names, from which and where the last seed falls; empty if it is none. Files a to f run from
     * South's left, rank 1 is South's row.
     */
    static Optional<int[]> squares(String text) {
        if (!text.matches("[a-f][12][a-f][12]")) {
            return Optional.empty();
        }
        return Optional.of(new int[] {pit(text.charAt(0), text.charAt(1)), pit(text.charAt(2), text.charAt(3))});
    }

    private static int pit(char file, char rank) {
        int column = file - 'a';
        return rank == '1' ? column : 2 * ROW - 1 - column;
    }
}
