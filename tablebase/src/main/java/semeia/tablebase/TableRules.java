package semeia.tablebase;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import semeia.rules.Relay;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.SingleLap;
import semeia.rules.Territory;
import semeia.tablebase.file.Header;
import semeia.tablebase.layer.Layer;
import semeia.tablebase.retrograde.RelayBuilder;

/**
 * Rules as far as a database depends on them: who may claim, who wins after resigning, the guard, and an end at 25 are no matter of the seeds that
 * can be forced. So Abapa and Awalé share their files.
 *
 * @param rules the rules by which positions are played
 * @param form how the files lie
 */
record TableRules(Rules rules, Header.Form form) {
    /**
     * What goes for these rules, if there can be a database for them.
     *
     * @param rules any
     */
    static Optional<TableRules> of(Rules rules) {
        if (rules instanceof SingleLap lap) {
            return Optional.of(ofLap(lap));
        }
        Relay relay = (Relay) rules;
        if (isAnywoli(relay)) {
            return Optional.of(new TableRules(RuleBook.ANYWOLI, Header.Form.BOUNDS));
        }
        boolean solvable = relay.territory().players() == 2
                && relay.territory().pits() == 12
                && relay.lastSeeds() == Relay.LastSeeds.TO_STARTER
                && relay.closingFour() == Relay.ClosingFour.ENDS_TURN;
        return solvable ? Optional.of(division(relay, relay.territory())) : Optional.empty();
    }

    private static boolean isAnywoli(Relay relay) {
        Relay standard = (Relay) RuleBook.ANYWOLI;
        return relay.territory().equals(standard.territory())
                && relay.lastSeeds() == standard.lastSeeds()
                && relay.closingFour() == standard.closingFour()
                && relay.endAt() == standard.endAt();
    }

    private static TableRules ofLap(SingleLap lap) {
        boolean values = lap.repetition() == Rules.Repetition.SPLIT_EVENLY;
        SingleLap standard = (SingleLap)
                (values
                        ? RuleBook.AWARI
                        : lap.stranded() == SingleLap.Stranded.TO_EMPTY_ROW ? RuleBook.AYO : RuleBook.ABAPA);
        SingleLap rules = new SingleLap(
                standard.preset(),
                lap.grandSlam(),
                lap.stranded(),
                SingleLap.Majority.PLAYS_ON,
                standard.repetition(),
                standard.resignation(),
                standard.guard());
        return new TableRules(rules, values ? Header.Form.VALUES : Header.Form.BOUNDS);
    }

    /** Ba-awa on one division, the first player being the starter. */
    static TableRules division(Relay relay, Territory territory) {
        Relay rules = new Relay(
                relay.preset(),
                territory,
                false,
                relay.closingFour(),
                relay.lastSeeds(),
                relay.endAt(),
                Rules.USUAL_GUARD);
        return new TableRules(rules, Header.Form.REACHED);
    }

    /** The name of the rules in files. */
    String id() {
        return rules.id();
    }

    /** The folder of the files, below that of all databases. */
    String folder() {
        return id().replace(':', '.');
    }

    /** What entries say of all boards. */
    Layer.Kind kind() {
        return form == Header.Form.VALUES ? Layer.Kind.VALUES : Layer.Kind.BOUNDS;
    }

    /** The layers of all boards up to a number of seeds. */
    List<Integer> layers(int most) {
        if (rules instanceof Relay relay) {
            return List.of(RelayBuilder.seeds(relay));
        }
        return IntStream.rangeClosed(0, most).boxed().toList();
    }

    /** The rules of one lap. */
    SingleLap lap() {
        return (SingleLap) rules;
    }

    /** The rules of several laps. */
    Relay relay() {
        return (Relay) rules;
    }
}
