package semeia.notation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import semeia.rules.Fault.Part;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Setup;
import semeia.rules.Territory;

/** Reads one position (rule 8): first its parts, each with its place in the text, then the set-up they make. */
final class PositionReader {
    private static final int BOARD = 0;
    private static final int STORES = 1;
    private static final int MOVER = 2;
    private static final int FIRST_OPTION = 3;

    private final Rules rules;
    private final int players;
    private final List<Word> words;
    private final Mark end;
    private final Faults faults;
    private final SetupText text;
    private final Set<String> options = new HashSet<>();

    private Territory territory;
    private int player;
    private boolean extraMove;
    private int starter;
    private Optional<Integer> opener = Optional.empty();
    private boolean opening;
    private int quiet;
    private int resigned;

    PositionReader(Rules rules, List<Word> words, Mark end, Faults faults) {
        this.rules = rules;
        this.territory = rules.territory();
        this.players = territory.players();
        this.words = words;
        this.end = end;
        this.faults = faults;
        this.text = new SetupText(rules, word(BOARD), faults);
    }

    /** The position; empty if there were faults, which are now with the others. */
    Optional<Position> read() {
        readBoard(word(BOARD));
        readStores(word(STORES));
        text.place(Part.PLAYER, word(MOVER));
        player = text.seat(word(MOVER), "player to move");
        for (Word option : words.subList(Math.min(FIRST_OPTION, words.size()), words.size())) {
            readOption(option);
        }
        return text.position(new Setup(
                territory, text.seeds(), text.stores(), player, extraMove, starter, opener, opening, quiet, resigned));
    }

    private Word word(int field) {
        return field < words.size() ? words.get(field) : new Word("", end);
    }

    private void readBoard(Word board) {
        int row = territory.pits() / 2;
        List<Word> rows = board.split('/');
        if (board.text().isEmpty() || rows.size() != 2) {
            String four = "4" + ",4".repeat(row - 1);
            text.refuse(
                    Part.PIT,
                    board,
                    "board",
                    "two rows of " + row + " numbers with / between, such as " + four + "/" + four);
            return;
        }
        readRow("South's row", rows.get(0), row);
        readRow("North's row", rows.get(1), row);
    }

    private void readRow(String name, Word row, int length) {
        List<Word> found = row.split(',');
        if (found.size() != length) {
            text.refuse(Part.PIT, row, name, length + " numbers with , between, not " + found.size());
        } else {
            text.addPits(found);
        }
    }

    private void readStores(Word word) {
        text.place(Part.STORES, word);
        List<Word> found = Numbers.splitAtMinus(word);
        if (word.text().isEmpty() || found.size() != players) {
            String example = "0" + "-0".repeat(players - 1);
            text.refuse(Part.STORE, word, "stores", players + " numbers with - between, such as " + example);
        } else {
            text.addStores(found);
        }
    }

    private void readOption(Word option) {
        int equals = option.text().indexOf('=');
        String key = equals < 0 ? option.text() : option.text().substring(0, equals);
        Word value = option.part(
                equals < 0 ? option.text().length() : equals + 1, option.text().length());
        if (!options.add(key)) {
            faults.add(option.mark(), "option", option.text(), key + " only once");
            return;
        }
        switch (equals < 0 && !key.equals("x") ? "" : key) {
            case "x" -> readExtraMove(option, equals);
            case "own" -> readOwn(option, value);
            case "first" -> {
                text.place(Part.STARTER, option);
                starter = text.seat(value, "first");
            }
            case "opened" -> {
                text.place(Part.OPENER, option);
                opener = Optional.of(text.seat(value, "opened"));
            }
            case "moved" -> readMoved(option, value);
            case "quiet" -> readQuiet(option, value);
            case "out" -> readOut(option, value);
            default -> refuseOption(option);
        }
    }

    private void refuseOption(Word option) {
        faults.add(option.mark(), "option", option.text(), "x, own=, first=, opened=, moved=, quiet= or out=");
    }

    private void readExtraMove(Word option, int equals) {
        text.place(Part.EXTRA_MOVE, option);
        extraMove = true;
        if (equals >= 0) {
            refuseOption(option);
        }
    }

    private void readOwn(Word option, Word value) {
        text.place(Part.TERRITORY, option);
        Optional<Territory> division = division(value.text(), rules.territory());
        if (division.isEmpty()) {
            text.refuse(Part.TERRITORY, value, "own", divisions(rules.territory()));
        }
        territory = division.orElse(territory);
    }

    /** The division that {@code 8}, {@code 8-4} or {@code 5-4-3} means on a board like {@code standard}. */
    static Optional<Territory> division(String text, Territory standard) {
        List<Word> parts = new Word(text, Mark.START).split('-');
        int players = standard.players();
        if (parts.size() != players && (players != 2 || parts.size() != 1)) {
            return Optional.empty();
        }
        int[] shares = new int[players];
        int rest = standard.pits();
        for (int i = 0; i < parts.size(); i++) {
            shares[i] = Numbers.parse(parts.get(i).text()).orElse(-1);
            if (shares[i] < 0 || shares[i] > rest || shares[i] == standard.pits()) {
                return Optional.empty();
            }
            rest -= shares[i];
        }
        if (parts.size() < players) {
            shares[1] = rest;
            rest = 0;
        }
        int owners = 0;
        for (int share : shares) {
            owners += share > 0 ? 1 : 0;
        }
        return rest == 0 && owners >= 2 ? Optional.of(Territory.of(shares)) : Optional.empty();
    }

    static String divisions(Territory standard) {
        return standard.players() == 2
                ? "the pits that South owns, 1 to " + (standard.pits() - 1)
                : "the pits of each player, " + standard.pits() + " in all, such as " + standard;
    }

    private void readMoved(Word option, Word value) {
        text.place(Part.MOVED, option);
        OptionalInt number = Numbers.parse(value.text());
        if (number.isEmpty() || number.getAsInt() < 0) {
            text.refuse(Part.MOVED, value, "moved", "a number of moves from 0 to " + Numbers.MOST);
        }
        opening = number.isPresent() && number.getAsInt() == 0;
    }

    private void readQuiet(Word option, Word value) {
        text.place(Part.QUIET, option);
        OptionalInt number = Numbers.parse(value.text());
        if (number.isEmpty()) {
            int most = Math.min(rules.guard() - 1, Numbers.MOST);
            text.refuse(Part.QUIET, value, "quiet", "a number of plies from 0 to " + most);
        }
        quiet = number.orElse(0);
    }

    private void readOut(Word option, Word value) {
        text.place(Part.RESIGNED, option);
        if (players == 2) {
            text.refuse(Part.RESIGNED, option, "option", "none: with two players the game is over");
        } else {
            resigned |= 1 << text.seat(value, "out");
        }
    }
}
