package semeia.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import semeia.engine.Bounds;
import semeia.notation.Notation;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.server.Node;
import semeia.tablebase.Puzzle;
import semeia.tablebase.PuzzleBook;

/** What databases know of a position, and puzzles made from them. */
final class KnowledgeCalls {
    private static final int PAGE = 100;

    private final Node node;
    private final Map<Rules, List<Puzzle>> books = new ConcurrentHashMap<>();

    /**
     * What a database knows of a position.
     *
     * @param known whether it knows anything
     * @param forced the seeds of those on the board that each player can force; empty if nothing is known
     * @param exact whether that is all there are, so that neither can get more
     */
    record Known(String position, boolean known, List<Integer> forced, boolean exact) {}

    /** A puzzle: which move is the one for the player to move. */
    record PuzzleShown(String position, int rating, String theme, int value, String move) {
        static PuzzleShown of(Puzzle puzzle) {
            String theme = puzzle.theme().name().toLowerCase(Locale.ROOT).replace('_', '-');
            return new PuzzleShown(
                    puzzle.position(),
                    puzzle.rating(),
                    theme,
                    puzzle.value(),
                    puzzle.solution().move());
        }
    }

    /** Puzzles, and how many there are in all. */
    record PuzzlesShown(String rules, int all, List<PuzzleShown> puzzles) {}

    KnowledgeCalls(Node node) {
        this.node = node;
    }

    List<Call> calls() {
        return List.of(
                Call.get("/api/probe", "What the databases of this server know of a position.", this::probe)
                        .open()
                        .asks("rules", "position")
                        .gives(Known.class),
                Call.get(
                                "/api/puzzles/{rules}",
                                "Puzzles of these rules by rating, a hundred at a time, after so many.",
                                this::puzzles)
                        .open()
                        .asks("after")
                        .gives(PuzzlesShown.class));
    }

    private void probe(Context context) {
        Rules rules = RuleBook.byId(required(context, "rules"));
        Position position = Notation.parsePosition(rules, required(context, "position"));
        Optional<Bounds> bounds =
                position.isOver() ? Optional.empty() : node.analyst().probe(rules, position);
        List<Integer> forced = new ArrayList<>();
        bounds.ifPresent(found -> {
            for (int seat = 0; seat < rules.territory().players(); seat++) {
                forced.add(found.seeds(seat));
            }
        });
        int sum = forced.stream().mapToInt(Integer::intValue).sum();
        boolean exact = bounds.isPresent() && sum == position.seedsOnBoard();
        Answer.json(context, new Known(Notation.format(rules, position), bounds.isPresent(), forced, exact));
    }

    private static String required(Context context, String name) {
        return Optional.ofNullable(context.queryParam(name))
                .orElseThrow(() -> new IllegalArgumentException(name + " is missing"));
    }

    private void puzzles(Context context) {
        Rules rules = RuleBook.byId(context.pathParam("rules"));
        String after = Optional.ofNullable(context.queryParam("after")).orElse("0");
        if (!after.matches("\\d{1,6}")) {
            throw new IllegalArgumentException("after is \"" + after + "\", expected a number");
        }
        List<Puzzle> all =
                RuleBook.all().contains(rules) ? books.computeIfAbsent(rules, KnowledgeCalls::read) : read(rules);
        List<PuzzleShown> shown = all.stream()
                .skip(Integer.parseInt(after))
                .limit(PAGE)
                .map(PuzzleShown::of)
                .toList();
        Answer.json(context, new PuzzlesShown(rules.id(), all.size(), shown));
    }

    private static List<Puzzle> read(Rules rules) {
        try {
            return PuzzleBook.of(rules);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
