package semeia.cli.analyse;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.dataformat.csv.CsvFactory;
import com.fasterxml.jackson.dataformat.csv.CsvGenerator;
import com.fasterxml.jackson.dataformat.csv.CsvSchema;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import semeia.cli.games.GameFiles;
import semeia.cli.words.ScoreWords;
import semeia.engine.Line;
import semeia.engine.Review.Judged;
import semeia.engine.Score;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;

/** The judged moves of games as rows of a table, CSV or JSON Lines with the same fields. */
enum MoveRows {
    /** Comma-separated values with a line of names first (RFC 4180, lines end in LF). */
    CSV,
    /** One JSON object a line. */
    JSON_LINES;

    private static final List<String> FIELDS = List.of(
            "file",
            "game",
            "rules",
            "act",
            "player",
            "position",
            "played",
            "value",
            "flag",
            "atLeast",
            "atMost",
            "best",
            "bestValue",
            "bestFlag",
            "loss",
            "mark",
            "forced",
            "depth",
            "nodes",
            "line");

    private static final CsvSchema SCHEMA = schema();

    /** The form that a file's ending says: {@code .csv}, or JSON Lines for any other. */
    static MoveRows ofFile(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".csv") ? CSV : JSON_LINES;
    }

    private static CsvSchema schema() {
        CsvSchema.Builder columns = CsvSchema.builder().setLineSeparator("\n");
        FIELDS.forEach(columns::addColumn);
        return columns.build();
    }

    /** What stands before all rows. */
    String heading() {
        return this == CSV ? String.join(",", FIELDS) + "\n" : "";
    }

    /** The rows of one game. */
    byte[] of(GameFiles.Found found, List<Judged> moves) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator rows = generator(bytes)) {
            List<Position> before = found.record().game().positions();
            for (Judged move : moves) {
                write(rows, found, before.get(move.act()), move);
            }
        }
        if (this == JSON_LINES && bytes.size() > 0) {
            bytes.write('\n');
        }
        return bytes.toByteArray();
    }

    private JsonGenerator generator(ByteArrayOutputStream bytes) throws IOException {
        if (this == CSV) {
            JsonGenerator rows = CsvFactory.builder()
                    .enable(CsvGenerator.Feature.STRICT_CHECK_FOR_QUOTING)
                    .build()
                    .createGenerator(bytes);
            rows.setSchema(SCHEMA);
            return rows;
        }
        JsonFactory json = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        return json.createGenerator(bytes).setPrettyPrinter(new MinimalPrettyPrinter("\n"));
    }

    private static void write(JsonGenerator row, GameFiles.Found found, Position before, Judged move)
            throws IOException {
        Game game = found.record().game();
        int players = before.territory().players();
        row.writeStartObject();
        row.writeStringField("file", found.file());
        row.writeNumberField("game", found.number());
        row.writeStringField("rules", game.rules().id());
        row.writeNumberField("act", move.act() + 1);
        row.writeStringField("player", Notation.formatSeat(players, move.player()));
        row.writeStringField("position", Notation.format(game.rules(), before));
        row.writeStringField("played", Notation.format(before, move.played().move()));
        Score score = move.played().score();
        row.writeNumberField("value", hundredths(score.seeds()));
        row.writeStringField("flag", score.flag().word());
        row.writeNumberField("atLeast", score.atLeast());
        row.writeNumberField("atMost", score.atMost());
        Line best = move.best();
        row.writeStringField("best", Notation.format(before, best.move()));
        row.writeNumberField("bestValue", hundredths(best.score().seeds()));
        row.writeStringField("bestFlag", best.score().flag().word());
        row.writeNumberField("loss", hundredths(move.drop()));
        row.writeStringField("mark", move.mark().name().toLowerCase(Locale.ROOT));
        row.writeBooleanField("forced", move.forced());
        row.writeNumberField("depth", move.depth());
        row.writeNumberField("nodes", move.nodes());
        row.writeStringField("line", ScoreWords.moves(before, best));
        row.writeEndObject();
    }

    private static double hundredths(double seeds) {
        return Math.round(seeds * 100) / 100.0;
    }
}
