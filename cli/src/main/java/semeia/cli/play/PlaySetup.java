package semeia.cli.play;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.RulesOption;
import semeia.cli.terminal.NamedFile;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.WholeNumber;
import semeia.cli.words.Seats;
import semeia.engine.Level;
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

/** The options that say which game or match is played, and by whom. */
final class PlaySetup {
    private static final int MOST_CHANCE = 1_000_000;

    @Mixin
    private RulesOption rulesOption;

    @Option(
            names = "--seats",
            paramLabel = "WHO,WHO",
            hideParamSyntax = true,
            split = ",",
            converter = Sitter.Converter.class,
            description = "Who sits in each seat, South first: person, computer (level 3), or computer 1 to computer 8"
                    + " (default: a person against computers).")
    private List<Sitter> seats = List.of();

    @Option(
            names = "--level",
            paramLabel = "N",
            converter = LevelConverter.class,
            description = "Where --seats is not given, how strong the computer plays, 1 to 8 (default: 3).")
    private Optional<Integer> level = Optional.empty();

    @Option(
            names = "--clock",
            paramLabel = "TIME",
            description = "Play with clocks: seconds for a game and seconds that each move adds, as in 300+5.")
    private Optional<String> clock = Optional.empty();

    @Option(
            names = "--starter",
            paramLabel = "SEAT",
            description = "Who moves first: S or N; with three players 1, 2 or 3 (default: by lot).")
    private Optional<String> starter = Optional.empty();

    @Option(
            names = "--match",
            paramLabel = "KIND:N",
            description = "Play a match: points:N, wins:N, streak:N, territory:N, two-games:N or tally:N.")
    private Optional<String> match = Optional.empty();

    @Option(names = "--position", paramLabel = "TEXT", description = "Start from this position.")
    private Optional<String> position = Optional.empty();

    @Option(names = "--load", paramLabel = "FILE", description = "Resume a saved game or match.")
    private Optional<String> load = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the lots and of the choices of levels 1 to 7 (default: random).")
    private Optional<Long> seed = Optional.empty();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private Rules rules = RuleBook.ABAPA;

    /** What lots and the computer's choices come from. */
    Lots lots() {
        return new Lots(seed.orElseGet(() -> (long) new SplittableRandom().nextInt(MOST_CHANCE)));
    }

    /**
     * The game or match that the options mean.
     *
     * @param out is told on whom the lot for the first move falls
     * @throws ParameterException if the options do not go together
     * @throws IOException if a file is missing or damaged
     */
    Sitting sitting(Keeping keeping, Lots lots, Output out) throws IOException {
        rules = rulesOption.rules();
        if (seats.isEmpty() && spec.commandLine().getParseResult().hasMatchedOption("--seats")) {
            throw usage("--seats names nobody, expected person or computer for every seat");
        }
        Sitting sitting = load.isPresent() ? load(keeping, lots) : begin(lots, out);
        keeping.begin(sitting);
        return sitting;
    }

    private Sitting load(Keeping keeping, Lots lots) throws IOException {
        if (rulesOption.isGiven() || position.isPresent() || starter.isPresent() || match.isPresent()) {
            throw usage("--load is given, expected no --rules, --position, --starter or --match with it");
        }
        if (level.isPresent() || clock.isPresent()) {
            throw usage("--load is given, expected no --level or --clock with it: the game has its own");
        }
        return keeping.load(new NamedFile(load.get()), seats, lots);
    }

    private Sitting begin(Lots lots, Output out) throws IOException {
        Optional<Clocks> clocks =
                clock.map(text -> clocks(text, rules.territory().players()));
        Sitting sitting = sitting(lots, out);
        sitting.useClocks(clocks);
        return sitting;
    }

    private Clocks clocks(String text, int players) {
        return Clocks.parse(text, players, Clocks.NOW)
                .orElseThrow(() -> usage("--clock is " + Shown.of(text)
                        + ", expected seconds for a game and seconds that each move adds, as in 300+5"));
    }

    private Sitting sitting(Lots lots, Output out) throws IOException {
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
            out.line("The lot for the first move, from seed " + lots.seed() + ", falls on "
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
        if (!seats.isEmpty() && level.isPresent()) {
            throw usage("--level and --seats are given, expected one of them: --seats 'person,computer " + level.get()
                    + "'");
        }
        List<Sitter> standard = new ArrayList<>(List.of(Sitter.PERSON));
        while (standard.size() < players) {
            standard.add(level.map(Sitter::computer).orElse(Sitter.computer()));
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

    /** Reads a level. */
    static final class LevelConverter implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            return WholeNumber.convert(text, 1, Level.STRONGEST);
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
