package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * One game, played slowly and literally: the ends, claims and givings up of rules 3.5 to 3.7, 4.7, 4.9 and 5. What a
 * single move does is in {@link OracleSingleLap} and {@link OracleRelay}.
 */
public final class OracleGame {

    /** The move that declines an extra move. */
    public static final int PASS = -1;

    static final int NOBODY = -1;

    final OracleRules rules;
    final List<Integer> division;
    final int[] owner;
    final int[] seeds;
    final int[] stores;
    final int starter;
    final boolean[] resigned;
    int opener = NOBODY;
    int mover;
    boolean extra;
    /** Whether the last move gave the same player a further one that may not be declined. */
    boolean again;
    /** How many moves of this game have been made, as far as that is known. */
    int moved = 1;

    int quiet;
    boolean over;
    String end = "";
    int winner = NOBODY;
    int undrawn;
    boolean historyIgnored;
    private List<Integer> legal = List.of();

    /** How often each position stood on the board since the last capture. */
    private final Map<List<Integer>, Integer> occurred = new HashMap<>();

    /** What the last move did, a word and numbers a step. */
    private final List<String> steps = new ArrayList<>();

    /** Whether nobody will ask for the steps. */
    private boolean silent;

    /** A set-up before any end has been looked for; {@link #begin} does that. */
    OracleGame(
            OracleRules rules,
            List<Integer> division,
            List<Integer> seeds,
            List<Integer> stores,
            int mover,
            int starter) {
        this.rules = rules;
        this.division = List.copyOf(division);
        this.owner = owners(division);
        this.seeds = seeds.stream().mapToInt(i -> i).toArray();
        this.stores = stores.stream().mapToInt(i -> i).toArray();
        this.resigned = new boolean[stores.size()];
        this.mover = mover;
        this.starter = starter;
    }

    private static int[] owners(List<Integer> division) {
        List<Integer> owners = new ArrayList<>();
        for (int seat = 0; seat < division.size(); seat++) {
            owners.addAll(Collections.nCopies(division.get(seat), seat));
        }
        return owners.stream().mapToInt(i -> i).toArray();
    }

    /** Tries the ends on the position as set up; it counts as its first occurrence. */
    public OracleGame begin() {
        tryEnds();
        return this;
    }

    /** Everything of another game but its history. */
    private OracleGame(OracleGame other) {
        rules = other.rules;
        division = other.division;
        owner = other.owner;
        seeds = other.seeds.clone();
        stores = other.stores.clone();
        resigned = other.resigned.clone();
        starter = other.starter;
        opener = other.opener;
        mover = other.mover;
        extra = other.extra;
        again = other.again;
        moved = other.moved;
        quiet = other.quiet;
        over = other.over;
        end = other.end;
        winner = other.winner;
        undrawn = other.undrawn;
        historyIgnored = other.historyIgnored;
        silent = other.silent;
        legal = other.legal;
    }

    /** An independent copy, history included. */
    public OracleGame copy() {
        OracleGame other = new OracleGame(this);
        other.occurred.putAll(occurred);
        other.steps.addAll(steps);
        return other;
    }

    /** A copy to try a move of a player on. */
    OracleGame trial(int player) {
        OracleGame trial = new OracleGame(this);
        trial.mover = player;
        trial.silent = true;
        return trial;
    }

    /** A copy for counting a move tree, where repetition and the guard are ignored (rule 9). */
    public OracleGame withoutHistory() {
        OracleGame other = new OracleGame(this);
        other.historyIgnored = true;
        other.silent = true;
        return other;
    }

    /** The legal moves in pit order, {@link #PASS} last; empty exactly when the game is over. */
    public List<Integer> legalMoves() {
        return legal;
    }

    private List<Integer> movesOf(int player) {
        if (resigned[player]) {
            return List.of();
        }
        return rules.relay() ? OracleRelay.moves(this, player) : OracleSingleLap.moves(this, player);
    }

    /** Plays a legal move, then tries the ends. */
    public void play(int move) {
        if (!legalMoves().contains(move)) {
            throw new IllegalArgumentException("illegal move " + move + " in " + OracleText.write(this));
        }
        steps.clear();
        again = false;
        boolean captured = false;
        if (move == PASS) {
            // rule 4.4: declining is a ply, and gives up the right
            extra = false;
            mover = next(mover);
        } else if (rules.relay()) {
            captured = OracleRelay.play(this, move);
        } else {
            captured = OracleSingleLap.play(this, move);
        }
        quiet = captured ? 0 : quiet + 1;
        if (captured) {
            occurred.clear();
        }
        tryEnds();
    }

    void step(String word, int... numbers) {
        if (!silent) {
            StringBuilder step = new StringBuilder(word);
            for (int number : numbers) {
                step.append(' ').append(number);
            }
            steps.add(step.toString());
        }
    }

    int next(int player) {
        return (player + 1) % stores.length;
    }

    /** Rule 5: 25 or the last seeds; no move; repetition; the guard. */
    private void tryEnds() {
        if (!over) {
            tryMajority();
        }
        if (!over) {
            tryNoMove();
        }
        if (!over && !historyIgnored) {
            tryRepetition();
        }
        if (!over && !historyIgnored) {
            tryGuard();
        }
        allowToDecline();
    }

    /** Rule 4.4: who has an extra move may decline it. */
    private void allowToDecline() {
        if (extra) {
            legal = new ArrayList<>(legal);
            legal.add(PASS);
        }
    }

    /** Rule 3.6; the last seeds of rule 4.5 end the game within the sowing. */
    private void tryMajority() {
        boolean reached = Arrays.stream(stores).anyMatch(store -> 2 * store > rules.total());
        if (rules.is("majority", "plays-on") || !reached) {
            return;
        }
        if (rules.is("majority", "ends-and-both-collect")) {
            eachTakesHisOwn();
        }
        finish(Integer.toString(rules.total() / 2 + 1));
    }

    /** Finds the legal moves, unless there are none. */
    private void tryNoMove() {
        if (rules.relay()) {
            turnToSomebodyWhoCanMove();
            return;
        }
        legal = movesOf(mover);
        boolean passes = rules.is("stuck", "passes") && !again;
        if (legal.isEmpty() && passes && !movesOf(next(mover)).isEmpty()) {
            steps.add("pass " + mover);
            mover = next(mover);
            legal = movesOf(mover);
        }
        if (legal.isEmpty()) {
            divideStranded();
            finish(passes ? "blocked" : "starved");
        }
    }

    /** Rule 3.5. */
    private void divideStranded() {
        switch (rules.get("stranded")) {
            case "row-owner", "owner" -> eachTakesHisOwn();
            case "empty-row" -> {
                // with both rows empty there is nothing to take; with neither, the page is silent
                if (seedsOf(0) > 0 && seedsOf(1) > 0) {
                    eachTakesHisOwn();
                }
                takesAll(seedsOf(mover) == 0 ? mover : next(mover));
            }
            case "opponent-of-mover" -> takesAll(next(mover));
            default -> Arrays.fill(seeds, 0);
        }
    }

    /** What is left when players or history end the game. */
    private void divideLeft() {
        if (rules.is("stranded", "nobody")) {
            Arrays.fill(seeds, 0);
        } else {
            eachTakesHisOwn();
        }
    }

    /** Rule 4.7, and the lost right of rule 4.4. */
    private void turnToSomebodyWhoCanMove() {
        legal = movesOf(mover);
        if ((extra || again) && legal.isEmpty()) {
            extra = false;
            again = false;
            mover = next(mover);
            legal = movesOf(mover);
        }
        if (rules.is("stuck", "ends")) {
            while (!isIn(mover)) {
                mover = next(mover);
                legal = movesOf(mover);
            }
            if (legal.isEmpty()) {
                divideStranded();
                finish("starved");
            }
            return;
        }
        List<String> passes = new ArrayList<>();
        for (int tried = 0; tried < stores.length; tried++) {
            if (!legal.isEmpty()) {
                steps.addAll(passes);
                return;
            }
            if (isIn(mover)) {
                passes.add("pass " + mover);
            }
            mover = next(mover);
            legal = movesOf(mover);
        }
        divideStranded();
        finish("blocked");
    }

    /** Rules 3.7 and 4.9. */
    private void tryRepetition() {
        occurred.merge(identity(), 1, Integer::sum);
        if (occurrences() < 3) {
            return;
        }
        switch (rules.get("repetition")) {
            case "ends" -> {
                divideLeft();
                finish("repetition");
            }
            case "ends-unless-a-row-is-empty" -> {
                if (seedsOf(0) > 0 && seedsOf(1) > 0) {
                    divideLeft();
                    finish("repetition");
                }
            }
            case "split-evenly" -> {
                splitEvenly();
                finish("repetition");
            }
            default -> {}
        }
    }

    /** Whether the player owns pits and has not resigned. */
    private boolean isIn(int player) {
        return division.get(player) > 0 && !resigned[player];
    }

    private List<Integer> identity() {
        List<Integer> identity = list(seeds);
        identity.add(mover);
        identity.add(extra ? 1 : 0);
        identity.add(rules.is("opening", "pair") && moved == 0 ? 1 : 0);
        // the page is silent; with one player fewer the same pits are another game
        identity.add(Arrays.hashCode(resigned));
        return identity;
    }

    /** How often the position on the board has stood there since the last capture. */
    public int occurrences() {
        return occurred.getOrDefault(identity(), 0);
    }

    /** Rule 5, the guard. */
    private void tryGuard() {
        if (rules.guard() == 0 || quiet < rules.guard()) {
            return;
        }
        if (rules.is("repetition", "split-evenly")) {
            splitEvenly();
        } else {
            divideLeft();
        }
        finish("quiet");
    }

    /** Whether either player may claim the end by repetition (rule 3.7). */
    public boolean canClaim() {
        return !over && rules.is("repetition", "claimed") && occurrences() >= 3;
    }

    /** Rule 3.7. */
    public void claim() {
        if (!canClaim()) {
            throw new IllegalStateException("no claim in " + OracleText.write(this));
        }
        divideLeft();
        finish("claim");
    }

    /** Rule 3.7, last sentence. */
    public void agree() {
        requireRunning();
        divideLeft();
        finish("agreement");
    }

    /** Rule 5, resignation. */
    public void resign(int player) {
        requireRunning();
        if (stores.length > 2) {
            resignOneOfSome(player, "resignation");
            return;
        }
        takesAll(next(player));
        finish("resignation");
        if (rules.is("resignation", "resigner-loses")) {
            winner = next(player);
        }
    }

    private void resignOneOfSome(int player, String reason) {
        resigned[player] = true;
        long left = IntStream.range(0, stores.length).filter(this::isIn).count();
        if (left == 1) {
            // the page is silent on a last player left alone: the game ends, each takes their own
            eachTakesHisOwn();
            finish(reason);
        } else if (player == mover) {
            extra = false;
            turnToSomebodyWhoCanMove();
        }
        if (!over) {
            occurred.merge(identity(), 1, Integer::sum);
        }
    }

    /** Rule 5, flag. */
    public void flag(int player) {
        requireRunning();
        if (stores.length > 2) {
            resignOneOfSome(player, "timeout");
            return;
        }
        int opponent = next(player);
        takesAll(opponent);
        finish("timeout");
        winner = 2 * stores[opponent] > rules.total() ? opponent : NOBODY;
    }

    private void requireRunning() {
        if (over) {
            throw new IllegalStateException("over: " + end);
        }
    }

    /** Credits the four seeds that waited for a lot (rule 4.5, {@code last4=lot}). */
    public void drawLot(int lucky) {
        stores[lucky] += undrawn;
        undrawn = 0;
        winner = mostSeeds();
    }

    void finish(String reason) {
        over = true;
        legal = List.of();
        end = reason;
        extra = false;
        mover = NOBODY;
        winner = undrawn > 0 ? NOBODY : mostSeeds();
    }

    /** Who has more seeds than all others; one who resigned cannot win. */
    private int mostSeeds() {
        int best = NOBODY;
        boolean shared = false;
        for (int player = 0; player < stores.length; player++) {
            if (resigned[player]) {
                continue;
            }
            if (best != NOBODY && stores[player] == stores[best]) {
                shared = true;
            } else if (best == NOBODY || stores[player] > stores[best]) {
                best = player;
                shared = false;
            }
        }
        return shared ? NOBODY : best;
    }

    void eachTakesHisOwn() {
        for (int pit = 0; pit < seeds.length; pit++) {
            stores[owner[pit]] += seeds[pit];
            seeds[pit] = 0;
        }
    }

    void takesAll(int player) {
        stores[player] += onBoard();
        Arrays.fill(seeds, 0);
    }

    private void splitEvenly() {
        if (rules.is("stranded", "nobody")) {
            Arrays.fill(seeds, 0);
        }
        int half = onBoard() / 2;
        stores[0] += half;
        stores[1] += half;
        Arrays.fill(seeds, 0);
    }

    int onBoard() {
        int sum = 0;
        for (int pit : seeds) {
            sum += pit;
        }
        return sum;
    }

    int seedsOf(int player) {
        int sum = 0;
        for (int pit = 0; pit < seeds.length; pit++) {
            if (owner[pit] == player) {
                sum += seeds[pit];
            }
        }
        return sum;
    }

    private static List<Integer> list(int[] numbers) {
        List<Integer> list = new ArrayList<>(numbers.length + 3);
        for (int number : numbers) {
            list.add(number);
        }
        return list;
    }

    public OracleRules rules() {
        return rules;
    }

    public List<Integer> division() {
        return division;
    }

    public List<Integer> seeds() {
        return list(seeds);
    }

    public List<Integer> stores() {
        return list(stores);
    }

    public int starter() {
        return starter;
    }

    /** The seat to move; −1 when the game is over. */
    public int mover() {
        return mover;
    }

    public boolean extra() {
        return extra;
    }

    public int quiet() {
        return quiet;
    }

    public boolean over() {
        return over;
    }

    public String end() {
        return end;
    }

    public OptionalInt winner() {
        return winner == NOBODY ? OptionalInt.empty() : OptionalInt.of(winner);
    }

    /** Seeds that wait for a lot. */
    public int undrawn() {
        return undrawn;
    }

    /** What the last move did: {@code lift PIT N}, {@code drop PIT}, {@code capture PIT N BY}, {@code pass SEAT}. */
    public List<String> steps() {
        return Collections.unmodifiableList(steps);
    }
}
