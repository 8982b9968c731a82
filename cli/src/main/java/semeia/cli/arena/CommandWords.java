package semeia.cli.arena;

import java.util.ArrayList;
import java.util.List;

/** A command line as words: white space divides them, but not within quotes of either kind, which are taken off. */
final class CommandWords {
    private CommandWords() {}

    /**
     * The words.
     *
     * @throws IllegalArgumentException if there is none, or a quote is not closed
     */
    static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != 0 ? c == quote : c == '"' || c == '\'') {
                quote = quote == 0 ? c : 0;
                inWord = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                inWord = false;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        if (quote != 0 || words.isEmpty()) {
            throw new IllegalArgumentException(
                    "command is <" + line + ">, expected a program and its arguments, every quote closed");
        }
        return words;
    }
}
