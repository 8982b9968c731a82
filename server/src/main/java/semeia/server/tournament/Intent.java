package semeia.server.tournament;

import java.util.Optional;

/**
 * What an act in a tournament refers to, so that it happens once and to what the person saw.
 *
 * @param key the client's own name for the act, as in {@link semeia.server.message.Command#key}
 * @param number the number that the tournament had; if it has another now the act is refused
 */
public record Intent(Optional<String> key, Optional<Integer> number) {
    /** An act that says nothing of that. */
    public static final Intent NONE = new Intent(Optional.empty(), Optional.empty());
}
