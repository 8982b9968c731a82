package semeia.tournament;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import semeia.match.Lots;
import semeia.match.MatchRules;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/**
 * What is agreed before a tournament begins.
 *
 * @param name what it is called, 1 to 60 characters
 * @param rules the rules of every game, options included
 * @param match how the games of a fixture count together; empty for a single game
 * @param kind how entrants are brought together
 * @param scoring what results are worth
 * @param tiebreaks what decides between those who are level, the first first, none twice
 * @param seeding the order before the first game
 * @param lots the number that all lots follow from
 */
public record TournamentSettings(
        String name,
        Rules rules,
        Optional<MatchRules> match,
        Kind kind,
        Scoring scoring,
        List<Tiebreak> tiebreaks,
        Seeding seeding,
        long lots) {
    /**
     * Checks that the parts fit each other.
     *
     * @throws TournamentException if they do not
     */
    public TournamentSettings {
        name = Entrant.plain("name", name);
        tiebreaks = List.copyOf(tiebreaks);
        if (name.isEmpty()) {
            throw new TournamentException("name", "empty", "1 to " + Entrant.LONGEST + " characters");
        }
        if (rules.territory().players() != kind.seats()) {
            throw new TournamentException("rules", rules.id(), "a game for " + kind.seats() + " players");
        }
        Rules played = rules;
        match.flatMap(games -> games.refuses(played)).ifPresent(expected -> {
            throw new TournamentException("match", match.get().text() + " by " + played.id(), expected);
        });
        if (new HashSet<>(tiebreaks).size() < tiebreaks.size()) {
            throw new TournamentException("tie-breaks", tiebreaks, "each once at most");
        }
    }

    /**
     * The defaults for a kind.
     *
     * @param rules the id of the rules, options included
     * @throws semeia.rules.RulesIdException if there are no such rules
     */
    public static TournamentSettings of(String name, String rules, Kind kind, long lots) {
        return new TournamentSettings(
                name,
                RuleBook.byId(rules),
                Optional.empty(),
                kind,
                defaultScoring(kind),
                defaultTiebreaks(kind),
                Seeding.RATING,
                lots);
    }

    /** The default points for a kind. */
    public static Scoring defaultScoring(Kind kind) {
        return kind.seats() == 2 ? Scoring.DEFAULT : Scoring.TWO;
    }

    /** The default tie-breaks for a kind. */
    public static List<Tiebreak> defaultTiebreaks(Kind kind) {
        if (kind instanceof Kind.Swiss) {
            return List.of(
                    Tiebreak.BUCHHOLZ_CUT, Tiebreak.BUCHHOLZ, Tiebreak.DIRECT, Tiebreak.WINS, Tiebreak.DIFFERENCE);
        } else if (kind instanceof Kind.RoundRobin) {
            return List.of(Tiebreak.DIRECT, Tiebreak.SONNEBORN_BERGER, Tiebreak.WINS, Tiebreak.DIFFERENCE);
        } else if (kind instanceof Kind.Threes) {
            return List.of(Tiebreak.WINS, Tiebreak.DIFFERENCE, Tiebreak.BUCHHOLZ);
        }
        return kind instanceof Kind.WinnerStays ? List.of(Tiebreak.WINS, Tiebreak.DIFFERENCE) : List.of();
    }

    Draw draw() {
        return new Draw(new Lots(lots));
    }
}
