package semeia.rules;

import java.util.List;

/** The families of games: each a list of parameters and the class that plays by their values. */
enum Family {
    /** One lap, captures by the last seed (rule 3). */
    SINGLE_LAP("single-lap"),
    /** Laps until an empty pit, captures of four (rule 4). */
    RELAY("relay");

    private final String id;

    Family(String id) {
        this.id = id;
    }

    /** The name of the family, under which an id may set every parameter. */
    String id() {
        return id;
    }

    List<Parameter> parameters() {
        return switch (this) {
            case SINGLE_LAP -> LapParameters.ALL;
            case RELAY -> RelayParameters.ALL;
        };
    }

    /** Whether a division of the pits may be asked for. */
    boolean hasDivisions() {
        return this == RELAY;
    }

    private List<String> faults(Values values) {
        return switch (this) {
            case SINGLE_LAP -> LapParameters.faults(values);
            case RELAY -> RelayParameters.faults(values);
        };
    }

    /**
     * The rules that a definition of this family means.
     *
     * @throws RulesIdException with every reason why its values do not go together
     */
    Rules rules(Definition definition) {
        List<String> faults = faults(definition.values());
        if (!faults.isEmpty()) {
            throw new RulesIdException(faults);
        }
        return switch (this) {
            case SINGLE_LAP -> new SingleLap(definition);
            case RELAY -> new Relay(definition);
        };
    }
}
