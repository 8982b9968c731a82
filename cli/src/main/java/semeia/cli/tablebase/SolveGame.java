package semeia.cli.tablebase;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.words.Seats;
import semeia.notation.Notation;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.BestPlay;
import semeia.tablebase.Builder;
import semeia.tablebase.Solution;
import semeia.tablebase.Tablebases;

/** What a game of Ba-awa is worth to its starter, and each opening move: looked up in a database that is built if it is not there. */
final class SolveGame {
    private final StandardStreams streams;
    private final boolean json;
    private final Tablebases tablebases;
    private final int threads;

    SolveGame(StandardStreams streams, boolean json, Tablebases tablebases, int threads) {
        this.streams = streams;
        this.json = json;
        this.tablebases = tablebases;
        this.threads = threads;
    }

    /**
     * Solves and prints.
     *
     * @param seat who starts, from 0
     * @param course whether best play is printed too
     */
    void run(Rules rules, int seat, boolean course) throws IOException, InterruptedException {
        Position start = rules.start(rules.territory(), seat);
        Solution found = solve(rules, start);
        if (course) {
            printCourse(rules, start, found);
        }
        print(rules, start, found, seat);
    }

    /** The values of a start and its moves, for the player to move. */
    Solution solve(Rules rules, Position start) throws IOException, InterruptedException {
        try (BuildLog log = new BuildLog(streams, false, false)) {
            new Builder(tablebases, threads, log).build(Tablebases.rulesOf(rules, start), 0);
        }
        return Solution.of(tablebases, rules, start);
    }

    private void printCourse(Rules rules, Position start, Solution found) throws IOException {
        Optional<BestPlay> play = BestPlay.from(tablebases, rules, start);
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
        if (json) {
            streams.out().json(object -> {
                object.writeNumberField("plies", play.get().plies());
                object.writeStringField("line", line.toString());
                object.writeObjectFieldStart("replies");
                for (int move : found.moves().keySet()) {
                    object.writeStringField(Notation.format(start, move), replies(rules, start, play.get(), move));
                }
                object.writeEndObject();
            });
            return;
        }
        streams.out().line("Both keep the value: " + play.get().plies() + " plies: " + line);
        for (int move : found.moves().keySet()) {
            String replies = replies(rules, start, play.get(), move);
            if (!replies.isEmpty()) {
                streams.out().line("  after " + Notation.format(start, move) + " the replies " + replies + " hold it");
            }
        }
    }

    private static String replies(Rules rules, Position start, BestPlay play, int move) throws IOException {
        Position after = start.copy();
        rules.play(after, move);
        return play.repliesTo(move).stream()
                .map(reply -> Notation.format(after, reply))
                .collect(Collectors.joining(" "));
    }

    private void print(Rules rules, Position start, Solution found, int seat) throws IOException {
        int sign = start.player() == seat ? 1 : -1;
        if (!json) {
            streams.out().line(Seats.name(2, start.starter()) + " starts: " + words(found.value(), sign));
            for (Map.Entry<Integer, Solution.Range> move : found.moves().entrySet()) {
                streams.out().line("  " + Notation.format(start, move.getKey()) + "  " + words(move.getValue(), sign));
            }
            return;
        }
        streams.out().json(object -> {
            object.writeStringField("rules", rules.id());
            object.writeStringField("starter", Notation.formatSeat(2, seat));
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

    /** The range for the other player where the sign is negative. */
    static Solution.Range turned(Solution.Range range, int sign) {
        return sign > 0 ? range : new Solution.Range(-range.most(), -range.least());
    }
}
