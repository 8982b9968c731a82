package semeia.cli.tablebase;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.rules.RulesetConverter;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.JsonOption;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.Seats;
import semeia.notation.Notation;
import semeia.rules.Position;
import semeia.rules.Relay;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Territory;
import semeia.tablebase.BestPlay;
import semeia.tablebase.Builder;
import semeia.tablebase.MatchTable;
import semeia.tablebase.Solution;
import semeia.tablebase.Tablebases;

/** {@code semeia solve}: what a game of Ba-awa is worth from its start. */
@Command(
        name = "solve",
        description = {
            "Tell what a game of ba-awa is worth to its starter, and each opening move.",
            "",
            "Values are the starter's final difference in seeds with best play. The database is built if it is not"
                    + " there: minutes, and up to 4 GB of memory. Where play may repeat itself only bounds are certain;"
                    + " the value is null then.",
            "",
            "Of ba-awa-3 it tells what each of the three can be sure of if the two others stand together; that is"
                    + " searched, not looked up.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia solve --rules ba-awa --starter S",
            "  semeia solve --rules ba-awa:8 --starter N --json",
            "  semeia solve --match --target 10",
            "  semeia solve --rules ba-awa-3"
        })
public final class SolveCommand implements Callable<Integer> {
    @Option(
            names = "--rules",
            paramLabel = "ID",
            converter = RulesetConverter.class,
            description = "ba-awa (the default); ba-awa:K, where South owns K pits; or ba-awa-3.")
    private Rules rules = RuleBook.BA_AWA;

    @Option(names = "--starter", paramLabel = "SEAT", description = "S (the default) or N.")
    private String starter = "S";

    @Option(names = "--threads", paramLabel = "N", description = "How many work at once; otherwise one a core.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(names = "--course", description = "Tell too how the game goes when both sides keep the value.")
    private boolean course;

    @Option(names = "--match", description = "Solve the territory match over all divisions instead of one game.")
    private boolean match;

    @Option(names = "--target", paramLabel = "N", description = "The pits that win the match, 10 (the default) to 12.")
    private int target = 10;

    @Mixin
    private PlaceOption place;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public SolveCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (rules.preset().equals(RuleBook.BA_AWA_3.preset())) {
            if (match || course || !starter.equals("S")) {
                throw new ParameterException(
                        spec.commandLine(),
                        "--match, --course and --starter are for two players, not for " + rules.id());
            }
            new SolveThree(streams, json.wanted(), rules).run();
            return ExitCode.FINE;
        }
        if (!(rules instanceof Relay) || !Tablebases.isFor(rules)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--rules is " + rules.id() + ", expected ba-awa, ba-awa:1 to ba-awa:11, or ba-awa-3");
        }
        if (!starter.equals("S") && !starter.equals("N")) {
            throw new ParameterException(
                    spec.commandLine(), "--starter is \"" + Shown.of(starter) + "\", expected S or N");
        }
        if (threads < 1 || threads > 256) {
            throw new ParameterException(spec.commandLine(), "--threads is " + threads + ", expected 1 to 256");
        }
        if (target < 10 || target > 12) {
            throw new ParameterException(spec.commandLine(), "--target is " + target + ", expected 10 to 12");
        }
        if (match) {
            solveMatch();
            return ExitCode.FINE;
        }
        int seat = starter.equals("S") ? 0 : 1;
        Position start = rules.start(rules.territory(), seat);
        Solution found = solve(start);
        if (course) {
            tellCourse(start, found);
        }
        print(start, found, start.player() == seat ? 1 : -1);
        return ExitCode.FINE;
    }

    private Solution solve(Position start) throws IOException, InterruptedException {
        try (BuildLog log = new BuildLog(streams, false, false)) {
            new Builder(place.tablebases(), threads, log).build(Tablebases.rulesOf(rules, start), 0);
        }
        return Solution.of(place.tablebases(), rules, start);
    }

    private void tellCourse(Position start, Solution found) throws IOException {
        Optional<BestPlay> play = BestPlay.from(place.tablebases(), rules, start);
        if (play.isEmpty()) {
            streams.err().println("semeia: best play cannot be followed: values are not exact, or the end is too far");
            return;
        }
        StringBuilder line = new StringBuilder();
        Position position = start.copy();
        for (int move : play.get().line()) {
            line.append(line.isEmpty() ? "" : " ").append(Notation.format(position, move));
            rules.play(position, move);
        }
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeNumberField("plies", play.get().plies());
                object.writeStringField("line", line.toString());
                object.writeObjectFieldStart("replies");
                for (int move : found.moves().keySet()) {
                    object.writeStringField(Notation.format(start, move), replies(start, play.get(), move));
                }
                object.writeEndObject();
            });
            return;
        }
        streams.out().line("Both keep the value: " + play.get().plies() + " plies: " + line);
        for (int move : found.moves().keySet()) {
            String replies = replies(start, play.get(), move);
            if (!replies.isEmpty()) {
                streams.out().line("  after " + Notation.format(start, move) + " the replies " + replies + " hold it");
            }
        }
    }

    private String replies(Position start, BestPlay play, int move) throws IOException {
        Position after = start.copy();
        rules.play(after, move);
        return play.repliesTo(move).stream()
                .map(reply -> Notation.format(after, reply))
                .collect(Collectors.joining(" "));
    }

    private void solveMatch() throws IOException, InterruptedException {
        Map<Integer, Solution.Range> values = new TreeMap<>();
        for (int pits = 1; pits < rules.territory().pits(); pits++) {
            Position start =
                    RuleBook.BA_AWA.start(Territory.of(pits, rules.territory().pits() - pits), 0);
            values.put(pits, turned(solve(start).value(), start.player() == 0 ? 1 : -1));
        }
        MatchTable table = new MatchTable(values, target);
        for (MatchTable.State state : table.states()) {
            print(state);
        }
    }

    private void print(MatchTable.State state) throws IOException {
        String seat = state.starter() == 0 ? "S" : "N";
        String end = state.end().map(e -> e.name().toLowerCase(Locale.ROOT)).orElse("unknown");
        if (json.wanted()) {
            streams.out().json(object -> {
                object.writeNumberField("target", target);
                object.writeNumberField("south", state.south());
                object.writeStringField("starter", seat);
                object.writeNumberField("atLeast", state.value().least());
                object.writeNumberField("atMost", state.value().most());
                object.writeNumberField("next", state.next().orElse(-1));
                object.writeStringField("match", end);
                object.writeNumberField("games", state.games());
            });
            return;
        }
        String next = state.next().isPresent()
                ? state.next().getAsInt() + "-"
                        + (rules.territory().pits() - state.next().getAsInt())
                : "not certain";
        streams.out()
                .line("%2d-%-2d %s starts: %-24s then %-5s match: %s%s"
                        .formatted(
                                state.south(),
                                rules.territory().pits() - state.south(),
                                seat,
                                words(state.value(), 1),
                                next,
                                end,
                                state.games() > 0 ? ", within " + state.games() : ""));
    }

    private void print(Position start, Solution found, int sign) throws IOException {
        if (!json.wanted()) {
            streams.out().line(Seats.name(2, start.starter()) + " starts: " + words(found.value(), sign));
            for (Map.Entry<Integer, Solution.Range> move : found.moves().entrySet()) {
                streams.out().line("  " + Notation.format(start, move.getKey()) + "  " + words(move.getValue(), sign));
            }
            return;
        }
        streams.out().json(object -> {
            object.writeStringField("rules", rules.id());
            object.writeStringField("starter", starter);
            write(object, "value", found.value(), sign);
            object.writeObjectFieldStart("moves");
            for (Map.Entry<Integer, Solution.Range> move : found.moves().entrySet()) {
                write(object, Notation.format(start, move.getKey()), move.getValue(), sign);
            }
            object.writeEndObject();
            if (found.value().exact().isEmpty()) {
                Solution.Range range = turned(found.value(), sign);
                object.writeNumberField("atLeast", range.least());
                object.writeNumberField("atMost", range.most());
            }
        });
    }

    private static void write(JsonGenerator json, String name, Solution.Range range, int sign) throws IOException {
        if (range.exact().isPresent()) {
            json.writeNumberField(name, sign * range.exact().getAsInt());
        } else {
            json.writeNullField(name);
        }
    }

    private static String words(Solution.Range range, int sign) {
        return TablebaseProbeCommand.words(turned(range, sign), 0);
    }

    private static Solution.Range turned(Solution.Range range, int sign) {
        return sign > 0 ? range : new Solution.Range(-range.most(), -range.least());
    }
}
