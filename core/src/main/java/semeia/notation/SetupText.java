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

/**
 * Where in a text each part of a set-up stands, so that what the rules find wrong in the set-up can be reported at its place. Parts that
 * could not be read are reported once, and nothing more about them or about totals that they go into.
 */
final class SetupText {
    private final Rules rules;
    private final Faults faults;
    private final int before;
    private final List<Word> pits = new ArrayList<>();
    private final List<Word> stores = new ArrayList<>();
    private final Map<Part, Word> places = new EnumMap<>(Part.class);
    private final Set<Part> unread = EnumSet.noneOf(Part.class);

    /** A text whose board is {@code board}. */
    SetupText(Rules rules, Word board, Faults faults) {
        this.rules = rules;
        this.faults = faults;
        this.before = faults.size();
        place(Part.BOARD, board);
        place(Part.PITS, board);
        place(Part.TOTAL, board);
        place(Part.TERRITORY, board);
    }

    void place(Part part, Word word) {
        places.put(part, word);
    }

    /** Reports that a part cannot be read; {@link Part#PIT} and {@link Part#STORE} stand for all of them. */
    void refuse(Part part, Word word, String name, String expected) {
        faults.add(word.mark(), name, word.text(), expected);
        unread.add(part);
    }

    /** Adds the words for pits, in sowing order. */
    void addPits(List<Word> words) {
        pits.addAll(words);
    }

    /** Adds the words for stores, in seat order. */
    void addStores(List<Word> words) {
        stores.addAll(words);
    }

    /** The seeds of the pits, a fault for each that is no number. */
    List<Integer> seeds() {
        return numbers(pits, Part.PIT);
    }

    /** The seeds of the stores, a fault for each that is no number. */
    List<Integer> stores() {
        return numbers(stores, Part.STORE);
    }

    private List<Integer> numbers(List<Word> words, Part part) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            OptionalInt number = Numbers.parse(words.get(i).text());
            if (number.isEmpty()) {
                refuse(part, words.get(i), name(part, i), "a number of seeds, 0 to " + rules.seeds());
            }
            numbers.add(number.orElse(0));
        }
        return numbers;
    }

    /** The seat that the word names; a fault if none. */
    int seat(Word word, String name) {
        int players = rules.territory().players();
        OptionalInt seat = Names.seat(players, word.text());
        if (seat.isEmpty()) {
            faults.add(word.mark(), name, word.text(), Names.seats(players));
        }
        return seat.orElse(0);
    }

    /** The position; empty if there were faults, which are now with the others. */
    Optional<Position> position(Setup setup) {
        try {
            Position position = rules.position(setup);
            return faults.size() == before ? Optional.of(position) : Optional.empty();
        } catch (SetupException e) {
            e.faults().forEach(this::addIfRead);
            return Optional.empty();
        }
    }

    private void addIfRead(Fault fault) {
        if (fault.part() == Part.PIT || fault.part() == Part.STORE) {
            Word word = (fault.part() == Part.PIT ? pits : stores).get(fault.index());
            faults.add(word.mark(), name(fault.part(), fault.index()), word.text(), fault.expected());
        } else if (isRead(fault.part())) {
            Word word = places.getOrDefault(fault.part(), places.get(Part.BOARD));
            boolean sum = fault.part() == Part.TOTAL || fault.part() == Part.BOARD;
            faults.add(word.mark(), fault.place(), sum ? fault.value() : word.text(), fault.expected());
        }
    }

    private boolean isRead(Part part) {
        boolean pitsRead = !unread.contains(Part.PIT);
        boolean storesRead = !unread.contains(Part.STORE);
        return switch (part) {
            case PITS, BOARD -> pitsRead;
            case STORES -> storesRead;
            case TOTAL -> pitsRead && storesRead;
            default -> !unread.contains(part);
        };
    }

    private String name(Part part, int index) {
        return part == Part.PIT
                ? "pit " + Names.move(rules.territory().pits(), index)
                : "store " + Names.seat(rules.territory().players(), index);
    }
}
