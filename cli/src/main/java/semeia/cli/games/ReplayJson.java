package semeia.cli.games;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;

/** Writes what {@code semeia replay --json} prints. */
final class ReplayJson {
    private ReplayJson() {}

    /** Writes the fields of one replayed game. */
    static void write(Replay replay, JsonGenerator json) throws IOException {
        json.writeStringField("rules", replay.request().rules());
        json.writeArrayFieldStart("positions");
        for (int ply = 0; ply < replay.moves().size(); ply++) {
            writePosition(replay.moves().get(ply), replay.games().get(ply + 1), json);
        }
        json.writeEndArray();
        Game last = replay.last();
        Position position = last.position();
        json.writeStringField("end", last.endCode());
        writeStores(position, json);
        json.writeStringField("legal", Notation.formatMoves(position, last.legalMoves()));
        if (replay.lot().isPresent()) {
            int players = position.territory().players();
            json.writeStringField(
                    "lot", Notation.formatSeat(players, replay.lot().get()));
        }
    }

    private static void writePosition(String move, Game game, JsonGenerator json) throws IOException {
        Position position = game.position();
        json.writeStartObject();
        json.writeStringField("move", move);
        json.writeArrayFieldStart("pits");
        for (int pit = 0; pit < position.territory().pits(); pit++) {
            json.writeNumber(position.seeds(pit));
        }
        json.writeEndArray();
        writeStores(position, json);
        json.writeNumberField("mover", position.isOver() ? -1 : position.player());
        json.writeBooleanField("extra", position.hasExtraMove());
        json.writeBooleanField("over", position.isOver());
        json.writeStringField("end", game.endCode());
        json.writeEndObject();
    }

    private static void writeStores(Position position, JsonGenerator json) throws IOException {
        json.writeArrayFieldStart("stores");
        for (int seat = 0; seat < position.territory().players(); seat++) {
            json.writeNumber(position.store(seat));
        }
        json.writeEndArray();
    }

    /** Writes the fields that stand for a line that cannot be replayed. */
    static void writeError(IllegalArgumentException error, long line, JsonGenerator json) throws IOException {
        json.writeStringField("error", error.getMessage());
        json.writeNumberField("line", line);
        if (error instanceof Replay.ReplayException replay && replay.move().isPresent()) {
            json.writeStringField("move", replay.move().get());
        }
    }
}
