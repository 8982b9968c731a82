package semeia.cli.games;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvMapper;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import semeia.cli.terminal.Shown;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.PlainRecord;

/**
 * Games as comma-separated values, or with semicolons: a line of names first, then a game a line, with the columns {@code rules} and
 * {@code moves}, and perhaps {@code position}, {@code result}, {@code winner} and {@code end}, as in {@link JsonGames}. Not thread-safe.
 */
public final class CsvGames implements GameReader {
    private static final List<String> COLUMNS = List.of("rules", "position", "moves", "result", "winner", "end");
    private static final CsvFactory CSV = CsvFactory.builder()
            .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
            .build();
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final BufferedReader text;
    private final boolean lenient;
    private Optional<MappingIterator<Map<String, String>>> rows = Optional.empty();
    private List<String> losses = List.of();
    private boolean begun;
    private int line;

    /**
     * Reads games.
     *
     * @param lenient whether other columns are skipped and reported as {@linkplain #losses() lost}, rather than refused
     */
    public CsvGames(BufferedReader text, boolean lenient) {
        this.text = text;
        this.lenient = lenient;
    }

    @Override
    public Optional<GameRecord> next() throws IOException {
        try {
            if (!begun) {
                begun = true;
                line++;
                begin();
            }
            line++;
            if (rows.isEmpty() || !rows.get().hasNextValue()) {
                return Optional.empty();
            }
            return Optional.of(record(rows.get().nextValue()).toRecord());
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(
                    "line " + line + ": not a line of CSV with these columns: " + e.getOriginalMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + line + ": " + e.getMessage(), e);
        }
    }

    @Override
    public List<String> losses() {
        return losses;
    }

    /** Reads the names of the columns; without a text there are no rows. */
    private void begin() throws IOException {
        String first = text.readLine();
        if (first == null) {
            return;
        }
        String names = !first.isEmpty() && first.charAt(0) == BYTE_ORDER_MARK ? first.substring(1) : first;
        char separator = names.indexOf(';') >= 0 ? ';' : ',';
        List<String> columns = Stream.of(names.split(String.valueOf(separator), -1))
                .map(name -> name.strip().replaceAll("^\"(.*)\"$", "$1"))
                .toList();
        if (!columns.containsAll(List.of("rules", "moves"))
                || Set.copyOf(columns).size() < columns.size()) {
            throw new IllegalArgumentException(
                    "the columns are " + Shown.of(names) + ", expected rules and moves among them, and none twice");
        }
        List<String> unknown = columns.stream()
                .filter(name -> !COLUMNS.contains(name))
                .map(name -> "column " + Shown.of(name))
                .toList();
        if (!lenient && !unknown.isEmpty()) {
            throw new IllegalArgumentException("unknown " + String.join(", ", unknown) + ", expected only "
                    + String.join(", ", COLUMNS) + ", or --lenient");
        }
        losses = unknown;
        CsvSchema schema = CsvSchema.builder()
                .addColumns(columns, CsvSchema.ColumnType.STRING)
                .setColumnSeparator(separator)
                .build();
        rows = Optional.of(
                new CsvMapper().readerForMapOf(String.class).with(schema).readValues(text));
    }

    private static PlainRecord record(Map<String, String> row) {
        return new PlainRecord(
                row.getOrDefault("rules", ""),
                value(row, "position"),
                List.of(),
                JsonGames.acts(row.getOrDefault("moves", "")),
                List.of(),
                value(row, "result"),
                value(row, "winner"),
                value(row, "end"));
    }

    private static Optional<String> value(Map<String, String> row, String column) {
        return Optional.ofNullable(row.get(column)).map(String::strip).filter(text -> !text.isEmpty());
    }

    /** What stands before all games. */
    static String heading() {
        return String.join(",", COLUMNS) + "\n";
    }

    /** A game as a line. */
    static String format(GameRecord record) throws IOException {
        PlainRecord plain = PlainRecord.of(record);
        CsvSchema.Builder schema = CsvSchema.builder().setLineSeparator("\n");
        COLUMNS.forEach(schema::addColumn);
        StringWriter text = new StringWriter();
        try (JsonGenerator row = CSV.createGenerator(text)) {
            row.setSchema(schema.build());
            row.writeStartObject();
            row.writeStringField("rules", plain.rules());
            row.writeStringField("position", plain.position().orElse(""));
            row.writeStringField("moves", String.join(" ", plain.acts()));
            row.writeStringField("result", plain.result().orElse(""));
            row.writeStringField("winner", plain.winner().orElse(""));
            row.writeStringField("end", plain.termination().orElse(""));
            row.writeEndObject();
        }
        return text.toString();
    }
}
