package semeia.tablebase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.tablebase.file.TablebaseException;

/**
 * Play from a position of a solved game in which both sides keep the value: who is ahead by the value – the starter if nobody is – hurries to
 * the end, the other puts it off.
 */
public final class BestPlay {
    private static final int MOST_PLIES = 60;
    private static final int MOST_LOOKS = 4_000_000;

    private final Rules rules;
    private final Position start;
    private final int hurrying;
    private final SolutionReader reader;
    /** By position: the least plies in which the end can be forced, so far as is proved, and the most in which it cannot. */
    private final Map<Long, int[]> known = new HashMap<>();

    private final Map<Long, List<Integer>> keeping = new HashMap<>();
    private int plies;

    private BestPlay(SolutionReader reader, Rules rules, Position start, int hurrying) {
        this.reader = reader;
        this.rules = rules;
        this.start = start;
        this.hurrying = hurrying;
    }

    /**
     * Follows best play.
     *
     * @param start a position that is not over
     * @return the play; empty if its value is not exact, or the end is too far away or cannot be forced
     * @throws TablebaseException if the database does not hold the positions
     */
    public static Optional<BestPlay> from(Tablebases tablebases, Rules rules, Position start) throws IOException {
        SolutionReader reader = new SolutionReader(tablebases, rules);
        Solution solution = reader.read(start);
        if (solution.value().exact().isEmpty()) {
            return Optional.empty();
        }
        int value = solution.value().exact().getAsInt();
        int ahead = value > 0 ? start.player() : 1 - start.player();
        BestPlay play = new BestPlay(reader, rules, start.copy(), value == 0 ? start.starter() : ahead);
        for (play.plies = 1; play.plies <= MOST_PLIES && play.keeping.size() < MOST_LOOKS; play.plies++) {
            if (play.ends(start, play.plies)) {
                return Optional.of(play);
            }
        }
        return Optional.empty();
    }

    /** Whether the hurrying side can force the end within so many plies. */
    private boolean ends(Position position, int within) throws IOException {
        if (position.isOver() || within == 0) {
            return position.isOver();
        }
        int[] bounds = known.computeIfAbsent(position.key(), key -> new int[] {Integer.MAX_VALUE, 0});
        if (bounds[0] <= within || bounds[1] >= within) {
            return bounds[0] <= within;
        }
        boolean hurry = position.player() == hurrying;
        boolean ends = !hurry;
        for (int move : movesThatKeep(position)) {
            if (ends(after(position, move), within - 1) == hurry) {
                ends = hurry;
                break;
            }
        }
        if (ends) {
            bounds[0] = within;
        } else {
            bounds[1] = within;
        }
        return ends;
    }

    private Position after(Position position, int move) {
        Position after = position.copy();
        rules.play(after, move);
        return after;
    }

    /** The moves that keep the value of a position. */
    private List<Integer> movesThatKeep(Position position) throws IOException {
        List<Integer> moves = keeping.get(position.key());
        if (moves == null) {
            Solution solution = reader.read(position);
            moves = solution.moves().entrySet().stream()
                    .filter(move -> move.getValue().equals(solution.value()))
                    .map(Map.Entry::getKey)
                    .toList();
            keeping.put(position.key(), moves);
        }
        return moves;
    }

    /** How many plies the game lasts. */
    public int plies() {
        return plies;
    }

    /** One such line, to the end of the game. */
    public List<Integer> line() throws IOException {
        List<Integer> line = new ArrayList<>();
        Position position = start.copy();
        for (int left = plies; !position.isOver(); left--) {
            boolean hurry = position.player() == hurrying;
            int chosen = movesThatKeep(position).get(0);
            for (int move : movesThatKeep(position)) {
                Position after = after(position, move);
                if (hurry ? ends(after, left - 1) : !ends(after, left - 2)) {
                    chosen = move;
                }
            }
            line.add(chosen);
            rules.play(position, chosen);
        }
        return line;
    }

    /** The replies that keep the value after a move that keeps it; none after another. */
    public List<Integer> repliesTo(int move) throws IOException {
        Position after = after(start, move);
        return movesThatKeep(start).contains(move) && !after.isOver() ? movesThatKeep(after) : List.of();
    }
}
