package semeia.cli.tablebase;

import java.io.IOException;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import semeia.cli.terminal.StandardStreams;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Territory;
import semeia.tablebase.MatchTable;
import semeia.tablebase.Solution;

/** The territory match of Ba-awa solved over all divisions of the pits. */
final class SolveMatch {
    private final StandardStreams streams;
    private final boolean json;
    private final SolveGame games;

    SolveMatch(StandardStreams streams, boolean json, SolveGame games) {
        this.streams = streams;
        this.json = json;
        this.games = games;
    }

    /**
     * Solves and prints.
     *
     * @param target the pits that win the match
     */
    void run(Rules rules, int target) throws IOException, InterruptedException {
        Map<Integer, Solution.Range> values = new TreeMap<>();
        for (int pits = 1; pits < rules.territory().pits(); pits++) {
            Position start =
                    RuleBook.BA_AWA.start(Territory.of(pits, rules.territory().pits() - pits), 0);
            values.put(pits, SolveGame.turned(games.solve(rules, start).value(), start.player() == 0 ? 1 : -1));
        }
        MatchTable table = new MatchTable(values, target);
        for (MatchTable.State state : table.states()) {
            print(rules, target, state);
        }
    }

    private void print(Rules rules, int target, MatchTable.State state) throws IOException {
        String seat = state.starter() == 0 ? "S" : "N";
        String end = state.end().map(e -> e.name().toLowerCase(Locale.ROOT)).orElse("unknown");
        if (json) {
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
                                TablebaseProbeCommand.words(state.value(), 0),
                                next,
                                end,
                                state.games() > 0 ? ", within " + state.games() : ""));
    }
}
