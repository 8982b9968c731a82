package semeia.cli.rules;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.Paint;
import semeia.cli.terminal.Terminals;

/**
 * A page of text in the little Markdown that our own pages use – headings, paragraphs, lists, indented examples, stressed words, links – set
 * for a terminal.
 */
public final class RulesText {
    /** The columns of a page: what every terminal has and what is good to read. */
    public static final int WIDTH = 78;

    private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");
    private static final Pattern ITALIC = Pattern.compile("\\*(.+?)\\*");
    private static final Pattern CODE = Pattern.compile("`(.+?)`");
    private static final Pattern LINK = Pattern.compile("\\[(.+?)]\\(.+?\\)");
    private static final String INDENT = "  ";
    private static final String EXAMPLE = "    ";

    private final Paint paint;
    private final String bullet;
    private final StringBuilder page = new StringBuilder();
    private final List<String> paragraph = new ArrayList<>();

    private RulesText(Paint paint, String bullet) {
        this.paint = paint;
        this.bullet = bullet;
    }

    /** Sets a page. */
    static String set(String markdown, Terminals terminals) {
        RulesText page = new RulesText(Paint.on(terminals), terminals.hasUnicode() ? "•" : "-");
        markdown.lines().forEach(page::read);
        page.endParagraph();
        return page.page.toString();
    }

    private void read(String line) {
        if (line.startsWith("#")) {
            endParagraph();
            page.append(paint.bold(line.replaceFirst("#+ ", ""))).append('\n');
        } else if (line.startsWith(EXAMPLE)) {
            endParagraph();
            page.append(INDENT).append(line).append('\n');
        } else if (line.isBlank()) {
            endParagraph();
            page.append('\n');
        } else {
            if (line.startsWith("- ")) {
                endParagraph();
            }
            paragraph.add(line.strip());
        }
    }

    private void endParagraph() {
        if (paragraph.isEmpty()) {
            return;
        }
        String text = String.join(" ", paragraph);
        boolean item = text.startsWith("- ");
        if (item) {
            append(wrap(styled(text.substring(2)), WIDTH - 4), INDENT + bullet + " ", INDENT + "  ");
        } else {
            append(wrap(styled(text), WIDTH - 2), INDENT, INDENT);
        }
        paragraph.clear();
    }

    private void append(List<String> lines, String first, String others) {
        for (int i = 0; i < lines.size(); i++) {
            page.append(i == 0 ? first : others).append(lines.get(i)).append('\n');
        }
    }

    private String styled(String text) {
        String linked = LINK.matcher(text).replaceAll("$1");
        String strong = BOLD.matcher(linked).replaceAll(match -> eachWord(match, true));
        String stressed = ITALIC.matcher(strong).replaceAll(match -> eachWord(match, false));
        return CODE.matcher(stressed).replaceAll(match -> eachWord(match, true));
    }

    /** Styles word by word, so that lines can break between them. */
    private String eachWord(MatchResult match, boolean bold) {
        List<String> words = new ArrayList<>();
        for (String word : match.group(1).split(" ")) {
            words.add(bold ? paint.bold(word) : paint.italic(word));
        }
        return String.join(" ", words).replace("$", "\\$");
    }

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
