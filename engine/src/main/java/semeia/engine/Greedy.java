package semeia.engine;

import java.util.Random;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/**
 * The simple opponent: it looks at its move and at the next one, and plays for seeds. It takes what it can, grudges what the
 * reply can take back, counts an extra move as its own, and draws a lot between moves that look equally good. It knows nothing of
 * repetition or of plans. Not thread-safe.
 */
public final class Greedy {
    private final Rules rules;
    private final Random lots;

    /**
     * An opponent for games by these rules.
     *
     * @param seed where its lots come from: the same seed chooses the same moves in the same positions
     */
    public Greedy(Rules rules, long seed) {
        this.rules = rules;
        this.lots = new Random(seed);
    }

    /**
     * The move it plays.
     *
     * @param position a position that is not over; it stays as it is
     * @return a pit, or {@link Moves#DECLINE}
     * @throws IllegalStateException if the game is over
     */
    public int choose(Position position) {
        long choices = choices(position);
        if (choices == 0) {
            throw new IllegalStateException("no move to choose: the game is over");
        }
        return Moves.at(choices, lots.nextInt(Moves.count(choices)));
    }

    /**
     * The moves that look best to it, between which {@link #choose} draws a lot with even chances. Draws none itself.
     *
     * @param position any position; it stays as it is
     * @return a set as of {@link Rules#legalMoves}, 0 exactly when the game is over
     */
    public long choices(Position position) {
        int best = Integer.MIN_VALUE;
        long choices = 0;
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            int lead = leadAfter(position, move);
            if (lead >= best) {
                choices = (lead > best ? 0 : choices) | Moves.of(move);
                best = lead;
            }
        }
        return choices;
    }

    /** The mover's lead after the move and the reply that is best for whoever gives it. */
    private int leadAfter(Position position, int move) {
        Position next = position.copy();
        rules.play(next, move);
        int replier = next.player();
        int best = next.isOver() ? lead(next, position.player()) : Integer.MIN_VALUE;
        int bestForReplier = Integer.MIN_VALUE;
        Position answer = next.copy();
        for (long rest = rules.legalMoves(next); rest != 0; rest = Moves.rest(rest)) {
            answer.set(next);
            rules.play(answer, Moves.first(rest));
            int forReplier = lead(answer, replier);
            if (forReplier > bestForReplier) {
                bestForReplier = forReplier;
                best = lead(answer, position.player());
            }
        }
        return best;
    }

    /** How far a player is ahead: with two seats own captures less the opponent's, with three twice the own less the others'. */
    private static int lead(Position position, int player) {
        int players = position.territory().players();
        int all = 0;
        for (int seat = 0; seat < players; seat++) {
            all += position.store(seat);
        }
        return players * position.store(player) - all;
    }
}
