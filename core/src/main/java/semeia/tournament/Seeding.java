package semeia.tournament;

import java.util.Locale;
import java.util.stream.Stream;

/** The order of the entrants before the first game. */
public enum Seeding {
    /** The higher rating first; those without one after all others, as they entered. */
    RATING,
    /** As they entered. */
    ENTRY,
    /** By lot. */
    LOT;

    /** The word in a record. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Seeding parse(String word) {
        return Stream.of(values())
                .filter(seeding -> seeding.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new TournamentException("seeding", StrictText.shown(word), "rating, entry or lot"));
    }
}
