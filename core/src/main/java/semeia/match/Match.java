package semeia.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.rules.Reason;
import semeia.rules.Rules;
import semeia.rules.Territory;

/**
 * Several games that count together (rule 7): who starts the next one on which division of the pits, the score, and how it ended.
 * Immutable: each result makes a new match.
 */
public final class Match {
    private static final int OCCURRENCES_THAT_DRAW = 3;

    private final Rules rules;
    private final MatchRules kind;
    private final Optional<Lots> lots;
    private final List<Outcome> outcomes;
    private final List<Start> starts;
    private final List<Integer> score;
    private final Optional<MatchOutcome> outcome;

    /** How a game begins. */
    private record Start(Territory territory, int starter) {}

    private Match(
            Rules rules,
            MatchRules kind,
            Optional<Lots> lots,
            List<Outcome> outcomes,
            List<Start> starts,
            List<Integer> score,
            Optional<MatchOutcome> outcome) {
        this.rules = rules;
        this.kind = kind;
        this.lots = lots;
        this.outcomes = List.copyOf(outcomes);
        this.starts = List.copyOf(starts);
        this.score = List.copyOf(score);
        this.outcome = outcome;
    }

    /**
     * A match in which lots are drawn: for who starts every game, of a territory match for the first game alone.
     *
     * @throws MatchException if matches of this kind are not played by these rules
     */
    public static Match start(Rules rules, MatchRules kind, Lots lots) {
        return start(
                rules,
                kind,
                Optional.of(lots),
                lots.starter(0, rules.territory().players()));
    }

    /**
     * A match without lots: the players start in turn.
     *
     * @param starter who starts the first game, from 0
     * @throws MatchException if matches of this kind are not played by these rules, or there is no such seat
     */
    public static Match start(Rules rules, MatchRules kind, int starter) {
        return start(rules, kind, Optional.empty(), starter);
    }

    private static Match start(Rules rules, MatchRules kind, Optional<Lots> lots, int starter) {
        int players = rules.territory().players();
        List<MatchException.Fault> faults = new ArrayList<>();
        kind.refuses(rules)
                .ifPresent(expected -> faults.add(
                        new MatchException.Fault("rules of a match by " + kind.kind(), rules.id(), expected)));
        if (starter < 0 || starter >= players) {
            faults.add(new MatchException.Fault(
                    "starter", Integer.toString(starter), "a seat from 0 to " + (players - 1)));
        }
        if (!faults.isEmpty()) {
            throw new MatchException(faults);
        }
        List<Integer> score =
                kind instanceof MatchRules.TerritoryMatch ? shares(rules.territory()) : Collections.nCopies(players, 0);
        return new Match(
                rules, kind, lots, List.of(), List.of(new Start(rules.territory(), starter)), score, Optional.empty());
    }

    private static List<Integer> shares(Territory territory) {
        List<Integer> shares = new ArrayList<>();
        for (int seat = 0; seat < territory.players(); seat++) {
            shares.add(territory.share(seat));
        }
        return shares;
    }

    /** The rules of every game. */
    public Rules rules() {
        return rules;
    }

    /** How the games count. */
    public MatchRules kind() {
        return kind;
    }

    /** Where lots come from; empty in a match without. */
    public Optional<Lots> lots() {
        return lots;
    }

    /** How the games ended so far, in order. */
    public List<Outcome> outcomes() {
        return outcomes;
    }

    /** The division of the pits in the next game; when the match is over, in the last. */
    public Territory territory() {
        return starts.get(starts.size() - 1).territory();
    }

    /** Who starts the next game, from 0; when the match is over, who started the last. */
    public int starter() {
        return starts.get(starts.size() - 1).starter();
    }

    /** What each player has of what counts: points, games won, games won in a row at last, pits. */
    public List<Integer> score() {
        return score;
    }

    /** How the match ended; empty while it goes on. */
    public Optional<MatchOutcome> outcome() {
        return outcome;
    }

    /** Whether the player plays no more: a player without pits (rule 7, three players). */
    public boolean isOut(int seat) {
        return territory().share(seat) == 0;
    }

    /**
     * The next game before its first move.
     *
     * @throws IllegalStateException if the match is over
     */
    public Game nextGame() {
        requireOpen();
        return Game.start(rules, territory(), starter());
    }

    /**
     * The game after the lot for its last seeds was drawn, among all players in it.
     *
     * @param game the game under way in this match, waiting for a lot
     * @throws IllegalStateException if the match has no lots
     * @throws semeia.rules.IllegalMoveException if the game waits for none
     */
    public Game drawLot(Game game) {
        if (lots.isEmpty()) {
            throw new IllegalStateException("this match has no lots: draw one and call Game.drawLot");
        }
        return game.drawLot(lastSeedsLot(game).orElseThrow());
    }

    /** Who gets the last seeds of the game under way by the lots of this match; empty in a match without. */
    Optional<Integer> lastSeedsLot(Game game) {
        List<Integer> seats = new ArrayList<>();
        for (int seat = 0; seat < territory().players(); seat++) {
            if (!isOut(seat) && !game.position().hasResigned(seat)) {
                seats.add(seat);
            }
        }
        return lots.map(source -> seats.get(source.lastSeeds(outcomes.size(), seats.size())));
    }

    private void requireOpen() {
        if (outcome.isPresent()) {
            throw new IllegalStateException("the match is over");
        }
    }

    /**
     * The match after the next game ended so.
     *
     * @throws IllegalStateException if the match is over
     * @throws MatchException if it cannot be the outcome of a game by these rules
     */
    public Match record(Outcome ended) {
        requireOpen();
        check(ended);
        List<Outcome> all = new ArrayList<>(outcomes);
        all.add(ended);
        List<Integer> counted = counted(ended);
        OptionalInt winner = winner(counted);
        if (!kind.isWonAtTarget() && all.size() == 2) {
            MatchOutcome summed = new MatchOutcome(MatchOutcome.Reason.LAST_GAME, leader(counted));
            return new Match(rules, kind, lots, all, starts, counted, Optional.of(summed));
        }
        if (kind.isWonAtTarget() && winner.isPresent()) {
            MatchOutcome won = new MatchOutcome(MatchOutcome.Reason.TARGET, winner);
            return new Match(rules, kind, lots, all, starts, counted, Optional.of(won));
        }
        Start next = next(ended, counted, all.size());
        if (kind instanceof MatchRules.TerritoryMatch
                && Collections.frequency(starts, next) >= OCCURRENCES_THAT_DRAW - 1) {
            MatchOutcome drawn = new MatchOutcome(MatchOutcome.Reason.REPEATED_DIVISION, OptionalInt.empty());
            return new Match(rules, kind, lots, all, starts, counted, Optional.of(drawn));
        }
        List<Start> begun = new ArrayList<>(starts);
        begun.add(next);
        return new Match(rules, kind, lots, all, begun, counted, Optional.empty());
    }

    private void check(Outcome ended) {
        int players = rules.territory().players();
        long seeds = 0;
        boolean negative = false;
        for (int count : ended.seeds()) {
            seeds += count;
            negative |= count < 0;
        }
        boolean exact = kind instanceof MatchRules.TerritoryMatch;
        int winner = ended.winner().orElse(0);
        if (ended.seeds().size() != players || negative || seeds > rules.seeds() || (exact && seeds < rules.seeds())) {
            throw new MatchException(
                    "outcome",
                    ended.seeds(),
                    "the seeds of " + players + " players, " + rules.seeds() + " in all" + (exact ? "" : " at most"));
        }
        if (winner < 0 || winner >= players) {
            throw new MatchException("winner", winner, "a seat from 0 to " + (players - 1));
        }
    }

    /** The score after the game. */
    private List<Integer> counted(Outcome ended) {
        if (kind instanceof MatchRules.TerritoryMatch) {
            return Division.after(ended.seeds(), starter(), rules.seedsAPit());
        }
        List<Integer> counted = new ArrayList<>(score);
        if (kind instanceof MatchRules.TwoGames) {
            for (int seat = 0; seat < counted.size(); seat++) {
                counted.set(seat, counted.get(seat) + ended.seeds().get(seat));
            }
            return counted;
        }
        if (kind instanceof MatchRules.WinningStreak) {
            int run = ended.winner().isPresent() ? score.get(ended.winner().getAsInt()) : 0;
            Collections.fill(counted, 0);
            ended.winner().ifPresent(seat -> counted.set(seat, run + 1));
        } else {
            ended.winner().ifPresent(seat -> counted.set(seat, counted.get(seat) + scored(ended, seat)));
        }
        return counted;
    }

    private int scored(Outcome ended, int winner) {
        if (kind instanceof MatchRules.Tally) {
            return 4 * ended.seeds().get(winner) >= 3 * rules.seeds() ? 2 : 1;
        }
        if (!(kind instanceof MatchRules.FirstToPoints)) {
            return 1;
        }
        boolean givenUp = ended.reason() == Reason.RESIGNATION || ended.reason() == Reason.TIMEOUT;
        int share = rules.seeds() / rules.territory().players();
        return Math.max(givenUp ? 1 : 0, ended.seeds().get(winner) - share);
    }

    private OptionalInt winner(List<Integer> counted) {
        for (int seat = 0; seat < counted.size(); seat++) {
            if (counted.get(seat) >= kind.target()) {
                return OptionalInt.of(seat);
            }
        }
        return OptionalInt.empty();
    }

    private OptionalInt leader(List<Integer> counted) {
        int first = counted.get(0);
        int second = counted.get(1);
        return first == second ? OptionalInt.empty() : OptionalInt.of(first > second ? 0 : 1);
    }

    private Start next(Outcome ended, List<Integer> counted, int game) {
        Territory territory = territory(ended, counted);
        int players = territory.players();
        if (lots.isPresent() && kind.drawsLotsForEachGame()) {
            return new Start(territory, lots.get().starter(game, players));
        }
        boolean loserStarts = kind instanceof MatchRules.TwoGames
                || (kind instanceof MatchRules.TerritoryMatch match && match.loserStarts());
        if (loserStarts && ended.winner().isPresent()) {
            int loser = 1 - ended.winner().getAsInt();
            return new Start(territory, territory.share(loser) == 0 ? 1 - loser : loser);
        }
        int next = (starter() + 1) % players;
        while (territory.share(next) == 0) {
            next = (next + 1) % players;
        }
        return new Start(territory, next);
    }

    /** Who owns what in the next game. */
    private Territory territory(Outcome ended, List<Integer> counted) {
        if (kind instanceof MatchRules.TerritoryMatch) {
            return Territory.of(counted.stream().mapToInt(Integer::intValue).toArray());
        }
        if (kind instanceof MatchRules.TwoGames match && ended.winner().isPresent()) {
            int others = rules.territory().pits() - match.pits();
            return ended.winner().getAsInt() == 0
                    ? Territory.of(match.pits(), others)
                    : Territory.of(others, match.pits());
        }
        return rules.territory();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Match that
                && rules.equals(that.rules)
                && kind.equals(that.kind)
                && lots.equals(that.lots)
                && outcomes.equals(that.outcomes)
                && starts.equals(that.starts);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * rules.hashCode() + kind.hashCode()) + outcomes.hashCode();
    }
}
