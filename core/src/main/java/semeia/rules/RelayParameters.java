package semeia.rules;

import java.util.ArrayList;
import java.util.List;

/** The parameters of relay games with captures of four (rule 4); the first value of each is the default. */
final class RelayParameters {
    /** How the first move of a game goes. */
    enum Opening {
        /** From one pit, as every other. */
        ONE,
        /** From two adjoining pits that are lifted and sown as one; from one pit if no two can be. */
        PAIR
    }

    /** Whether a move may start from a pit with one seed. */
    enum Singles {
        /** Yes. */
        FREE,
        /** No. */
        NEVER
    }

    /** Whether a player must feed when nobody else has a seed before the move. */
    enum Feed {
        /** No. */
        FREE,
        /** Only moves after which, captures included, somebody else has a seed on the board. */
        MUST
    }

    /** Who takes a four made by a seed that is not the last of the hand (rule 4.2). */
    enum Fours {
        /** The owner of the pit. */
        OWNER,
        /** The player who moves. */
        MOVER,
        /** The player who moves, in pits of their own; elsewhere it stays. */
        MOVER_OWN,
        /** Nobody: it stays. */
        NOBODY
    }

    /** Who takes a four made by the last seed of the hand (rule 4.2); where nobody does, the sowing goes on with it. */
    enum Closes {
        /** The player who moves. */
        MOVER,
        /** The player who moves, in pits of their own. */
        MOVER_OWN,
        /** The player who moves, in pits of others. */
        MOVER_OTHER,
        /** The owner of the pit. */
        OWNER
    }

    /** Whether a captured closing four takes fours behind it. */
    enum Chain {
        /** No. */
        NONE,
        /** Pit by pit backwards as long as they hold four, for the same player. */
        BACK
    }

    /** What a captured closing four brings (rule 4.4). */
    enum Closing {
        /** The turn ends. */
        ENDS_TURN,
        /** The player may move again, or decline. */
        EARNS_TURN,
        /** The player must move again. */
        FORCES_TURN
    }

    /** Who gets the last seeds (rule 4.5). */
    enum Last {
        /** Who was credited with the capture that left them. */
        TAKER,
        /** Whose move it is. */
        MOVER,
        /** Who made the first move of the game. */
        STARTER,
        /** Who first captured with a last seed; if nobody did, the taker. */
        OPENER,
        /** The winner of a lot, see {@link Game#drawLot}. */
        LOT,
        /** Each takes what lies in the own pits. */
        OWNER
    }

    /** What happens when the player whose turn comes has no legal move (rule 4.7). */
    enum Stuck {
        /** The player is passed over; if nobody can move the game ends. */
        PASSES,
        /** The game ends. */
        ENDS
    }

    /** Who gets what is left when the game ends without last seeds (rules 4.7 and 4.9). */
    enum Stranded {
        /** The owners of the pits. */
        OWNER,
        /** Nobody. */
        NOBODY
    }

    /** The seeds that make a four. */
    static final int FOUR = 4;

    static final List<Parameter> ALL = List.of(
            Parameter.number("row", PackedPits.FEWEST_PITS_A_ROW, PackedPits.MOST_PITS_A_ROW, "", "6")
                    .inPresetsOnly(),
            Parameter.number("seeds", 1, PackedPits.MOST_SEEDS / 4, "", "4").inPresetsOnly(),
            Parameter.of("direction", Rules.Direction.values()).inPresetsOnly(),
            Parameter.of("players", List.of("2", "3", "4")).inPresetsOnly(),
            Parameter.of("opening", Opening.values()),
            Parameter.of("singles", Singles.values()),
            Parameter.of("feed", Feed.values()),
            Parameter.of("fours", Fours.values()),
            Parameter.of("closes", Closes.values()),
            Parameter.of("chain", Chain.values()),
            Parameter.of("closing", Closing.values()),
            Parameter.of("end-at", List.of("0", "4", "8")).inPresetsOnly(),
            Parameter.of("last", Last.values()),
            Parameter.of("stuck", Stuck.values()),
            Parameter.of("stranded", Stranded.values()),
            RuleOptions.GUARD);

    private RelayParameters() {}

    /** Why these values do not go together, as what is wrong and what is expected; empty if they do. */
    static List<String> faults(Values values) {
        List<String> faults = new ArrayList<>();
        int pits = 2 * values.number("row");
        int seeds = pits * values.number("seeds");
        int players = values.number("players");
        int endAt = values.number("end-at");
        RuleOptions.checkSeeds(pits, seeds, faults);
        if (pits % players != 0) {
            faults.add(pits + " pits cannot be shared out evenly to " + players + " players, expected row="
                    + (players == 3 ? "3, 6, 9 or 12" : "an even number"));
        }
        if (endAt > 0 && seeds % FOUR != 0) {
            faults.add("end-at=" + endAt + " does not go with " + seeds + " seeds, expected a multiple of four");
        }
        if (endAt > 0 && seeds <= endAt) {
            faults.add("end-at=" + endAt + " does not go with " + seeds + " seeds, expected more seeds");
        }
        boolean stands = values.of("fours", Fours.values()) == Fours.NOBODY;
        if (values.of("last", Last.values()) == Last.OWNER && !stands) {
            faults.add((endAt == 0 ? "last" : "last" + endAt) + "=owner does not go with fours=" + values.text("fours")
                    + ", expected fours=nobody");
        }
        if (values.of("chain", Chain.values()) == Chain.BACK && !stands) {
            faults.add("chain=back does not go with fours=" + values.text("fours") + ", expected fours=nobody");
        }
        return faults;
    }
}
