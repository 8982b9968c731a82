package semeia.cli.games;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import semeia.cli.terminal.JsonLine;

/**
 * One line of what {@code semeia replay} reads: {@code {"rules":ID,"position":TEXT?,"moves":"A b pass C"}}. The fields of {@link
 * JsonGames} may stand there too and say nothing.
 *
 * @param rules the id of the rules
 * @param position where the moves begin; empty: at the start of a game
 * @param moves the moves, with blanks between
 */
record ReplayRequest(String rules, Optional<String> position, String moves) {
    private static final Set<String> FIELDS = Set.of("rules", "position", "moves");

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is no such object; the message names every fault
     */
    static ReplayRequest parse(String text) {
        Map<String, String> fields = new HashMap<>();
        JsonLine.read(text, JsonGames.REQUIRED, JsonGames.OTHERS, (field, value, json, line) -> {
            if (FIELDS.contains(field)) {
                line.text(field, value, json).ifPresent(found -> fields.put(field, found));
            }
        });
        return new ReplayRequest(fields.get("rules"), Optional.ofNullable(fields.get("position")), fields.get("moves"));
    }
}
