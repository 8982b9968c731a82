package semeia.cli.play;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.concurrent.Callable;
import org.jline.terminal.spi.SystemStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import semeia.cli.options.LimitsOption;
import semeia.cli.options.SearchThreadsOption;
import semeia.cli.options.TablebasesOption;
import semeia.cli.terminal.Console;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.StandardStreams;
import semeia.engine.Search;
import semeia.match.Lots;
import semeia.rules.Rules;

/** {@code semeia play}: plays in the terminal, people and computers in any seats. */
@Command(
        name = "play",
        description = {
            "Play in the terminal.",
            "",
            "Enter the letter of a pit to sow it, or 'help' for all commands. A game that is not finished when you leave is"
                    + " kept in a file, whose name is printed. --movetime, --depth, --nodes, --tablebases and --threads apply"
                    + " to level 8, hints and analysis; without a limit they take 1000 ms for a position.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia play",
            "  semeia play --rules anywoli --level 5 --clock 300+5",
            "  semeia play --seats 'person,computer 8' --movetime 3000",
            "  semeia play --rules ba-awa-3 --seats person,computer,computer --starter 1",
            "  semeia play --rules ba-awa --match territory:10",
            "  semeia play --load game.txt"
        })
public final class PlayCommand implements Callable<Integer> {
    private static final int DEFAULT_MILLIS = 1000;

    @Mixin
    private PlaySetup setup;

    @Mixin
    private LimitsOption limits;

    @Mixin
    private TablebasesOption tablebases;

    @Mixin
    private SearchThreadsOption threads;

    private final StandardStreams streams;

    public PlayCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Lots lots = setup.lots();
        Keeping keeping = new Keeping(streams);
        Sitting sitting = setup.sitting(keeping, lots, streams.out());
        Computer computer = new Computer(this::search, limits.limits(DEFAULT_MILLIS));
        PlayLoop loop = new PlayLoop(streams.terminals(), lots, keeping, computer, sitting);
        try (Console console = Console.on(streams, loop::words)) {
            loop.run(console);
        } catch (InterruptedException | ClosedByInterruptException stop) {
            streams.err().println();
            keeping.leave(loop.sitting());
            throw stop;
        }
        if (streams.terminals().isTerminal(SystemStream.Input)) {
            keeping.leave(loop.sitting());
        }
        return ExitCode.FINE;
    }

    private Search search(Rules played) {
        Search search =
                new Search(played, Search.DEFAULT_MEGABYTES, tablebases.prober(played, streams.err()), Clocks.NOW);
        threads.applyTo(search);
        return search;
    }
}
