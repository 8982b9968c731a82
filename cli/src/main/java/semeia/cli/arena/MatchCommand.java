package semeia.cli.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import semeia.cli.games.GameFiles;
import semeia.cli.games.JsonGames;
import semeia.cli.options.JsonOption;
import semeia.cli.options.LimitsOption;
import semeia.cli.options.RulesOption;
import semeia.cli.protocol.Dialect;
import semeia.cli.protocol.EngineCommand;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.notation.GameRecord;
import semeia.rules.Game;
import semeia.rules.Rules;

/** {@code semeia match}: plays two engines against each other, and reports which is stronger, with the error margin. */
@Command(
        name = "match",
        description = {
            "Play two engines against each other and report which is stronger.",
            "",
            "A player is semeia, semeia level N, greedy, or the command line of a program that speaks the"
                    + " protocol of docs/protocol.md or Auale's. Every opening is played from every seat. Semeia is the"
                    + " referee: an illegal move, a crash or a late reply loses the game. With --state, an interrupted"
                    + " match resumes. Without a limit each move gets 100 ms.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia match --first 'semeia level 3' --second greedy --games 100 --nodes 1000",
            "  semeia match --first semeia --second './other uci' --movetime 100 \\",
            "      --second-option Hash=32 --adjudicate majority,repetition \\",
            "      --state match.jsonl --records games.txt",
            "  semeia match --first semeia --second 'semeia level 7' --clock 10+0.1 --concurrency 2"
        })
public final class MatchCommand implements Callable<Integer> {
    private static final String PLAYER = "PLAYER";
    private static final String SETTING = "NAME=VALUE";

    @Option(names = "--first", required = true, paramLabel = PLAYER, description = "The first player.")
    private String first = "";

    @Option(
            names = "--second",
            required = true,
            paramLabel = PLAYER,
            description = "The second player; with three seats it plays two of them.")
    private String second = "";

    @Option(names = "--games", paramLabel = "N", description = "Maximum number of games (default: ${DEFAULT-VALUE}).")
    private int games = 100;

    @Mixin
    private RulesOption rules;

    @Mixin
    private LimitsOption limits;

    @Option(
            names = "--margin",
            paramLabel = "MS",
            description = "Tolerance for exceeding the time of a move (default: ${DEFAULT-VALUE}).")
    private long margin = 1000;

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Random plies of a balanced opening (default: 8, in Ba-awa 3, in Anywoli 4).")
    private Optional<Integer> opening = Optional.empty();

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description = "Play the openings of these games, in order and again from the first, not random ones.")
    private Optional<String> openings = Optional.empty();

    @Option(
            names = "--clock",
            paramLabel = "TIME",
            description = "Clocks instead of limits: seconds for a game and seconds that each move adds, as in 60+0.5.")
    private Optional<String> clock = Optional.empty();

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            description = "Games at a time, each with players of its own (default: ${DEFAULT-VALUE}).")
    private int concurrency = 1;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--adjudicate",
            paramLabel = "END",
            split = ",",
            converter = AdjudicationConverter.class,
            description =
                    "Also end a game when a player has more than half of the seeds (majority), or when a position recurs "
                            + "(repetition); each takes the seeds of their own pits.")
    private List<Adjudication> adjudications = List.of();

    @Option(
            names = "--first-dialect",
            paramLabel = "NAME",
            converter = EngineCommand.DialectConverter.class,
            description = "semeia or auale (default: detected from the program's options).")
    private Optional<Dialect> firstDialect = Optional.empty();

    @Option(
            names = "--second-dialect",
            paramLabel = "NAME",
            converter = EngineCommand.DialectConverter.class,
            description = "The same for the second.")
    private Optional<Dialect> secondDialect = Optional.empty();

    @Option(names = "--first-option", paramLabel = SETTING, description = "Set an option of the program.")
    private List<String> firstOptions = List.of();

    @Option(names = "--second-option", paramLabel = SETTING, description = "The same for the second.")
    private List<String> secondOptions = List.of();

    @Option(
            names = "--sprt",
            paramLabel = "ELO",
            arity = "1",
            split = ",",
            description =
                    "Stop as soon as a sequential test decides between two Elo differences, as in 0,10 or, with error "
                            + "probabilities, 0,10,0.05,0.05.")
    private List<Double> sprt = List.of();

    @Option(names = "--state", paramLabel = "FILE", description = "Store the games in this file, and resume from it.")
    private Optional<Path> state = Optional.empty();

    @Option(names = "--records", paramLabel = "FILE", description = "Write the game records to this file.")
    private Optional<Path> records = Optional.empty();

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public MatchCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Optional<Sprt> test = checked(this::test);
        List<Game> book = openings.isPresent() ? book(openings.get()) : List.of();
        MatchPlan plan = checked(() -> plan(book));
        MatchReport report = new MatchReport(rules.rules().territory().players() == 2, test);
        if (state.isPresent() && state.equals(records)) {
            throw new ParameterException(spec.commandLine(), "--state and --records are the same file, expected two");
        }
        try (MatchState files = new MatchState(state, records)) {
            return run(plan, report, files);
        }
    }

    private Integer run(MatchPlan plan, MatchReport report, MatchState files) throws IOException, InterruptedException {
        List<GameRecord> done = files.load();
        for (int i = 0; i < done.size(); i++) {
            PlayedGame game = PlayedGame.of(done.get(i), plan.toString());
            if (game.number() != i + 1) {
                throw new IllegalArgumentException(state.orElseThrow() + ": line " + (i + 1) + ": it is game "
                        + game.number() + ", expected game " + (i + 1));
            }
            report.add(game);
        }
        try (MatchPool pool = checked(() -> new MatchPool(plan, concurrency, done.size() + 1, games))) {
            play(plan, pool, done.size() + 1, report, files);
        } catch (InterruptedException | IllegalArgumentException e) {
            conclude(report);
            throw e;
        }
        conclude(report);
        return ExitCode.FINE;
    }

    private void play(MatchPlan plan, MatchPool pool, int from, MatchReport report, MatchState files)
            throws IOException, InterruptedException {
        try (Progress progress = Progress.between(streams)) {
            progress.begin("match");
            for (int number = from; number <= games && !report.isDecided(); number++) {
                progress.at((double) (number - from) / (games - from + 1));
                PlayedGame game = pool.next();
                GameRecord record = game.record(plan.toString(), pool.names(game));
                files.add(record);
                report.add(game);
                progress.hide();
                tell(game, record);
                report.requireSoundPlayers();
            }
        }
    }

    private void tell(PlayedGame game, GameRecord record) throws IOException {
        if (json.wanted()) {
            streams.out().json(object -> JsonGames.write(record, object));
        } else {
            streams.out().line(MatchReport.line(game));
        }
        streams.out().flush();
    }

    private void conclude(MatchReport report) throws IOException {
        if (json.wanted()) {
            streams.out().json(report::write);
        } else {
            for (String line : report.lines()) {
                streams.out().line(line);
            }
        }
        streams.out().flush();
    }

    private Optional<Sprt> test() {
        return switch (sprt.size()) {
            case 0 -> Optional.empty();
            case 2 -> Optional.of(new Sprt(sprt.get(0), sprt.get(1), 0.05, 0.05));
            case 4 -> Optional.of(new Sprt(sprt.get(0), sprt.get(1), sprt.get(2), sprt.get(3)));
            default -> throw new IllegalArgumentException("--sprt has " + sprt.size() + " numbers, expected 2 or 4");
        };
    }

    /** The games of a file, by the rules of the match and not over. */
    private List<Game> book(String name) throws IOException {
        List<Game> book = new ArrayList<>();
        try (GameFiles files = new GameFiles(List.of(name), Optional.empty(), rules.rules(), streams)) {
            for (Optional<GameFiles.Found> found = files.next(); found.isPresent(); found = files.next()) {
                Game game = found.get().record().game();
                if (!game.rules().equals(rules.rules()) || game.isOver()) {
                    throw new IllegalArgumentException(Shown.of(name) + ": game "
                            + found.get().number() + " is "
                            + (game.isOver() ? "over" : "by " + game.rules().id()) + ", expected an opening of "
                            + rules.rules().id());
                }
                book.add(game);
            }
            if (files.invalid() > 0 || book.isEmpty()) {
                throw new IllegalArgumentException(Shown.of(name) + ": "
                        + (book.isEmpty() ? "no games" : "invalid games") + ", expected openings");
            }
        }
        return book;
    }

    private Optional<ClockControl> clock() {
        if (clock.isEmpty()) {
            return Optional.empty();
        }
        ClockControl control = ClockControl.parse(clock.get())
                .orElseThrow(() -> new IllegalArgumentException("--clock is " + Shown.of(clock.get())
                        + ", expected seconds for a game and seconds that each move adds, as in 60+0.5"));
        if (limits.isGiven() || rules.rules().territory().players() > 2) {
            throw new IllegalArgumentException(
                    "--clock is given, expected no --movetime, --depth or --nodes with it, and two seats");
        }
        return Optional.of(control);
    }

    private MatchPlan plan(List<Game> book) {
        require("--concurrency", concurrency, 1, 256);
        require("--games", games, 1, 1_000_000);
        int plies = opening.orElse(
                rules.rules().laps() == Rules.Laps.ONE
                        ? 8
                        : rules.rules().territory().pits() > 12 ? 4 : 3);
        require("--opening", plies, 0, 60);
        require("--margin", margin, 0, 1_000_000);
        Allowance allowance = new Allowance(limits.limits(100), margin);
        Set<Adjudication> ends = EnumSet.noneOf(Adjudication.class);
        ends.addAll(adjudications);
        return new MatchPlan(
                rules.rules(),
                new MatchPlan.Side(first, firstDialect, firstOptions),
                new MatchPlan.Side(second, secondDialect, secondOptions),
                allowance,
                plies,
                seed,
                ends,
                clock(),
                book);
    }

    private void require(String option, long value, long least, long most) {
        WholeNumber.require(spec.commandLine(), option, value, least, most);
    }

    /** What is wrong with the options is bad usage. */
    private <T> T checked(Supplier<T> part) {
        try {
            return part.get();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    /** Reads an adjudication's name from the command line. */
    static final class AdjudicationConverter implements ITypeConverter<Adjudication> {
        @Override
        public Adjudication convert(String text) {
            return Adjudication.byId(text)
                    .orElseThrow(
                            () -> new TypeConversionException("\"" + text + "\", expected majority or repetition"));
        }
    }
}
