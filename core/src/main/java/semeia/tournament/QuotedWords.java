package semeia.tournament;

import java.util.ArrayList;
import java.util.List;

/** Takes a line apart at its spaces; what stands in quotes is one word. */
final class QuotedWords {
    private final String line;
    private final List<String> words = new ArrayList<>();
    private int at;

    private QuotedWords(String line) {
        this.line = line;
    }

    /**
     * The words of a line.
     *
     * @throws TournamentException if quotes do not close
     */
    static List<String> of(String line) {
        QuotedWords reader = new QuotedWords(line);
        while (reader.skipSpaces()) {
            reader.words.add(line.charAt(reader.at) == '"' ? reader.quoted() : reader.plain());
        }
        return reader.words;
    }

    private boolean skipSpaces() {
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at < line.length();
    }

    private String plain() {
        int start = at;
        while (at < line.length() && line.charAt(at) != ' ') {
            at++;
        }
        return line.substring(start, at);
    }

    private String quoted() {
        StringBuilder text = new StringBuilder();
        for (at++; at < line.length() && line.charAt(at) != '"'; at++) {
            if (line.charAt(at) == '\\' && at + 1 < line.length()) {
                at++;
            }
            text.append(line.charAt(at));
        }
        if (at == line.length()) {
            throw new TournamentException("quoted text", StrictText.shown(line), "quotes that close");
        }
        at++;
        return text.toString();
    }
}
