package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A ruleset as the rules page lists its choices, read from its id by the tables of that page: a family, and a word for each of its keys. The defaults
 * and the presets are written out again here, so that they are compared too.
 */
public final class OracleRules {
    private static final Map<String, String> DEFAULTS = Map.of(
            "single-lap",
            "row=6 seeds=4 direction=counter-clockwise origin=skipped full=none singles=free feed=must take=23 then=same where=other"
                    + " chain=row taker=mover lone=captures slam=captures-nothing stuck=ends stranded=row-owner"
                    + " majority=plays-on repetition=claimed resignation=larger-total-wins guard=200",
            "relay",
            "row=6 seeds=4 direction=counter-clockwise players=2 opening=one singles=free feed=free fours=owner closes=mover"
                    + " chain=none closing=ends-turn end-at=0 last=taker stuck=passes stranded=owner repetition=ends"
                    + " resignation=resigner-loses majority=plays-on guard=200");

    private static final Map<String, String> GAMES = new LinkedHashMap<>();

    static {
        String loses = " resignation=resigner-loses";
        GAMES.put("abapa", "single-lap");
        GAMES.put("ayo", "single-lap stranded=empty-row");
        GAMES.put("awale", "single-lap majority=wins-at-once repetition=ends-unless-a-row-is-empty" + loses);
        GAMES.put("awale-points", "single-lap majority=ends-and-both-collect repetition=none" + loses);
        GAMES.put(
                "awari",
                "single-lap slam=forbidden-unless-all-are stranded=opponent-of-mover repetition=split-evenly" + loses);
        GAMES.put("ba-awa", "relay end-at=8 last=starter");
        GAMES.put("ba-awa-3", "relay players=3 end-at=8 last=starter");
        GAMES.put("anywoli", "relay row=12 closing=earns-turn end-at=4");
        GAMES.put("nam-nam", "relay feed=must end-at=4");
        GAMES.put("adi", "relay end-at=4");
        GAMES.put("adi-2", "relay fours=mover-own end-at=4");
        GAMES.put("obridjie", "relay stuck=ends stranded=nobody");
        GAMES.put("jerin", "relay opening=pair fours=mover-own closes=mover-own end-at=4");
        GAMES.put("nsa-isong", "relay direction=clockwise stuck=ends end-at=4 last=mover");
        GAMES.put("yit-nuri", "relay row=7 closing=earns-turn end-at=4");
        GAMES.put("yit-jani", "relay row=13 seeds=2 closing=earns-turn end-at=4");
        GAMES.put("njaka", "relay end-at=4 last=lot");
        GAMES.put("njaka-3", "relay players=3 end-at=4 last=lot");
        GAMES.put("njaka-4", "relay players=4 end-at=4 last=lot");
        GAMES.put("hoyito", "relay fours=mover end-at=4");
        GAMES.put("hoyito-2", "relay fours=nobody chain=back closing=forces-turn end-at=4");
        GAMES.put("hoyito-3", "relay fours=nobody closing=forces-turn end-at=4");
        GAMES.put("whyo", "relay fours=nobody stuck=ends");
        GAMES.put("adji-kui-2", "relay singles=never fours=nobody closes=mover-other end-at=8 last=owner");
        GAMES.put("ouri", "single-lap singles=last slam=captures-and-feeds majority=wins-at-once" + loses);
        GAMES.put("wari", "single-lap slam=captures majority=wins-at-once" + loses);
        GAMES.put("oware-bennett", "single-lap slam=forbidden" + loses);
        GAMES.put(
                "adji-kui",
                "single-lap origin=sown singles=never feed=free slam=captures stuck=passes repetition=ends" + loses);
        GAMES.put("kale", "single-lap lone=captures-nothing stranded=nobody" + loses);
        GAMES.put("urim", "single-lap full=17 then=234 stranded=opponent-of-mover" + loses);
        GAMES.put("songo", "single-lap row=7 seeds=5 direction=clockwise take=24 slam=captures" + loses);
        GAMES.put("songo-douala", "single-lap row=7 seeds=8 direction=clockwise take=234" + loses);
        GAMES.put("enindji", "single-lap take=4 where=any chain=none taker=owner slam=captures" + loses);
        GAMES.put("single-lap", "single-lap");
        GAMES.put("relay", "relay");
    }

    /** The ids of all presets. */
    public static final List<String> PRESETS =
            GAMES.keySet().stream().filter(id -> !DEFAULTS.containsKey(id)).toList();

    private final String id;
    private final boolean relay;
    private final Map<String, String> words;
    private final List<Integer> own;
    private final boolean ownFixed;

    private OracleRules(String id, boolean relay, Map<String, String> words, List<Integer> own) {
        this.id = id;
        this.relay = relay;
        this.words = words;
        this.ownFixed = !relay || !own.isEmpty();
        this.own = own.isEmpty() ? Collections.nCopies(players(), pits() / players()) : own;
    }

    /** Reads an id such as {@code ba-awa:8} or {@code anywoli+last4=lot+guard=off}. */
    public static OracleRules of(String text) {
        String[] parts = text.split("\\+", -1);
        String[] name = parts[0].split(":", -1);
        String[] game = GAMES.get(name[0]).split(" ", -1);
        Map<String, String> words = new LinkedHashMap<>();
        put(words, DEFAULTS.get(game[0]).split(" ", -1));
        put(words, Arrays.copyOfRange(game, 1, game.length));
        put(words, Arrays.copyOfRange(parts, 1, parts.length));
        OracleRules undivided = new OracleRules(text, game[0].equals("relay"), words, List.of());
        return name.length == 1 ? undivided : new OracleRules(text, true, words, own(name[1], undivided.pits()));
    }

    private static List<Integer> own(String division, int pits) {
        List<Integer> shares =
                Arrays.stream(division.split("-", -1)).map(Integer::valueOf).toList();
        return shares.size() > 1 ? shares : List.of(shares.get(0), pits - shares.get(0));
    }

    private static void put(Map<String, String> words, String[] options) {
        for (String option : options) {
            String[] sides = option.split("=", -1);
            String key = sides[0].equals("last4") || sides[0].equals("last8") ? "last" : sides[0];
            if (words.containsKey("guard") && !words.containsKey(key)) {
                throw new IllegalArgumentException("option: '" + option + "'");
            }
            words.put(key, sides[1]);
        }
    }

    public String id() {
        return id;
    }

    public boolean relay() {
        return relay;
    }

    /** The word for a key; the empty word for one that the family does not have. */
    String get(String key) {
        return words.getOrDefault(key, "");
    }

    /** Whether the word for a key is that. */
    public boolean is(String key, String word) {
        return get(key).equals(word);
    }

    private int number(String key) {
        return Integer.parseInt(get(key));
    }

    /** Whether a set of contents, {@code take} or {@code then}, has so many seeds. */
    boolean has(String key, int seeds) {
        String digits = is(key, "same") ? get("take") : get(key);
        return seeds < 10 && digits.contains(Integer.toString(seeds));
    }

    /** From how many seeds on a pit is passed over. */
    int full() {
        return is("full", "none") ? Integer.MAX_VALUE : number("full");
    }

    /** Quiet plies that end the game; 0 when switched off. */
    public int guard() {
        return is("guard", "off") ? 0 : number("guard");
    }

    /** Seeds whose being left ends a relay game; 0 if never. */
    public int lastSeeds() {
        return relay ? number("end-at") : 0;
    }

    /** Pits in a row. */
    public int rowPits() {
        return number("row");
    }

    /** Pits that each seat owns unless the position says otherwise. */
    public List<Integer> own() {
        return own;
    }

    /** Number of seats. */
    public int players() {
        return relay ? number("players") : 2;
    }

    /** Pits of the whole board. */
    public int pits() {
        return 2 * rowPits();
    }

    /** Seeds in every pit at the start. */
    public int aPit() {
        return number("seeds");
    }

    /** Seeds of the whole game. */
    public int total() {
        return aPit() * pits();
    }

    /** The start position, every pit filled. */
    public OracleGame start(List<Integer> division, int starter) {
        OracleGame game = new OracleGame(
                this,
                division,
                Collections.nCopies(pits(), aPit()),
                Collections.nCopies(players(), 0),
                starter,
                starter);
        game.moved = 0;
        return game;
    }

    /** Every division of the pits that leaves each seat at least one; some of those of four seats. */
    public List<List<Integer>> divisions() {
        if (ownFixed) {
            return List.of(own);
        }
        List<List<Integer>> all = new ArrayList<>();
        divide(new ArrayList<>(), pits(), all);
        return all;
    }

    private void divide(List<Integer> shares, int left, List<List<Integer>> all) {
        if (shares.size() == players() - 1) {
            List<Integer> whole = new ArrayList<>(shares);
            whole.add(left);
            all.add(whole);
            return;
        }
        IntStream.range(1, left - (players() - shares.size() - 2)).forEach(share -> {
            shares.add(share);
            divide(shares, left - share, all);
            shares.remove(shares.size() - 1);
        });
    }
}
