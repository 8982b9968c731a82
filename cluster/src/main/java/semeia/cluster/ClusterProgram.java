package semeia.cluster;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.Tablebases;

/**
 * {@code semeia tablebase build --spark MASTER} and {@code verify}: the program that the launcher starts where that option is given, and the main class for
 * {@code spark-submit}. Its options are those of the command, its exit codes too.
 */
@Command(name = "semeia tablebase", mixinStandardHelpOptions = true, description = "Builds databases on Apache Spark.")
public final class ClusterProgram {
    private static final int BAD_DATA = 1;
    private static final int BAD_USAGE = 2;
    private static final int BAD_FILE = 3;
    private static final int INTERNAL_FAULT = 70;
    private static final int INTERRUPTED = 130;

    /** Whether the process is being ended from outside. */
    private static final AtomicBoolean ENDING = new AtomicBoolean();

    @Spec
    private CommandSpec spec;

    /** The program itself. */
    public static void main(String[] args) {
        SparkStart.quieten();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> ENDING.set(true)));
        CommandLine line = new CommandLine(new ClusterProgram());
        line.registerConverter(Rules.class, ClusterProgram::rules);
        line.setParameterExceptionHandler((fault, given) -> {
            System.err.println("semeia: " + fault.getMessage());
            return BAD_USAGE;
        });
        line.setExecutionExceptionHandler((fault, command, parsed) -> explain(fault));
        System.exit(line.execute(args));
    }

    /** The options of both commands. */
    static final class Options {
        @Option(names = "--rules", required = true, paramLabel = "ID")
        private Rules rules;

        @Option(names = "--seeds", required = true, paramLabel = "N")
        private int seeds;

        @Option(names = "--dir", paramLabel = "DIR")
        private Optional<Path> directory = Optional.empty();

        @Option(names = "--spark", paramLabel = "MASTER")
        private Optional<String> master = Optional.empty();

        @Option(names = "--conf", paramLabel = "KEY=VALUE")
        private Map<String, String> conf = new LinkedHashMap<>();

        @Option(names = "--json")
        private boolean json;
    }

    private interface Work {
        void with(ClusterBuilder builder, JavaSparkContext spark) throws IOException, InterruptedException;
    }

    @Command(name = "build", mixinStandardHelpOptions = true, description = "Builds the files for 0 to N seeds.")
    int build(@Mixin Options options) throws IOException, InterruptedException {
        return run(options, ClusterBuilder::build);
    }

    @Command(name = "verify", mixinStandardHelpOptions = true, description = "Works every entry out anew.")
    int verify(@Mixin Options options) throws IOException, InterruptedException {
        return run(options, ClusterBuilder::verify);
    }

    private int run(Options options, Work work) throws IOException, InterruptedException {
        if (options.master.isEmpty() && System.getProperty("spark.master") == null) {
            throw new ParameterException(spec.commandLine(), "--spark is missing: the master, such as local[2]");
        }
        boolean terminal = System.getProperty("semeia.terminals", "").contains("2");
        ClusterLog log = new ClusterLog(System.out, System.err, options.json, terminal);
        ClusterBuilder.Pace pace = pace(options.conf);
        Path place = options.directory.orElseGet(() -> Tablebases.defaultDirectory(System.getenv()));
        ClusterBuilder builder = new ClusterBuilder(place, options.rules, options.seeds, pace, log);
        JavaSparkContext spark = SparkStart.start(options.master, options.conf);
        try {
            spark.sc().addSparkListener(log);
            log.say("Spark " + spark.version() + " on " + spark.master() + ", " + spark.defaultParallelism() + " cores"
                    + (spark.sc().uiWebUrl().isEmpty()
                            ? ""
                            : "; its page is " + spark.sc().uiWebUrl().get()));
            work.with(builder, spark);
        } finally {
            SparkStart.stop(spark);
        }
        return 0;
    }

    private static Rules rules(String id) {
        try {
            return RuleBook.byId(id);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(e.getMessage());
        }
    }

    private static ClusterBuilder.Pace pace(Map<String, String> settings) {
        ClusterBuilder.Pace usual = ClusterBuilder.Pace.DEFAULT;
        return new ClusterBuilder.Pace(
                number(settings, "semeia.leastPositions", usual.leastPositions()),
                Math.toIntExact(number(settings, "semeia.keepEvery", usual.keepEvery())),
                Math.toIntExact(number(settings, "semeia.ranges", usual.ranges())));
    }

    private static long number(Map<String, String> settings, String key, long usual) {
        String text = settings.remove(key);
        if (text == null) {
            return usual;
        }
        if (!text.matches("[1-9][0-9]{0,12}")) {
            throw new IllegalArgumentException(key + " is " + text + ", expected a whole number from 1");
        }
        return Long.parseLong(text);
    }

    private static int explain(Exception fault) {
        if (ENDING.get()) {
            return INTERRUPTED; // whatever Spark complains of then
        }
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof ClusterException outside) {
                return say(outside.getMessage(), outside.isWrongEntry() ? BAD_DATA : BAD_FILE);
            }
            if (cause instanceof IllegalArgumentException && cause == fault) {
                return say(cause.getMessage(), BAD_DATA);
            }
            if (cause instanceof IOException file) {
                return say(ClusterException.of(file, "the driver").getMessage(), BAD_FILE);
            }
        }
        if (fault instanceof SparkException || fault.getClass().getName().startsWith("org.apache.spark")) {
            return say(
                    "Spark gave up: "
                            + String.valueOf(fault.getMessage())
                                    .lines()
                                    .findFirst()
                                    .orElse(""),
                    BAD_FILE);
        }
        fault.printStackTrace();
        return say("this is a bug in Semeia; please report it with the lines above", INTERNAL_FAULT);
    }

    private static int say(String message, int code) {
        System.err.println("semeia: " + message);
        return code;
    }
}
