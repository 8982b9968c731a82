package semeia.notation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Sowing;
import semeia.rules.Territory;

/** Writes game records in our own form. */
final class RecordWriter {
    private static final int HEX = 16;

    private RecordWriter() {}

    static String text(GameRecord record) {
        StringBuilder text = new StringBuilder();
        Game game = record.game();
        appendTag(text, Tag.RULES, game.rules().id());
        record.tags().forEach(tag -> appendTag(text, tag.name(), tag.value()));
        appendBeginning(text, game);
        appendTag(text, Tag.RESULT, ResultText.text(game));
        if (ResultText.isWinnerSurprising(game)) {
            ResultText.winner(game).ifPresent(winner -> appendTag(text, Tag.WINNER, winner));
        }
        ResultText.termination(game).ifPresent(word -> appendTag(text, Tag.TERMINATION, word));
        return text.append('\n').append(moves(record)).toString();
    }

    private static void appendTag(StringBuilder text, String name, String value) {
        text.append('[').append(name).append(" \"");
        appendEscaped(text, value, '"', false);
        text.append("\"]\n");
    }

    /** The tags that describe the beginning of the game, none for the default beginning. */
    private static void appendBeginning(StringBuilder text, Game game) {
        Rules rules = game.rules();
        Position beginning = game.beginning();
        Territory territory = beginning.territory();
        for (int seat = 0; seat < territory.players(); seat++) {
            if (GameRecord.same(rules.start(territory, seat), beginning)) {
                if (!territory.equals(rules.territory())) {
                    appendTag(text, Tag.TERRITORY, territory.toString());
                }
                if (seat > 0) {
                    appendTag(text, Tag.STARTER, Names.seat(territory.players(), seat));
                }
                return;
            }
        }
        appendTag(text, Tag.POSITION, Notation.format(rules, beginning));
    }

    private static String moves(GameRecord record) {
        LineWrapper lines = new LineWrapper();
        Numbering numbering = new Numbering();
        List<Comment> comments = record.comments();
        int next = addComments(lines, comments, 0, 0);
        Position before = record.game().beginning();
        for (Game game : states(record.game())) {
            Action act = game.action().orElseThrow();
            boolean numbered = act instanceof Action.Move && numbering.count(before);
            addAct(lines, numbered ? numbering.number() + ". " : "", game, act);
            next = addComments(lines, comments, next, game.length());
            before = game.position();
        }
        lines.add(ResultText.text(record.game()));
        return lines.toString();
    }

    /** The game after each act, in order. */
    static List<Game> states(Game last) {
        List<Game> states = new ArrayList<>();
        for (Optional<Game> game = Optional.of(last);
                game.get().previous().isPresent();
                game = game.get().previous()) {
            states.add(game.get());
        }
        Collections.reverse(states);
        return states;
    }

    private static void addAct(LineWrapper lines, String number, Game after, Action act) {
        Territory territory = after.rules().territory();
        int captured = after.lastSowing().map(RecordWriter::captured).orElse(0);
        String text = Acts.text(territory.pits(), territory.players(), act);
        lines.add(number + text + (captured > 0 ? "+" + captured : ""));
    }

    static int captured(Sowing sowing) {
        return sowing.captured(sowing.player());
    }

    private static int addComments(LineWrapper lines, List<Comment> comments, int next, int acts) {
        int i = next;
        for (; i < comments.size() && comments.get(i).after() == acts; i++) {
            StringBuilder text = new StringBuilder("{");
            appendEscaped(text, comments.get(i).text(), '}', true);
            lines.add(text.append('}').toString());
        }
        return i;
    }

    /** Writes text so that any file of Unicode text carries it. */
    private static void appendEscaped(StringBuilder to, String text, char closing, boolean lineEnds) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == closing || c == '\\') {
                to.append('\\').append(c);
            } else if (isPlain(text, i) || (lineEnds && (c == '\n' || c == '\t'))) {
                to.append(c);
            } else {
                String hex = Integer.toString(c, HEX);
                to.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
            }
        }
    }

    /** Whether the character is no control character, no line end, no mark of byte order and no half of a pair by itself. */
    private static boolean isPlain(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return i > 0 && Character.isHighSurrogate(text.charAt(i - 1));
        }
        return !Character.isISOControl(c) && c != '\u2028' && c != '\u2029' && c != '\uFEFF' && c < '\uFFFE';
    }
}
