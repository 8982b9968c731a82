package semeia.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of people of Africa and Europe are names; what looks like another is the other. */
class NamesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ama",
                "Ọláyínká",
                "Kwabɛna",
                "Ɔkɔmfo Anɔkye",
                "Ŋutifafa",
                "Ɖela",
                "Ƒoli",
                "Ṣadé",
                "Päivi",
                "João",
                "Åsa",
                "N'Golo",
                "J. K. Rowe",
                "Marie-Ève",
                "old_name-1",
                "አበበ",
                "ߛߎ߲߬ߖߘߊ߬ߕߊ",
                "محمد",
                "Юлия",
                "日本のひと",
                "24"
            })
    void are_kept_as_they_are_written(String name) {
        assertThat(Names.check(name)).isEqualTo(name);
    }

    @Test
    void are_kept_composed_and_without_spaces_around_them() {
        assertThat(Names.check(" Pa\u0308ivi ")).isEqualTo("Päivi");
        assertThat(Names.check("N\u2019Golo")).isEqualTo("N'Golo");
    }

    @ParameterizedTest
    @CsvSource({
        "A, 1 characters",
        "ABCDEFGHIJKLMNOPQRSTUVWXY, more than 24",
        "Ama!, '\"!\" as character 4'",
        "Kwa\u200dme, as character 4",
        "A\u115fma, as character 2",
        "Ama<b>, '\"<\" as character 4'",
        "'Ama  Kofi', '\"  \"'",
        "-Ama, begins or ends",
        "Ama-, begins or ends",
        "\u0301Ama, begins or ends",
        "Аma, mixes letters of",
        "Amа, mixes letters of",
        "A\u0300\u0301\u0302\u0303\u0304\u0305ma, many marks"
    })
    void that_are_none_are_refused_with_place_and_remedy(String name, String fault) {
        assertThatThrownBy(() -> Names.check(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("name ")
                .hasMessageContaining(fault)
                .hasMessageContaining("expected 2 to 24 letters of one script");
    }

    @Test
    void count_characters_as_people_do() {
        assertThat(Names.check("Ọ́".repeat(24))).hasSize(48);
    }

    @ParameterizedTest
    @CsvSource({
        "Paul,pau1",
        "Paul,PauI",
        "Ama,АМА",
        "Ama,AMA",
        "Orno,Omo",
        "Kofi,Κοfi",
        "João,JOÃO",
        "N'Golo,N\u2019golo"
    })
    void that_look_alike_are_the_same(String name, String other) {
        boolean same = Names.login(name).equals(Names.login(other))
                || Names.skeleton(name).equals(Names.skeleton(other))
                || Names.capitals(name).equals(Names.capitals(other));
        assertThat(same).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Ọlá,Ola", "Päivi,Paivi", "Miia,Mila", "Kwabɛna,Kwabena", "Kofi,Kofl"})
    void that_differ_are_two(String name, String other) {
        assertThat(Names.login(name)).isNotEqualTo(Names.login(other));
        assertThat(Names.skeleton(name)).isNotEqualTo(Names.skeleton(other));
        assertThat(Names.capitals(name)).isNotEqualTo(Names.capitals(other));
    }

    @ParameterizedTest
    @ValueSource(strings = {"You", "YOU", "sinä", "Vous", "Computer", "Guest 12", "Invité 7", "vieras", "Adrnin"})
    void that_mean_somebody_else_are_reserved(String name) {
        assertThat(Names.isReserved(name)).isTrue();
    }
}
