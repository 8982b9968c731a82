package semeia.cli.play;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.RulesOption;
import semeia.cli.terminal.Console;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.NamedFile;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.Seats;
import semeia.match.Lots;
import semeia.match.Match;
import semeia.match.MatchException;
import semeia.match.MatchRecord;
import semeia.match.MatchRules;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** {@code semeia play}: plays in the terminal, people and computers in any seats. */
@Command(
        name = "play",
        description = {
            "Play in the terminal.",
            "",
            "Enter the letter of a pit to sow it, or 'help' for all commands.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia play",
            "  semeia play --rules anywoli --seats person,person",
            "  semeia play --rules ba-awa-3 --seats person,computer,computer --starter 1",
            "  semeia play --rules ba-awa --match territory:10",
            "  semeia play --load game.txt"
        })
public final class PlayCommand implements Callable<Integer> {
    private static final int MOST_CHANCE = 1_000_000;

    @Mixin
    private RulesOption rulesOption;

    @Option(
            names = "--seats",
            paramLabel = "WHO,WHO",
            hideParamSyntax = true,
            split = ",",
            converter = Sitter.Converter.class,
            description =
                    "Who sits in each seat, person or computer, South first (default: a person against computers).")
    private List<Sitter> seats = List.of();

    @Option(
            names = "--starter",
            paramLabel = "SEAT",
            description = "Who moves first: S or N; with three players 1, 2 or 3 (default: by lot).")
    private Optional<String> starter = Optional.empty();

    @Option(
            names = "--match",
            paramLabel = "KIND:N",
            description = "Play a match: points:N, wins:N, streak:N, or territory:N (Ba-awa, 10 to 12 pits).")
    private Optional<String> match = Optional.empty();

    @Option(names = "--position", paramLabel = "TEXT", description = "Start from this position.")
    private Optional<String> position = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE", description = "Resume a saved game or match.")
    private Optional<String> load = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the lots and of the computer's choices (default: random).")
    private Optional<Long> seed = Optional.empty();

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;
    private Rules rules = RuleBook.ABAPA;

    public PlayCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Lots lots = new Lots(seed.orElseGet(() -> (long) new SplittableRandom().nextInt(MOST_CHANCE)));
        rules = rulesOption.rules();
        if (seats.isEmpty() && spec.commandLine().getParseResult().hasMatchedOption("--seats")) {
            throw usage("--seats names nobody, expected person or computer for every seat");
        }
        PlayFiles files = new PlayFiles();
        Sitting sitting = load.isPresent() ? load(files, lots) : begin(lots);
        PlayLoop loop = new PlayLoop(streams.terminals(), lots, files, sitting);
        try (Console console = Console.on(streams, loop::words)) {
            loop.run(console);
            return ExitCode.FINE;
        } catch (InterruptedException | ClosedByInterruptException stop) {
            streams.err().println("\nsemeia: interrupted; the game so far, for --load:");
            streams.out().text(loop.text());
            throw stop;
        }
    }

    private Sitting load(PlayFiles files, Lots lots) throws IOException {
        if (rulesOption.isGiven() || position.isPresent() || starter.isPresent() || match.isPresent()) {
            throw usage("--load is given, expected no --rules, --position, --starter or --match with it");
        }
        return SavedPlay.load(files, new NamedFile(load.get()), seats, lots);
    }

    private Sitting begin(Lots lots) throws IOException {
        List<Sitter> sitters = sitters(rules.territory().players());
        if (position.isPresent() && (match.isPresent() || starter.isPresent())) {
            throw usage("--position is given, expected no --starter or --match with it");
        }
        if (position.isPresent()) {
            return Sitting.ofGame(sitters, lots, Game.from(rules, position(position.get())));
        }
        Optional<Integer> first = starter.isPresent() ? Optional.of(seat(starter.get())) : Optional.empty();
        Sitting sitting = match.isPresent()
                ? Sitting.ofMatch(sitters, lots, MatchRecord.of(match(match.get(), first, lots)))
                : Sitting.ofGame(
                        sitters,
                        lots,
                        Game.start(rules, rules.territory(), first.orElse(lots.starter(0, sitters.size()))));
        if (first.isEmpty()) {
            int seat = sitting.game().position().player();
            streams.out()
                    .line("The lot for the first move, from seed " + lots.seed() + ", falls on "
                            + Seats.name(sitters.size(), seat) + ".");
        }
        return sitting;
    }

    private Match match(String text, Optional<Integer> first, Lots lots) {
        try {
            MatchRules kind = MatchRules.parse(text.replace(':', ' '));
            return first.isPresent() ? Match.start(rules, kind, first.get()) : Match.start(rules, kind, lots);
        } catch (MatchException e) {
            throw usage("--match: "
                    + e.faults().stream()
                            .map(fault ->
                                    fault.place() + " is " + Shown.of(fault.value()) + ", expected " + fault.expected())
                            .collect(Collectors.joining("; ")));
        }
    }

    private List<Sitter> sitters(int players) {
        List<Sitter> standard = new ArrayList<>(List.of(Sitter.PERSON));
        while (standard.size() < players) {
            standard.add(Sitter.COMPUTER);
        }
        List<Sitter> sitters = seats.isEmpty() ? standard : seats;
        if (sitters.size() != players) {
            throw usage("--seats names " + sitters.size() + ", expected " + players + " in " + rules.id());
        }
        return sitters;
    }

    private Position position(String text) {
        try {
            return Notation.parsePosition(rules, text);
        } catch (NotationException e) {
            throw usage("--position: " + e.getMessage());
        }
    }

    private int seat(String text) {
        try {
            return Notation.parseSeat(rules.territory().players(), text);
        } catch (NotationException e) {
            throw usage("--starter is " + Shown.of(text) + ", expected "
                    + e.faults().get(0).expected());
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
