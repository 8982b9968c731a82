package semeia.tournament;

import java.util.List;

/**
 * How an entrant stands.
 *
 * @param place from 1; those whom nothing separates share one
 * @param entrant the number of the entrant
 * @param points what counts first, in twenty-fourths: points; in a knock-out the rounds won, where the winner stays the longest row of
 *     wins
 * @param values what each tie-break of the settings gives, in twenty-fourths; of lots and where lower is better the negative
 * @param played games or matches played at the board
 * @param won of these
 * @param drawn of these
 * @param seeds their own seeds in them, where they are known
 * @param against the seeds of the others in them
 */
public record Standing(
        int place,
        int entrant,
        int points,
        List<Long> values,
        int played,
        int won,
        int drawn,
        int seeds,
        int against) {}
