package semeia.server.api;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import semeia.engine.Bounds;
import semeia.notation.Notation;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.server.engine.AnalysisQueue;
import semeia.server.http.Access;
import semeia.tablebase.puzzle.Puzzle;
import semeia.tablebase.puzzle.PuzzleBook;

/** What databases know of a position, and puzzles made from them. */
public final class KnowledgeCalls implements CallGroup {
    private static final int PAGE = 100;

    private final AnalysisQueue analyst;
    private final Access access;
    private final Map<Rules, List<Puzzle>> books = new ConcurrentHashMap<>();

    /**
     * What databases know of a position.
     *
     * @param known whether they know anything
     * @param forced the seeds of those on the board that each player can force; empty if nothing is known
     * @param exact whether that is all there are, so that neither can get more
     * @param moves the same for every legal move, of the seeds that are on the board before it
     */
    record Known(String position, boolean known, List<Integer> forced, boolean exact, List<MoveKnown> moves) {}

    /** What databases know of a move: what each player can force with it and after it. */
    record MoveKnown(String move, boolean known, List<Integer> forced, boolean exact) {}

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

    /** Probes by that queue. */
    public KnowledgeCalls(AnalysisQueue analyst, Access access) {
        this.access = access;
        this.analyst = analyst;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.get("/api/probe", "The exact values of a position from this server's databases.", this::probe)
                        .open()
                        .asks("rules", "position")
                        .gives(Known.class),
                Call.get(
                                "/api/puzzles/{rules}",
                                "Puzzles of these rules by rating, a hundred at a time, from an offset.",
                                this::puzzles)
                        .open()
                        .asks("after")
                        .gives(PuzzlesShown.class));
    }

    private void probe(Context context) {
        Rules rules = RuleBook.byId(required(context, "rules"));
        Position position = Notation.parsePosition(rules, required(context, "position"));
        List<Position> known = new ArrayList<>();
        List<MoveKnown> moves = new ArrayList<>();
        List<Integer> legal = legal(rules, position);
        known.add(position);
        legal.forEach(move -> known.add(after(rules, position, move)));
        List<List<Integer>> forced = forced(access.address(context), rules, position, known);
        for (int i = 0; i < legal.size(); i++) {
            List<Integer> of = forced.get(i + 1);
            moves.add(new MoveKnown(
                    Notation.format(position, legal.get(i)), !of.isEmpty(), of, sum(of) == position.seedsOnBoard()));
        }
        List<Integer> now = position.isOver() ? List.of() : forced.get(0);
        boolean exact = !now.isEmpty() && sum(now) == position.seedsOnBoard();
        Answer.json(context, new Known(Notation.format(rules, position), !now.isEmpty(), now, exact, moves));
    }

    private static List<Integer> legal(Rules rules, Position position) {
        List<Integer> moves = new ArrayList<>();
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            moves.add(Moves.first(rest));
        }
        return moves;
    }

    private static Position after(Rules rules, Position position, int move) {
        Position after = position.copy();
        rules.play(after, move);
        return after;
    }

    /** What each player can force of the seeds that are on the board of {@code from}; empty for positions that nothing is known of. */
    private List<List<Integer>> forced(String address, Rules rules, Position from, List<Position> positions) {
        Iterator<Optional<Bounds>> bounds = analyst.probe(
                        address,
                        rules,
                        positions.stream().filter(at -> !at.isOver()).toList())
                .iterator();
        return positions.stream()
                .map(at -> at.isOver()
                        ? gains(from, at, seat -> 0)
                        : bounds.next()
                                .map(found -> gains(from, at, found::seeds))
                                .orElse(List.of()))
                .toList();
    }

    /** What each player has got since {@code from}, and what they get from now on. */
    private static List<Integer> gains(Position from, Position at, IntUnaryOperator more) {
        return IntStream.range(0, from.territory().players())
                .mapToObj(seat -> at.store(seat) - from.store(seat) + more.applyAsInt(seat))
                .toList();
    }

    private static int sum(List<Integer> seeds) {
        return seeds.stream().mapToInt(Integer::intValue).sum();
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
