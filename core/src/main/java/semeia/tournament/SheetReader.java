package semeia.tournament;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads tables from spreadsheets. Errors are reported with their line, and then nothing is taken from the table. */
public final class SheetReader {
    private static final Map<String, List<String>> HEADINGS = Map.of(
            "name", List.of("name", "entrant", "player", "nimi", "nome", "namn", "nom"),
            "rating", List.of("rating", "strength", "elo", "vahvuusluku", "pontuação", "classement", "força"),
            "club", List.of("club", "seura", "kerho", "clube", "klubb", "förening"));

    private SheetReader() {}

    /**
     * Entrants: a row each, with name, rating and club. If the first row names the columns they may come in any order, else in this one;
     * all but the name may be missing.
     *
     * @throws TournamentException if a row has no name, or a rating that is none
     */
    public static List<Entrant> entrants(String text) {
        List<Csv.Row> rows = Csv.read(text);
        Map<String, Integer> columns = rows.isEmpty() ? Map.of() : columns(rows.get(0));
        boolean headed = columns.containsKey("name");
        List<Entrant> entrants = new ArrayList<>();
        for (Csv.Row row : headed ? rows.subList(1, rows.size()) : rows) {
            String name = row.cell(headed ? columns.get("name") : 0);
            String rating = row.cell(headed ? columns.getOrDefault("rating", -1) : 1);
            String club = row.cell(headed ? columns.getOrDefault("club", -1) : 2);
            entrants.add(inLine(row, () -> new Entrant(name, rating(rating), club)));
        }
        return entrants;
    }

    private static Map<String, Integer> columns(Csv.Row head) {
        Map<String, Integer> columns = new HashMap<>();
        for (int i = 0; i < head.cells().size(); i++) {
            String heading = head.cell(i).toLowerCase(Locale.ROOT);
            int column = i;
            HEADINGS.forEach((name, words) -> {
                if (words.contains(heading)) {
                    columns.putIfAbsent(name, column);
                }
            });
        }
        return columns;
    }

    private static OptionalInt rating(String text) {
        if (text.isEmpty() || text.equals("-")) {
            return OptionalInt.empty();
        }
        OptionalInt rating = StrictText.number(text);
        if (rating.isEmpty()) {
            throw new TournamentException(
                    "rating", StrictText.shown(text), "a whole number from 0 to " + Entrant.HIGHEST + ", or nothing");
        }
        return rating;
    }

    /** Something that is read from a row. */
    private interface Reading<T> {
        T read();
    }

    private static <T> T inLine(Csv.Row row, Reading<T> reading) {
        try {
            return reading.read();
        } catch (TournamentException fault) {
            throw new TournamentException("line " + row.line() + ": " + fault.getMessage());
        }
    }

    /**
     * Results, in the form that {@link Sheets#pairings} gives. A board without places gets them from its seeds; one without either is
     * passed over, and so is one whose result is known already as it stands there.
     *
     * @throws TournamentException if a row names no fixture, other entrants than sit there, or no result
     */
    public static List<Act> results(Tournament tournament, String text) {
        List<Csv.Row> rows = Csv.read(text);
        boolean headed =
                !rows.isEmpty() && StrictText.number(rows.get(0).cell(0)).isEmpty();
        List<Act> acts = new ArrayList<>();
        Tournament so = tournament;
        for (Csv.Row row : headed ? rows.subList(1, rows.size()) : rows) {
            Tournament before = so;
            Optional<Act> act = inLine(row, () -> result(before, row));
            if (act.isPresent()) {
                so = inLine(row, () -> before.play(act.get()));
                acts.add(act.get());
            }
        }
        return acts;
    }

    private static Optional<Act> result(Tournament tournament, Csv.Row row) {
        int round = number("round", row.cell(0)) - 1;
        int board = number("board", row.cell(1)) - 1;
        List<List<Fixture>> rounds = tournament.rounds();
        if (round < 0
                || round >= rounds.size()
                || board < 0
                || board >= rounds.get(round).size()) {
            throw new TournamentException(
                    "fixture", row.cell(0) + "." + row.cell(1), "a round that has begun, and a board in it");
        }
        Fixture fixture = rounds.get(round).get(board);
        int seats = tournament.settings().kind().seats();
        int sitting = fixture.entrants().size();
        requireNames(tournament, fixture, row);
        List<Integer> places = numbers("place", row, 2 + seats, sitting);
        List<Integer> seeds = numbers("seeds", row, 2 + 2 * seats, sitting);
        if (sitting < 2 || (places.isEmpty() && seeds.isEmpty())) {
            return Optional.empty();
        }
        Result result = places.isEmpty() ? Result.ofSeeds(seeds) : new Result(places, seeds);
        return fixture.result().equals(Optional.of(result))
                ? Optional.empty()
                : Optional.of(new Act.Score(round, board, Optional.of(result)));
    }

    private static void requireNames(Tournament tournament, Fixture fixture, Csv.Row row) {
        for (int seat = 0; seat < fixture.entrants().size(); seat++) {
            String name =
                    tournament.entrants().get(fixture.entrants().get(seat)).name();
            String given = row.cell(2 + seat);
            if (!given.isEmpty() && !given.equalsIgnoreCase(name)) {
                throw new TournamentException("entrant " + (seat + 1), StrictText.shown(given), StrictText.shown(name));
            }
        }
    }

    private static List<Integer> numbers(String place, Csv.Row row, int first, int seats) {
        String[] cells = new String[seats];
        Arrays.setAll(cells, seat -> row.cell(first + seat));
        return Arrays.stream(cells).allMatch(String::isEmpty)
                ? List.of()
                : Arrays.stream(cells).map(cell -> number(place, cell)).toList();
    }

    private static int number(String place, String text) {
        return StrictText.number(text)
                .orElseThrow(() -> new TournamentException(place, StrictText.shown(text), "a whole number"));
    }
}
