package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A ruleset as the rules page lists its choices (rules 2 to 5), read from its id and options.
 *
 * @param rowPits pits in a row: 6 or 12
 * @param own pits that each seat owns unless the position says otherwise
 * @param ownFixed whether the id itself fixes {@code own}
 * @param lastSeeds seeds whose being left ends a relay game; 0 in the single-lap family
 * @param guard quiet plies that end the game; 0 when switched off
 */
public record OracleRules(
        String id,
        boolean relay,
        int rowPits,
        List<Integer> own,
        boolean ownFixed,
        GrandSlam grandSlam,
        Stranded stranded,
        Majority majority,
        Repetition repetition,
        boolean resignerMayWin,
        boolean closingFourEarnsMove,
        int lastSeeds,
        LastTo lastTo,
        int guard) {

    /** Rule 3.3. */
    public enum GrandSlam {
        CAPTURES_NOTHING,
        FORBIDDEN_UNLESS_ALL_ARE
    }

    /** Rule 3.5. */
    public enum Stranded {
        TO_ROW_OWNER,
        TO_EMPTY_ROW,
        TO_OPPONENT_OF_MOVER
    }

    /** Rule 3.6. */
    public enum Majority {
        PLAYS_ON,
        WINS_AT_ONCE,
        ENDS_AND_BOTH_COLLECT
    }

    /** Rules 3.7 and 4.9. */
    public enum Repetition {
        CLAIMED,
        ENDS_UNLESS_A_ROW_IS_EMPTY,
        SPLIT_EVENLY,
        ENDS,
        NONE
    }

    /** Rule 4.5. */
    public enum LastTo {
        STARTER,
        TAKER,
        OPENER,
        LOT
    }

    /** The ids of the eight presets. */
    public static final List<String> PRESETS =
            List.of("abapa", "ayo", "awale", "awale-points", "awari", "ba-awa", "ba-awa-3", "anywoli");

    /** Reads an id such as {@code ba-awa:8} or {@code anywoli+last4=lot+guard=off}. */
    public static OracleRules of(String text) {
        String[] parts = text.split("\\+", -1);
        OracleRules rules = preset(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            rules = rules.option(parts[i]);
        }
        return rules.withId(text);
    }

    private static OracleRules preset(String id) {
        if (id.startsWith("ba-awa:")) {
            int south = Integer.parseInt(id.substring("ba-awa:".length()));
            return relay(id, 6, List.of(south, 12 - south), true, false, 8, LastTo.STARTER);
        }
        return switch (id) {
            case "abapa" -> singleLap(id, Stranded.TO_ROW_OWNER, Majority.PLAYS_ON, Repetition.CLAIMED, true);
            case "ayo" -> singleLap(id, Stranded.TO_EMPTY_ROW, Majority.PLAYS_ON, Repetition.CLAIMED, true);
            case "awale" ->
                singleLap(
                        id, Stranded.TO_ROW_OWNER, Majority.WINS_AT_ONCE, Repetition.ENDS_UNLESS_A_ROW_IS_EMPTY, false);
            case "awale-points" ->
                singleLap(id, Stranded.TO_ROW_OWNER, Majority.ENDS_AND_BOTH_COLLECT, Repetition.NONE, false);
            case "awari" ->
                singleLap(id, Stranded.TO_OPPONENT_OF_MOVER, Majority.PLAYS_ON, Repetition.SPLIT_EVENLY, false)
                        .with(GrandSlam.FORBIDDEN_UNLESS_ALL_ARE);
            case "ba-awa" -> relay(id, 6, List.of(6, 6), false, false, 8, LastTo.STARTER);
            case "ba-awa-3" -> relay(id, 6, List.of(4, 4, 4), false, false, 8, LastTo.STARTER);
            case "anywoli" -> relay(id, 12, List.of(12, 12), true, true, 4, LastTo.TAKER);
            default -> throw new IllegalArgumentException("ruleset: '" + id + "'");
        };
    }

    private static OracleRules singleLap(
            String id, Stranded stranded, Majority majority, Repetition repetition, boolean resignerMayWin) {
        return new OracleRules(
                id,
                false,
                6,
                List.of(6, 6),
                true,
                GrandSlam.CAPTURES_NOTHING,
                stranded,
                majority,
                repetition,
                resignerMayWin,
                false,
                0,
                LastTo.STARTER,
                200);
    }

    private static OracleRules relay(
            String id,
            int rowPits,
            List<Integer> own,
            boolean ownFixed,
            boolean closingFourEarnsMove,
            int lastSeeds,
            LastTo lastTo) {
        return new OracleRules(
                id,
                true,
                rowPits,
                own,
                ownFixed,
                GrandSlam.CAPTURES_NOTHING,
                Stranded.TO_ROW_OWNER,
                Majority.PLAYS_ON,
                Repetition.ENDS,
                false,
                closingFourEarnsMove,
                lastSeeds,
                lastTo,
                200);
    }

    private OracleRules option(String option) {
        if (option.equals("guard=off")) {
            return withGuard(0);
        }
        if (option.startsWith("guard=")) {
            return withGuard(Integer.parseInt(option.substring("guard=".length())));
        }
        return switch (option) {
            case "last4=taker" -> with(LastTo.TAKER);
            case "last4=opener" -> with(LastTo.OPENER);
            case "last4=lot" -> with(LastTo.LOT);
            default -> throw new IllegalArgumentException("option: '" + option + "'");
        };
    }

    /** Number of seats. */
    public int players() {
        return own.size();
    }

    /** Pits of the whole board. */
    public int pits() {
        return 2 * rowPits;
    }

    /** Seeds of the whole game: four a pit. */
    public int total() {
        return 4 * pits();
    }

    /** The start position, every pit filled with four. */
    public OracleGame start(List<Integer> division, int starter) {
        return new OracleGame(
                this, division, Collections.nCopies(pits(), 4), Collections.nCopies(players(), 0), starter, starter);
    }

    /** Every division of the pits that leaves each seat at least one. */
    public List<List<Integer>> divisions() {
        if (ownFixed) {
            return List.of(own);
        }
        List<List<Integer>> all = new ArrayList<>();
        for (int first = 1; first < pits(); first++) {
            if (players() == 2) {
                all.add(List.of(first, pits() - first));
            }
            for (int second = 1; players() == 3 && first + second < pits(); second++) {
                all.add(List.of(first, second, pits() - first - second));
            }
        }
        return all;
    }

    public OracleRules withId(String value) {
        return copy(value, grandSlam, stranded, majority, repetition, lastTo, guard);
    }

    public OracleRules with(GrandSlam value) {
        return copy(id, value, stranded, majority, repetition, lastTo, guard);
    }

    public OracleRules with(Stranded value) {
        return copy(id, grandSlam, value, majority, repetition, lastTo, guard);
    }

    public OracleRules with(Majority value) {
        return copy(id, grandSlam, stranded, value, repetition, lastTo, guard);
    }

    public OracleRules with(Repetition value) {
        return copy(id, grandSlam, stranded, majority, value, lastTo, guard);
    }

    public OracleRules with(LastTo value) {
        return copy(id, grandSlam, stranded, majority, repetition, value, guard);
    }

    public OracleRules withGuard(int value) {
        return copy(id, grandSlam, stranded, majority, repetition, lastTo, value);
    }

    /** The same rules with or without the extra move of rule 4.4. */
    public OracleRules withClosingFour(boolean earnsMove) {
        return new OracleRules(
                id,
                relay,
                rowPits,
                own,
                ownFixed,
                grandSlam,
                stranded,
                majority,
                repetition,
                resignerMayWin,
                earnsMove,
                lastSeeds,
                lastTo,
                guard);
    }

    private OracleRules copy(
            String newId,
            GrandSlam newSlam,
            Stranded newStranded,
            Majority newMajority,
            Repetition newRepetition,
            LastTo newLastTo,
            int newGuard) {
        return new OracleRules(
                newId,
                relay,
                rowPits,
                own,
                ownFixed,
                newSlam,
                newStranded,
                newMajority,
                newRepetition,
                resignerMayWin,
                closingFourEarnsMove,
                lastSeeds,
                newLastTo,
                newGuard);
    }
}
