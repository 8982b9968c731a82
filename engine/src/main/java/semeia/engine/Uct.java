package semeia.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;

/**
 * Chooses a move by games that are played out by lot (UCT). Each result is handed back along the line, and every move is judged by the points
 * of the player who made it, so that no player is thought to play for another: that is how three play best (see docs/decisions.md). It
 * does not see repetitions. The same seed and number of playouts choose the same move. Not thread-safe.
 */
public final class Uct {
    /** How much a move is worth trying that was tried little; 1.4 played better than 0.7 and 0.3. */
    private static final double CURIOSITY = 1.4;

    private final Rules rules;
    private final Random lots;
    private final Position position;
    private final List<Node> line = new ArrayList<>();

    /**
     * A player of games by these rules.
     *
     * @param seed where the lots come from
     */
    public Uct(Rules rules, long seed) {
        this.rules = rules;
        this.lots = new Random(seed);
        this.position = rules.start();
    }

    /**
     * The move after which most playouts went.
     *
     * @param game a game by these rules that is not over
     * @param playouts games to play out, 1 or more
     */
    public int choose(Game game, long playouts) {
        return choose(game, playouts, new TimeManager(() -> 0));
    }

    /** The same, with no more moves and time than {@code time} allows. */
    int choose(Game game, long playouts, TimeManager time) {
        Node root = new Node(Moves.DECLINE, 0, game.legalMoves());
        for (long i = 0; i < playouts && (i == 0 || !time.isSpent()); i++) {
            position.set(game.position());
            descend(root, time);
            playOut(time);
            if (position.isOver()) {
                learn();
            }
        }
        return root.children.stream()
                .max(Comparator.comparingInt(node -> node.visits))
                .orElseThrow()
                .move;
    }

    private void learn() {
        for (Node node : line) {
            node.visits++;
            node.points += points(position, node.player);
        }
    }

    /** What a game that is over brings a player: 1 for a win, ½ for a shared first place, 0 otherwise. */
    private static double points(Position over, int player) {
        int others = 0;
        for (int seat = 0; seat < over.territory().players(); seat++) {
            others = seat == player ? others : Math.max(others, over.store(seat));
        }
        int own = over.store(player);
        return own > others ? 1 : own == others ? 0.5 : 0;
    }

    /** Follows the most promising moves and adds a node. */
    private void descend(Node root, TimeManager time) {
        line.clear();
        line.add(root);
        Node node = root;
        while (node.untried == 0 && !node.children.isEmpty()) {
            node = node.mostPromising();
            play(node.move, time);
            line.add(node);
        }
        if (node.untried != 0) {
            int move = draw(node.untried);
            node.untried = Moves.without(node.untried, move);
            int player = position.player();
            play(move, time);
            Node child = new Node(move, player, rules.legalMoves(position));
            node.children.add(child);
            line.add(child);
        }
    }

    private void playOut(TimeManager time) {
        while (!position.isOver() && !time.isSpent()) {
            if (position.quiet() >= rules.guard()) {
                rules.end(position, Reason.GUARD);
            } else {
                play(draw(rules.legalMoves(position)), time);
            }
        }
    }

    private void play(int move, TimeManager time) {
        rules.play(position, move);
        time.count();
    }

    private int draw(long moves) {
        return Moves.at(moves, lots.nextInt(Moves.count(moves)));
    }

    /** What is known of a move. */
    private static final class Node {
        final int move;
        /** Who made the move. */
        final int player;

        final List<Node> children = new ArrayList<>(4);
        long untried;
        int visits;
        double points;

        Node(int move, int player, long untried) {
            this.move = move;
            this.player = player;
            this.untried = untried;
        }

        Node mostPromising() {
            double log = Math.log(visits);
            Node best = children.get(0);
            double most = Double.NEGATIVE_INFINITY;
            for (Node child : children) {
                double promise = child.points / child.visits + CURIOSITY * Math.sqrt(log / child.visits);
                if (promise > most) {
                    most = promise;
                    best = child;
                }
            }
            return best;
        }
    }
}
