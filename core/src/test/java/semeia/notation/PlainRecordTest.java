package semeia.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.groups.Tuple.tuple;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlainRecordTest {
    @Test
    void makes_the_same_record_again() {
        RandomRecords records = new RandomRecords(31);
        for (int i = 0; i < 400; i++) {
            GameRecord record = records.record(80);
            assertThat(PlainRecord.of(record).toRecord()).isEqualTo(record);
        }
    }

    @Test
    void tells_every_fault_by_name() {
        PlainRecord plain = new PlainRecord(
                "abapa",
                Optional.empty(),
                List.of(),
                List.of("A", "A", "q", "resign 1"),
                List.of(),
                Optional.of("1-2"),
                Optional.empty(),
                Optional.empty());
        NotationException e = catchThrowableOfType(NotationException.class, plain::toRecord);
        assertThat(e.faults())
                .extracting(TextFault::place, TextFault::value)
                .containsExactly(tuple("act 2", "A"), tuple("act 3", "q"), tuple("act 4", "resign 1"));
    }

    @Test
    void names_what_is_wrong_in_the_position_and_in_each_comment_without_lines() {
        assertThat(message(Optional.of("4,4,4,4,4,4/4,4,4,4,4,x 0-0 S"), List.of()))
                .isEqualTo("pit f is \"x\", expected a number of seeds, 0 to 48");
        assertThat(message(Optional.empty(), List.of(new Comment(99, "a"), new Comment(-1, "b"))))
                .isEqualTo("comment after act is \"99\", expected from 0 to 1; "
                        + "comment after act is \"-1\", expected from 0 to 1");
    }

    private static String message(Optional<String> position, List<Comment> comments) {
        PlainRecord plain = new PlainRecord(
                "abapa",
                position,
                List.of(),
                List.of("A"),
                comments,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        return catchThrowableOfType(NotationException.class, plain::toRecord).getMessage();
    }

    @Test
    void checks_result_winner_and_end() {
        PlainRecord plain = new PlainRecord(
                "abapa",
                Optional.of("4,4,4,4,4,4/4,4,4,4,4,4 0-0 N"),
                List.of(),
                List.of("agree"),
                List.of(),
                Optional.of("23-25"),
                Optional.of("N"),
                Optional.of("claim"));
        NotationException e = catchThrowableOfType(NotationException.class, plain::toRecord);
        assertThat(e.faults()).extracting(TextFault::expected).containsExactly("24-24", "nobody", "agreement");
    }
}
