package semeia.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Game;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** {@code semeia play}: plays in the terminal, people and computers in any seats. */
@Command(
        name = "play",
        description = {
            "Play in the terminal.",
            "",
            "Enter the letter of a pit to sow it, 'help' for everything else.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia play",
            "  semeia play --rules anywoli --seats person,person",
            "  semeia play --rules ba-awa-3 --seats person,computer,computer --starter 1",
            "  semeia play --load game.txt"
        })
final class PlayCommand implements Callable<Integer> {
    @Option(
            names = "--rules",
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "The rules (see 'semeia rules'); otherwise abapa.")
    private Rules rules = RuleBook.ABAPA;

    @Option(
            names = "--seats",
            paramLabel = "WHO",
            split = ",",
            converter = Sitter.Converter.class,
            description =
                    "Who sits in each seat, person or computer, South first; otherwise a person against computers.")
    private List<Sitter> seats = List.of();

    @Option(
            names = "--starter",
            paramLabel = "SEAT",
            description = "Who moves first: S or N, of three 1, 2 or 3; otherwise a lot decides.")
    private Optional<String> starter = Optional.empty();

    @Option(names = "--position", paramLabel = "TEXT", description = "Begin from this position.")
    private Optional<String> position = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game.")
    private Optional<String> load = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Draw lots and let the computer choose from this seed; otherwise from chance.")
    private Optional<Long> seed = Optional.empty();

    @Spec
    private CommandSpec spec;

    private final Streams streams;

    PlayCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        RandomGenerator chance = seed.map(SplittableRandom::new).orElseGet(SplittableRandom::new);
        Sitting sitting = load.isPresent() ? Sitting.load(load.get(), seats) : begin(chance);
        PlayLoop loop = new PlayLoop(streams.terminals(), chance, sitting);
        try (Console console = Console.on(streams, loop::words)) {
            loop.run(console);
        }
        return ExitCode.FINE;
    }

    private Sitting begin(RandomGenerator chance) throws IOException {
        List<Sitter> sitters = sitters(rules.territory().players());
        if (position.isPresent()) {
            return new Sitting(sitters, Game.from(rules, Notation.parsePosition(rules, position.get())));
        }
        return new Sitting(sitters, Game.start(rules, rules.territory(), firstSeat(chance, sitters.size())));
    }

    private List<Sitter> sitters(int players) {
        List<Sitter> usual = new ArrayList<>(List.of(Sitter.PERSON));
        while (usual.size() < players) {
            usual.add(Sitter.COMPUTER);
        }
        List<Sitter> sitters = seats.isEmpty() ? usual : seats;
        if (sitters.size() != players) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--seats names " + sitters.size() + ", expected " + players + " in " + rules.id());
        }
        return sitters;
    }

    private int firstSeat(RandomGenerator chance, int players) throws IOException {
        if (starter.isEmpty()) {
            int first = chance.nextInt(players);
            streams.out().line("The lot for the first move falls on " + Seats.name(players, first) + ".");
            return first;
        }
        try {
            return Notation.parseSeat(players, starter.get());
        } catch (NotationException e) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--starter is " + starter.get() + ", expected "
                            + e.faults().get(0).expected(),
                    e);
        }
    }
}
