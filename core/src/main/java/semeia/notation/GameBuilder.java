package semeia.notation;

import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Rules;
import semeia.rules.Territory;

/**
 * Plays the acts of a record. After a fault in the beginning or an illegal act nothing more is played, but every word is still read, so
 * that all errors of form are reported.
 */
final class GameBuilder {
    private static final int MOST_PITS = 24;

    private final Faults faults;
    private final String otherWords;
    private final int pits;
    private final int players;
    private final Numbering numbering = new Numbering();
    private Optional<Game> game;
    private Optional<Word> number = Optional.empty();
    private int acts;

    /**
     * A builder that has played nothing.
     *
     * @param rules the rules, whose pits and seats the words are; empty after a fault
     * @param beginning the game before the first act; empty after a fault
     * @param otherWords what may stand for an act besides a pit, in words; perhaps empty
     */
    GameBuilder(Optional<Rules> rules, Optional<Game> beginning, String otherWords, Faults faults) {
        this.game = beginning;
        this.otherWords = otherWords;
        this.faults = faults;
        Optional<Territory> territory = rules.map(Rules::territory);
        this.pits = territory.map(Territory::pits).orElse(MOST_PITS);
        this.players = territory.map(Territory::players).orElse(0);
    }

    /** The game so far; empty after a fault. */
    Optional<Game> game() {
        return game;
    }

    /** How many acts were read, played or not. */
    int acts() {
        return acts;
    }

    /** Takes the number of the move that follows, such as {@code 3.} or {@code 3...}. */
    void number(Word word) {
        number.ifPresent(before -> faults.add(before.mark(), "move number", before.text(), "a move after it"));
        number = Optional.of(word);
    }

    /** Reads a move with or without the seeds that it captures, such as {@code D} or {@code D+2}. */
    void move(Word word) {
        int plus = word.text().indexOf('+');
        Word name = plus < 0 ? word : word.part(0, plus);
        acts++;
        OptionalInt move = Names.move(pits, name.text());
        if (move.isEmpty()) {
            number = Optional.empty();
            refuse(word);
            return;
        }
        if (game.isPresent() && !game.get().isOver()) {
            numbering.count(game.get().position());
            checkNumber(0);
        }
        number = Optional.empty();
        play(new Action.Move(move.getAsInt()), name);
        if (plus >= 0 && game.isPresent()) {
            checkCapture(word.part(plus, word.text().length()));
        }
    }

    /** The number before a move must be the move's; before another act it may also be the next. */
    private void checkNumber(int ahead) {
        if (number.isEmpty() || game.isEmpty()) {
            return;
        }
        Word word = number.get();
        int found = Numbers.parse(word.text().substring(0, word.text().indexOf('.')))
                .orElse(-1);
        int right = numbering.number();
        if (found < right || found > right + ahead) {
            faults.add(word.mark(), "move number", word.text(), right + ".");
        }
    }

    private void checkCapture(Word capture) {
        int captured = game.orElseThrow()
                .lastSowing()
                .map(sowing -> sowing.captured(sowing.player()))
                .orElse(0);
        if (!capture.text().equals("+" + captured)) {
            faults.add(capture.mark(), "capture", capture.text(), captured == 0 ? "none" : "+" + captured);
        }
    }

    /** Reads an act with a seat, such as {@code resign S}. */
    void bySeat(Word verb, Word seat) {
        beginAct();
        if (players == 0) {
            return;
        }
        OptionalInt found = Names.seat(players, seat.text());
        if (found.isEmpty()) {
            faults.add(seat.mark(), "seat after " + verb.text(), seat.text(), Names.seats(players));
            game = Optional.empty();
        } else {
            play(Acts.bySeat(verb.text(), found.getAsInt()), verb);
        }
    }

    void agree(Word word) {
        beginAct();
        play(new Action.Agree(), word);
    }

    private void beginAct() {
        acts++;
        checkNumber(1);
        number = Optional.empty();
    }

    /** Reports a word that is nothing, and stops playing. */
    private void refuse(Word word) {
        String expected = "a pit, " + Names.pits(pits) + otherWords;
        faults.add(word.mark(), "move", word.text(), expected);
        game = Optional.empty();
    }

    /** Reports a number that nothing follows. */
    void finish() {
        number.ifPresent(word -> faults.add(word.mark(), "move number", word.text(), "a move after it"));
    }

    private void play(Action act, Word word) {
        if (game.isEmpty()) {
            return;
        }
        if (acts > GameRecord.MOST_ACTS) {
            faults.add(word.mark(), "act", word.text(), "at most " + GameRecord.MOST_ACTS + " acts in a record");
            game = Optional.empty();
            return;
        }
        try {
            game = Optional.of(game.get().act(act));
        } catch (IllegalMoveException e) {
            String kind = act instanceof Action.Move ? "move" : "act";
            faults.add(
                    word.mark(),
                    kind,
                    word.text(),
                    "a legal " + kind + ": " + e.refusal().text());
            game = Optional.empty();
        }
    }
}
