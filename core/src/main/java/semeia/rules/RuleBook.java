package semeia.rules;

import java.util.List;
import java.util.Optional;

/** The presets (rule 2). A new game of either family is a new line here. */
public final class RuleBook {
    static final Territory TWO_ROWS_OF_SIX = Territory.equalShares(12, 2);

    /** Oware Abapa, played to the end. */
    public static final Rules ABAPA = singleLap(
            "abapa",
            SingleLap.GrandSlam.CAPTURES_NOTHING,
            SingleLap.Stranded.TO_ROW_OWNER,
            SingleLap.Majority.PLAYS_ON,
            Rules.Repetition.CLAIMED,
            Rules.Resignation.LARGER_TOTAL_WINS);
    /** Ayo: Abapa with the stalemate reversed. */
    public static final Rules AYO = singleLap(
            "ayo",
            SingleLap.GrandSlam.CAPTURES_NOTHING,
            SingleLap.Stranded.TO_EMPTY_ROW,
            SingleLap.Majority.PLAYS_ON,
            Rules.Repetition.CLAIMED,
            Rules.Resignation.LARGER_TOTAL_WINS);
    /** Awalé: first to 25; a threefold repetition ends the game. */
    public static final Rules AWALE = singleLap(
            "awale",
            SingleLap.GrandSlam.CAPTURES_NOTHING,
            SingleLap.Stranded.TO_ROW_OWNER,
            SingleLap.Majority.WINS_AT_ONCE,
            Rules.Repetition.ENDS_UNLESS_A_ROW_IS_EMPTY,
            Rules.Resignation.RESIGNER_LOSES);
    /** Awale for a match by points: the game stops at 25 and both collect. */
    public static final Rules AWALE_POINTS = singleLap(
            "awale-points",
            SingleLap.GrandSlam.CAPTURES_NOTHING,
            SingleLap.Stranded.TO_ROW_OWNER,
            SingleLap.Majority.ENDS_AND_BOTH_COLLECT,
            Rules.Repetition.NONE,
            Rules.Resignation.RESIGNER_LOSES);
    /** Awari as computer science plays it. */
    public static final Rules AWARI = singleLap(
            "awari",
            SingleLap.GrandSlam.FORBIDDEN_UNLESS_ALL_ARE,
            SingleLap.Stranded.TO_OPPONENT_OF_MOVER,
            SingleLap.Majority.PLAYS_ON,
            Rules.Repetition.SPLIT_EVENLY,
            Rules.Resignation.RESIGNER_LOSES);
    /** Ba-awa for two players. */
    public static final Rules BA_AWA = new Relay(
            "ba-awa",
            TWO_ROWS_OF_SIX,
            true,
            Relay.ClosingFour.ENDS_TURN,
            Relay.LastSeeds.TO_STARTER,
            8,
            Rules.USUAL_GUARD);
    /** Ba-awa for three players. */
    public static final Rules BA_AWA_3 = new Relay(
            "ba-awa-3",
            Territory.equalShares(12, 3),
            true,
            Relay.ClosingFour.ENDS_TURN,
            Relay.LastSeeds.TO_STARTER,
            8,
            Rules.USUAL_GUARD);
    /** Anywoli, on 2×12 pits. */
    public static final Rules ANYWOLI = new Relay(
            "anywoli",
            Territory.equalShares(24, 2),
            false,
            Relay.ClosingFour.EARNS_TURN,
            Relay.LastSeeds.TO_TAKER,
            4,
            Rules.USUAL_GUARD);

    private static final List<Rules> ALL = List.of(ABAPA, AYO, AWALE, AWALE_POINTS, AWARI, BA_AWA, BA_AWA_3, ANYWOLI);

    private RuleBook() {}

    /** Every preset, in the order of rule 2. */
    public static List<Rules> all() {
        return ALL;
    }

    /**
     * The rules that an id names: a preset, for Ba-awa perhaps a division of the pits, and options, as in {@code abapa}, {@code ba-awa:8},
     * {@code awale+guard=100}, {@code anywoli+last4=opener+guard=off}.
     *
     * @throws RulesIdException if it names none; the message says what is wrong and what is possible
     */
    public static Rules byId(String id) {
        return RuleOptions.parse(id);
    }

    static Optional<Rules> preset(String name) {
        return ALL.stream().filter(rules -> rules.preset().equals(name)).findFirst();
    }

    private static Rules singleLap(
            String preset,
            SingleLap.GrandSlam grandSlam,
            SingleLap.Stranded stranded,
            SingleLap.Majority majority,
            Rules.Repetition repetition,
            Rules.Resignation resignation) {
        return new SingleLap(preset, grandSlam, stranded, majority, repetition, resignation, Rules.USUAL_GUARD);
    }
}
