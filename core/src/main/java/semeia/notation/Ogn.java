package semeia.notation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** Writes games as the program Aualé does, in Oware Game Notation; {@link OgnReader} reads them. */
final class Ogn {
    static final String VARIANT = "Variant";
    static final String FEN = "FEN";
    static final String UNKNOWN = "?";
    static final String OWARE = "Oware Abapa";
    /** Our tag for an act that ends the game: the form has no words for it. */
    static final String ENDING = "Ending";
    /** Our tag for a result that does not follow from the moves. */
    static final String SCORE = "Score";
    /** Our tag for what is said before the first move: Aualé knows no comment there. */
    static final String INTRODUCTION = "Introduction";

    private static final List<String> ROSTER = List.of("Event", "Site", "Date", "Round", "South", "North");

    private Ogn() {}

    /**
     * The record as text.
     *
     * @throws NotationException if the rules are not of one lap
     */
    static String text(GameRecord record) {
        OneLap.require(record.game().rules());
        StringBuilder text = new StringBuilder();
        tags(record)
                .forEach((name, value) -> text.append('[')
                        .append(name)
                        .append(" \"")
                        .append(escaped(value))
                        .append("\"]\n"));
        return text.append('\n').append(moves(record)).toString();
    }

    private static Map<String, String> tags(GameRecord record) {
        Game game = record.game();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(
                VARIANT,
                game.rules().equals(RuleBook.ABAPA) ? OWARE : game.rules().id());
        ROSTER.forEach(name -> tags.put(name, record.tag(name).orElse(UNKNOWN)));
        tags.put(Tag.RESULT, result(record));
        Position beginning = game.beginning();
        if (!GameRecord.same(beginning, game.rules().start())) {
            tags.put(FEN, Auale.format(game.rules(), beginning));
        }
        game.action()
                .filter(act -> !(act instanceof Action.Move))
                .ifPresent(
                        act -> tags.put(ENDING, Acts.text(beginning.territory().pits(), 2, act)));
        String introduction = comment(record, 0);
        if (!introduction.isEmpty()) {
            tags.put(INTRODUCTION, introduction);
        }
        record.tags().stream()
                .filter(tag -> !tag.name().equals(SCORE))
                .forEach(tag -> tags.putIfAbsent(tag.name(), tag.value()));
        return tags;
    }

    static String result(GameRecord record) {
        return record.game().outcome().isPresent()
                ? ResultText.text(record.game())
                : record.tag(SCORE).orElse(ResultText.OPEN);
    }

    /** Escapes quotes and backslashes; the form knows no others, so that line ends become spaces. */
    private static String escaped(String value) {
        return inOneLine(value).replace("\\", "\\\\").replace("\"", "\\\"");
    }

    static String inOneLine(String text) {
        StringBuilder line = new StringBuilder();
        for (Word word : Word.split(text)) {
            line.append(line.isEmpty() ? "" : " ").append(word.text());
        }
        return line.toString();
    }

    /** What is said after so many acts, in one line; a closing brace cannot be said. */
    private static String comment(GameRecord record, int acts) {
        StringBuilder text = new StringBuilder();
        for (Comment comment : record.comments()) {
            if (comment.after() == acts) {
                text.append(' ').append(comment.text());
            }
        }
        return inOneLine(text.toString().replace('}', ')'));
    }

    /** The moves; an open result is written only where nothing else parts the tags from those of the next game. */
    private static String moves(GameRecord record) {
        LineWrapper lines = new LineWrapper();
        Numbering numbering = new Numbering();
        Position before = record.game().beginning();
        for (Game game : RecordWriter.states(record.game())) {
            if (game.action().orElseThrow() instanceof Action.Move move) {
                String number = numbering.count(before) ? numbering.number() + ". " : "";
                int captured = game.lastSowing().map(RecordWriter::captured).orElse(0);
                String name = Names.move(before.territory().pits(), move.move());
                lines.add(number + name + (captured > 0 ? "+" + captured : ""));
            }
            addComment(lines, comment(record, game.length()));
            before = game.position();
        }
        String result = result(record);
        if (!result.equals(ResultText.OPEN) || numbering.number() == 0) {
            lines.add(result);
        }
        return lines.toString();
    }

    private static void addComment(LineWrapper lines, String comment) {
        if (!comment.isEmpty()) {
            for (String word : ("{ " + comment + " }").split(" ")) {
                lines.add(word);
            }
        }
    }

    /** The rules that a variant stands for; empty if there were faults, which are now with the others. */
    static Optional<Rules> rules(Optional<Word> variant, Faults faults) {
        Word word = variant.orElse(new Word(OWARE, Mark.START));
        List<String> oware = List.of(OWARE, "Oware", "Abapa", UNKNOWN, "");
        if (oware.contains(word.text())) {
            return Optional.of(RuleBook.ABAPA);
        }
        Optional<Rules> rules = Heading.rules(word, "tag " + VARIANT, faults);
        return rules.filter(found -> OneLap.check(found, word, faults));
    }
}
