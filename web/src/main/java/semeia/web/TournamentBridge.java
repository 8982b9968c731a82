package semeia.web;

import java.util.function.Supplier;
import org.teavm.jso.JSExport;
import semeia.tournament.Act;
import semeia.tournament.Kind;
import semeia.tournament.Tournament;

/**
 * The page's door to tournaments: pure functions that take a record and give JSON, described in {@code rules.js}. A module of its own, which
 * only the pages of tournaments load.
 */
public final class TournamentBridge {
    private TournamentBridge() {}

    /** The tournament of a record. */
    @JSExport
    public static String tournament(String record) {
        return JsonText.answer(() -> PageTournaments.of(Tournament.parse(record)));
    }

    /**
     * A tournament in which nothing has been done.
     *
     * @param match how the games of a fixture count together; empty for a single game
     * @param points what results are worth, such as {@code 1-0.5-0}
     * @param tiebreaks their words with blanks between, the first first
     * @param lots the number that all lots follow from
     */
    @JSExport
    public static String start(
            String name,
            String rules,
            String match,
            String kind,
            String points,
            String tiebreaks,
            String seeding,
            String lots) {
        return JsonText.answer(() ->
                PageTournaments.of(PageTournaments.start(name, rules, match, kind, points, tiebreaks, seeding, lots)));
    }

    /** The act by which somebody enters; the rating may be empty. */
    @JSExport
    public static String enter(String name, String rating, String club) {
        return act(() -> new Act.Enter(PageTournaments.entrant(name, rating, club)));
    }

    /** The act that puts right who an entrant is. */
    @JSExport
    public static String amend(int entrant, String name, String rating, String club) {
        return act(() -> new Act.Amend(entrant, PageTournaments.entrant(name, rating, club)));
    }

    @JSExport
    public static String withdraw(int entrant) {
        return act(() -> new Act.Withdraw(entrant));
    }

    @JSExport
    public static String rejoin(int entrant) {
        return act(() -> new Act.Rejoin(entrant));
    }

    /** The act that says how a board ended, see {@link PageTournaments#score}. */
    @JSExport
    public static String score(int round, int board, String places, String seeds) {
        return act(() -> PageTournaments.score(round, board, places, seeds));
    }

    @JSExport
    public static String close() {
        return act(Act.Close::new);
    }

    private static String act(Supplier<Act> act) {
        return JsonText.answer(() -> JsonText.text(act.get().text()));
    }

    /**
     * The tournament after more was done in it.
     *
     * @param acts one on each line, as in a record
     */
    @JSExport
    public static String after(String record, String acts) {
        return JsonText.answer(() -> PageTournaments.of(PageTournaments.after(record, acts)));
    }

    /**
     * The tournament with its next round.
     *
     * @param rematches whether in a Swiss tournament two may meet again where there is no other way
     */
    @JSExport
    public static String next(String record, boolean rematches) {
        return JsonText.answer(() -> PageTournaments.of(PageTournaments.next(record, rematches)));
    }

    /** The tournament without its last act. */
    @JSExport
    public static String undo(String record) {
        return JsonText.answer(() -> PageTournaments.of(Tournament.parse(record).undo()));
    }

    /** The defaults for a kind of tournament. */
    @JSExport
    public static String kind(String kind) {
        return JsonText.answer(() -> PageTournaments.of(Kind.parse(kind)));
    }

    /**
     * A table for spreadsheets.
     *
     * @param which {@code entrants}, {@code pairings} or {@code standings}
     * @param separator between cells
     */
    @JSExport
    public static String sheet(String record, String which, String separator) {
        return JsonText.answer(() -> JsonText.text(PageTournaments.sheet(Tournament.parse(record), which, separator)));
    }

    /** The acts by which those in a table enter. */
    @JSExport
    public static String entrants(String table) {
        return JsonText.answer(() -> PageTournaments.entrants(table));
    }

    /** The acts that a table of results brings. */
    @JSExport
    public static String results(String record, String table) {
        return JsonText.answer(() -> PageTournaments.results(Tournament.parse(record), table));
    }
}
