package semeia.cli.tablebase;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.Seats;
import semeia.engine.Limits;
import semeia.engine.Line;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Rules;
import semeia.tablebase.Solution.Range;

/**
 * What each of three players can be sure of from the start of a game, whatever the two others do: their final seeds less the larger of the others' totals.
 * No more can be proved of three players, since two may stand together. It is found by search; there is no database of such games.
 */
final class SolveThree {
    private static final int MEGABYTES = 512;
    /** What one search may spend before its bounds are taken as they are. */
    private static final long NODES = 2_000_000_000L;

    private final StandardStreams streams;
    private final boolean json;
    private final Rules rules;
    private final Search search;

    SolveThree(StandardStreams streams, boolean json, Rules rules) {
        this.streams = streams;
        this.json = json;
        this.rules = rules;
        this.search = new Search(rules, MEGABYTES, Prober.NONE, () -> System.nanoTime() / 1_000_000);
    }

    /** Solves and prints. */
    void run() throws IOException {
        Game start = Game.start(rules);
        Range[] sure = new Range[rules.territory().players()];
        List<Line> moves;
        try (Progress progress = Progress.between(streams)) {
            progress.begin("opening moves");
            moves = search(start, Moves.count(start.legalMoves()));
            for (int player = 0; player < sure.length; player++) {
                progress.begin("what " + Seats.name(sure.length, player) + " can be sure of");
                sure[player] = sure(start, player, progress, 0, 1);
            }
        }
        if (json) {
            json(start, moves, sure);
        } else {
            print(start, moves, sure);
        }
    }

    private List<Line> search(Game game, int lines) {
        return search.search(game, Limits.nodes(NODES).andLines(lines), any -> {})
                .lines();
    }

    /** What a player can be sure of: where another is to move, the least that follows any of the moves. */
    private Range sure(Game game, int player, Progress progress, double done, double share) {
        if (game.position().player() == player) {
            Range found = range(search(game, 1).get(0));
            progress.at(done + share);
            return found;
        }
        int most = Integer.MAX_VALUE;
        int least = Integer.MAX_VALUE;
        double part = share / Moves.count(game.legalMoves());
        double before = done;
        for (long rest = game.legalMoves(); rest != 0; rest = Moves.rest(rest)) {
            Range found = sure(game.play(Moves.first(rest)), player, progress, before, part);
            least = Math.min(least, found.least());
            most = Math.min(most, found.most());
            before += part;
        }
        return new Range(least, most);
    }

    private static Range range(Line line) {
        return new Range(line.score().atLeast(), line.score().atMost());
    }

    private void print(Game start, List<Line> moves, Range[] sure) throws IOException {
        streams.out()
                .line("What each can be sure of, whatever the two others do: own seeds less the larger of theirs.");
        for (int player = 0; player < sure.length; player++) {
            String seat = Seats.name(sure.length, player);
            streams.out().line(seat + ": " + TablebaseProbeCommand.words(sure[player], 0));
        }
        streams.out().line("Opening moves:");
        for (Line move : moves) {
            streams.out()
                    .line("  " + Notation.format(start.position(), move.move()) + "  "
                            + TablebaseProbeCommand.words(range(move), 0));
        }
    }

    private void json(Game start, List<Line> moves, Range[] sure) throws IOException {
        streams.out().json(object -> {
            object.writeStringField("rules", rules.id());
            object.writeArrayFieldStart("sure");
            for (Range range : sure) {
                write(object, range);
            }
            object.writeEndArray();
            object.writeObjectFieldStart("moves");
            for (Line move : moves) {
                object.writeFieldName(Notation.format(start.position(), move.move()));
                write(object, range(move));
            }
            object.writeEndObject();
        });
    }

    private static void write(JsonGenerator json, Range range) throws IOException {
        if (range.exact().isPresent()) {
            json.writeNumber(range.exact().getAsInt());
        } else {
            json.writeNull();
        }
    }
}
