package semeia.web;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import semeia.match.MatchRules;
import semeia.rules.RuleBook;
import semeia.rules.RuleOption;
import semeia.rules.Rules;

/** What a clause may ask about some rules; {@code facts.js} gives the page the same. */
record Facts(Map<String, String> values, List<String> matches) {
    static Facts of(Rules rules) {
        Map<String, String> values = new HashMap<>();
        values.put("preset", rules.preset());
        values.put("family", rules.laps() == Rules.Laps.ONE ? "single" : "relay");
        values.put("players", Integer.toString(rules.territory().players()));
        values.put("territory", rules.anyTerritory() ? "yes" : "no");
        values.put("repetition", "pits");
        values.put("resignation", "resigner-loses");
        for (RuleOption option : RuleOption.of(rules)) {
            boolean last = option.key().startsWith("last");
            values.put(last ? "last" : option.key(), option.value());
        }
        values.put("direction", rules.direction() == Rules.Direction.CLOCKWISE ? "clockwise" : "counter-clockwise");
        values.put("row", Integer.toString(rules.territory().pits() / 2));
        values.put("guard", values.get("guard").equals("off") ? "off" : "on");
        values.computeIfPresent("full", (key, full) -> full.equals("none") ? "off" : "on");
        String own = RuleBook.match(rules);
        values.put("own", own.split(" ")[0]);
        values.put("starts", own.endsWith("loser") ? "loser" : "in-turn");
        List<String> matches = Stream.of(
                        "points 30",
                        "wins 3",
                        "streak 3",
                        "territory " + rules.territory().pits(),
                        own)
                .filter(kind ->
                        !kind.isEmpty() && MatchRules.parse(kind).refuses(rules).isEmpty())
                .map(kind -> kind.substring(0, kind.indexOf(' ')))
                .distinct()
                .toList();
        return new Facts(values, matches);
    }

    /**
     * Whether all conditions hold: {@code name=value|value}, with spaces between them. An empty value stands for rules without the
     * option.
     */
    boolean meet(String when) {
        return Stream.of(when.split(" ")).filter(part -> !part.isEmpty()).allMatch(this::meetsOne);
    }

    private boolean meetsOne(String condition) {
        String[] parts = condition.split("=", 2);
        List<String> wanted = List.of(parts[1].split("\\|"));
        return parts[0].equals("match")
                ? matches.stream().anyMatch(wanted::contains)
                : wanted.contains(values.getOrDefault(parts[0], ""));
    }
}
