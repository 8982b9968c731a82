package semeia.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads and writes the ids of rules: a preset, a division of the pits, and the options that differ from the preset. */
final class RuleOptions {
    private static final int MOST_GUARD = 1_000_000;
    private static final String OFF = "off";
    private static final String LAST = "last";
    private static final String END_AT = "end-at";

    /** The parameter that every family has: plies without a capture that end a game (rule 5). */
    static final Parameter GUARD = Parameter.number("guard", 1, MOST_GUARD, OFF, Integer.toString(Rules.USUAL_GUARD));

    private RuleOptions() {}

    /** The value of {@link #GUARD}. */
    static int guard(Values values) {
        return values.number("guard", OFF, Rules.NO_GUARD);
    }

    /** Adds a fault if there are more seeds than a board can hold. */
    static void checkSeeds(int pits, int seeds, List<String> faults) {
        if (seeds > PackedPits.MOST_SEEDS) {
            faults.add(pits + " pits of " + seeds / pits + " make " + seeds + " seeds, expected at most "
                    + PackedPits.MOST_SEEDS + ", that is seeds=" + PackedPits.MOST_SEEDS / pits + " or less");
        }
    }

    static Rules parse(String id) {
        String[] parts = id.split("\\+", -1);
        int colon = parts[0].indexOf(':');
        Definition base = RuleBook.named(colon < 0 ? parts[0] : parts[0].substring(0, colon));
        if (colon >= 0 && !RuleBook.isFamily(base.preset())) {
            withDivision(base.family().rules(base), parts[0].substring(colon + 1));
        }
        Values values = base.values();
        Set<String> keys = new HashSet<>();
        for (String option : Arrays.asList(parts).subList(1, parts.length)) {
            Parameter parameter = parameter(base, key(option));
            values = values.with(parameter.key(), value(parameter, option));
            if (!keys.add(parameter.key())) {
                throw new RulesIdException("option \"" + key(option) + "\" is given twice", "each option once");
            }
        }
        checkLast(parts, values);
        Rules rules = base.family().rules(base.with(values));
        return colon < 0 ? rules : withDivision(rules, parts[0].substring(colon + 1));
    }

    /** The rules with one option set. */
    static Rules with(Definition base, String key, String value) {
        Parameter parameter = parameter(base, key);
        return base.family().rules(base.with(base.values().with(parameter.key(), value(parameter, key + "=" + value))));
    }

    private static String key(String option) {
        int equals = option.indexOf('=');
        return equals < 0 ? option : option.substring(0, equals);
    }

    private static String value(Parameter parameter, String option) {
        int equals = option.indexOf('=');
        String text = equals < 0 ? "" : option.substring(equals + 1);
        return parameter
                .read()
                .apply(text)
                .orElseThrow(() -> new RulesIdException(
                        "option " + key(option) + " is \"" + text + "\"", String.join(" or ", parameter.choices())));
    }

    private static Parameter parameter(Definition base, String key) {
        boolean bare = RuleBook.isFamily(base.preset());
        String plain = isLast(base, key) ? LAST : key;
        return base.family().parameters().stream()
                .filter(parameter -> parameter.key().equals(plain) && (bare || !parameter.preset()))
                .findFirst()
                .orElseThrow(() -> unknown(base, key));
    }

    private static RulesIdException unknown(Definition base, String key) {
        boolean fixed = base.family().parameters().stream()
                .anyMatch(parameter -> parameter.key().equals(key));
        String bare = base.family().id();
        return new RulesIdException(
                "option \"" + key + (fixed ? "\" is fixed in " : "\" is unknown to ") + base.preset(),
                (fixed ? bare + "+" + key + "=… or " : "") + "one of "
                        + list(base).stream().map(RuleOption::key).collect(Collectors.joining(", ")));
    }

    /** Whether the key is {@code last4} or {@code last8} where the preset ends at so many; a bare family may have either. */
    private static boolean isLast(Definition base, String key) {
        return RuleBook.isFamily(base.preset())
                ? key.equals(LAST + 4) || key.equals(LAST + 8)
                : base.endAt() > 0 && key.equals(LAST + base.endAt());
    }

    private static void checkLast(String[] parts, Values values) {
        for (String option : Arrays.asList(parts).subList(1, parts.length)) {
            String key = key(option);
            if (key.startsWith(LAST) && key.length() > LAST.length() && !key.equals(LAST + values.text(END_AT))) {
                throw new RulesIdException(
                        "option \"" + key + "\" does not go with end-at=" + values.text(END_AT), LAST + "=…");
            }
        }
    }

    static String id(Definition definition) {
        StringBuilder id = new StringBuilder(definition.preset());
        definition
                .division()
                .ifPresent(territory -> id.append(':')
                        .append(
                                territory.players() == 2
                                        ? Integer.toString(territory.share(0))
                                        : territory.toString()));
        for (RuleOption option : list(definition)) {
            if (!option.value().equals(option.usual())) {
                id.append('+').append(option.key()).append('=').append(option.value());
            }
        }
        return id.toString();
    }

    static List<RuleOption> list(Definition definition) {
        Values usual = RuleBook.named(definition.preset()).values();
        boolean bare = RuleBook.isFamily(definition.preset());
        List<RuleOption> list = new ArrayList<>();
        for (Parameter parameter : definition.family().parameters()) {
            if (bare || !parameter.preset()) {
                String key = parameter.key();
                String shown = key.equals(LAST) && definition.endAt() > 0 ? LAST + definition.endAt() : key;
                list.add(new RuleOption(shown, definition.values().text(key), usual.text(key), parameter.choices()));
            }
        }
        return list;
    }

    static List<RuleOption> differences(Definition definition) {
        return definition.family().parameters().stream()
                .map(parameter -> new RuleOption(
                        parameter.key(),
                        definition.values().text(parameter.key()),
                        parameter.usual(),
                        parameter.choices()))
                .filter(option -> !option.value().equals(option.usual()))
                .toList();
    }

    private static Rules withDivision(Rules rules, String text) {
        Territory usual = rules.territory();
        if (!rules.anyTerritory()) {
            throw new RulesIdException(rules.preset() + " has a fixed division of the pits", "no \":" + text + "\"");
        }
        return division(text, usual)
                .map(rules::on)
                .orElseThrow(() -> new RulesIdException(
                        (text.isEmpty() ? "no division" : "division \"" + text + "\"") + " of " + rules.preset(),
                        "a division after :, "
                                + (usual.players() == 2
                                        ? "the pits South owns, 1 to " + (usual.pits() - 1)
                                        : "the pits of each player, such as 5-4-3")));
    }

    /** The division that {@code 8}, {@code 8-4} or {@code 5-4-3} means on the board of the usual one. */
    static Optional<Territory> division(String text, Territory usual) {
        String[] parts = text.split("-", -1);
        int players = usual.players();
        if ((parts.length != players && !(players == 2 && parts.length == 1))
                || !Stream.of(parts).allMatch(part -> part.matches("[0-9]{1,2}"))) {
            return Optional.empty();
        }
        int[] shares = new int[players];
        for (int i = 0; i < parts.length; i++) {
            shares[i] = Integer.parseInt(parts[i]);
        }
        if (parts.length < players) {
            shares[1] = usual.pits() - shares[0];
        }
        try {
            Territory territory = Territory.of(shares);
            return territory.pits() == usual.pits() ? Optional.of(territory) : Optional.empty();
        } catch (IllegalArgumentException notADivision) {
            return Optional.empty();
        }
    }
}
