package semeia.match;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.notation.RecordReader;
import semeia.notation.Tag;
import semeia.notation.TextFault;

/**
 * Writes and reads matches: the records of their games, each with tags that say which game of which match it is, from what lots are
 * drawn, and what was drawn.
 */
final class MatchText {
    private static final String MATCH = "Match";
    private static final String GAME = "Game";
    private static final String LOTS = "Lots";
    private static final String DRAW = "Draw";
    private static final List<String> RESERVED = List.of(MATCH, GAME, LOTS, DRAW);

    private final RecordReader reader;
    private final List<TextFault> faults = new ArrayList<>();
    private final List<GameRecord> games = new ArrayList<>();
    private Optional<Match> start = Optional.empty();
    private Optional<Match> match = Optional.empty();

    MatchText(String text) {
        this.reader = new RecordReader(new StringReader(text));
    }

    static boolean isReserved(String name) {
        return RESERVED.contains(name);
    }

    static String format(MatchRecord record) {
        List<String> text = new ArrayList<>();
        Match match = record.start();
        for (GameRecord game : record.games()) {
            text.add(tagged(match, game).format());
            match = MatchRecord.after(match, game);
        }
        return String.join("\n", text);
    }

    /** The game with the tags of the match whose next it is. */
    static GameRecord tagged(Match match, GameRecord game) {
        List<Tag> tags = tags(match);
        tags.addAll(game.tags());
        return new GameRecord(tags, game.game(), game.comments());
    }

    /** The tags of the match in its next game. */
    private static List<Tag> tags(Match match) {
        List<Tag> tags = new ArrayList<>();
        tags.add(new Tag(MATCH, match.kind().text()));
        tags.add(new Tag(GAME, Integer.toString(match.outcomes().size() + 1)));
        match.lots().ifPresent(lots -> tags.add(new Tag(LOTS, Long.toString(lots.seed()))));
        drawn(match).ifPresent(seat -> tags.add(new Tag(DRAW, seat)));
        return tags;
    }

    /** Who the lot made the starter of the next game; empty if there is no lot for it. */
    private static Optional<String> drawn(Match match) {
        boolean byLot = match.lots().isPresent()
                && (match.outcomes().isEmpty() || match.kind().drawsLotsForEachGame());
        int players = match.rules().territory().players();
        return byLot ? Optional.of(Notation.formatSeat(players, match.starter())) : Optional.empty();
    }

    MatchRecord read() {
        boolean more = true;
        while (more) {
            more = readGame();
        }
        if (games.isEmpty() && faults.isEmpty()) {
            faults.add(new TextFault(1, 1, "match", "", "the records of its games"));
        }
        if (!faults.isEmpty()) {
            throw new NotationException(faults);
        }
        return new MatchRecord(start.orElseThrow(), games);
    }

    /** Reads a game; false at the end of the text. After a fault the games that follow are only read, not played. */
    private boolean readGame() {
        try {
            Optional<GameRecord> record = reader.next();
            record.ifPresent(this::add);
            return record.isPresent();
        } catch (NotationException e) {
            faults.addAll(e.faults());
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void add(GameRecord record) {
        if (games.isEmpty() && faults.isEmpty()) {
            start = begin(record);
            match = start;
        }
        if (faults.isEmpty() && match.isPresent()) {
            Match before = match.get();
            checkTags(before, record);
            GameRecord own = new GameRecord(own(record.tags()), record.game(), record.comments());
            checkOrder();
            MatchRecord.fault(before, own, true)
                    .ifPresent(fault ->
                            fault(record, GAME, fault.place() + " is " + fault.value() + "; " + fault.expected()));
            games.add(own);
            match = faults.isEmpty() ? Optional.of(MatchRecord.after(before, own)) : Optional.empty();
        }
    }

    private void checkOrder() {
        boolean open = games.size() > match.orElseThrow().outcomes().size();
        if (open) {
            faults.add(
                    reader.fault(GAME, Integer.toString(games.size() + 1), "none: the game before it is not finished"));
        }
    }

    private static List<Tag> own(List<Tag> tags) {
        return tags.stream().filter(tag -> !isReserved(tag.name())).toList();
    }

    private Optional<Match> begin(GameRecord record) {
        Optional<Lots> lots = lots(record);
        try {
            MatchRules kind = MatchRules.parse(record.tag(MATCH).orElse(""));
            int starter = record.game().beginning().player();
            return Optional.of(
                    lots.isPresent()
                            ? Match.start(record.game().rules(), kind, lots.get())
                            : Match.start(record.game().rules(), kind, starter));
        } catch (MatchException e) {
            e.faults().forEach(fault -> fault(record, MATCH, fault.expected()));
            return Optional.empty();
        }
    }

    private Optional<Lots> lots(GameRecord record) {
        if (record.tag(LOTS).isEmpty()) {
            return Optional.empty();
        }
        OptionalLong seed = seed(record.tag(LOTS).get());
        if (seed.isEmpty()) {
            fault(record, LOTS, "a whole number of 64 bits");
        }
        return Optional.of(new Lots(seed.orElse(0)));
    }

    private static OptionalLong seed(String text) {
        try {
            long seed = Long.parseLong(text);
            return Long.toString(seed).equals(text) ? OptionalLong.of(seed) : OptionalLong.empty();
        } catch (NumberFormatException e) {
            return OptionalLong.empty();
        }
    }

    /** Checks that each tag of the match is as it would be written. */
    private void checkTags(Match before, GameRecord record) {
        if (before.outcome().isPresent()) {
            return;
        }
        List<Tag> right = tags(before);
        for (String name : RESERVED) {
            Optional<String> expected = right.stream()
                    .filter(tag -> tag.name().equals(name))
                    .map(Tag::value)
                    .findFirst();
            if (!record.tag(name).equals(expected)) {
                fault(record, name, expected.orElse("no such tag"));
            }
        }
    }

    private void fault(GameRecord record, String tag, String expected) {
        faults.add(reader.fault(tag, record.tag(tag).orElse(""), expected));
    }
}
