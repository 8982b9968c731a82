package semeia.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The presets (rule 2). A game is a line here – its name, what differs from the defaults of its family in the words of ids, and the match it is
 * played in – and its words in {@code games.tsv}.
 */
public final class RuleBook {
    private static final Map<String, Rules> FAMILIES = new LinkedHashMap<>();
    private static final Map<String, Rules> PRESETS = new LinkedHashMap<>();
    private static final Map<String, String> MATCHES = new LinkedHashMap<>();

    static {
        for (Family family : Family.values()) {
            Definition bare = new Definition(family.id(), family, Values.of(family.parameters()), Optional.empty());
            FAMILIES.put(family.id(), family.rules(bare));
        }
        String resigns = "+resignation=resigner-loses";
        lap("abapa", "", "wins 3");
        lap("ayo", "+stranded=empty-row", "streak 3");
        lap("awale", "+majority=wins-at-once+repetition=ends-unless-a-row-is-empty" + resigns, "");
        lap("awale-points", "+majority=ends-and-both-collect+repetition=none" + resigns, "points 30");
        lap("awari", "+slam=forbidden-unless-all-are+stranded=opponent-of-mover+repetition=split-evenly" + resigns, "");
        relay("ba-awa", "+end-at=8+last8=starter", "territory 10");
        relay("ba-awa-3", "+players=3+end-at=8+last8=starter", "territory 10");
        relay("anywoli", "+row=12+closing=earns-turn+end-at=4+last4=taker", "");

        lap("ouri", "+singles=last+slam=captures-and-feeds+majority=wins-at-once" + resigns, "wins 3");
        lap("wari", "+slam=captures+majority=wins-at-once" + resigns, "wins 3");
        lap("oware-bennett", "+slam=forbidden" + resigns, "wins 3");
        lap(
                "adji-kui",
                "+origin=sown+singles=never+feed=free+slam=captures+stuck=passes+repetition=ends" + resigns,
                "");
        lap("kale", "+lone=captures-nothing+stranded=nobody" + resigns, "wins 3");
        lap("urim", "+full=17+take=23+then=234+stranded=opponent-of-mover" + resigns, "tally 10");
        lap("songo", "+row=7+seeds=5+direction=clockwise+take=24+slam=captures" + resigns, "wins 3");
        lap("songo-douala", "+row=7+seeds=8+direction=clockwise+take=234" + resigns, "wins 3");
        lap("enindji", "+take=4+where=any+chain=none+taker=owner+slam=captures" + resigns, "wins 3");

        relay("nam-nam", "+feed=must+end-at=4+last4=taker", "territory 12");
        relay("adi", "+end-at=4+last4=taker", "territory 10 loser");
        relay("adi-2", "+fours=mover-own+end-at=4+last4=taker", "territory 10");
        relay("obridjie", "+stuck=ends+stranded=nobody", "");
        relay("jerin", "+opening=pair+fours=mover-own+closes=mover-own+end-at=4+last4=taker", "territory 12");
        relay("nsa-isong", "+direction=clockwise+stuck=ends+end-at=4+last4=mover", "territory 10");
        relay("yit-nuri", "+row=7+closing=earns-turn+end-at=4+last4=taker", "");
        relay("yit-jani", "+row=13+seeds=2+closing=earns-turn+end-at=4+last4=taker", "");
        relay("njaka", "+end-at=4+last4=lot", "");
        relay("njaka-3", "+players=3+end-at=4+last4=lot", "");
        relay("njaka-4", "+players=4+end-at=4+last4=lot", "");
        relay("hoyito", "+fours=mover+end-at=4+last4=taker", "");
        relay("hoyito-2", "+fours=nobody+chain=back+closing=forces-turn+end-at=4+last4=taker", "");
        relay("hoyito-3", "+fours=nobody+closing=forces-turn+end-at=4+last4=taker", "");
        relay("whyo", "+fours=nobody+stuck=ends", "two-games 7");
        relay("adji-kui-2", "+singles=never+fours=nobody+closes=mover-other+end-at=8+last8=owner", "territory 10");
    }

    /** Oware Abapa, played to the end. */
    public static final Rules ABAPA = PRESETS.get("abapa");
    /** Ayo: Abapa with the stalemate reversed. */
    public static final Rules AYO = PRESETS.get("ayo");
    /** Awalé: first to 25; a threefold repetition ends the game. */
    public static final Rules AWALE = PRESETS.get("awale");
    /** Awale for a match by points: the game stops at 25 and both collect. */
    public static final Rules AWALE_POINTS = PRESETS.get("awale-points");
    /** Awari as computer science plays it. */
    public static final Rules AWARI = PRESETS.get("awari");
    /** Ba-awa for two players. */
    public static final Rules BA_AWA = PRESETS.get("ba-awa");
    /** Ba-awa for three players. */
    public static final Rules BA_AWA_3 = PRESETS.get("ba-awa-3");
    /** Anywoli, on 2×12 pits. */
    public static final Rules ANYWOLI = PRESETS.get("anywoli");

    private RuleBook() {}

    private static void lap(String preset, String differences, String match) {
        add(preset, Family.SINGLE_LAP, differences, match);
    }

    private static void relay(String preset, String differences, String match) {
        add(preset, Family.RELAY, differences, match);
    }

    private static void add(String preset, Family family, String differences, String match) {
        Definition bare = RuleOptions.parse(family.id() + differences).definition();
        PRESETS.put(preset, family.rules(new Definition(preset, family, bare.values(), Optional.empty())));
        MATCHES.put(preset, match);
    }

    /** Every preset, in the order of rule 2. */
    public static List<Rules> all() {
        return List.copyOf(PRESETS.values());
    }

    /** The bare families, under whose names an id may set every parameter: {@code single-lap}, {@code relay}. */
    public static List<Rules> families() {
        return List.copyOf(FAMILIES.values());
    }

    /**
     * The kind of match that a game is played in where it comes from, such as {@code territory 10}; empty if in single games, or if the rules are
     * not a preset's.
     */
    public static String match(Rules rules) {
        return MATCHES.getOrDefault(rules.preset(), "");
    }

    /**
     * The rules that an id names: a preset, for a relay game perhaps a division of the pits, and options, as in {@code abapa}, {@code ba-awa:8},
     * {@code awale+guard=100}, {@code anywoli+last4=opener+guard=off}; or a bare family and any options, as in {@code relay+row=5+fours=nobody}.
     *
     * @throws RulesIdException if it names none; the message says what is wrong and what is possible
     */
    public static Rules byId(String id) {
        return RuleOptions.parse(id);
    }

    /** Whether the name is that of a bare family. */
    static boolean isFamily(String name) {
        return FAMILIES.containsKey(name);
    }

    /** The definition of the preset or bare family of that name. */
    static Definition named(String name) {
        Rules rules = FAMILIES.containsKey(name) ? FAMILIES.get(name) : PRESETS.get(name);
        if (rules == null) {
            List<String> names = new ArrayList<>(PRESETS.keySet());
            names.addAll(FAMILIES.keySet());
            throw new RulesIdException("rules \"" + name + "\" are unknown", "one of " + String.join(", ", names));
        }
        return rules.definition();
    }
}
