package semeia.cli.arena;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import semeia.rules.Game;
import semeia.rules.Position;

/** Ends that a referee may call though the rules do not: for engines that think the game is over then. */
public enum Adjudication {
    /** A player has more than half of all seeds. */
    MAJORITY {
        @Override
        boolean applies(Game game) {
            Position position = game.position();
            return position.stores().stream()
                    .anyMatch(seeds -> 2 * seeds > game.rules().seeds());
        }
    },
    /** The position occurs for the second time since the last capture. */
    REPETITION {
        @Override
        boolean applies(Game game) {
            return game.occurrences() > 1;
        }
    };

    /** Whether the referee ends the game now; each takes the seeds of their own pits. */
    abstract boolean applies(Game game);

    /** The word on the command line: {@code majority}, {@code repetition}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The adjudication of that name; empty if there is none. */
    public static Optional<Adjudication> byId(String id) {
        return Stream.of(values()).filter(one -> one.id().equals(id)).findFirst();
    }
}
