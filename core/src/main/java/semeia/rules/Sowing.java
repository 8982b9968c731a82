package semeia.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * What one move did, step by step.
 *
 * @param player who moved, from 0
 * @param move the pit played, or {@link Moves#DECLINE}
 * @param steps what happened, in order; empty for a declined extra move unless a player was passed over
 */
public record Sowing(int player, int move, List<Step> steps) {
    /** Copies the list. */
    public Sowing {
        steps = List.copyOf(steps);
    }

    /** One thing that happens in a sowing. */
    public sealed interface Step permits Lift, Drop, Capture, Pass {}

    /**
     * All seeds of a pit are lifted: a lap begins.
     *
     * @param pit the pit
     * @param seeds how many, 1 or more
     */
    public record Lift(int pit, int seeds) implements Step {}

    /**
     * A seed of the hand falls into a pit.
     *
     * @param pit the pit
     */
    public record Drop(int pit) implements Step {}

    /**
     * The seeds of a pit leave the board for a store.
     *
     * @param pit the pit, empty afterwards
     * @param seeds how many
     * @param by the player whose store it is
     */
    public record Capture(int pit, int seeds, int by) implements Step {}

    /**
     * A player without a legal move is passed over.
     *
     * @param player who
     */
    public record Pass(int player) implements Step {}

    /**
     * What the move does on the position, which stays as it is.
     *
     * @param move a legal move there
     * @throws IllegalMoveException if the move is not legal
     */
    public static Sowing of(Rules rules, Position before, int move) {
        Game.checkMove(rules, before, move);
        return play(rules, before.copy(), move);
    }

    /** Plays the move on the position and tells what it did. */
    static Sowing play(Rules rules, Position position, int move) {
        List<Step> steps = new ArrayList<>();
        int player = position.player();
        rules.play(position, move, new Recorder(steps));
        return new Sowing(player, move, steps);
    }

    /** Whether the move declined an extra move. */
    public boolean isDecline() {
        return move == Moves.DECLINE;
    }

    /** How many laps the sowing has; 0 for a declined extra move. */
    public int laps() {
        return (int) steps.stream().filter(Lift.class::isInstance).count();
    }

    /** The seeds that the player captured in this sowing; the division at the end of a game is not counted. */
    public int captured(int seat) {
        return steps.stream()
                .mapToInt(step -> step instanceof Capture capture && capture.by() == seat ? capture.seeds() : 0)
                .sum();
    }

    private record Recorder(List<Step> steps) implements SowingListener {
        @Override
        public void lifted(int pit, int seeds) {
            steps.add(new Lift(pit, seeds));
        }

        @Override
        public void dropped(int pit) {
            steps.add(new Drop(pit));
        }

        @Override
        public void captured(int pit, int seeds, int by) {
            steps.add(new Capture(pit, seeds, by));
        }

        @Override
        public void passed(int player) {
            steps.add(new Pass(player));
        }
    }
}
