package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Tables as spreadsheets exchange them. What is written is safe to open: a cell that a spreadsheet could take for a formula gets an
 * apostrophe before it, which reading takes away again.
 */
final class Csv {
    private static final String FORMULA = "=+-@\t";
    private static final int LONGEST = 1_000_000;

    private final String text;
    private final char separator;
    private int at;
    private int line = 1;

    private Csv(String text, char separator) {
        this.text = text;
        this.separator = separator;
    }

    /** A row as it was read, with the line of the text where it began. */
    record Row(int line, List<String> cells) {
        boolean isBlank() {
            return cells.stream().allMatch(String::isBlank);
        }

        String cell(int index) {
            return index >= 0 && index < cells.size() ? cells.get(index).strip() : "";
        }
    }

    /** Rows as text, each ended by CR and LF. */
    static String write(List<List<String>> rows, char separator) {
        return rows.stream()
                .map(row -> row.stream().map(cell -> cell(cell, separator)).collect(Collectors.joining("" + separator)))
                .map(row -> row + "\r\n")
                .collect(Collectors.joining());
    }

    private static String cell(String value, char separator) {
        String safe = isRisky(value) && !isNumber(value) ? "'" + value : value;
        boolean quoted = safe.indexOf(separator) >= 0
                || safe.indexOf('"') >= 0
                || safe.indexOf('\n') >= 0
                || safe.indexOf('\r') >= 0
                || !safe.equals(safe.strip());
        return quoted ? "\"" + safe.replace("\"", "\"\"") + "\"" : safe;
    }

    private static boolean isRisky(String value) {
        boolean guarded = value.startsWith("'") && value.length() > 1 && isRisky(value.substring(1));
        return guarded || (!value.isEmpty() && FORMULA.indexOf(value.charAt(0)) >= 0);
    }

    private static boolean isNumber(String value) {
        boolean number = value.length() > 1 && value.charAt(0) == '-';
        for (int i = 1; i < value.length(); i++) {
            char c = value.charAt(i);
            number &= (c >= '0' && c <= '9') || ((c == '.' || c == ',') && i > 1 && i < value.length() - 1);
        }
        return number;
    }

    /**
     * The rows of a text; empty ones are left out. The separator is a semicolon or a tab if the first row has one, else a comma.
     *
     * @throws TournamentException if quotes do not close, or the text is too long
     */
    static List<Row> read(String given) {
        String text = given.startsWith("\uFEFF") ? given.substring(1) : given;
        if (text.length() > LONGEST) {
            throw new TournamentException("table", text.length() + " characters", "up to " + LONGEST);
        }
        String first = StrictText.lines(text).stream()
                .filter(line -> !line.isBlank())
                .findFirst()
                .orElse("");
        Csv reader = new Csv(text, separator(first));
        List<Row> rows = new ArrayList<>();
        while (reader.at < text.length()) {
            Row row = reader.row();
            if (!row.isBlank()) {
                rows.add(row);
            }
        }
        return rows;
    }

    private static char separator(String line) {
        char separator = ',';
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            quoted ^= c == '"';
            boolean stronger = c == '\t' || (c == ';' && separator == ',');
            separator = !quoted && stronger ? c : separator;
        }
        return separator;
    }

    private Row row() {
        int start = line;
        List<String> cells = new ArrayList<>();
        boolean more = true;
        while (more) {
            String value = at < text.length() && text.charAt(at) == '"' ? quoted(start) : plain();
            cells.add(value.startsWith("'") && isRisky(value.substring(1)) ? value.substring(1) : value);
            more = at < text.length() && text.charAt(at) == separator;
            at += more ? 1 : 0;
        }
        endLine();
        return new Row(start, cells);
    }

    private void endLine() {
        if (at < text.length()) {
            boolean both = text.startsWith("\r\n", at);
            at += both ? 2 : 1;
            line++;
        }
    }

    private String plain() {
        int start = at;
        while (at < text.length() && text.charAt(at) != separator && !isEnd(text.charAt(at))) {
            at++;
        }
        return text.substring(start, at);
    }

    private static boolean isEnd(char c) {
        return c == '\n' || c == '\r';
    }

    private String quoted(int start) {
        StringBuilder value = new StringBuilder();
        for (at++; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"' && !text.startsWith("\"\"", at)) {
                at++;
                return value + plain();
            }
            at += c == '"' ? 1 : 0;
            line += c == '\n' ? 1 : 0;
            value.append(c);
        }
        throw new TournamentException("line " + start + ": quotes are opened and never closed; close them");
    }
}
