package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tournament: its settings and what was done. Entrants, rounds and standings follow from these. Immutable; each act makes a new one.
 */
public final class Tournament {
    private final TournamentSettings settings;
    private final List<Act> acts;
    private final TournamentState course;

    private Tournament(TournamentSettings settings, List<Act> acts, TournamentState course) {
        this.settings = settings;
        this.acts = List.copyOf(acts);
        this.course = course;
    }

    /** A tournament in which nothing has been done. */
    public static Tournament of(TournamentSettings settings) {
        return of(settings, List.of());
    }

    /**
     * A tournament in which some things have been done.
     *
     * @throws TournamentException if one of them could not be
     */
    public static Tournament of(TournamentSettings settings, List<Act> acts) {
        TournamentState course = new TournamentState(settings);
        acts.forEach(course::play);
        return new Tournament(settings, acts, course);
    }

    /**
     * The tournament in a text that {@link #format} wrote.
     *
     * @throws TournamentException with the first fault: its line, what stands there and what may
     */
    public static Tournament parse(String text) {
        return new TournamentText(text).read();
    }

    /** The tournament as text, a line an act; {@link #parse} reads it back to the same. */
    public String format() {
        return TournamentText.format(this);
    }

    /**
     * The tournament after an act.
     *
     * @throws TournamentException if it cannot be done now
     */
    public Tournament play(Act act) {
        List<Act> more = new ArrayList<>(acts);
        more.add(act);
        TournamentState next = new TournamentState(course);
        next.play(act);
        return new Tournament(settings, more, next);
    }

    /**
     * The tournament before the last act.
     *
     * @throws TournamentException if there was none
     */
    public Tournament undo() {
        if (acts.isEmpty()) {
            throw new TournamentException("nothing has been done that could be taken back");
        }
        return of(settings, acts.subList(0, acts.size() - 1));
    }

    /** What was agreed beforehand. */
    public TournamentSettings settings() {
        return settings;
    }

    /** What was done, in order. */
    public List<Act> acts() {
        return acts;
    }

    /** Everybody who ever entered, in that order. */
    public List<Entrant> entrants() {
        return List.copyOf(course.entrants());
    }

    /** Whether an entrant plays on. */
    public boolean isPresent(int entrant) {
        return course.isPresent(entrant);
    }

    /** Whether the games of an entrant who withdrew do not count, because fewer than half of them had been played (round robin). */
    public boolean isAnnulled(int entrant) {
        return new TotalScore(course).isAnnulled(entrant);
    }

    /** The rounds that have begun, each with its fixtures. */
    public List<List<Fixture>> rounds() {
        return course.rounds().stream().map(List::copyOf).toList();
    }

    /** Whether every fixture that has begun has its result. */
    public boolean isRoundOver() {
        return course.isRoundOver();
    }

    /** Everybody in order, the best first. */
    public List<Standing> standings() {
        return Standings.of(course);
    }

    /** How many rounds there will be if nobody enters late; 0 if that is open. */
    public int plannedRounds() {
        int players = course.rounds().isEmpty()
                ? course.presentOnes().size()
                : course.starters().size();
        if (settings.kind() instanceof Kind.RoundRobin table) {
            return Math.max(course.rounds().size(), players < 2 ? 0 : table.cycles() * (players - 1 + players % 2));
        } else if (settings.kind() instanceof Kind.KnockOut) {
            int first = course.rounds().isEmpty()
                    ? players
                    : 2 * course.rounds().get(0).size();
            return first < 2 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(first - 1);
        } else if (settings.kind() instanceof Kind.Swiss swiss) {
            return swiss.rounds();
        }
        return settings.kind() instanceof Kind.Threes threes ? threes.rounds() : 0;
    }

    /** Whether nothing more is to be played. */
    public boolean isOver() {
        return course.isClosed() || (!course.rounds().isEmpty() && course.isRoundOver() && isPlayedOut());
    }

    private boolean isPlayedOut() {
        int rounds = course.rounds().size();
        Kind kind = settings.kind();
        if (kind instanceof Kind.RoundRobin table) {
            return new RoundRobinPairing(course, table.cycles()).isDone();
        } else if (kind instanceof Kind.KnockOut) {
            return new Bracket(course).isDecided();
        } else if (kind instanceof Kind.WinnerStays stays) {
            Queue queue = new Queue(course);
            return course.presentOnes().size() < 2
                    || course.rounds().get(rounds - 1).get(0).entrants().stream()
                            .anyMatch(e -> queue.streak(e) >= stays.streak());
        }
        return rounds >= plannedRounds();
    }

    /** Whether it was ended before everything was played, by an act. */
    public boolean isClosed() {
        return course.isClosed();
    }

    /** Those who share the first place of a tournament that is over; nobody before. */
    public List<Integer> winners() {
        return isOver()
                ? standings().stream()
                        .filter(standing -> standing.place() == 1)
                        .map(Standing::entrant)
                        .toList()
                : List.of();
    }

    /**
     * The act that begins the next round: who meets whom.
     *
     * @param rematches whether in a Swiss tournament two may meet again where there is no other way
     * @throws TournamentException if the round before is not over, the tournament is, or there is no such round
     */
    public Act.Pair next(boolean rematches) {
        Kind kind = settings.kind();
        if (isOver()) {
            throw new TournamentException("the tournament is over, no round is left");
        }
        if (!course.isRoundOver() && !(kind instanceof Kind.RoundRobin)) {
            throw new TournamentException(
                    "round " + course.rounds().size() + " is not over; enter the results that are missing");
        }
        if (kind instanceof Kind.RoundRobin table) {
            if (course.rounds().isEmpty() && course.presentOnes().size() < 2) {
                throw new TournamentException(
                        "entrants who play", course.presentOnes().size(), "2 or more");
            }
            return new Act.Pair(new RoundRobinPairing(course, table.cycles())
                    .next()
                    .orElseThrow(() -> new TournamentException("all have met, no round is left")));
        } else if (kind instanceof Kind.KnockOut) {
            return new Act.Pair(new Bracket(course).boards(course.rounds().size()));
        } else if (kind instanceof Kind.WinnerStays) {
            return new Act.Pair(new Queue(course).next());
        }
        return new Act.Pair(kind instanceof Kind.Swiss ? SwissPairing.next(course, rematches) : Groups.next(course));
    }

    /** The queue of a tournament in which the winner stays: who waits, the next one first; nobody in other kinds. */
    public List<Integer> waiting() {
        int rounds = course.rounds().size();
        if (!(settings.kind() instanceof Kind.WinnerStays)) {
            return List.of();
        }
        Queue queue = new Queue(course);
        if (rounds == 0) {
            return queue.waiting(List.of());
        }
        Fixture last = course.rounds().get(rounds - 1).get(0);
        return queue.waiting(
                last.result().isEmpty()
                        ? last.entrants()
                        : queue.stays(last, rounds - 1).map(List::of).orElse(List.of()));
    }

    /** The entrant who goes on from a fixture: who won it, or was drawn by lot after a draw; empty if that is open or nobody does. */
    public Optional<Integer> goesOn(int round, int fixture) {
        Fixture ended = course.rounds().get(round).get(fixture);
        return settings.kind() instanceof Kind.WinnerStays
                ? new Queue(course).stays(ended, round)
                : new Bracket(course).winner(ended, round, fixture);
    }

    /** Which lot an entrant drew among all, 1 the best. */
    public int lot(int entrant) {
        return (int) (-new Breaker(course, new TotalScore(course), new int[0]).value(Tiebreak.LOT, entrant, List.of())
                / Points.ONE);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Tournament that && settings.equals(that.settings) && acts.equals(that.acts);
    }

    @Override
    public int hashCode() {
        return 31 * settings.hashCode() + acts.hashCode();
    }
}
