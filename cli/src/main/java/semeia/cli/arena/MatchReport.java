package semeia.cli.arena;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import semeia.notation.Notation;

/** The report of a match, as text and as JSON. Not thread-safe. */
final class MatchReport {
    /** So many games that a player loses by faults, one after another, stop the match. */
    private static final int MAX_FAULTS = 3;

    private final boolean rated;
    private final Optional<Sprt> sprt;
    private final Map<String, Integer> faults = new LinkedHashMap<>();
    private Tally tally = Tally.NONE;
    private int faultsInRow;
    private String lastFault = "";

    /**
     * A report of nothing yet.
     *
     * @param rated whether an even score is a half, so that ratings mean something
     */
    MatchReport(boolean rated, Optional<Sprt> sprt) {
        this.rated = rated;
        this.sprt = sprt;
    }

    void add(PlayedGame game) {
        tally = tally.plus(game.points());
        if (!game.fault().isEmpty()) {
            String who = game.points() == 0 ? "first" : "second";
            faults.merge(who + ": " + game.end(), 1, Integer::sum);
            faultsInRow = lastFault.startsWith(who) ? faultsInRow + 1 : 1;
            lastFault = who + " player: " + game.fault();
        } else {
            faultsInRow = 0;
            lastFault = "";
        }
    }

    /**
     * Stops a match that measures nothing any more.
     *
     * @throws IllegalArgumentException if one player has lost the last games by faults
     */
    void requireSoundPlayers() {
        if (faultsInRow == MAX_FAULTS) {
            throw new IllegalArgumentException(
                    "the match is stopped after " + MAX_FAULTS + " games in a row lost by the " + lastFault);
        }
    }

    /** Whether the test has come to an end. */
    boolean isDecided() {
        return sprt.isPresent() && sprt.get().verdict(tally) != Sprt.Verdict.OPEN;
    }

    /** One game in a line. */
    static String line(PlayedGame game) {
        String seeds = game.game()
                .outcome()
                .map(outcome -> String.join(
                        "-",
                        outcome.seeds().stream().map(n -> Integer.toString(n)).toList()))
                .orElse("");
        String won = game.points() == 1 ? "won" : game.points() == 0 ? "lost" : "drawn";
        int players = game.game().rules().territory().players();
        String reason = game.fault().isEmpty() ? game.end() : game.fault();
        return "%5d  first in seat %s  %-5s  %s  %d plies, %s"
                .formatted(
                        game.number(),
                        Notation.formatSeat(players, game.seat()),
                        won,
                        seeds,
                        game.game().length(),
                        reason);
    }

    /** The results so far. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("games    %d: %d won, %d drawn, %d lost by the first"
                .formatted(tally.games(), tally.wins(), tally.draws(), tally.losses()));
        lines.add("score    " + scoreWords());
        if (rated) {
            lines.add("Elo      " + eloWords());
        }
        sprt.ifPresent(test -> lines.add("SPRT     Elo %s against %s: log-likelihood ratio %.2f (%.2f to %.2f), %s"
                .formatted(
                        elo(test.elo0()),
                        elo(test.elo1()),
                        tally.logLikelihoodRatio(test.elo0(), test.elo1()),
                        test.lower(),
                        test.upper(),
                        verdict(test))));
        faults.forEach((fault, count) -> lines.add("faults   " + fault + " " + count));
        return lines;
    }

    private String scoreWords() {
        String score = number("%.1f %%", 100 * tally.score());
        return tally.isUniform()
                ? score + " (error not yet known: all results are alike)"
                : score + number(" ± %.1f", 100 * tally.scoreError());
    }

    private String eloWords() {
        if (tally.isUniform()) {
            return "not yet known: all results are alike";
        }
        boolean open = Double.isInfinite(tally.eloLow()) || Double.isInfinite(tally.eloHigh());
        return elo(tally.elo())
                + (open
                        ? " (error not yet known: too few games)"
                        : " (95 %: " + elo(tally.eloLow()) + " to " + elo(tally.eloHigh()) + ")");
    }

    private static String number(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }

    private String verdict(Sprt test) {
        return switch (test.verdict(tally)) {
            case OPEN -> "still open";
            case ELO0 -> "Elo " + elo(test.elo0()) + " is accepted";
            case ELO1 -> "Elo " + elo(test.elo1()) + " is accepted";
        };
    }

    private static String elo(double elo) {
        return number("%+.0f", elo);
    }

    /** Writes the results so far as the fields of an object; a rating without bounds is left out. */
    void write(JsonGenerator json) throws IOException {
        json.writeNumberField("games", tally.games());
        json.writeNumberField("wins", tally.wins());
        json.writeNumberField("draws", tally.draws());
        json.writeNumberField("losses", tally.losses());
        json.writeNumberField("score", tally.score());
        if (!tally.isUniform()) {
            json.writeNumberField("scoreError", tally.scoreError());
        }
        if (rated && !tally.isUniform()) {
            writeIfFinite("elo", tally.elo(), json);
            writeIfFinite("eloLow", tally.eloLow(), json);
            writeIfFinite("eloHigh", tally.eloHigh(), json);
        }
        if (sprt.isPresent()) {
            Sprt test = sprt.get();
            json.writeNumberField("llr", tally.logLikelihoodRatio(test.elo0(), test.elo1()));
            json.writeStringField("sprt", test.verdict(tally).name().toLowerCase(Locale.ROOT));
        }
        json.writeObjectFieldStart("faults");
        for (Map.Entry<String, Integer> fault : faults.entrySet()) {
            json.writeNumberField(fault.getKey(), fault.getValue());
        }
        json.writeEndObject();
    }

    private static void writeIfFinite(String field, double value, JsonGenerator json) throws IOException {
        if (Double.isFinite(value)) {
            json.writeNumberField(field, value);
        }
    }
}
