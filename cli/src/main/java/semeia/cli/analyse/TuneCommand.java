package semeia.cli.analyse;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.RequiredRulesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.engine.Tuning;

/** {@code semeia tune}: plays the engine against itself and prints the weights of an evaluation that fit what came of it. */
@Command(
        name = "tune",
        description = {
            "Tune the weights of the engine's evaluation.",
            "",
            "The engine plays games against itself; a regression fits the weights to what was still gained from each"
                    + " position. Prints the Java source of a class of weights for semeia.engine. The same options give"
                    + " the same weights. Repeated with the new weights built in, they converge after a few rounds.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia tune --rules abapa --games 3000 >AbapaWeights.java",
            "  semeia tune --rules anywoli --games 3000 --seed 2 >AnywoliWeights.java"
        })
public final class TuneCommand implements Callable<Integer> {
    @Mixin
    private RequiredRulesOption rules;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "3000",
            converter = WholeNumber.Positive.class,
            description = "Number of games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "10000",
            converter = WholeNumber.Positive.class,
            description = "Nodes per move (default: ${DEFAULT-VALUE}).")
    private int nodes;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            converter = WholeNumber.OfLong.class,
            description = "Random seed (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public TuneCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Tuning tuning = tuning();
        try (Progress progress = Progress.between(streams)) {
            progress.begin("tune " + rules.rules().id());
            for (int game = 0; game < games; game++) {
                progress.at((double) game / games);
                tuning.playGame();
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
            progress.hide();
        }
        streams.out().text(tuning.source(className()));
        return ExitCode.FINE;
    }

    private Tuning tuning() {
        try {
            return new Tuning(rules.rules(), nodes, seed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), "--rules: " + e.getMessage(), e);
        }
    }

    /** The ruleset's name as a class: ba-awa makes BaAwaWeights. */
    private String className() {
        StringBuilder name = new StringBuilder();
        for (String word : rules.rules().id().split("[^a-z0-9]+")) {
            name.append(word.substring(0, 1).toUpperCase(Locale.ROOT)).append(word.substring(1));
        }
        return name.append("Weights").toString();
    }
}
