package semeia.cli.tablebase;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.DirectoryOption;
import semeia.cli.options.JsonOption;
import semeia.cli.options.RequiredRulesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.ScoreWords;
import semeia.cli.words.Seats;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Position;
import semeia.tablebase.Solution;

/** {@code semeia tablebase probe}: looks a position and its moves up. */
@Command(
        name = "probe",
        description = {
            "Look up a position and its moves.",
            "",
            "Values are final differences in seeds for the player to move, including the seeds already captured.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia tablebase probe --rules awari \\",
            "      --position '0,0,0,0,1,2/1,0,0,0,2,0 21-21 S'"
        })
public final class TablebaseProbeCommand implements Callable<Integer> {
    @Mixin
    private RequiredRulesOption rules;

    @Option(names = "--position", required = true, paramLabel = "TEXT", description = "The position.")
    private String text;

    @Mixin
    private DirectoryOption place;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public TablebaseProbeCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Position position = position();
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over in this position: there is nothing to look up");
        }
        int player = position.player();
        int lead = position.store(player) - position.store(1 - player);
        Solution found = Solution.of(place.tablebases(), rules.rules(), position);
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeStringField("rules", rules.rules().id());
                object.writeStringField("position", Notation.format(rules.rules(), position));
                write(object, found.value(), lead);
                object.writeArrayFieldStart("moves");
                for (Map.Entry<Integer, Solution.Range> move : found.moves().entrySet()) {
                    object.writeStartObject();
                    object.writeStringField("move", Notation.format(position, move.getKey()));
                    write(object, move.getValue(), lead);
                    object.writeEndObject();
                }
                object.writeEndArray();
            });
            return ExitCode.FINE;
        }
        streams.out().line(Seats.name(2, player) + " to move: " + words(found.value(), lead));
        for (Map.Entry<Integer, Solution.Range> move : found.moves().entrySet()) {
            streams.out().line("  " + Notation.format(position, move.getKey()) + "  " + words(move.getValue(), lead));
        }
        return ExitCode.FINE;
    }

    private Position position() {
        if (rules.rules().territory().players() > 2) {
            throw new IllegalArgumentException(
                    "there is no database for " + rules.rules().id());
        }
        try {
            return Notation.parsePosition(rules.rules(), text);
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), "--position: " + e.getMessage(), e);
        }
    }

    private static void write(JsonGenerator json, Solution.Range range, int lead) throws IOException {
        json.writeNumberField("atLeast", range.least() + lead);
        json.writeNumberField("atMost", range.most() + lead);
    }

    /** {@code +4 exact}, or {@code at least -2, at most +6}. */
    static String words(Solution.Range range, int lead) {
        String least = ScoreWords.seeds(range.least() + lead);
        return range.exact().isPresent()
                ? least + " exact"
                : "at least " + least + ", at most " + ScoreWords.seeds(range.most() + lead);
    }
}
