package semeia.web;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import semeia.notation.Auale;
import semeia.notation.Comment;
import semeia.notation.GameFormat;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.notation.Tag;
import semeia.notation.TextFault;
import semeia.rules.Game;
import semeia.rules.Rules;

/** Games and positions from text and into text, in every form that {@link GameFormat} knows, and single positions. */
final class GameTexts {
    /** The name of our own form for a position alone. */
    static final String POSITION = "position";
    /** The name of the form for a position alone that Aualé has. */
    static final String AUALE_POSITION = "auale-position";

    /** Games of one text that are shown: more would only be a long list. */
    private static final int MOST_GAMES = 500;

    private static final char BETWEEN = '\u001f';

    private GameTexts() {}

    /**
     * The form that a text seems to have. It says nothing about whether it is right.
     *
     * @return {@link #POSITION}, or the id of a {@link GameFormat}
     */
    static String guess(String text) {
        String start = text.strip();
        String first = start.split("\n", 2)[0];
        if (start.contains("[Rules ")) {
            return GameFormat.SEMEIA.id();
        } else if (start.startsWith("[")) {
            return GameFormat.OGN.id();
        } else if (first.contains("startpos") || isAuale(first)) {
            return GameFormat.AUALE.id();
        } else if (first.contains("/")) {
            boolean rows = first.contains("S,") || first.contains("S/") || first.contains("_") || !first.contains("-");
            return rows ? GameFormat.PLAYSTRATEGY.id() : POSITION;
        }
        return GameFormat.OGN.id();
    }

    /** Whether the line holds twelve pits, two stores and a seat with {@code -} between. */
    private static boolean isAuale(String line) {
        for (String word : line.split(" ")) {
            if (word.split("-", -1).length > 8) {
                return true;
            }
        }
        return false;
    }

    /**
     * Reads games.
     *
     * @param form the name of a form
     * @param rules the rules where the form does not carry them
     * @return {@code {games: […], more, faults: […]}}; what is wrong with one game does not keep the others away
     */
    static String read(String form, Rules rules, String text) {
        List<String> games = new ArrayList<>();
        List<TextFault> faults = new ArrayList<>();
        try {
            if (form.equals(POSITION)) {
                Game game = Game.from(rules, Notation.parsePosition(rules, text.strip()));
                games.add(game(GameRecord.of(game), List.of()));
                return answer(games, false, faults);
            }
            GameReader reader = GameFormat.byId(form).orElseThrow().reader(new StringReader(text), rules);
            boolean more = true;
            while (more && games.size() < MOST_GAMES) {
                more = readOne(reader, games, faults);
            }
            return answer(games, more, faults);
        } catch (NotationException wrong) {
            faults.addAll(wrong.faults());
            return answer(games, false, faults);
        }
    }

    private static boolean readOne(GameReader reader, List<String> games, List<TextFault> faults) {
        try {
            Optional<GameRecord> record = reader.next();
            record.ifPresent(found -> games.add(game(found, reader.losses())));
            return record.isPresent();
        } catch (NotationException wrong) {
            faults.addAll(wrong.faults());
            return true;
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private static String answer(List<String> games, boolean more, List<TextFault> faults) {
        return JsonText.object(
                "games", JsonText.array(games.stream()),
                "more", JsonText.truth(more),
                "faults",
                        JsonText.texts(faults.stream().map(TextFault::toString).toList()));
    }

    private static String game(GameRecord record, List<String> losses) {
        Game game = record.game();
        return JsonText.object(
                "rules", JsonText.text(game.rules().id()),
                "preset", JsonText.text(game.rules().preset()),
                "begin", JsonText.text(Study.begin(game)),
                "acts", JsonText.text(Study.acts(game)),
                "length", JsonText.number(game.length()),
                "result",
                        game.outcome()
                                .map(outcome -> JsonText.numbers(outcome.seeds()))
                                .orElse(JsonText.NULL),
                "tags",
                        JsonText.array(record.tags().stream()
                                .map(tag -> JsonText.array(
                                        Stream.of(JsonText.text(tag.name()), JsonText.text(tag.value()))))),
                "comments",
                        JsonText.array(record.comments().stream()
                                .map(comment -> JsonText.array(
                                        Stream.of(JsonText.number(comment.after()), JsonText.text(comment.text()))))),
                "losses", JsonText.texts(losses));
    }

    /**
     * Writes a game.
     *
     * @param form the name of a form, of a game or a position; of a game as it stands the position is written
     * @param tags names and values, a unit separator between
     * @param comments numbers of acts and texts, a unit separator between
     * @return {@code {text, losses}}
     */
    static String write(String form, Game game, String tags, String comments) {
        if (form.equals(POSITION)) {
            return written(Notation.format(game.rules(), game.position()), List.of());
        } else if (form.equals(AUALE_POSITION)) {
            return written(Auale.format(game.rules(), game.position()), List.of());
        }
        GameRecord record = new GameRecord(tags(tags), game, comments(comments));
        GameFormat format = GameFormat.byId(form).orElseThrow();
        return written(format.format(record), format.losses(record));
    }

    private static String written(String text, List<String> losses) {
        return JsonText.object("text", JsonText.text(text), "losses", JsonText.texts(losses));
    }

    private static List<Tag> tags(String text) {
        List<String> parts = parts(text);
        List<Tag> tags = new ArrayList<>();
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            tags.add(new Tag(parts.get(i), parts.get(i + 1)));
        }
        return tags;
    }

    private static List<Comment> comments(String text) {
        List<String> parts = parts(text);
        List<Comment> comments = new ArrayList<>();
        for (int i = 0; i + 1 < parts.size(); i += 2) {
            comments.add(new Comment(Integer.parseInt(parts.get(i)), parts.get(i + 1)));
        }
        return comments;
    }

    private static List<String> parts(String text) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == BETWEEN) {
                parts.add(text.substring(start, i));
                start = i + 1;
            }
        }
        return parts;
    }
}
