package semeia.notation;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads games from a text one after another, in memory that does not grow with the number of games. Not thread-safe. */
public interface GameReader {
    /**
     * The next game; empty at the end of the text.
     *
     * @throws NotationException with every fault of this game; the next call goes on with the game after it
     * @throws IOException if the text cannot be read
     */
    Optional<GameRecord> next() throws IOException;

    /**
     * What the text said of the last game and its record has no place for, in English, such as {@code variations}. Empty if the record
     * holds it all.
     */
    default List<String> losses() {
        return List.of();
    }

    /**
     * All games that are left.
     *
     * @throws NotationException with every fault of all of them
     * @throws IOException if the text cannot be read
     */
    default List<GameRecord> all() throws IOException {
        List<GameRecord> records = new ArrayList<>();
        Faults faults = new Faults();
        boolean more = true;
        while (more) {
            try {
                Optional<GameRecord> record = next();
                record.ifPresent(records::add);
                more = record.isPresent();
            } catch (NotationException e) {
                faults.addAll(e.faults());
            }
        }
        faults.throwIfAny();
        return records;
    }
}
