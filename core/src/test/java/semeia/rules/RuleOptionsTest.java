package semeia.rules;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleOptionsTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            abapa+guard=5+guard=6         | option "guard" is given twice, expected each option once
            anywoli+guard=5+last4=lot+guard=5 | option "guard" is given twice, expected each option once
            abapa+guard=5+guard           | option guard is "", expected 1…1000000 or off
            ba-awa:+8                     | no division of ba-awa, expected a division after :, the pits South owns, 1 to 11
            ba-awa-3:+guard=5             | no division of ba-awa-3, expected a division after :, the pits of each player, such as 5-4-3
            ba-awa:12                     | division "12" of ba-awa, expected a division after :, the pits South owns, 1 to 11
            abapa:8                       | abapa has a fixed division of the pits, expected no ":8"
            """)
    void says_what_is_wrong_in_an_id(String id, String message) {
        assertThatThrownBy(() -> RuleBook.byId(id))
                .isInstanceOf(RulesIdException.class)
                .hasMessage(message);
    }
}
