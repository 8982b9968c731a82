package semeia.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.Reason;
import semeia.rules.Rules;

/**
 * Which principle plays three-player Ba-awa best? Every principle plays in every seat against two of each kind, from the start and from
 * openings of random plies, and is held against the ceiling, what a perfect response to the two others would score. Prints tables in
 * Markdown: points in per cent (a win 1, a shared first place ½), and in brackets those of the first, second and third seat.
 *
 * <pre>java -cp bench/target/benchmarks.jar semeia.bench.ThreePlayers [openings [millis [seed]]]</pre>
 *
 * <p>{@code openings}: games a seat, 1 or more, default 40; {@code millis}: processor time a move at most, 1 or more, default 10;
 * {@code seed}: default 1. One seed always gives the same tables, but for the times.
 */
public final class ThreePlayers {
    private static final Rules RULES = Principle.RULES;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int SEATS = 3;
    private static final int OPENING_PLIES = 3;
    private static final int HORIZON = 24;

    private final int openings;
    private final int millis;
    private final long seed;
    /** Nanoseconds and moves. */
    private final Map<Principle, long[]> costs = new EnumMap<>(Principle.class);

    private int repetitions;

    private ThreePlayers(int openings, int millis, long seed) {
        this.openings = openings;
        this.millis = millis;
        this.seed = seed;
    }

    /** Runs the study. */
    public static void main(String[] args) {
        int openings = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        int millis = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        long seed = args.length > 2 ? Long.parseLong(args[2]) : 1;
        ThreePlayers study = new ThreePlayers(openings, millis, seed);
        study.table(0);
        study.table(OPENING_PLIES);
        study.printCosts();
    }

    /** What a game that is over brings a player: 1 for a win, ½ for a shared first place, 0 otherwise. */
    static double points(Position over, int seat) {
        int own = over.store(seat);
        int others = Math.max(over.store((seat + 1) % SEATS), over.store((seat + 2) % SEATS));
        return own > others ? 1 : own == others ? 0.5 : 0;
    }

    private void table(int plies) {
        System.out.printf("%n%d random plies, %d games a seat%n%n| |", plies, openings);
        for (Principle others : Principle.values()) {
            System.out.printf(" two %s |", others.title);
        }
        System.out.printf("%n|---|%s%n", "---|".repeat(Principle.values().length));
        for (Principle one : Principle.values()) {
            System.out.printf("| %s |", one.title);
            for (Principle others : Principle.values()) {
                cell(plies, (opening, seat, seeds) -> play(opening, seat, seeds, one, others));
            }
            System.out.println();
        }
        System.out.print("| ceiling |");
        for (Principle others : Principle.values()) {
            others.habit().ifPresentOrElse(habit -> ceiling(plies, habit), () -> System.out.print(" |"));
        }
        System.out.println();
    }

    private void ceiling(int plies, Habit others) {
        List<BestResponse> best = IntStream.range(0, SEATS)
                .mapToObj(seat -> new BestResponse(RULES, others, seat))
                .toList();
        cell(plies, (opening, seat, seeds) -> best.get(seat).points(opening.position(), HORIZON));
    }

    /** What an opening brings a seat. */
    @FunctionalInterface
    private interface Trial {
        double points(Game opening, int seat, Random seeds);
    }

    private void cell(int plies, Trial trial) {
        Random seeds = new Random(seed);
        double[] seats = new double[SEATS];
        for (int i = 0; i < openings; i++) {
            Random lots = new Random(seeds.nextLong());
            Game opening = opening(plies, lots);
            for (int seat = 0; seat < SEATS; seat++) {
                seats[seat] += 100 * trial.points(opening, seat, lots) / openings;
            }
        }
        double mean = (seats[0] + seats[1] + seats[2]) / SEATS;
        System.out.printf(Locale.ROOT, " %.0f (%.0f %.0f %.0f) |", mean, seats[0], seats[1], seats[2]);
        System.out.flush();
    }

    private static Game opening(int plies, Random lots) {
        Game game = Game.start(RULES);
        for (int ply = 0; ply < plies && !game.isOver(); ply++) {
            game = game.play(Habit.draw(game.legalMoves(), lots));
        }
        return game;
    }

    private double play(Game opening, int seat, Random seeds, Principle one, Principle others) {
        StudyPlayer[] players = new StudyPlayer[SEATS];
        for (int each = 0; each < SEATS; each++) {
            players[each] = (each == seat ? one : others).player(millis, seeds.nextLong());
        }
        Game game = opening;
        while (!game.isOver()) {
            int mover = game.position().player();
            game = game.play(choose(players[mover], game, mover == seat ? one : others));
        }
        repetitions += game.position().reason().equals(Optional.of(Reason.REPETITION)) ? 1 : 0;
        return points(game.position(), seat);
    }

    private int choose(StudyPlayer player, Game game, Principle principle) {
        long[] cost = costs.computeIfAbsent(principle, key -> new long[2]);
        long before = THREADS.getCurrentThreadCpuTime();
        int move = player.choose(game);
        cost[0] += THREADS.getCurrentThreadCpuTime() - before;
        cost[1]++;
        return move;
    }

    private void printCosts() {
        System.out.printf("%nProcessor time a move, milliseconds:%n%n");
        costs.forEach((principle, cost) ->
                System.out.printf(Locale.ROOT, "- %s %.2f%n", principle.title, cost[0] / 1e6 / cost[1]));
        System.out.printf("%n%d games ended by repetition.%n", repetitions);
    }
}
