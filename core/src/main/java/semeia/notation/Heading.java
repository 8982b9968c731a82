package semeia.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Fault;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.RulesIdException;
import semeia.rules.SetupException;
import semeia.rules.Territory;

/** The tags of a record: what is known about the game, and from what the game begins. */
final class Heading {
    private final Faults faults;
    private final List<Tag> tags = new ArrayList<>();
    private final Map<String, Word> derived = new HashMap<>();
    private final Map<String, Word> names = new HashMap<>();
    private Optional<Rules> rules = Optional.empty();

    Heading(Faults faults) {
        this.faults = faults;
    }

    /** Takes a tag whose name is one. */
    void add(String name, Word value, Mark mark) {
        if (names.putIfAbsent(name, value) != null) {
            faults.add(mark, "tag " + name, value.text(), name + " only once");
        } else if (Tag.isDerived(name)) {
            derived.put(name, value);
        } else {
            tags.add(new Tag(name, value.text()));
        }
    }

    /** The rules; empty before {@link #beginning} and after a fault. */
    Optional<Rules> rules() {
        return rules;
    }

    /** Every tag by its name. */
    Map<String, Word> places() {
        return names;
    }

    /** The tags that do not follow from the game. */
    List<Tag> tags() {
        return tags;
    }

    /** The value of a derived tag. */
    Optional<Word> derived(String name) {
        return Optional.ofNullable(derived.get(name));
    }

    /** The game before the first act; empty if there were faults, which are now with the others. */
    Optional<Game> beginning(Mark missing) {
        rules = rules(derived(Tag.RULES).orElse(new Word("", missing)), "tag " + Tag.RULES, faults);
        if (rules.isEmpty()) {
            return Optional.empty();
        }
        Optional<Word> position = derived(Tag.POSITION);
        if (position.isEmpty()) {
            return start(rules.get());
        }
        refuseBeside(Tag.TERRITORY);
        refuseBeside(Tag.STARTER);
        return position(rules.get(), position.get()).map(found -> Game.from(rules.get(), found));
    }

    /** The rules of that id; empty if there are none, which is now a fault with the others. */
    static Optional<Rules> rules(Word id, String place, Faults faults) {
        try {
            return Optional.of(RuleBook.byId(id.text()));
        } catch (RulesIdException e) {
            faults.add(id.mark(), place, id.text(), e.expected());
            return Optional.empty();
        }
    }

    private void refuseBeside(String name) {
        derived(name)
                .ifPresent(
                        value -> faults.add(value.mark(), "tag " + name, value.text(), "no such tag beside Position"));
    }

    private Optional<Position> position(Rules rules, Word text) {
        return new PositionReader(
                        rules, text.split(), text.mark().plus(text.text().length()), faults)
                .read();
    }

    private Optional<Game> start(Rules rules) {
        Territory standard = rules.territory();
        Optional<Word> division = derived(Tag.TERRITORY);
        Optional<Word> starter = derived(Tag.STARTER);
        Optional<Territory> territory = division.map(word -> PositionReader.division(word.text(), standard))
                .orElse(Optional.of(standard));
        OptionalInt seat =
                starter.map(word -> Names.seat(standard.players(), word.text())).orElse(OptionalInt.of(0));
        if (territory.isEmpty()) {
            Word word = division.orElseThrow();
            faults.add(word.mark(), "tag Territory", word.text(), PositionReader.divisions(standard));
        }
        if (seat.isEmpty()) {
            Word word = starter.orElseThrow();
            faults.add(word.mark(), "tag Starter", word.text(), Names.seats(standard.players()));
        }
        if (territory.isEmpty() || seat.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Game.start(rules, territory.get(), seat.getAsInt()));
        } catch (SetupException e) {
            for (Fault fault : e.faults()) {
                Word word = division.orElseThrow();
                faults.add(word.mark(), "tag Territory", word.text(), fault.expected());
            }
            return Optional.empty();
        }
    }
}
