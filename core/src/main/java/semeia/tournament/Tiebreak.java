package semeia.tournament;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What puts those in order who have as many points. */
public enum Tiebreak {
    /** The points that those who are level made against each other; counts only where all of them have met. */
    DIRECT,
    /** The points of all opponents; for a round without one, one's own points. */
    BUCHHOLZ,
    /** The same without the opponent who has the fewest. */
    BUCHHOLZ_CUT,
    /** The points of those whom one beat, and half of those whom one drew with. */
    SONNEBORN_BERGER,
    /** Games or matches won at the board. */
    WINS,
    /** Seeds, or the score of matches: one's own less the others'. */
    DIFFERENCE,
    /** The points after the first round, after the second, and so on, all added up: who scored early met the stronger. */
    PROGRESSIVE,
    /** The higher rating. */
    RATING,
    /** A lot, drawn from the number of the tournament. */
    LOT;

    /** The word in a record: {@code buchholz-cut}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Tiebreak parse(String word) {
        return Stream.of(values())
                .filter(tiebreak -> tiebreak.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new TournamentException(
                        "tie-break",
                        StrictText.shown(word),
                        "one of " + Stream.of(values()).map(Tiebreak::word).collect(Collectors.joining(", "))));
    }
}
