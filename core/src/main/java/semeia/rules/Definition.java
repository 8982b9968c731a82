package semeia.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What makes rules these rules and no others: a family of games, a value for each of its parameters, the preset whose name they go by, and perhaps
 * a division of the pits. Immutable; equal if all of it is.
 */
public final class Definition {
    private final String preset;
    private final Family family;
    private final Values values;
    private final Optional<Territory> division;
    private final Territory territory;

    Definition(String preset, Family family, Values values, Optional<Territory> division) {
        this.preset = preset;
        this.family = family;
        this.values = values;
        this.division = division;
        int players = values.has("players") ? values.number("players") : 2;
        int pits = 2 * values.number("row");
        // values that do not go together, which no rules are made of, have a territory too
        this.territory = division.orElseGet(() -> Territory.equalShares(pits, pits % players == 0 ? players : 2));
    }

    /** The preset that these rules are or come from, or the bare family, such as {@code anywoli} or {@code relay}. */
    public String preset() {
        return preset;
    }

    /** The stable name of the rules with all options. */
    public String id() {
        return RuleOptions.id(this);
    }

    /** The options, in the order in which an id gives them; those that only a bare family may set are listed there alone. */
    public List<RuleOption> options() {
        return RuleOptions.list(this);
    }

    /** The parameters whose values are not the defaults of the family, in the order in which an id of the bare family would give them. */
    public List<RuleOption> differences() {
        return RuleOptions.differences(this);
    }

    Family family() {
        return family;
    }

    Values values() {
        return values;
    }

    /** The division of the pits that is fixed; empty for the usual one. */
    Optional<Territory> division() {
        return division;
    }

    Territory territory() {
        return territory;
    }

    /** Seeds left at which games end, 0 for never. */
    int endAt() {
        return values.has("end-at") ? values.number("end-at") : 0;
    }

    /** The same with other values. */
    Definition with(Values other) {
        return new Definition(preset, family, other, division);
    }

    /** The same on a fixed division. */
    Definition with(Territory fixed) {
        return new Definition(preset, family, values, Optional.of(fixed));
    }

    boolean isLike(Definition other, Set<String> butForKeys) {
        boolean like = family == other.family;
        for (Parameter parameter : family.parameters()) {
            String key = parameter.key();
            like &= butForKeys.contains(key) || values.text(key).equals(other.values.text(key));
        }
        return like;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Definition that
                && preset.equals(that.preset)
                && family == that.family
                && values.equals(that.values)
                && division.equals(that.division);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * preset.hashCode() + values.hashCode()) + division.hashCode();
    }

    @Override
    public String toString() {
        return id();
    }
}
