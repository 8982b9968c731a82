package semeia.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SheetsTest {
    private static final List<Entrant> SOME = List.of(
            new Entrant("=1+1", OptionalInt.of(1500), "@home; \"near\" the sea, far"),
            new Entrant("'-x", OptionalInt.empty(), ""),
            new Entrant("Åse \"O\", jr", OptionalInt.of(0), "+club"));

    private static Tournament entered(List<Entrant> entrants) {
        Tournament tournament = Tournament.of(TournamentSettings.of("Cup", "abapa", new Kind.Swiss(2), 1));
        for (Entrant entrant : entrants) {
            tournament = tournament.play(new Act.Enter(entrant));
        }
        return tournament;
    }

    @ParameterizedTest
    @ValueSource(chars = {',', ';', '\t'})
    void entrants_are_read_as_they_were_written_and_no_cell_is_a_formula(char separator) {
        String table = Sheets.of(entered(SOME), separator).entrants();
        assertThat(SheetReader.entrants(table)).isEqualTo(SOME);
        assertThat(SheetReader.entrants("\uFEFF" + table.replace("\r\n", "\n"))).isEqualTo(SOME);
        assertThat(table.lines()).noneMatch(line -> line.matches("\"?[=+@-].*"));
    }

    @Test
    void columns_may_be_named_in_another_language_and_come_in_another_order() {
        assertThat(SheetReader.entrants("Klubb;Namn\r\nAccra;Ama\r\n;Kofi"))
                .containsExactly(new Entrant("Ama", OptionalInt.empty(), "Accra"), Entrant.of("Kofi"));
        assertThat(SheetReader.entrants("Ama\n\n  Kofi  ")).containsExactly(Entrant.of("Ama"), Entrant.of("Kofi"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "name,rating\\nAma,strong | line 2: rating is \"strong\", expected a whole number from 0 to 9999, or nothing",
                "name,rating\\n,1500      | line 2: name is empty, expected 1 to 60 characters",
                "Ama\\n\"Kofi             | line 2: quotes are opened and never closed; close them",
                "Ama\\nKofi,99999         | line 2: rating is 99999, expected 0 to 9999"
            })
    void a_fault_among_entrants_is_told_with_its_line(String table, String told) {
        assertThatThrownBy(() -> SheetReader.entrants(table.replace("\\n", "\n")))
                .isInstanceOf(TournamentException.class)
                .hasMessage(told);
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2", "3", "4", "5", "6", "7"})
    void results_are_read_as_they_were_written(int seed) {
        Random random = new Random(seed);
        Kind kind = seed % 2 == 0 ? new Kind.Threes(3) : new Kind.Swiss(4);
        Tournament played = RandomTournaments.played(random, kind, 9, false);
        Tournament open = played;
        for (int round = 0; round < played.rounds().size(); round++) {
            for (int board = 0; board < played.rounds().get(round).size(); board++) {
                if (!played.rounds().get(round).get(board).isBye()) {
                    open = open.play(new Act.Score(round, board, Optional.empty()));
                }
            }
        }
        String table = Sheets.of(played, ';').pairings();
        assertThat(SheetReader.results(played, table)).isEmpty();
        for (Act act : SheetReader.results(open, table)) {
            open = open.play(act);
        }
        assertThat(open.rounds()).isEqualTo(played.rounds());
        assertThat(Sheets.of(open, ',').standings())
                .isEqualTo(Sheets.of(played, ',').standings());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1,1,Ama,Kofi,,,x,20     | line 1: seeds is \"x\", expected a whole number",
                "1,1,Ama,Yaa,,,28,20     | line 1: entrant 2 is \"Yaa\", expected \"Kofi\"",
                "1,1,Kofi,Ama,1,3,,      | line 1: places is 1-3",
                "2,1,Ama,Kofi,1,2,,      | line 1: fixture is 2.1, expected a round that has begun, and a board in it",
                "1,1,Ama,Kofi,1,,,       | line 1: place is \"\", expected a whole number"
            })
    void a_fault_among_results_is_told_with_its_line(String row, String told) {
        Tournament tournament =
                entered(List.of(Entrant.of("Ama"), Entrant.of("Kofi"))).play(Act.parse("round 1-2"));
        assertThatThrownBy(() -> SheetReader.results(tournament, row.replace("Kofi,Ama", "Ama,Kofi")))
                .isInstanceOf(TournamentException.class)
                .hasMessageStartingWith(told);
    }

    @Test
    void decimals_have_a_comma_where_cells_have_a_semicolon() {
        Tournament tournament = entered(List.of(Entrant.of("Ama"), Entrant.of("Kofi")))
                .play(Act.parse("round 1-2"))
                .play(Act.parse("score 1.1 1-1 24-24"));
        assertThat(Sheets.of(tournament, ';').standings()).contains("1;Ama;;;0,5;");
        assertThat(Sheets.of(tournament, ',').standings()).contains("1,Ama,,,0.5,");
    }
}
