package semeia.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import semeia.rules.Game;

/** Makes random records: any game, any tags, any comments anywhere. */
public final class RandomRecords {
    private static final String AWKWARD =
            "{}[]()\"\\\n\r\t *+-.;%$'1234567890abcABCuU\u0000\u0001\u001b\u007f\u0085\u00a0\u2028\u2029"
                    + "\ufeff\ufffe\uffff\ud83c\ud83d\udf31\udc00éßжあ𓆓";
    private static final List<String> WORDS =
            List.of("resign S", "1.", "26-22", "*", "\\u0041", "\\}", "[Rules \"abapa\"]", "\r\n", "🌱", "");

    private final Random random;
    private final RandomGames games;

    public RandomRecords(long seed) {
        this.random = new Random(seed);
        this.games = new RandomGames(seed + 1);
    }

    public GameRecord record(int acts) {
        return around(games.game(acts));
    }

    /** The game with random tags and comments. */
    public GameRecord around(Game game) {
        List<Tag> tags = new ArrayList<>();
        for (String name : List.of("Event", "Site", "Date", "Round", "South", "North", "Player1", "X_1")) {
            if (random.nextInt(3) == 0) {
                tags.add(new Tag(name, text()));
            }
        }
        List<Comment> comments = new ArrayList<>();
        int after = 0;
        while (random.nextInt(4) > 0) {
            after += random.nextInt(game.length() - after + 1);
            comments.add(new Comment(after, text()));
        }
        return new GameRecord(tags, game, comments);
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(12); length > 0; length--) {
            if (random.nextInt(5) == 0) {
                text.append(WORDS.get(random.nextInt(WORDS.size())));
            } else if (random.nextInt(10) == 0) {
                text.append((char) random.nextInt(0x10000));
            } else {
                text.append(AWKWARD.charAt(random.nextInt(AWKWARD.length())));
            }
        }
        return text.toString();
    }
}
