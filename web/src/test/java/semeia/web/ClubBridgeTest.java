package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClubBridgeTest {
    private static final String RECORD = """
        semeia tournament 1
        name "Cup"
        rules abapa
        kind knock-out
        points 1-0.5-0
        tiebreaks -
        seeding entry
        lots 7

        enter "A \\"x\\"" - ""
        enter "B" 1500 "Accra"
        """;

    @Test
    void a_tournament_is_played_by_its_record_alone() {
        String begun = TournamentBridge.next(RECORD, false);
        assertThat(begun).contains("\"rounds\":[[{\"entrants\":[", "\"roundOver\":false", "\"planned\":1");
        String drawn = TournamentBridge.after(RECORD, "round 1-2\nscore 1.1 1-1 24-24");
        assertThat(drawn)
                .contains(
                        "\"lot\":true",
                        "\"over\":true",
                        "\"record\":\"semeia tournament 1\\u000aname",
                        "score 1.1 1-1 24-24");
        assertThat(TournamentBridge.tournament(RECORD)).contains("\"acts\":2", "\"name\":\"A \\\"x\\\"\"");
        assertThat(TournamentBridge.undo(RECORD)).contains("\"acts\":1").doesNotContain("Accra");
    }

    @ParameterizedTest
    @CsvSource({
        "entrants, 'name,rating,club'",
        "pairings, 'round,board,entrant 1'",
        "standings, 'place,name,rating,club,points'"
    })
    void every_table_can_be_had(String which, String head) {
        assertThat(TournamentBridge.sheet(RECORD, which, ",")).startsWith("\"" + head);
    }

    @Test
    void what_is_not_allowed_gives_an_error_and_nothing_else() {
        assertThat(TournamentBridge.after(RECORD, "withdraw 3"))
                .isEqualTo("{\"error\":\"entrant is 3, expected a number from 1 to 2\"}");
        assertThat(TournamentBridge.tournament("")).startsWith("{\"error\":\"line 1: heading is");
        assertThat(TournamentBridge.sheet(RECORD, "all", ",")).startsWith("{\"error\":\"table is \\\"all\\\"");
        assertThat(TournamentBridge.sheet(RECORD, "entrants", "")).startsWith("{\"error\":\"separator is");
        assertThat(TournamentBridge.entrants("Ama,strong")).startsWith("{\"error\":\"line 1: rating is");
        assertThat(TournamentBridge.kind("ladder")).startsWith("{\"error\":\"kind is");
    }

    @Test
    void tables_come_in_as_acts() {
        assertThat(TournamentBridge.entrants("name;club\r\nYaa;Kumasi"))
                .isEqualTo("[\"enter \\\"Yaa\\\" - \\\"Kumasi\\\"\"]");
        String begun = RECORD + "round 1-2\n";
        assertThat(TournamentBridge.results(begun, "1,1,,B,,,20,28")).isEqualTo("[\"score 1.1 2-1 20-28\"]");
    }
}
