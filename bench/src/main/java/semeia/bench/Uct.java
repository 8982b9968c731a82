package semeia.bench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;

/**
 * Monte-Carlo tree search (UCT) for three players: each result is handed back along the line, and every move is judged by the points of
 * the player who made it: 1 for a win, ½ for a shared first place. It does not see repetitions. Not thread-safe.
 */
final class Uct implements Player {
    /** How much a move is worth trying that was tried little; 1.4 played better than 0.7 and 0.3. */
    private static final double CURIOSITY = 1.4;

    private final Rules rules;
    private final Habit habit;
    private final long playouts;
    private final Random lots;
    private final Position position;
    private final List<Node> line = new ArrayList<>();

    /**
     * A player for one game.
     *
     * @param habit how games are played out beyond the tree
     * @param playouts games played out for one move
     */
    Uct(Rules rules, Habit habit, long playouts, long seed) {
        this.rules = rules;
        this.habit = habit;
        this.playouts = playouts;
        this.lots = new Random(seed);
        this.position = rules.start();
    }

    @Override
    public int choose(Game game) {
        Node root = new Node(Rules.DECLINE, 0, game.legalMoves());
        for (long i = 0; i < playouts; i++) {
            position.set(game.position());
            descend(root);
            playOut();
            for (Node node : line) {
                node.visits++;
                node.points += ThreePlayers.points(position, node.player);
            }
        }
        return root.children.stream()
                .max(Comparator.comparingInt(node -> node.visits))
                .orElseThrow()
                .move;
    }

    /** Follows the most promising moves and adds a node. */
    private void descend(Node root) {
        line.clear();
        line.add(root);
        Node node = root;
        while (node.untried == 0 && !node.children.isEmpty()) {
            node = node.mostPromising();
            rules.play(position, node.move);
            line.add(node);
        }
        if (node.untried != 0) {
            int move = Habit.draw(node.untried, lots);
            node.untried &= ~(1 << move);
            int player = position.player();
            rules.play(position, move);
            Node child = new Node(move, player, rules.legalMoves(position));
            node.children.add(child);
            line.add(child);
        }
    }

    private void playOut() {
        while (!position.isOver()) {
            if (position.quiet() >= rules.guard()) {
                rules.end(position, Reason.GUARD);
            } else {
                rules.play(position, habit.draw(position, lots));
            }
        }
    }

    /** What is known of a move. */
    private static final class Node {
        final int move;
        /** Who made the move. */
        final int player;

        final List<Node> children = new ArrayList<>(4);
        int untried;
        int visits;
        double points;

        Node(int move, int player, int untried) {
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
