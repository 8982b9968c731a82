package semeia.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads and writes the ids of rules: a preset, a division of the pits, and the options that differ from the preset. */
final class RuleOptions {
    private static final int MOST_GUARD = 1_000_000;
    private static final String OFF = "off";

    /** One option: how to read it from rules and how to set it; empty where the text is no value for it. */
    private record Option(
            String key,
            List<String> choices,
            Function<Rules, String> get,
            BiFunction<Rules, String, Optional<Rules>> set) {}

    private static final Option GUARD = new Option(
            "guard",
            List.of("1…" + MOST_GUARD, OFF),
            rules -> rules.guard() == Rules.NO_GUARD ? OFF : Integer.toString(rules.guard()),
            (rules, text) -> guard(text).map(guard -> withGuard(rules, guard)));

    private static final List<Option> SINGLE_LAP = List.of(
            lap(
                    "slam",
                    SingleLap.GrandSlam.values(),
                    SingleLap::grandSlam,
                    (r, v) -> new SingleLap(
                            r.preset(), v, r.stranded(), r.majority(), r.repetition(), r.resignation(), r.guard())),
            lap(
                    "stranded",
                    SingleLap.Stranded.values(),
                    SingleLap::stranded,
                    (r, v) -> new SingleLap(
                            r.preset(), r.grandSlam(), v, r.majority(), r.repetition(), r.resignation(), r.guard())),
            lap(
                    "majority",
                    SingleLap.Majority.values(),
                    SingleLap::majority,
                    (r, v) -> new SingleLap(
                            r.preset(), r.grandSlam(), r.stranded(), v, r.repetition(), r.resignation(), r.guard())),
            lap(
                    "repetition",
                    Rules.Repetition.values(),
                    SingleLap::repetition,
                    (r, v) -> new SingleLap(
                            r.preset(), r.grandSlam(), r.stranded(), r.majority(), v, r.resignation(), r.guard())),
            lap(
                    "resignation",
                    Rules.Resignation.values(),
                    SingleLap::resignation,
                    (r, v) -> new SingleLap(
                            r.preset(), r.grandSlam(), r.stranded(), r.majority(), r.repetition(), v, r.guard())),
            GUARD);

    private RuleOptions() {}

    static Rules parse(String id) {
        String[] parts = id.split("\\+", -1);
        int colon = parts[0].indexOf(':');
        String name = colon < 0 ? parts[0] : parts[0].substring(0, colon);
        Rules rules = RuleBook.preset(name)
                .orElseThrow(() -> new RulesIdException(
                        "rules \"" + name + "\" are unknown",
                        "one of " + RuleBook.all().stream().map(Rules::preset).collect(Collectors.joining(", "))));
        if (colon >= 0) {
            rules = withDivision(rules, parts[0].substring(colon + 1));
        }
        Set<String> keys = new HashSet<>();
        for (String option : Arrays.asList(parts).subList(1, parts.length)) {
            rules = with(rules, option);
            String key = option.substring(0, option.indexOf('='));
            if (!keys.add(key)) {
                throw new RulesIdException("option \"" + key + "\" is given twice", "each option once");
            }
        }
        return rules;
    }

    static String id(Rules rules) {
        Rules preset = RuleBook.preset(rules.preset()).orElse(rules);
        StringBuilder id = new StringBuilder(rules.preset());
        if (preset.anyTerritory() && !rules.anyTerritory()) {
            Territory territory = rules.territory();
            id.append(':')
                    .append(territory.players() == 2 ? Integer.toString(territory.share(0)) : territory.toString());
        }
        for (RuleOption option : list(rules)) {
            if (!option.value().equals(option.usual())) {
                id.append('+').append(option.key()).append('=').append(option.value());
            }
        }
        return id.toString();
    }

    static List<RuleOption> list(Rules rules) {
        Rules preset = RuleBook.preset(rules.preset()).orElse(rules);
        List<RuleOption> list = new ArrayList<>();
        for (Option option : options(rules)) {
            list.add(new RuleOption(
                    option.key(), option.get().apply(rules), option.get().apply(preset), option.choices()));
        }
        return list;
    }

    private static List<Option> options(Rules rules) {
        if (rules instanceof Relay relay) {
            return List.of(
                    relay(
                            "closing",
                            Relay.ClosingFour.values(),
                            Relay::closingFour,
                            (r, v) -> new Relay(
                                    r.preset(),
                                    r.territory(),
                                    r.anyTerritory(),
                                    v,
                                    r.lastSeeds(),
                                    r.endAt(),
                                    r.guard())),
                    relay(
                            "last" + relay.endAt(),
                            Relay.LastSeeds.values(),
                            Relay::lastSeeds,
                            (r, v) -> new Relay(
                                    r.preset(),
                                    r.territory(),
                                    r.anyTerritory(),
                                    r.closingFour(),
                                    v,
                                    r.endAt(),
                                    r.guard())),
                    GUARD);
        }
        return SINGLE_LAP;
    }

    private static Rules with(Rules rules, String text) {
        int equals = text.indexOf('=');
        String key = equals < 0 ? text : text.substring(0, equals);
        String value = equals < 0 ? "" : text.substring(equals + 1);
        Option option = options(rules).stream()
                .filter(o -> o.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new RulesIdException(
                        "option \"" + key + "\" is unknown to " + rules.preset(),
                        "one of " + options(rules).stream().map(Option::key).collect(Collectors.joining(", "))));
        return option.set()
                .apply(rules, value)
                .orElseThrow(() -> new RulesIdException(
                        "option " + key + " is \"" + value + "\"", String.join(" or ", option.choices())));
    }

    private static Rules withDivision(Rules rules, String text) {
        if (rules instanceof Relay relay && relay.anyTerritory()) {
            Optional<Territory> division = division(text, relay.territory());
            if (division.isPresent()) {
                return new Relay(
                        relay.preset(),
                        division.get(),
                        false,
                        relay.closingFour(),
                        relay.lastSeeds(),
                        relay.endAt(),
                        relay.guard());
            }
            throw new RulesIdException(
                    (text.isEmpty() ? "no division" : "division \"" + text + "\"") + " of " + rules.preset(),
                    "a division after :, "
                            + (relay.territory().players() == 2
                                    ? "the pits South owns, 1 to 11"
                                    : "the pits of each player, such as 5-4-3"));
        }
        throw new RulesIdException(rules.preset() + " has a fixed division of the pits", "no \":" + text + "\"");
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

    private static Optional<Integer> guard(String text) {
        if (text.equals(OFF)) {
            return Optional.of(Rules.NO_GUARD);
        }
        if (!text.matches("[1-9][0-9]{0,6}")) {
            return Optional.empty();
        }
        int guard = Integer.parseInt(text);
        return guard <= MOST_GUARD ? Optional.of(guard) : Optional.empty();
    }

    private static Rules withGuard(Rules rules, int guard) {
        return rules instanceof SingleLap r
                ? new SingleLap(
                        r.preset(), r.grandSlam(), r.stranded(), r.majority(), r.repetition(), r.resignation(), guard)
                : withGuard((Relay) rules, guard);
    }

    private static Relay withGuard(Relay r, int guard) {
        return new Relay(r.preset(), r.territory(), r.anyTerritory(), r.closingFour(), r.lastSeeds(), r.endAt(), guard);
    }

    private static <E extends Enum<E>> Option lap(
            String key, E[] values, Function<SingleLap, E> get, BiFunction<SingleLap, E, SingleLap> set) {
        return new Option(
                key,
                words(values),
                rules -> word(get.apply((SingleLap) rules)),
                (rules, text) -> value(values, text).map(value -> set.apply((SingleLap) rules, value)));
    }

    private static <E extends Enum<E>> Option relay(
            String key, E[] values, Function<Relay, E> get, BiFunction<Relay, E, Relay> set) {
        return new Option(
                key,
                words(values),
                rules -> word(get.apply((Relay) rules)),
                (rules, text) -> value(values, text).map(value -> set.apply((Relay) rules, value)));
    }

    private static <E extends Enum<E>> Optional<E> value(E[] values, String text) {
        return Stream.of(values).filter(value -> word(value).equals(text)).findFirst();
    }

    private static <E extends Enum<E>> List<String> words(E[] values) {
        return Stream.of(values).map(RuleOptions::word).toList();
    }

    /** The word for a value in an id: {@code TO_OPENER} is {@code opener}, {@code PLAYS_ON} is {@code plays-on}. */
    private static String word(Enum<?> value) {
        String word = value.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return word.startsWith("to-") || word.startsWith("by-") ? word.substring(3) : word;
    }
}
