package semeia.web;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import semeia.match.MatchRules;
import semeia.rules.RuleBook;
import semeia.tournament.Act;
import semeia.tournament.Entrant;
import semeia.tournament.Fixture;
import semeia.tournament.Kind;
import semeia.tournament.Points;
import semeia.tournament.Result;
import semeia.tournament.Scoring;
import semeia.tournament.Seeding;
import semeia.tournament.SheetReader;
import semeia.tournament.Sheets;
import semeia.tournament.Standing;
import semeia.tournament.Tiebreak;
import semeia.tournament.Tournament;
import semeia.tournament.TournamentSettings;

/** Tournaments as the page sees them, in JSON; the shapes are described in {@code rules.js}. */
final class PageTournaments {
    private PageTournaments() {}

    static Tournament after(String record, String acts) {
        Tournament tournament = Tournament.parse(record);
        for (Act act : Act.parseAll(acts)) {
            tournament = tournament.play(act);
        }
        return tournament;
    }

    /** A tournament in which nothing has been done, from the words of its settings. */
    static Tournament start(
            String name,
            String rules,
            String match,
            String kind,
            String points,
            String tiebreaks,
            String seeding,
            String lots) {
        return Tournament.of(new TournamentSettings(
                name.strip(),
                RuleBook.byId(rules),
                match.isEmpty() ? Optional.empty() : Optional.of(MatchRules.parse(match)),
                Kind.parse(kind),
                Scoring.parse(points),
                words(tiebreaks).map(PageTournaments::tiebreak).distinct().toList(),
                one(Stream.of(Seeding.values()).filter(one -> one.word().equals(seeding)), "seeding", seeding),
                Long.parseLong(lots)));
    }

    private static Tiebreak tiebreak(String word) {
        return one(Stream.of(Tiebreak.values()).filter(one -> one.word().equals(word)), "tie-break", word);
    }

    private static <T> T one(Stream<T> found, String place, String word) {
        return found.findFirst()
                .orElseThrow(() -> new IllegalArgumentException(place + " is \"" + word + "\", which there is not"));
    }

    private static Stream<String> words(String text) {
        return Stream.of(text.split(" ", -1)).filter(word -> !word.isEmpty());
    }

    /** An entrant from what was typed; the rating may be empty. */
    static Entrant entrant(String name, String rating, String club) {
        OptionalInt known = rating.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(rating));
        return new Entrant(name.strip(), known, club.strip());
    }

    /** The act that says how a fixture ended: places and seeds with {@code -} between; without places it is open again. */
    static Act.Score score(int round, int fixture, String places, String seeds) {
        return new Act.Score(
                round,
                fixture,
                places.isEmpty() ? Optional.empty() : Optional.of(new Result(numbers(places), numbers(seeds))));
    }

    private static List<Integer> numbers(String text) {
        return text.isEmpty()
                ? List.of()
                : Stream.of(text.split("-", -1)).map(Integer::valueOf).toList();
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
        return JsonText.texts(SheetReader.entrants(table).stream()
                .map(entrant -> new Act.Enter(entrant).text())
                .toList());
    }

    static String results(Tournament tournament, String table) {
        return JsonText.texts(
                SheetReader.results(tournament, table).stream().map(Act::text).toList());
    }

    static String of(Kind kind) {
        return JsonText.object(
                "seats", JsonText.number(kind.seats()),
                "points", JsonText.text(TournamentSettings.defaultScoring(kind).text()),
                "tiebreaks",
                        JsonText.texts(TournamentSettings.defaultTiebreaks(kind).stream()
                                .map(Tiebreak::word)
                                .toList()),
                "all",
                        JsonText.texts(
                                Stream.of(Tiebreak.values()).map(Tiebreak::word).toList()));
    }

    static String of(Tournament tournament) {
        List<Act> acts = tournament.acts();
        return JsonText.object(
                "record", JsonText.text(tournament.format()),
                "settings", of(tournament.settings()),
                "planned", JsonText.number(tournament.plannedRounds()),
                "roundOver", JsonText.truth(tournament.isRoundOver()),
                "over", JsonText.truth(tournament.isOver()),
                "closed", JsonText.truth(tournament.isClosed()),
                "acts", JsonText.number(acts.size()),
                "last",
                        JsonText.text(
                                acts.isEmpty() ? "" : acts.get(acts.size() - 1).text()),
                "entrants", entrants(tournament),
                "rounds",
                        JsonText.array(IntStream.range(0, tournament.rounds().size())
                                .mapToObj(round -> round(tournament, round))),
                "standings", JsonText.array(tournament.standings().stream().map(PageTournaments::standing)),
                "winners", JsonText.numbers(tournament.winners()),
                "waiting", JsonText.numbers(tournament.waiting()));
    }

    private static String of(TournamentSettings settings) {
        return JsonText.object(
                "name", JsonText.text(settings.name()),
                "rules", JsonText.text(settings.rules().id()),
                "preset", JsonText.text(settings.rules().preset()),
                "match",
                        settings.match()
                                .map(MatchRules::text)
                                .map(JsonText::text)
                                .orElse(JsonText.NULL),
                "kind", JsonText.text(settings.kind().word()),
                "kindText", JsonText.text(settings.kind().text()),
                "seats", JsonText.number(settings.kind().seats()),
                "points", JsonText.text(settings.scoring().text()),
                "tiebreaks",
                        JsonText.texts(settings.tiebreaks().stream()
                                .map(Tiebreak::word)
                                .toList()),
                "seeding", JsonText.text(settings.seeding().word()),
                "lots", JsonText.text(Long.toString(settings.lots())));
    }

    private static String entrants(Tournament tournament) {
        List<Entrant> entrants = tournament.entrants();
        return JsonText.array(IntStream.range(0, entrants.size()).mapToObj(i -> {
            OptionalInt rating = entrants.get(i).rating();
            return JsonText.object(
                    "name", JsonText.text(entrants.get(i).name()),
                    "rating", rating.isPresent() ? JsonText.number(rating.getAsInt()) : JsonText.NULL,
                    "club", JsonText.text(entrants.get(i).club()),
                    "present", JsonText.truth(tournament.isPresent(i)),
                    "annulled", JsonText.truth(tournament.isAnnulled(i)),
                    "lot", JsonText.number(tournament.lot(i)));
        }));
    }

    private static String round(Tournament tournament, int round) {
        List<Fixture> fixtures = tournament.rounds().get(round);
        return JsonText.array(
                IntStream.range(0, fixtures.size()).mapToObj(i -> fixture(tournament, fixtures.get(i), round, i)));
    }

    private static String fixture(Tournament tournament, Fixture fixture, int round, int index) {
        boolean goes = tournament.settings().kind() instanceof Kind.KnockOut
                || tournament.settings().kind() instanceof Kind.WinnerStays;
        boolean lot = goes
                && fixture.result().map(result -> result.first().size() > 1).orElse(false);
        return JsonText.object(
                "entrants", JsonText.numbers(fixture.entrants()),
                "places", JsonText.numbers(fixture.result().map(Result::places).orElse(List.of())),
                "seeds", JsonText.numbers(fixture.result().map(Result::seeds).orElse(List.of())),
                "known", JsonText.truth(fixture.result().isPresent()),
                "played", JsonText.truth(fixture.isPlayed()),
                "lot", JsonText.truth(lot),
                "next", JsonText.number(goes ? tournament.goesOn(round, index).orElse(-1) : -1));
    }

    private static String standing(Standing standing) {
        return JsonText.object(
                "place", JsonText.number(standing.place()),
                "entrant", JsonText.number(standing.entrant()),
                "points", Points.text(standing.points()),
                "values", JsonText.array(standing.values().stream().map(Points::text)),
                "played", JsonText.number(standing.played()),
                "won", JsonText.number(standing.won()),
                "drawn", JsonText.number(standing.drawn()),
                "seeds", JsonText.number(standing.seeds()),
                "against", JsonText.number(standing.against()));
    }
}
