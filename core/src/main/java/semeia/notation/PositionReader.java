package semeia.notation;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import semeia.rules.Fault;
import semeia.rules.Fault.Part;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Setup;
import semeia.rules.SetupException;
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

    private final Map<Part, Word> places = new EnumMap<>(Part.class);
    /** Parts that could not be read, so that nothing can be said about them and about totals that they go into. */
    private final Set<Part> unread = EnumSet.noneOf(Part.class);

    private final Set<String> options = new java.util.HashSet<>();
    private final List<Word> pits = new ArrayList<>();
    private final List<Word> stores = new ArrayList<>();

    private Territory territory;
    private int player;
    private boolean extraMove;
    private int starter;
    private Optional<Integer> opener = Optional.empty();
    private int quiet;
    private int resigned;

    PositionReader(Rules rules, List<Word> words, Mark end, Faults faults) {
        this.rules = rules;
        this.territory = rules.territory();
        this.players = territory.players();
        this.words = words;
        this.end = end;
        this.faults = faults;
    }

    /** The position; empty if there were faults, which are now with the others. */
    Optional<Position> read() {
        int before = faults.size();
        readBoard(word(BOARD));
        readStores(word(STORES));
        readMover(word(MOVER));
        for (Word option : words.subList(Math.min(FIRST_OPTION, words.size()), words.size())) {
            readOption(option);
        }
        Setup setup = new Setup(
                territory,
                numbers(pits, Part.PIT),
                numbers(stores, Part.STORE),
                player,
                extraMove,
                starter,
                opener,
                quiet,
                resigned);
        try {
            Position position = rules.position(setup);
            return faults.size() == before ? Optional.of(position) : Optional.empty();
        } catch (SetupException e) {
            e.faults().forEach(this::addIfKnown);
            return Optional.empty();
        }
    }

    private Word word(int field) {
        return field < words.size() ? words.get(field) : new Word("", end);
    }

    private void readBoard(Word board) {
        int row = territory.pits() / 2;
        List<Word> rows = board.split('/');
        places.put(Part.BOARD, board);
        places.put(Part.PITS, board);
        places.put(Part.TOTAL, board);
        if (board.text().isEmpty() || rows.size() != 2) {
            faults.add(
                    board.mark(),
                    "board",
                    board.text(),
                    "two rows of " + row + " numbers with / between, such as " + example(row));
            unread.add(Part.PIT);
            return;
        }
        for (int i = 0; i < 2; i++) {
            readRow(i == 0 ? "South's row" : "North's row", rows.get(i), row);
        }
    }

    private void readRow(String name, Word row, int length) {
        List<Word> found = row.split(',');
        if (found.size() != length) {
            faults.add(row.mark(), name, row.text(), length + " numbers with , between, not " + found.size());
            unread.add(Part.PIT);
        } else {
            pits.addAll(found);
        }
    }

    private static String example(int row) {
        String four = "4" + ",4".repeat(row - 1);
        return four + "/" + four;
    }

    private void readStores(Word text) {
        places.put(Part.STORES, text);
        List<Word> found = Numbers.splitAtMinus(text);
        if (text.text().isEmpty() || found.size() != players) {
            faults.add(
                    text.mark(),
                    "stores",
                    text.text(),
                    players + " numbers with - between, such as 0-0" + (players == 2 ? "" : "-0"));
            unread.add(Part.STORE);
        } else {
            stores.addAll(found);
        }
    }

    private List<Integer> numbers(List<Word> found, Part part) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < found.size(); i++) {
            OptionalInt number = Numbers.parse(found.get(i).text());
            if (number.isEmpty()) {
                Word word = found.get(i);
                faults.add(word.mark(), place(part, i), word.text(), "a number of seeds, 0 to " + rules.seeds());
                unread.add(part);
            }
            numbers.add(number.orElse(0));
        }
        return numbers;
    }

    private String place(Part part, int index) {
        return part == Part.PIT ? "pit " + Names.move(territory.pits(), index) : "store " + Names.seat(players, index);
    }

    private void readMover(Word text) {
        places.put(Part.PLAYER, text);
        player = seat(text, "player to move");
    }

    private int seat(Word text, String place) {
        OptionalInt seat = Names.seat(players, text.text());
        if (seat.isEmpty()) {
            faults.add(text.mark(), place, text.text(), Names.seats(players));
        }
        return seat.orElse(0);
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
        if (equals < 0 && key.equals("x")) {
            extraMove = true;
            places.put(Part.EXTRA_MOVE, option);
            return;
        }
        switch (equals < 0 ? "" : key) {
            case "own" -> readOwn(option, value);
            case "first" -> {
                starter = seat(value, "first");
                places.put(Part.STARTER, option);
            }
            case "opened" -> {
                opener = Optional.of(seat(value, "opened"));
                places.put(Part.OPENER, option);
            }
            case "quiet" -> readQuiet(option, value);
            case "out" -> readOut(option, value);
            default -> faults.add(option.mark(), "option", option.text(), "x, own=, first=, opened=, quiet= or out=");
        }
    }

    private void readOwn(Word option, Word value) {
        places.put(Part.TERRITORY, option);
        Optional<Territory> division = division(value.text(), rules.territory());
        if (division.isEmpty()) {
            faults.add(value.mark(), "own", value.text(), divisions(rules.territory()));
        }
        territory = division.orElse(territory);
    }

    /** The division that {@code 8}, {@code 8-4} or {@code 5-4-3} means on a board like {@code usual}. */
    static Optional<Territory> division(String text, Territory usual) {
        List<Word> parts = new Word(text, Mark.START).split('-');
        int players = usual.players();
        if (parts.size() != players && (players != 2 || parts.size() != 1)) {
            return Optional.empty();
        }
        int[] shares = new int[players];
        int rest = usual.pits();
        for (int i = 0; i < parts.size(); i++) {
            shares[i] = Numbers.parse(parts.get(i).text()).orElse(-1);
            if (shares[i] < 0 || shares[i] > rest || shares[i] == usual.pits()) {
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

    static String divisions(Territory usual) {
        return usual.players() == 2
                ? "the pits that South owns, 1 to " + (usual.pits() - 1)
                : "the pits of each player, " + usual.pits() + " in all, such as " + usual;
    }

    private void readQuiet(Word option, Word value) {
        places.put(Part.QUIET, option);
        OptionalInt number = Numbers.parse(value.text());
        if (number.isEmpty()) {
            faults.add(value.mark(), "quiet", value.text(), "a number of plies from 0");
        }
        quiet = number.orElse(0);
    }

    private void readOut(Word option, Word value) {
        places.put(Part.RESIGNED, option);
        resigned |= 1 << seat(value, "out");
        if (players == 2) {
            unread.add(Part.RESIGNED);
            faults.add(option.mark(), "option", option.text(), "none: with two players the game is over");
        }
    }

    private void addIfKnown(Fault fault) {
        boolean unreadPits = unread.contains(Part.PIT);
        boolean unreadStores = unread.contains(Part.STORE);
        boolean known = switch (fault.part()) {
            case PITS, BOARD -> !unreadPits;
            case STORES -> !unreadStores;
            case TOTAL -> !unreadPits && !unreadStores;
            default -> !unread.contains(fault.part());
        };
        if (fault.part() == Part.PIT || fault.part() == Part.STORE) {
            Word word = (fault.part() == Part.PIT ? pits : stores).get(fault.index());
            faults.add(word.mark(), place(fault.part(), fault.index()), word.text(), fault.expected());
        } else if (known) {
            Word word = places.getOrDefault(fault.part(), word(BOARD));
            boolean sum = fault.part() == Part.TOTAL || fault.part() == Part.BOARD;
            faults.add(word.mark(), fault.place(), sum ? fault.value() : word.text(), fault.expected());
        }
    }
}
