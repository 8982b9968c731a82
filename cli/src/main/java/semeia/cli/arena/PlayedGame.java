package semeia.cli.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.Tag;
import semeia.rules.Game;

/**
 * One finished game of a match.
 *
 * @param number from 1
 * @param seat the first player's seat, from 0
 * @param game the game, with the act that ended it
 * @param points the first player's points: 1, 0.5 or 0
 * @param end why it ended: a word of the rules, of an {@link Adjudication}, or a fault
 * @param fault what the loser did wrong, in words; empty if nothing
 */
public record PlayedGame(int number, int seat, Game game, double points, String end, String fault) {
    private static final String MATCH = "Match";
    private static final String NUMBER = "Number";
    private static final String FIRST = "First";
    private static final String POINTS = "Points";
    private static final String END = "Ended";
    private static final String FAULT = "Fault";

    /**
     * The game as a record.
     *
     * @param match what is played, {@link MatchPlan#toString}
     * @param names the players' names in seat order
     */
    public GameRecord record(String match, List<String> names) {
        int players = names.size();
        List<Tag> tags = new ArrayList<>(List.of(new Tag(MATCH, match), new Tag(NUMBER, Integer.toString(number))));
        for (int i = 0; i < players; i++) {
            tags.add(new Tag(GameRecord.playerTag(players, i), names.get(i)));
        }
        tags.add(new Tag(FIRST, Notation.formatSeat(players, seat)));
        tags.add(new Tag(POINTS, Double.toString(points)));
        tags.add(new Tag(END, end));
        if (!fault.isEmpty()) {
            tags.add(new Tag(FAULT, fault));
        }
        return new GameRecord(tags, game, List.of());
    }

    /**
     * The game that was recorded in a match.
     *
     * @throws IllegalArgumentException if it is of another match, or no game of a match at all
     */
    public static PlayedGame of(GameRecord record, String match) {
        String found = tag(record, MATCH);
        if (!found.equals(match)) {
            throw new IllegalArgumentException("it belongs to another match: \"" + found + "\", not \"" + match + "\"");
        }
        int players = record.game().rules().territory().players();
        return new PlayedGame(
                Integer.parseInt(tag(record, NUMBER)),
                Notation.parseSeat(players, tag(record, FIRST)),
                record.game(),
                Double.parseDouble(tag(record, POINTS)),
                tag(record, END),
                record.tag(FAULT).orElse(""));
    }

    private static String tag(GameRecord record, String name) {
        Optional<String> value = record.tag(name);
        return value.orElseThrow(() -> new IllegalArgumentException("tag " + name + " is missing"));
    }
}
