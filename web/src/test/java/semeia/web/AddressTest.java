package semeia.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The addresses of analyses: people keep them and send them to each other. */
class AddressTest {
    @ParameterizedTest
    @CsvSource({
        "abapa, '', '', 0, abapa",
        "abapa, '', 'A,b', 2, abapa/Ab",
        "abapa, '', 'A,b', 1, abapa/Ab/1",
        "abapa, '4,4,4,4,4,4/4,4,4,4,4,4 0-0 N', 'a', 1, 'abapa/4,4,4,4,4,4~4,4,4,4,4,4_0-0_N/a'",
        "anywoli, '', 'A,pass,resign N', 3, anywoli/A-.rN",
        "ba-awa-3, '', 'agree', 1, ba-awa-3/.a",
        "ba-awa-3, '', 'flag 3,claim 1,lot 2', 3, ba-awa-3/.f3.c1.l2"
    })
    void says_what_is_studied_and_means_it_again(String id, String begin, String acts, int shown, String address) {
        assertThat(Address.format(id, begin, acts, shown)).isEqualTo(address);
        assertThat(Address.parse(address))
                .contains("\"id\":\"" + id + "\"", "\"begin\":\"" + begin + "\"", "\"stray\":null")
                .contains("\"acts\":" + JsonText.texts(Study.words(acts)));
    }

    @Test
    void a_part_that_means_nothing_is_named() {
        assertThat(Address.parse("abapa/A?")).contains("\"acts\":[]", "\"stray\":\"A?\"");
        assertThat(Address.parse("abapa/.xS")).contains("\"stray\":\".xS\"");
        assertThat(Address.parse("abapa/A.")).contains("\"stray\":\"A.\"");
        assertThat(Address.parse("abapa/(A")).contains("\"stray\":\"(A\"");
        assertThat(Address.parse("abapa/A/1")).contains("\"acts\":[\"A\"]", "\"shown\":1", "\"stray\":null");
    }

    @Test
    void an_act_of_more_letters_stands_between_brackets() {
        assertThat(Address.format("abapa", "", "A,A+2", 2)).isEqualTo("abapa/A(A+2)");
        assertThat(Address.parse("abapa/A(A+2)")).contains("\"acts\":[\"A\",\"A+2\"]");
    }
}
