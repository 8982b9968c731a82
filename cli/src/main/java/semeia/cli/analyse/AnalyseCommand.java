package semeia.cli.analyse;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import semeia.cli.games.FormOption;
import semeia.cli.games.GameFiles;
import semeia.cli.games.GameForm;
import semeia.cli.options.InputFile;
import semeia.cli.options.JsonOption;
import semeia.cli.options.LimitsOption;
import semeia.cli.options.RulesOption;
import semeia.cli.options.SearchThreadsOption;
import semeia.cli.options.TablebasesOption;
import semeia.cli.options.ThreadsOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.LenientText;
import semeia.cli.terminal.NamedFile;
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
            "  semeia analyse game.txt --nodes 100000 --json",
            "  semeia analyse --rows moves.csv --nodes 20000 games.ogn more.jsonl"
        })
public final class AnalyseCommand implements Callable<Integer> {
    private static final int DEFAULT_MILLIS = 1000;
    private static final int BATCH_MEGABYTES = 16;

    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description = "A file with one game, with --rows files with any number; - is standard input.")
    private List<String> files = List.of();

    @Option(
            names = "--rows",
            paramLabel = "FILE",
            description =
                    "Review all games and write a row for each move to FILE, .csv or .jsonl; if stopped, go on there.")
    private Optional<String> rows = Optional.empty();

    @Option(
            names = "--jobs",
            paramLabel = "N",
            converter = ThreadsOption.Converter.class,
            description = "With --rows, how many games at a time, 1 to 256 (default: one per core).")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Mixin
    private RulesOption rules;

    @Option(names = "--position", paramLabel = "TEXT", description = "The position (default: the start of a game).")
    private Optional<String> position = Optional.empty();

    @Mixin
    private FormOption form;

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
        if (!files.isEmpty() && position.isPresent()) {
            throw new ParameterException(spec.commandLine(), "--position and a file, expected one of them");
        }
        if (rows.isPresent()) {
            return batch(new NamedFile(rows.get()), each);
        }
        if (files.size() > 1) {
            throw new ParameterException(spec.commandLine(), "several files, expected one, or --rows FILE");
        }
        if (!files.isEmpty()) {
            GameRecord game = game(files.get(0));
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

    private static Optional<GameRecord> next(GameReader reader, String name) throws IOException {
        try {
            return reader.next();
        } catch (NotationException e) {
            throw new IllegalArgumentException(Shown.of(name) + ": " + e.getMessage(), e);
        }
    }

    private int batch(NamedFile name, Limits each) throws IOException, InterruptedException {
        if (files.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(), "--rows without a file, expected the files with the games");
        }
        MoveRows table = MoveRows.ofFile(name.name());
        int total = 0;
        if (!files.contains("-")) {
            // What is invalid is reported in the second reading.
            StandardStreams quiet = new StandardStreams(
                    streams.in(), streams.out(), new PrintStream(OutputStream.nullOutputStream(), true, UTF_8));
            try (GameFiles counted = new GameFiles(files, form.form(), rules.rules(), quiet)) {
                while (counted.next().isPresent()) {
                    total++;
                }
            }
        }
        String work = files + " " + limits + " tablebases " + tablebases.choice() + " form "
                + form.form().map(GameForm::toString).orElse("by ending") + " rules "
                + rules.rules().id();
        try (GameFiles games = new GameFiles(files, form.form(), rules.rules(), streams);
                BatchFile file = BatchFile.open(name, work, table.heading())) {
            if (file.games() > 0) {
                streams.err().println("semeia: going on after " + file.games() + " games");
            }
            try {
                new BatchAnalysis(streams, played -> search(played, BATCH_MEGABYTES), each, jobs)
                        .run(games, table, file, total);
            } catch (InterruptedException | ClosedByInterruptException e) {
                streams.err().println("semeia: stopped after " + file.games() + " games; the same command goes on");
                throw e;
            }
            streams.err()
                    .println("semeia: " + file.games() + " games analysed, " + games.invalid() + " invalid; rows in "
                            + Shown.of(name.name()));
            return games.invalid() == 0 ? ExitCode.FINE : ExitCode.BAD_DATA;
        }
    }

    private Search search(Rules played) {
        return search(played, Search.DEFAULT_MEGABYTES);
    }

    private Search search(Rules played, int megabytes) {
        Search search = new Search(
                played, megabytes, tablebases.prober(played, streams.err()), () -> System.nanoTime() / 1_000_000);
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
            GameReader reader = form.form()
                    .orElse(GameForm.ofFile(name))
                    .text()
                    .orElseThrow(() ->
                            new ParameterException(spec.commandLine(), "games in JSON are reviewed with --rows FILE"))
                    .reader(text, rules.rules());
            GameRecord game = next(reader, name)
                    .orElseThrow(() -> new IllegalArgumentException(Shown.of(name) + ": there is no game in it"));
            if (reader.next().isPresent()) {
                throw new IllegalArgumentException(
                        Shown.of(name) + ": there is more than one game in it, expected one to review, or --rows FILE");
            }
            return game;
        }
    }
}
