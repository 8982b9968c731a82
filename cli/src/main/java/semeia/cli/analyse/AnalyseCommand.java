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
import semeia.cli.protocol.Knowledge;
import semeia.cli.rules.RulesetConverter;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.InputFile;
import semeia.cli.terminal.JsonOption;
import semeia.cli.terminal.LenientText;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.engine.Limits;
import semeia.engine.Prober;
import semeia.engine.Search;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** {@code semeia analyse}: evaluates every move in a position, or reviews the moves of a game. */
@Command(
        name = "analyse",
        description = {
            "Tell what every move is worth and what it does, or review a whole game.",
            "",
            "Values are final differences in seeds for the player to move; 'exact' is proved to the end of the game. A"
                + " game (FILE, our own record or OGN) is reviewed move by move: what each gave away, what was better,"
                + " and how accurate each player was: a move that gives nothing away counts 100 %%, half of it for"
                + " every three seeds.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia analyse --rules abapa --movetime 2000",
            "  semeia analyse --rules ayo --position '0,0,3,0,2,3/0,2,0,2,0,0 19-17 S' --depth 20",
            "  semeia analyse game.txt --nodes 100000 --json"
        })
public final class AnalyseCommand implements Callable<Integer> {
    private static final long DEFAULT_MILLIS = 1000;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "A file with one game; - is standard input.")
    private Optional<String> file = Optional.empty();

    @Option(
            names = "--rules",
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "The rules of the position (see 'semeia rules'); otherwise abapa.")
    private Rules rules = RuleBook.ABAPA;

    @Option(names = "--position", paramLabel = "TEXT", description = "The position; otherwise the start of a game.")
    private Optional<String> position = Optional.empty();

    @Option(
            names = "--form",
            paramLabel = "FORM",
            converter = GameForm.Converter.class,
            description = "The form of the file, see 'semeia convert'; otherwise semeia.")
    private GameForm form = GameForm.SEMEIA;

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "Time for each position; 1000 if nothing is limited.")
    private Optional<Long> movetime = Optional.empty();

    @Option(names = "--depth", paramLabel = "N", description = "Depth in plies.")
    private Optional<Integer> depth = Optional.empty();

    @Option(names = "--nodes", paramLabel = "N", description = "Nodes for each position.")
    private Optional<Long> nodes = Optional.empty();

    @Option(names = "--lines", paramLabel = "K", description = "Only the K best moves; otherwise every legal one.")
    private Optional<Integer> lines = Optional.empty();

    @Option(
            names = "--tablebases",
            paramLabel = "DIR",
            description = "The folder of databases to use, or none; otherwise the usual one.")
    private String tablebases = Knowledge.DEFAULT;

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
        Limits limits = limits();
        if (file.isPresent() && position.isPresent()) {
            throw new ParameterException(spec.commandLine(), "--position and a file, expected one of them");
        }
        if (file.isPresent()) {
            GameRecord game = game(file.get());
            new GameAnalysis(streams, json.wanted(), limits)
                    .run(game, search(game.game().rules()));
        } else {
            Game game = position.isPresent() ? Game.from(rules, position(position.get())) : Game.start(rules);
            if (game.isOver()) {
                throw new IllegalArgumentException("the game is over in this position: there is nothing to analyse");
            }
            new PositionAnalysis(streams, json.wanted())
                    .run(game, search(rules), limits, lines.orElse(Integer.MAX_VALUE));
        }
        return ExitCode.FINE;
    }

    private Search search(Rules played) {
        Prober prober = Knowledge.of(
                tablebases,
                played,
                fault -> streams.err().println("semeia: " + Shown.clean(fault) + "; going on without it"));
        return new Search(played, Search.DEFAULT_MEGABYTES, prober, () -> System.nanoTime() / 1_000_000);
    }

    private Position position(String text) {
        try {
            return Notation.parsePosition(rules, text);
        } catch (NotationException e) {
            throw new ParameterException(spec.commandLine(), "--position: " + e.getMessage(), e);
        }
    }

    private Limits limits() {
        try {
            boolean unlimited = movetime.isEmpty() && depth.isEmpty() && nodes.isEmpty();
            Limits limits = unlimited ? Limits.moveTime(DEFAULT_MILLIS) : Limits.NONE;
            if (movetime.filter(millis -> millis == 0).isPresent()) {
                throw new IllegalArgumentException("--movetime is 0, expected 1 or more");
            }
            limits = movetime.isPresent() ? Limits.moveTime(movetime.get()) : limits;
            limits = depth.isPresent() ? limits.andDepth(depth.get()) : limits;
            limits = nodes.isPresent() ? limits.andNodes(nodes.get()) : limits;
            return limits.andLines(lines.orElse(1));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private GameRecord game(String name) throws IOException {
        try (Reader text = new LenientText(InputFile.open(name, streams), line -> {
            throw new IllegalArgumentException(
                    Shown.of(name) + ": line " + line + ": there are bytes that are not UTF-8 text");
        })) {
            GameReader reader = form.text()
                    .orElseThrow(() -> new ParameterException(spec.commandLine(), "--form json is not read here"))
                    .reader(text, rules);
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
