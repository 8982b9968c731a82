package semeia.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Tables for spreadsheets. The first row names the columns in English; {@link SheetReader} knows them in five languages. With a
 * semicolon between the cells decimals have a comma, with a comma a point.
 */
public final class Sheets {
    private final Tournament tournament;
    private final char separator;

    private Sheets(Tournament tournament, char separator) {
        this.tournament = tournament;
        this.separator = separator;
    }

    /**
     * Tables of a tournament.
     *
     * @param separator between cells, a comma, a semicolon or a tab
     * @throws TournamentException if it is another
     */
    public static Sheets of(Tournament tournament, char separator) {
        if (",;\t".indexOf(separator) < 0) {
            throw new TournamentException("separator", "\"" + separator + "\"", "a comma, a semicolon or a tab");
        }
        return new Sheets(tournament, separator);
    }

    /** Everybody who entered: name, rating, club. */
    public String entrants() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("name", "rating", "club"));
        tournament.entrants().forEach(e -> rows.add(List.of(e.name(), rating(e), e.club())));
        return Csv.write(rows, separator);
    }

    private static String rating(Entrant entrant) {
        OptionalInt rating = entrant.rating();
        return rating.isPresent() ? Integer.toString(rating.getAsInt()) : "";
    }

    /** Every board of every round, with results; filled in, it can be read back. */
    public String pairings() {
        int seats = tournament.settings().kind().seats();
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("round", "board"));
        for (String column : List.of("entrant", "place", "seeds")) {
            IntStream.rangeClosed(1, seats).forEach(seat -> head.add(column + " " + seat));
        }
        rows.add(head);
        for (int round = 0; round < tournament.rounds().size(); round++) {
            List<Fixture> fixtures = tournament.rounds().get(round);
            for (int board = 0; board < fixtures.size(); board++) {
                rows.add(board(round, board, fixtures.get(board), seats));
            }
        }
        return Csv.write(rows, separator);
    }

    private List<String> board(int round, int board, Fixture fixture, int seats) {
        List<String> row = new ArrayList<>(List.of(Integer.toString(round + 1), Integer.toString(board + 1)));
        List<String> names = fixture.entrants().stream()
                .map(e -> tournament.entrants().get(e).name())
                .toList();
        row.addAll(filled(names, seats));
        row.addAll(filled(texts(fixture.result().map(Result::places).orElse(List.of())), seats));
        row.addAll(filled(texts(fixture.result().map(Result::seeds).orElse(List.of())), seats));
        return row;
    }

    private static List<String> texts(List<Integer> numbers) {
        return numbers.stream().map(String::valueOf).toList();
    }

    private static List<String> filled(List<String> cells, int size) {
        return IntStream.range(0, size)
                .mapToObj(i -> i < cells.size() ? cells.get(i) : "")
                .toList();
    }

    /** How everybody stands, with tie-breaks. */
    public String standings() {
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("place", "name", "rating", "club", "points"));
        tournament.settings().tiebreaks().forEach(tiebreak -> head.add(tiebreak.word()));
        head.addAll(List.of("played", "won", "drawn", "lost", "seeds", "against"));
        rows.add(head);
        for (Standing standing : tournament.standings()) {
            Entrant entrant = tournament.entrants().get(standing.entrant());
            List<String> row = new ArrayList<>(List.of(
                    Integer.toString(standing.place()),
                    entrant.name(),
                    rating(entrant),
                    entrant.club(),
                    decimal(standing.points())));
            standing.values().forEach(value -> row.add(decimal(value)));
            int lost = standing.played() - standing.won() - standing.drawn();
            row.addAll(texts(List.of(
                    standing.played(), standing.won(), standing.drawn(), lost, standing.seeds(), standing.against())));
            rows.add(row);
        }
        return Csv.write(rows, separator);
    }

    private String decimal(long points) {
        String text = Points.text(points);
        return separator == ';' ? text.replace('.', ',') : text;
    }
}
