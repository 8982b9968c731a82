package semeia.tablebase.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import semeia.engine.Bounds;
import semeia.engine.Prober;
import semeia.notation.Notation;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.PositionSource;
import semeia.tablebase.Tablebases;

/**
 * Finds puzzles in a database: positions in which one move is better than all others, by what is certain of each. The same seed finds the same.
 * Not thread-safe.
 */
public final class PuzzleMaker {
    private static final int LEAST_MOVES = 3;
    private static final int MOST_DEPTH = 4;
    private static final int MOST_REPLIES = 4;
    private static final int EASIEST = 800;

    private final Rules rules;
    private final Prober prober;
    private final PositionSource source;
    private final Bounds bounds = new Bounds();
    private final Set<String> kinds = new HashSet<>();

    /**
     * A maker.
     *
     * @param rules the rules of the puzzles
     * @param seed where chance comes from
     * @throws IllegalArgumentException if there is no database for the rules
     */
    public PuzzleMaker(Rules rules, Tablebases tablebases, long seed) {
        this.rules = rules;
        this.prober = tablebases.requiredProber(rules, fault -> {});
        this.source = new PositionSource(rules, new Random(seed));
    }

    /**
     * Tries one position.
     *
     * @return a puzzle, if it makes a good one that is not nearly the same as one before
     */
    public Optional<Puzzle> tryOne() {
        Position position = source.next();
        List<Choice> choices = choices(position);
        Optional<Choice> only = only(choices);
        if (choices.size() < LEAST_MOVES || only.isEmpty()) {
            return Optional.empty();
        }
        Puzzle.Step solution = step(position, only.get().move, MOST_DEPTH);
        Puzzle.Theme theme = theme(only.get(), choices);
        boolean easy = solution.depth() == 1 && (theme == Puzzle.Theme.CAPTURE || theme == Puzzle.Theme.PLAN);
        if (easy || !kinds.add(kind(position, only.get(), theme))) {
            return Optional.empty();
        }
        int next = choices.stream()
                .filter(choice -> choice.move != only.get().move)
                .mapToInt(choice -> choice.most)
                .max()
                .orElseThrow();
        return Optional.of(new Puzzle(
                rules.id(),
                Notation.format(rules, position),
                only.get().least,
                next,
                rating(solution, theme, choices),
                theme,
                solution));
    }

    /** A legal move and what is certain of it: final differences for the player to move. */
    private record Choice(int move, int captured, int least, int most, boolean ends, int replied) {}

    private List<Choice> choices(Position position) {
        List<Choice> choices = new ArrayList<>();
        int player = position.player();
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            Position after = position.copy();
            rules.play(after, move);
            int lead = after.store(player) - after.store(1 - player);
            int board = after.seedsOnBoard();
            int least = lead - board;
            int most = lead + board;
            if (!after.isOver() && prober.probe(after, bounds) && bounds.hold(rules, after)) {
                least = lead + 2 * bounds.seeds(player) - board;
                most = lead + board - 2 * bounds.seeds(1 - player);
            }
            int captured = after.isOver() ? 0 : after.store(player) - position.store(player);
            choices.add(new Choice(move, captured, least, most, after.isOver(), reply(after, player)));
        }
        return choices;
    }

    /** The most that the opponent can capture at once. */
    private int reply(Position position, int player) {
        int most = 0;
        if (!position.isOver() && position.player() != player) {
            for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
                Position after = position.copy();
                rules.play(after, Moves.first(rest));
                most = Math.max(most, after.isOver() ? 0 : after.store(1 - player) - position.store(1 - player));
            }
        }
        return most;
    }

    /** The one move that is certain to be better than all others, if its value is exact. */
    private static Optional<Choice> only(List<Choice> choices) {
        Optional<Choice> best = choices.stream()
                .filter(choice -> choice.least == choice.most)
                .reduce((a, b) -> a.least >= b.least ? a : b);
        return best.filter(
                choice -> choices.stream().allMatch(other -> other.move == choice.move || other.most < choice.least));
    }

    /** The move with those replies that hold the value, and the only answers to them. */
    private Puzzle.Step step(Position position, int move, int depth) {
        Position after = position.copy();
        rules.play(after, move);
        List<Puzzle.Reply> replies = new ArrayList<>();
        if (!after.isOver() && after.player() != position.player() && depth > 1) {
            List<Choice> choices = choices(after);
            int best = choices.stream().mapToInt(choice -> choice.least).max().orElse(0);
            for (Choice choice : choices) {
                if (choice.most >= best && !choice.ends && replies.size() < MOST_REPLIES) {
                    answer(after, choice.move, position.player(), depth)
                            .ifPresent(answer ->
                                    replies.add(new Puzzle.Reply(Notation.format(after, choice.move), answer)));
                }
            }
        }
        return new Puzzle.Step(Notation.format(position, move), replies);
    }

    private Optional<Puzzle.Step> answer(Position position, int reply, int player, int depth) {
        Position after = position.copy();
        rules.play(after, reply);
        if (after.isOver() || after.player() != player || after.hasExtraMove()) {
            return Optional.empty();
        }
        return only(choices(after)).map(choice -> step(after, choice.move, depth - 1));
    }

    private static Puzzle.Theme theme(Choice only, List<Choice> choices) {
        int most = choices.stream().mapToInt(choice -> choice.captured).max().orElse(0);
        if (only.ends) {
            return Puzzle.Theme.ENDING;
        }
        if (only.replied > only.captured) {
            return Puzzle.Theme.SACRIFICE;
        }
        if (only.captured == 0) {
            return most > 0 ? Puzzle.Theme.QUIET : Puzzle.Theme.PLAN;
        }
        return only.captured < most ? Puzzle.Theme.RESTRAINT : Puzzle.Theme.CAPTURE;
    }

    /** Deeper is harder, and so is what goes against the first glance; many choices make it a little harder. */
    private static int rating(Puzzle.Step solution, Puzzle.Theme theme, List<Choice> choices) {
        int surprise = switch (theme) {
            case CAPTURE, ENDING -> 0;
            case PLAN -> 200;
            case QUIET -> 350;
            case RESTRAINT -> 450;
            case SACRIFICE -> 500;
        };
        return EASIEST + 250 * (solution.depth() - 1) + surprise + 25 * choices.size();
    }

    /** What near-duplicates have in common: the move, the theme, and where the seeds lie, roughly. */
    private static String kind(Position position, Choice only, Puzzle.Theme theme) {
        StringBuilder kind = new StringBuilder(only.move + " " + theme + " " + position.player());
        int pits = position.territory().pits();
        for (int pit = 0; pit < pits; pit += 2) {
            kind.append(' ').append(Math.min(4, position.seeds(pit) + position.seeds(pit + 1)));
        }
        return kind.toString();
    }
}
