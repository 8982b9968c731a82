package semeia.web;

import org.teavm.jso.JSExport;
import semeia.tournament.Kind;
import semeia.tournament.Tournament;

/**
 * The page's door to tournaments: pure functions that take a record and give JSON, described in {@code rules.js}. A module of its own, which
 * only the page of clubs loads.
 */
public final class TournamentBridge {
    private TournamentBridge() {}

    /** The tournament of a record. */
    @JSExport
    public static String tournament(String record) {
        return JsonText.answer(() -> PageTournaments.of(Tournament.parse(record)));
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
