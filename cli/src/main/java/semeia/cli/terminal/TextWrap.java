package semeia.cli.terminal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Breaks text into lines that a terminal shows whole. */
public final class TextWrap {
    /** The columns of a page: what every terminal has and what is good to read. */
    public static final int WIDTH = 78;

    private TextWrap() {}

    /** Prints a paragraph on lines that are not too wide. */
    public static void paragraph(String text, Output out) throws IOException {
        for (String line : wrap(text, WIDTH)) {
            out.line(line);
        }
    }

    /**
     * Breaks text into lines between words.
     *
     * @param width columns; a longer word has a line of its own
     */
    public static List<String> wrap(String text, int width) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        int columns = 0;
        for (String word : text.split(" ")) {
            int wide = Paint.columns(word);
            if (columns > 0 && columns + 1 + wide > width) {
                lines.add(line.toString());
                line.setLength(0);
                columns = 0;
            }
            line.append(columns > 0 ? " " : "").append(word);
            columns += (columns > 0 ? 1 : 0) + wide;
        }
        lines.add(line.toString());
        return lines;
    }
}
