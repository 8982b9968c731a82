package semeia.rules;

import java.util.ArrayList;
import java.util.List;

/** The parameters of games of one lap with captures by the last seed (rule 3); the first value of each is the default. */
final class LapParameters {
    /** Whether a sowing that goes round drops a seed in the pit it came from (rule 3.1). */
    enum Origin {
        /** Never: the pit stays empty. */
        SKIPPED,
        /** Every time round. */
        SOWN
    }

    /** Whether a pit with one seed may be lifted. */
    enum Singles {
        /** Yes. */
        FREE,
        /** Only while the player owns no pit with two or more. */
        LAST,
        /** No. */
        NEVER
    }

    /** Whether a player must feed an opponent whose row is empty before the move (rule 3.4). */
    enum Feed {
        /** Only moves after which, captures included, the opponent has a seed. */
        MUST,
        /** Any move. */
        FREE
    }

    /** In whose pit the last seed must fall to capture (rule 3.2). */
    enum Where {
        /** The opponent's. */
        OTHER,
        /** Any. */
        ANY
    }

    /** How far back a capture runs (rule 3.2). */
    enum Chain {
        /** To the end of the opponent's row. */
        ROW,
        /** On into the player's own row and beyond. */
        HOME,
        /** Not at all: the last seed's pit alone. */
        NONE
    }

    /** Who gets a captured pit. */
    enum Taker {
        /** The player who moves. */
        MOVER,
        /** The owner of the pit. */
        OWNER
    }

    /** Whether a sowing of one single seed captures. */
    enum Lone {
        /** As any other. */
        CAPTURES,
        /** No. */
        CAPTURES_NOTHING
    }

    /** What a capture does that would take every seed of the opponent's row (rule 3.3). */
    enum Slam {
        /** The move stands, nothing is taken. */
        CAPTURES_NOTHING,
        /** It is taken. */
        CAPTURES,
        /** It is taken, and the same player moves again and must feed. */
        CAPTURES_AND_FEEDS,
        /** Such a move is illegal. */
        FORBIDDEN,
        /** A move that leaves the opponent no seed is illegal unless every move does; then it captures. Feeding has no say. */
        FORBIDDEN_UNLESS_ALL_ARE
    }

    /** What happens when the player to move has no legal move (rule 3.5). */
    enum Stuck {
        /** The game ends. */
        ENDS,
        /** The player is passed over; if nobody can move the game ends. */
        PASSES
    }

    /** Who gets what is left when the game ends for want of a move (rule 3.5). */
    enum Stranded {
        /** Each takes the seeds of the own row. */
        ROW_OWNER,
        /** The player whose row is empty takes all; if no row is, each the own row. */
        EMPTY_ROW,
        /** The opponent of the player who cannot move takes all. */
        OPPONENT_OF_MOVER,
        /** Nobody, also when the game ends by repetition, claim, agreement or the guard. */
        NOBODY
    }

    /** What happens when a player has captured more than half of all seeds (rule 3.6). */
    enum Majority {
        /** Nothing. */
        PLAYS_ON,
        /** The player wins at once; the rest stays uncounted. */
        WINS_AT_ONCE,
        /** The game ends; both take the seeds of their own rows. */
        ENDS_AND_BOTH_COLLECT
    }

    /** The word for {@code then} that takes the values of {@code take}. */
    static final String SAME = "same";
    /** The word for {@code full} that passes over no pit. */
    static final String NO_PIT = "none";

    static final List<Parameter> ALL = List.of(
            Parameter.number("row", PackedPits.FEWEST_PITS_A_ROW, PackedPits.MOST_PITS_A_ROW, "", "6")
                    .inPresetsOnly(),
            Parameter.number("seeds", 1, PackedPits.MOST_SEEDS / 4, "", "4").inPresetsOnly(),
            Parameter.of("direction", Rules.Direction.values()).inPresetsOnly(),
            Parameter.of("origin", Origin.values()),
            Parameter.number("full", 1, PackedPits.MOST_SEEDS, NO_PIT, NO_PIT),
            Parameter.of("singles", Singles.values()),
            Parameter.of("feed", Feed.values()),
            Parameter.digits("take", "", "23"),
            Parameter.digits("then", SAME, SAME),
            Parameter.of("where", Where.values()),
            Parameter.of("chain", Chain.values()),
            Parameter.of("taker", Taker.values()),
            Parameter.of("lone", Lone.values()),
            Parameter.of("slam", Slam.values()),
            Parameter.of("stuck", Stuck.values()),
            Parameter.of("stranded", Stranded.values()),
            Parameter.of("majority", Majority.values()),
            Parameter.of("repetition", Rules.Repetition.values()),
            Parameter.of("resignation", Rules.Resignation.values()),
            RuleOptions.GUARD);

    private LapParameters() {}

    /** Why these values do not go together, as what is wrong and what is expected; empty if they do. */
    static List<String> faults(Values values) {
        List<String> faults = new ArrayList<>();
        int pits = 2 * values.number("row");
        int seeds = pits * values.number("seeds");
        RuleOptions.checkSeeds(pits, seeds, faults);
        if (values.of("where", Where.values()) == Where.ANY && values.of("chain", Chain.values()) == Chain.ROW) {
            faults.add("where=any does not go with chain=row, expected chain=home or chain=none");
        }
        if (values.of("slam", Slam.values()) == Slam.CAPTURES_AND_FEEDS
                && values.of("feed", Feed.values()) == Feed.FREE) {
            faults.add("slam=captures-and-feeds does not go with feed=free, expected feed=must");
        }
        int full = values.number("full", NO_PIT, seeds);
        if (full * (pits - 1) < seeds) {
            faults.add("full=" + full + " leaves no pit for the last of " + seeds + " seeds, expected full="
                    + (seeds + pits - 2) / (pits - 1) + " or more, or full=none");
        }
        return faults;
    }
}
