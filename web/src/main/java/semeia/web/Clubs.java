package semeia.web;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import semeia.match.MatchRules;
import semeia.tournament.Act;
import semeia.tournament.Entrant;
import semeia.tournament.Fixture;
import semeia.tournament.Kind;
import semeia.tournament.Points;
import semeia.tournament.Result;
import semeia.tournament.Settings;
import semeia.tournament.SheetReader;
import semeia.tournament.Sheets;
import semeia.tournament.Standing;
import semeia.tournament.Tiebreak;
import semeia.tournament.Tournament;

/** Tournaments as the page sees them, in JSON; the shapes are described in {@code rules.js}. */
final class Clubs {
    private Clubs() {}

    static Tournament after(String record, String acts) {
        Tournament tournament = Tournament.parse(record);
        for (Act act : Act.parseAll(acts)) {
            tournament = tournament.play(act);
        }
        return tournament;
    }

    static Tournament next(String record, boolean rematches) {
        Tournament tournament = Tournament.parse(record);
        return tournament.play(tournament.next(rematches));
    }

    static String sheet(Tournament tournament, String which, String separator) {
        Sheets sheets = Sheets.of(tournament, separator.length() == 1 ? separator.charAt(0) : '?');
        return switch (which) {
            case "entrants" -> sheets.entrants();
            case "pairings" -> sheets.pairings();
            case "standings" -> sheets.standings();
            default ->
                throw new IllegalArgumentException(
                        "table is \"" + which + "\", expected entrants, pairings or standings");
        };
    }

    static String entrants(String table) {
        return Json.texts(SheetReader.entrants(table).stream()
                .map(entrant -> new Act.Enter(entrant).text())
                .toList());
    }

    static String results(Tournament tournament, String table) {
        return Json.texts(
                SheetReader.results(tournament, table).stream().map(Act::text).toList());
    }

    static String of(Kind kind) {
        return Json.object(
                "seats", Json.number(kind.seats()),
                "points", Json.text(Settings.usual(kind).text()),
                "tiebreaks",
                        Json.texts(Settings.usualTiebreaks(kind).stream()
                                .map(Tiebreak::word)
                                .toList()),
                "all",
                        Json.texts(
                                Stream.of(Tiebreak.values()).map(Tiebreak::word).toList()));
    }

    static String of(Tournament tournament) {
        List<Act> acts = tournament.acts();
        return Json.object(
                "record", Json.text(tournament.format()),
                "settings", of(tournament.settings()),
                "planned", Json.number(tournament.plannedRounds()),
                "roundOver", Json.truth(tournament.isRoundOver()),
                "over", Json.truth(tournament.isOver()),
                "closed", Json.truth(tournament.isClosed()),
                "acts", Json.number(acts.size()),
                "last",
                        Json.text(
                                acts.isEmpty() ? "" : acts.get(acts.size() - 1).text()),
                "entrants", entrants(tournament),
                "rounds",
                        Json.array(IntStream.range(0, tournament.rounds().size())
                                .mapToObj(round -> round(tournament, round))),
                "standings", Json.array(tournament.standings().stream().map(Clubs::standing)),
                "winners", Json.numbers(tournament.winners()),
                "waiting", Json.numbers(tournament.waiting()));
    }

    private static String of(Settings settings) {
        return Json.object(
                "name", Json.text(settings.name()),
                "rules", Json.text(settings.rules().id()),
                "preset", Json.text(settings.rules().preset()),
                "match", settings.match().map(MatchRules::text).map(Json::text).orElse(Json.NULL),
                "kind", Json.text(settings.kind().word()),
                "kindText", Json.text(settings.kind().text()),
                "seats", Json.number(settings.kind().seats()),
                "points", Json.text(settings.scoring().text()),
                "tiebreaks",
                        Json.texts(settings.tiebreaks().stream()
                                .map(Tiebreak::word)
                                .toList()),
                "seeding", Json.text(settings.seeding().word()),
                "lots", Json.text(Long.toString(settings.lots())));
    }

    private static String entrants(Tournament tournament) {
        List<Entrant> entrants = tournament.entrants();
        return Json.array(IntStream.range(0, entrants.size()).mapToObj(i -> {
            OptionalInt rating = entrants.get(i).rating();
            return Json.object(
                    "name", Json.text(entrants.get(i).name()),
                    "rating", rating.isPresent() ? Json.number(rating.getAsInt()) : Json.NULL,
                    "club", Json.text(entrants.get(i).club()),
                    "present", Json.truth(tournament.isPresent(i)),
                    "annulled", Json.truth(tournament.isAnnulled(i)),
                    "lot", Json.number(tournament.lot(i)));
        }));
    }

    private static String round(Tournament tournament, int round) {
        List<Fixture> fixtures = tournament.rounds().get(round);
        return Json.array(
                IntStream.range(0, fixtures.size()).mapToObj(i -> fixture(tournament, fixtures.get(i), round, i)));
    }

    private static String fixture(Tournament tournament, Fixture fixture, int round, int index) {
        boolean goes = tournament.settings().kind() instanceof Kind.KnockOut
                || tournament.settings().kind() instanceof Kind.WinnerStays;
        boolean lot = goes
                && fixture.result().map(result -> result.first().size() > 1).orElse(false);
        return Json.object(
                "entrants", Json.numbers(fixture.entrants()),
                "places", Json.numbers(fixture.result().map(Result::places).orElse(List.of())),
                "seeds", Json.numbers(fixture.result().map(Result::seeds).orElse(List.of())),
                "known", Json.truth(fixture.result().isPresent()),
                "played", Json.truth(fixture.isPlayed()),
                "lot", Json.truth(lot),
                "next", Json.number(goes ? tournament.goesOn(round, index).orElse(-1) : -1));
    }

    private static String standing(Standing standing) {
        return Json.object(
                "place", Json.number(standing.place()),
                "entrant", Json.number(standing.entrant()),
                "points", Points.text(standing.points()),
                "values", Json.array(standing.values().stream().map(Points::text)),
                "played", Json.number(standing.played()),
                "won", Json.number(standing.won()),
                "drawn", Json.number(standing.drawn()),
                "seeds", Json.number(standing.seeds()),
                "against", Json.number(standing.against()));
    }
}
