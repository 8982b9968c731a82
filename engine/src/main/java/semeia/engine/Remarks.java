package semeia.engine;

import java.util.ArrayList;
import java.util.List;
import semeia.engine.Remark.Kind;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;
import semeia.rules.Sowing;

/** Explains moves: what can be seen of them on the board, without a search. Not thread-safe. */
public final class Remarks {
    /** Seeds that make a pit a kroo. */
    private static final int KROO = 12;
    /** Fours before the end from which on they are counted. */
    private static final int FOUR = 4;

    private static final int FEW_FOURS = 3;

    private final Rules rules;
    private final Position before;
    private final Position after;
    private final Sowing sowing;
    private final int me;
    private final int[] settled;
    private final List<Remark> remarks = new ArrayList<>();

    private Remarks(Rules rules, Position before, int move) {
        this.rules = rules;
        this.before = before;
        this.after = before.copy();
        this.me = before.player();
        this.sowing = Sowing.of(rules, before, move);
        rules.play(after, move);
        if (!after.isOver() && after.quiet() >= rules.guard()) {
            rules.end(after, Reason.GUARD);
        }
        this.settled = settle();
    }

    /**
     * What can be said about a move, the most important first.
     *
     * @param before the position before it, which stays as it is
     * @param move a legal move there
     * @throws semeia.rules.IllegalMoveException if the move is not legal
     */
    public static List<Remark> of(Rules rules, Position before, int move) {
        Remarks all = new Remarks(rules, before, move);
        all.tellSeeds();
        all.tellKroo();
        if (all.after.isOver()) {
            all.tellEnd();
        } else {
            all.tellTurn();
            all.tellDanger();
            all.tellTempo();
            all.tellFours();
        }
        return List.copyOf(all.remarks);
    }

    private void say(Kind kind, Integer... numbers) {
        remarks.add(Remark.of(kind, numbers));
    }

    private void tellSeeds() {
        if (sowing.isDecline()) {
            say(Kind.DECLINES);
        }
        if (sowing.captured(me) > 0) {
            say(Kind.CAPTURES, sowing.captured(me));
        }
        for (int seat = 0; seat < before.territory().players(); seat++) {
            if (seat != me && sowing.captured(seat) > 0) {
                say(Kind.GIVES, sowing.captured(seat), seat);
            }
        }
        if (rules.laps() == Rules.Laps.ONE) {
            tellRow();
        }
    }

    private void tellRow() {
        int theirs = seedsOf(before, 1 - me);
        int now = settledSeeds(1 - me);
        if (rules.is("slam", "captures-nothing") && sowing.captured(me) == 0 && isSlam()) {
            say(Kind.GRAND_SLAM, now);
        }
        if (theirs == 0 && now > 0) {
            say(Kind.FEEDS, now);
        } else if (theirs > 0 && now == 0) {
            say(Kind.STARVES);
        }
        if (settledSeeds(me) == 0 && !after.isOver()) {
            say(Kind.EMPTIES_ROW);
        }
    }

    /** Whether the last seed fell where it would capture, and nothing but what it would capture lies there. */
    private boolean isSlam() {
        int taken = 0;
        for (int pit = lastPit(); pit >= 0 && before.territory().ownerOf(pit) != me && isTaken(settled[pit]); pit--) {
            taken += settled[pit];
        }
        return taken > 0 && taken == settledSeeds(1 - me);
    }

    private int settledSeeds(int seat) {
        int seeds = 0;
        for (int pit = 0; pit < settled.length; pit++) {
            seeds += before.territory().ownerOf(pit) == seat ? settled[pit] : 0;
        }
        return seeds;
    }

    /** The pits after the sowing and its captures, before the rest is divided if the game is over. */
    private int[] settle() {
        int[] pits = new int[before.territory().pits()];
        for (int pit = 0; pit < pits.length; pit++) {
            pits[pit] = before.seeds(pit);
        }
        for (Sowing.Step step : sowing.steps()) {
            if (step instanceof Sowing.Lift lift) {
                pits[lift.pit()] = 0;
            } else if (step instanceof Sowing.Drop drop) {
                pits[drop.pit()]++;
            } else if (step instanceof Sowing.Capture capture) {
                pits[capture.pit()] = 0;
            }
        }
        return pits;
    }

    private static boolean isTaken(int seeds) {
        return seeds == 2 || seeds == 3;
    }

    private int lastPit() {
        int last = 0;
        for (Sowing.Step step : sowing.steps()) {
            last = step instanceof Sowing.Drop drop ? drop.pit() : last;
        }
        return last;
    }

    private void tellKroo() {
        if (sowing.isDecline() || rules.laps() != Rules.Laps.ONE) {
            return;
        }
        if (before.seeds(sowing.move()) >= KROO) {
            say(Kind.PLAYS_KROO, sowing.move(), before.seeds(sowing.move()));
        }
        for (int pit = 0; pit < before.territory().pits(); pit++) {
            int seeds = settled[pit];
            if (before.territory().ownerOf(pit) == me && seeds >= KROO && seeds > before.seeds(pit)) {
                say(before.seeds(pit) >= KROO ? Kind.GROWS_KROO : Kind.OPENS_KROO, pit, seeds);
            }
        }
    }

    private void tellEnd() {
        say(Kind.ENDS_GAME, after.store(me) - before.store(me) - sowing.captured(me));
    }

    private void tellTurn() {
        if (after.hasExtraMove() && after.player() == me) {
            say(Kind.EARNS_MOVE);
        }
    }

    private void tellDanger() {
        Catch next = after.player() == me ? Catch.NONE : best(after);
        Catch then = after.player() == me ? Catch.NONE : best(given(before, after.player()));
        if (then.seeds() > 0 && next.seeds() == 0 && after.player() != me) {
            say(Kind.SAVES, then.seeds());
        }
        if (next.seeds() > 0) {
            say(Kind.LEAVES, next.seeds(), next.pit());
        }
        Catch mine = after.player() == me ? Catch.NONE : best(given(after, me));
        if (mine.seeds() > 0) {
            say(Kind.THREATENS, mine.seeds());
        }
    }

    /** The most that one move captures. */
    private record Catch(int seeds, int pit) {
        private static final Catch NONE = new Catch(0, 0);
    }

    private Catch best(Position position) {
        Catch best = Catch.NONE;
        for (long rest = rules.legalMoves(position); rest != 0; rest = Moves.rest(rest)) {
            int move = Moves.first(rest);
            int seeds = Sowing.of(rules, position, move).captured(position.player());
            best = seeds > best.seeds() ? new Catch(seeds, move) : best;
        }
        return best;
    }

    /** The position with another player to move. */
    private static Position given(Position position, int seat) {
        Position given = position.copy();
        given.giveTurnTo(seat);
        return given;
    }

    private void tellTempo() {
        if (rules.laps() == Rules.Laps.ONE
                && waitingMoves(before, me) > 0
                && waitingMoves(after, me) == 0
                && waitingMoves(after, 1 - me) > 0) {
            say(Kind.LOSES_TEMPO);
        }
    }

    /** The pits of a player from which the sowing stays on their own pits. */
    private static int waitingMoves(Position position, int seat) {
        int end =
                seat == 0 ? position.territory().share(0) : position.territory().pits();
        int count = 0;
        for (int pit = 0; pit < end; pit++) {
            boolean own = position.territory().ownerOf(pit) == seat;
            count += own && position.seeds(pit) > 0 && pit + position.seeds(pit) < end ? 1 : 0;
        }
        return count;
    }

    private void tellFours() {
        if (rules.lastSeeds() > 0 && rules.is("last", "starter")) {
            int fours = (after.seedsOnBoard() - rules.lastSeeds()) / FOUR;
            if (fours <= FEW_FOURS) {
                say(Kind.COUNTS_FOURS, fours, rules.lastSeeds(), after.starter());
            }
        }
    }

    private static int seedsOf(Position position, int seat) {
        int seeds = 0;
        for (int pit = 0; pit < position.territory().pits(); pit++) {
            seeds += position.territory().ownerOf(pit) == seat ? position.seeds(pit) : 0;
        }
        return seeds;
    }
}
