package semeia.bench;

import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;

/** The literal greedy player: whatever brings most seeds at once. It does not look at the reply. Not thread-safe. */
final class OneMove implements Habit {
    private final Rules rules;
    private final Position next;

    OneMove(Rules rules) {
        this.rules = rules;
        this.next = rules.start();
    }

    @Override
    public long choices(Position position) {
        int mover = position.player();
        int most = -1;
        long choices = 0;
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            next.set(position);
            rules.play(next, move);
            int store = next.store(mover);
            if (store >= most) {
                choices = (store > most ? 0 : choices) | Moves.of(move);
                most = store;
            }
        }
        return choices;
    }
}
