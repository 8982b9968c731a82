package semeia.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentTextTest {
    private static final String RECORD = """
            semeia tournament 1
            name "Spring \\"cup\\""
            rules abapa+guard=100
            match wins 3
            kind swiss 3
            points 1-0.5-0
            tiebreaks buchholz-cut direct
            seeding lot
            lots -42

            enter "Ama" 1500 "Accra"
            enter "Kofi" - ""
            enter "Yaa" - ""
            amend 2 "Kofi Mensah" 1400 ""
            round 1-2 3
            score 1.1 1-2 3-1
            withdraw 2
            rejoin 2
            score 1.1 open
            score 1.1 1-1
            close
            """;

    @Test
    void a_record_is_written_as_it_was_read() {
        assertThat(Tournament.parse(RECORD).format()).isEqualTo(RECORD);
        assertThat(Tournament.parse("\uFEFF" + RECORD.replace("\n", "\r\n")).format())
                .isEqualTo(RECORD);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "semeia tournament 1     | semeia tournament 2   | line 1: heading is \"semeia tournament 2\"",
                "rules abapa+guard=100   | rules chess           | line 3: ",
                "rules abapa+guard=100   | rules ba-awa-3        | line 5: rules is ba-awa-3, expected a game for 2 players",
                "kind swiss 3            | kind swiss 0          | line 5: rounds is 0, expected from 1 to 100",
                "kind swiss 3            | kind ladder 3         | line 5: kind is \"ladder 3\"",
                "points 1-0.5-0          | points 1-2-0          | line 6: points is 1-2-0",
                "points 1-0.5-0          | points 1              | line 6: points is \"1\"",
                "tiebreaks buchholz-cut  | tiebreaks guess       | line 7: tie-break is \"guess\", expected one of direct,",
                "seeding lot             | seeding age           | line 8: seeding is \"age\"",
                "lots -42                | lots many             | line 9: lots is \"many\"",
                "lots -42                | lots 1_lots 2         | line 10: setting is \"lots 2\"",
                "seeding lot             | pairing lot           | line 8: setting is \"pairing lot\"",
                "enter \"Kofi\" - \"\"   | enter \"Ama\" - \"\"  | line 12: name is \"Ama\", expected another one: entrant 1 has it",
                "enter \"Kofi\" - \"\"   | enter \"Kofi\" x \"\" | line 12: rating is \"x\"",
                "enter \"Kofi\" - \"\"   | enter \"Kofi - \"\"   | line 12: ",
                "round 1-2 3             | round 1-2 2           | line 15: entrant 2 sits at two boards of one round",
                "round 1-2 3             | round 1-2 4           | line 15: entrant is 4, expected a number from 1 to 3",
                "score 1.1 1-2 3-1       | score 2.1 1-2         | line 16: fixture is 2.1, expected one of a round that has begun",
                "score 1.1 1-2 3-1       | score 1.1 1-3         | line 16: places is 1-3",
                "score 1.1 1-2 3-1       | score 1.2 1-2         | line 16: fixture is 1.2, expected one of two or more",
                "score 1.1 1-2 3-1       | score 1.1 1-2-3       | line 16: places is 1-2-3, expected 2 of them",
                "rejoin 2                | rejoin 1              | line 18: entrant 1 has not withdrawn",
                "withdraw 2              | withdraw 9            | line 17: entrant is 9",
                "score 1.1 1-1           | dance 1               | line 20: act is \"dance 1\"",
                "close                   | close_close           | line 22: the tournament is closed"
            })
    void a_fault_is_told_with_its_line(String right, String wrong, String told) {
        String record = RECORD.replaceFirst(right.replace("+", "\\+").replace("\"", "\\\""), wrong.replace('_', '\n'));
        assertThat(record).isNotEqualTo(RECORD);
        assertThatThrownBy(() -> Tournament.parse(record))
                .isInstanceOf(TournamentException.class)
                .hasMessageStartingWith(told);
    }

    @Test
    void a_result_that_later_rounds_follow_from_cannot_change_who_goes_on() {
        Tournament begun = Tournament.of(TournamentSettings.of("Cup", "ayo", new Kind.KnockOut(true), 1));
        for (String act : List.of(
                "enter \"A\" - \"\"",
                "enter \"B\" - \"\"",
                "enter \"C\" - \"\"",
                "enter \"D\" - \"\"",
                "round 1-4 2-3",
                "score 1.1 1-2 30-18",
                "score 1.2 1-2 25-23")) {
            begun = begun.play(Act.parse(act));
        }
        Tournament tournament = begun.play(begun.next(false));
        assertThat(tournament
                        .play(Act.parse("score 1.1 1-2 31-17"))
                        .rounds()
                        .get(0)
                        .get(0)
                        .result())
                .contains(new Result(List.of(1, 2), List.of(31, 17)));
        assertThatThrownBy(() -> tournament.play(Act.parse("score 1.1 2-1")))
                .hasMessageContaining("round 2 was made from it; undo that round first");
        assertThatThrownBy(() -> tournament.play(Act.parse("enter \"E\" - \"\"")))
                .hasMessageContaining("entries are closed");
    }

    @Test
    void the_berger_table_of_six_is_the_published_one() {
        assertThat(RoundRobinPairing.berger(List.of(1, 2, 3, 4, 5, 6)).stream().map(List::toString))
                .containsExactly(
                        "[[1, 6], [2, 5], [3, 4]]",
                        "[[1, 2], [5, 3], [6, 4]]",
                        "[[3, 1], [2, 6], [4, 5]]",
                        "[[1, 4], [2, 3], [6, 5]]",
                        "[[5, 1], [4, 2], [3, 6]]");
    }
}
