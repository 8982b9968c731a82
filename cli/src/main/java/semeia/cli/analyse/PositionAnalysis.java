package semeia.cli.analyse;

import java.io.IOException;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.RemarkJson;
import semeia.cli.words.RemarkWords;
import semeia.cli.words.ScoreWords;
import semeia.cli.words.Seats;
import semeia.engine.Analysis;
import semeia.engine.Limits;
import semeia.engine.Line;
import semeia.engine.Remark;
import semeia.engine.Remarks;
import semeia.engine.Search;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/** Analyses one position: every move with its value, its line, and what it does. */
final class PositionAnalysis {
    private final StandardStreams streams;
    private final boolean json;

    PositionAnalysis(StandardStreams streams, boolean json) {
        this.streams = streams;
        this.json = json;
    }

    /**
     * Analyses and prints.
     *
     * @param most how many moves at most
     */
    void run(Game game, Search search, Limits limits, int most) throws IOException {
        RemarkWords words = RemarkWords.load();
        int count = Math.min(most, Moves.count(game.legalMoves()));
        Analysis found = search.search(game, limits.andLines(count), progress -> {});
        if (json) {
            streams.out().json(object -> {
                Position position = game.position();
                object.writeStringField("rules", game.rules().id());
                object.writeStringField("position", Notation.format(game.rules(), position));
                object.writeNumberField("depth", found.depth());
                object.writeNumberField("nodes", found.nodes());
                object.writeNumberField("millis", found.millis());
                ScoreWords.write(found.score(), object);
                object.writeArrayFieldStart("moves");
                for (Line line : found.lines()) {
                    object.writeStartObject();
                    ScoreWords.write(position, line, object);
                    RemarkJson.write(game.rules(), position, line.move(), words, object);
                    object.writeEndObject();
                }
                object.writeEndArray();
            });
        } else {
            print(game, found, words);
        }
    }

    private void print(Game game, Analysis found, RemarkWords words) throws IOException {
        Rules rules = game.rules();
        Position position = game.position();
        Output out = streams.out();
        out.line(rules.id() + "  " + Notation.format(rules, position));
        String mover = Seats.name(position.territory().players(), position.player());
        out.line("%s to move: %s   depth %d, %d nodes, %d ms"
                .formatted(mover, ScoreWords.of(found.score()), found.depth(), found.nodes(), found.millis()));
        for (Line line : found.lines()) {
            out.line("");
            out.line("%-5s %s".formatted(Notation.format(position, line.move()), ScoreWords.of(line.score())));
            for (Remark remark : Remarks.of(rules, position, line.move())) {
                out.line("      " + words.of(position, remark));
            }
            out.line("      " + ScoreWords.moves(position, line));
        }
    }
}
