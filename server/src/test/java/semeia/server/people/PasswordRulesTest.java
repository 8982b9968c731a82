package semeia.server.people;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.server.table.RefusedException;

/** Which passwords may be chosen. */
class PasswordRulesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "password1234",
                "123456789012",
                "aaaaaaaaaaaa",
                "qwertyuiop12",
                "iloveyou1234",
                "passwordpassword",
                "AmaAmaAmaAma",
                "semeiasemeia"
            })
    void refuses_what_is_guessed_first(String password) {
        assertThatThrownBy(() -> PasswordRules.check(password, "Ama")).isInstanceOf(RefusedException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"correct horse", "kahvikuppi ja pulla", "wɔfrɛ me Kwabɛna", "Ẹ káàárọ̀ o, ẹ kú ilé"})
    void takes_some_words_of_any_language(String password) {
        assertThatCode(() -> PasswordRules.check(password, "Ama")).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "eleven char", "🌰🌰🌰🌰🌰🌰🌰🌰🌰🌰🌰"})
    void refuses_fewer_than_twelve_characters(String password) {
        assertThatThrownBy(() -> PasswordRules.check(password, "Ama")).hasMessageContaining("expected 12 to 128");
    }
}
