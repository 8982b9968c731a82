package semeia.bench.load;

import java.util.ArrayList;
import java.util.List;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;

/** The moves of a game's record. */
final class RecordedMoves {
    private RecordedMoves() {}

    /** In order, in our notation; other acts too. */
    static List<String> of(String record) {
        Game game = GameRecord.parse(record).game();
        List<String> moves = new ArrayList<>();
        for (Action act : game.actions()) {
            moves.add(Notation.format(game.position(), act));
        }
        return moves;
    }
}
