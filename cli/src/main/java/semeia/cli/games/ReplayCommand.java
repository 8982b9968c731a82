package semeia.cli.games;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import semeia.cli.options.InputFile;
import semeia.cli.options.JsonOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.InputLines;
import semeia.cli.terminal.MeasuredInput;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.match.Lots;

/** {@code semeia replay}: replays games given as JSON Lines and prints every position. */
@Command(
        name = "replay",
        description = {
            "Replay recorded games and print every position.",
            "",
            "Reads JSON Lines, one game per line: {\"rules\":ID,\"position\":TEXT,\"moves\":\"A b pass C\"};"
                    + " position is optional. An invalid line is reported in its place, the others are processed, and the"
                    + " exit code is 1.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia replay games.jsonl",
            "  semeia replay --json games.jsonl > positions.jsonl",
            "  echo '{\"rules\":\"ayo\",\"moves\":\"A f\"}' | semeia replay --json"
        })
public final class ReplayCommand implements Callable<Integer> {
    /** Bytes in the longest line: room for the longest game and for much that says nothing to us beside it. */
    static final int LONGEST_LINE = 1 << 18;

    @Mixin
    private InputFile input;

    @Mixin
    private JsonOption json;

    @Option(names = "--seed", paramLabel = "N", description = "Draw lots for the last seeds, with this seed.")
    private Optional<Long> seed = Optional.empty();

    private final StandardStreams streams;

    public ReplayCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Optional<Lots> lots = seed.map(Lots::new);
        try (MeasuredInput bytes = input.openBytes(streams);
                Progress progress = Progress.besides(streams)) {
            InputLines lines = new InputLines(bytes, LONGEST_LINE, streams.out()::flush);
            progress.begin("replay");
            boolean allWell = true;
            while (lines.next()) {
                allWell &= replay(lines, lots);
                bytes.tell(progress);
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
            return allWell ? ExitCode.FINE : ExitCode.BAD_DATA;
        }
    }

    private boolean replay(InputLines lines, Optional<Lots> lots) throws IOException {
        Replay replay;
        try {
            replay = Replay.of(ReplayRequest.parse(lines.text()), lots, (int) (lines.number() - 1));
        } catch (IllegalArgumentException e) {
            printError(e, lines.number());
            return false;
        }
        if (json.wanted()) {
            streams.out().json(object -> ReplayJson.write(replay, object));
        } else {
            ReplayText.print(replay, lines.number(), streams.out(), streams.terminals());
        }
        return true;
    }

    private void printError(IllegalArgumentException error, long line) throws IOException {
        if (json.wanted()) {
            streams.out().json(object -> ReplayJson.writeError(error, line, object));
        } else {
            streams.out().flush();
            streams.err().println("semeia: line " + line + ": " + Shown.clean(error.getMessage()));
        }
    }
}
