package semeia.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import semeia.cli.analyse.AnalyseCommand;
import semeia.cli.analyse.BenchCommand;
import semeia.cli.analyse.TuneCommand;
import semeia.cli.arena.MatchCommand;
import semeia.cli.games.ConvertCommand;
import semeia.cli.games.ReplayCommand;
import semeia.cli.games.StatsCommand;
import semeia.cli.help.CompletionCommand;
import semeia.cli.help.HelpCommand;
import semeia.cli.help.ManCommand;
import semeia.cli.play.PlayCommand;
import semeia.cli.protocol.EngineCommand;
import semeia.cli.rules.PerftCommand;
import semeia.cli.rules.RulesClausesCommand;
import semeia.cli.rules.RulesCommand;
import semeia.cli.rules.RulesShowCommand;
import semeia.cli.serve.DatabaseCommand;
import semeia.cli.serve.ServeCommand;
import semeia.cli.tablebase.PuzzleCommand;
import semeia.cli.tablebase.PuzzleMakeCommand;
import semeia.cli.tablebase.PuzzleSolveCommand;
import semeia.cli.tablebase.SolveCommand;
import semeia.cli.tablebase.TablebaseBuildCommand;
import semeia.cli.tablebase.TablebaseCommand;
import semeia.cli.tablebase.TablebaseInfoCommand;
import semeia.cli.tablebase.TablebaseProbeCommand;
import semeia.cli.tablebase.TablebaseVerifyCommand;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Interruption;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.Version;
import semeia.cli.terminal.WholeNumber;

/** The program {@code semeia}: picks the command, runs it, and ends with its exit code. */
@Command(
        name = "semeia",
        mixinStandardHelpOptions = true,
        scope = ScopeType.INHERIT,
        versionProvider = Version.class,
        description = {
            "African sowing games: play them, check them, script them.",
            "",
            "Without a command: serve the board to the browser.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 success, 1 invalid data, 2 invalid usage, 3 file error,",
            "130 interrupted. 'semeia COMMAND --help' has examples."
        },
        synopsisSubcommandLabel = "COMMAND")
public final class Semeia implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    /** What the program does without arguments. */
    private static final String[] ALONE = {"serve"};

    private Semeia() {}

    /** Runs the program and ends the process. */
    public static void main(String[] args) {
        StandardStreams streams = StandardStreams.ofProcess();
        Interruption interruption = Interruption.watch();
        int code = run(streams, args.length == 0 ? ALONE : args);
        if (interruption.finish()) {
            System.exit(code);
        }
    }

    /**
     * Runs one command line to its end, standard output flushed.
     *
     * @return one of {@link ExitCode}
     */
    public static int run(StandardStreams streams, String... args) {
        Failures failures = new Failures(streams.err());
        StringWriter help = new StringWriter();
        int code = commands(streams, failures).setOut(new PrintWriter(help)).execute(args);
        try {
            streams.out().text(help.toString());
            streams.out().flush();
            return code;
        } catch (IOException e) {
            int failed = failures.handle(e);
            return code == ExitCode.FINE ? failed : code;
        }
    }

    /** Every command of the program, in the order in which the help lists them. */
    private static CommandLine commands(StandardStreams streams, Failures failures) {
        RulesCommand rules = new RulesCommand(streams);
        return new CommandLine(new Semeia())
                .addSubcommand(new PlayCommand(streams))
                .addSubcommand(new CommandLine(rules)
                        .addSubcommand(new RulesShowCommand(streams, rules))
                        .addSubcommand(new RulesClausesCommand(streams, rules)))
                .addSubcommand(new PerftCommand(streams))
                .addSubcommand(new ReplayCommand(streams))
                .addSubcommand(new ConvertCommand(streams))
                .addSubcommand(new AnalyseCommand(streams))
                .addSubcommand(new StatsCommand(streams))
                .addSubcommand(new BenchCommand(streams))
                .addSubcommand(new MatchCommand(streams))
                .addSubcommand(new EngineCommand(streams))
                .addSubcommand(new TuneCommand(streams))
                .addSubcommand(new CommandLine(new TablebaseCommand())
                        .addSubcommand(new TablebaseBuildCommand(streams))
                        .addSubcommand(new TablebaseVerifyCommand(streams))
                        .addSubcommand(new TablebaseProbeCommand(streams))
                        .addSubcommand(new TablebaseInfoCommand(streams)))
                .addSubcommand(new SolveCommand(streams))
                .addSubcommand(new CommandLine(new PuzzleCommand())
                        .addSubcommand(new PuzzleMakeCommand(streams))
                        .addSubcommand(new PuzzleSolveCommand(streams)))
                .addSubcommand(new ServeCommand(streams))
                .addSubcommand(new DatabaseCommand(streams))
                .addSubcommand(new HelpCommand())
                .addSubcommand(new CompletionCommand(streams))
                .addSubcommand(new ManCommand())
                .registerConverter(int.class, new WholeNumber.OfInt())
                .registerConverter(Integer.class, new WholeNumber.OfInt())
                .registerConverter(long.class, new WholeNumber.OfLong())
                .registerConverter(Long.class, new WholeNumber.OfLong())
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures)
                .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8));
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getOut());
        return ExitCode.FINE;
    }
}
