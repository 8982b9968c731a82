package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentBridgeTest {
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

    @Test
    void a_tournament_begins_with_its_settings() {
        assertThat(TournamentBridge.start(
                        "Cup ", "ayo", "wins 3", "swiss 5", "1-0.5-0", "wins direct wins", "lot", "7"))
                .contains(
                        "\\u000amatch wins 3\\u000akind swiss 5", "\"tiebreaks\":[\"wins\",\"direct\"]", "\"acts\":0");
        assertThat(TournamentBridge.start("Cup", "ayo", "", "swiss 5", "1-0.5-0", "luck", "lot", "7"))
                .isEqualTo("{\"error\":\"tie-break is \\\"luck\\\", which there is not\"}");
    }

    @Test
    void acts_are_written_as_records_have_them() {
        assertThat(TournamentBridge.enter(" Ama \"A\" ", "", ""))
                .isEqualTo("\"enter \\\"Ama \\\\\\\"A\\\\\\\"\\\" - \\\"\\\"\"");
        assertThat(TournamentBridge.amend(0, "Kofi", "1500", "Accra"))
                .isEqualTo("\"amend 1 \\\"Kofi\\\" 1500 \\\"Accra\\\"\"");
        assertThat(TournamentBridge.score(1, 0, "1-2", "28-20")).isEqualTo("\"score 2.1 1-2 28-20\"");
        assertThat(TournamentBridge.score(0, 2, "", "")).isEqualTo("\"score 1.3 open\"");
        assertThat(TournamentBridge.withdraw(2)).isEqualTo("\"withdraw 3\"");
        assertThat(TournamentBridge.rejoin(2)).isEqualTo("\"rejoin 3\"");
        assertThat(TournamentBridge.close()).isEqualTo("\"close\"");
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
