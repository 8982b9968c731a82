package semeia.cli.analyse;

import java.io.IOException;
import java.io.Reader;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import semeia.cli.games.GameForm;
import semeia.cli.options.InputFile;
import semeia.cli.options.JsonOption;
import semeia.cli.options.LimitsOption;
import semeia.cli.options.RulesOption;
import semeia.cli.options.SearchThreadsOption;
import semeia.cli.options.TablebasesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.LenientText;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.engine.Limits;
import semeia.engine.Search;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;

/** {@code semeia analyse}: evaluates every move in a position, or reviews the moves of a game. */
@Command(
        name = "analyse",
        description = {
            "Evaluate and explain every move of a position, or review a game.",
            "",
            "Values are final differences in seeds for the player to move; 'exact' is proved to the end of the"
                    + " game. A game (FILE, a Semeia record or OGN) is reviewed move by move: what each move gave away,"
                    + " what was better, and how accurate each player was. A move that gives nothing away counts 100 %%;"
                    + " every three seeds given away halve it. Without a limit each position gets 1000 ms.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia analyse --rules abapa --movetime 2000",
            "  semeia analyse --rules ayo --depth 20 \\",
            "      --position '0,0,3,0,2,3/0,2,0,2,0,0 19-17 S'",
            "  semeia analyse game.txt --nodes 100000 --json"
        })
public final class AnalyseCommand implements Callable<Integer> {
    private static final int DEFAULT_MILLIS = 1000;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "A file with one game; - is standard input.")
    private Optional<String> file = Optional.empty();

    @Mixin
    private RulesOption rules;

    @Option(names = "--position", paramLabel = "TEXT", description = "The position (default: the start of a game).")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--form",
            paramLabel = "FORM",
            converter = GameForm.Converter.class,
            description = "The format of the file, see 'semeia convert' (default: semeia).")
    private GameForm form = GameForm.SEMEIA;

    @Mixin
    private LimitsOption limits;

    @Option(names = "--lines", paramLabel = "K", description = "Only the K best moves (default: all legal moves).")
    private Optional<Integer> lines = Optional.empty();

    @Mixin
    private TablebasesOption tablebases;

    @Mixin
    private SearchThreadsOption threads;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public AnalyseCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        int most = lines.orElse(Integer.MAX_VALUE);
        WholeNumber.require(spec.commandLine(), "--lines", most, 1, Integer.MAX_VALUE);
        Limits each = limits.limits(DEFAULT_MILLIS);
        if (file.isPresent() && position.isPresent()) {
            throw new ParameterException(spec.commandLine(), "--position and a file, expected one of them");
        }
        if (file.isPresent()) {
            GameRecord game = game(file.get());
            new GameAnalysis(streams, json.wanted(), each)
                    .run(game, search(game.game().rules()));
        } else {
            Game game = position.isPresent()
                    ? Game.from(rules.rules(), position(position.get()))
                    : Game.start(rules.rules());
            if (game.isOver()) {
                throw new IllegalArgumentException("the game is over in this position: there is nothing to analyse");
            }
            new PositionAnalysis(streams, json.wanted()).run(game, search(rules.rules()), each, most);
        }
        return ExitCode.FINE;
    }

    private Search search(Rules played) {
        Search search = new Search(
                played,
                Search.DEFAULT_MEGABYTES,
                tablebases.prober(played, streams.err()),
                () -> System.nanoTime() / 1_000_000);
        threads.applyTo(search);
        return search;
    }

    private Position position(String text) {
        try {
            return Notation.parsePosition(rules.rules(), text);
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), "--position: " + e.getMessage(), e);
        }
    }

    private GameRecord game(String name) throws IOException {
        try (Reader text = new LenientText(InputFile.open(name, streams), line -> {
            throw new IllegalArgumentException(Shown.of(name) + ": line " + line + ": not UTF-8 text");
        })) {
            GameReader reader = form.text()
                    .orElseThrow(() -> new ParameterException(spec.commandLine(), "--form json is not supported here"))
                    .reader(text, rules.rules());
            GameRecord game = reader.next()
                    .orElseThrow(() -> new IllegalArgumentException(Shown.of(name) + ": there is no game in it"));
            if (reader.next().isPresent()) {
                throw new IllegalArgumentException(
                        Shown.of(name) + ": there is more than one game in it, expected one to review");
            }
            return game;
        }
    }
}
