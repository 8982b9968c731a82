package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import semeia.engine.Prober;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

class FirstLayersTest {
    private static final Rules AWALE = RuleBook.AWALE;

    @TempDir
    Path folder;

    private Prober prober(Rules rules, Path where) {
        return FirstLayers.prober(new Tablebases(where), rules, fault -> {
            throw new AssertionError(fault);
        });
    }

    @Test
    void are_built_when_they_are_first_wanted_for_all_rules_that_they_serve() throws IOException {
        assertThat(prober(RuleBook.ABAPA, folder)).isNotSameAs(Prober.NONE);
        assertThat(folder.resolve("abapa/10.semeia")).exists();
        assertThat(folder.resolve("abapa/11.semeia")).doesNotExist();
        long written =
                Files.getLastModifiedTime(folder.resolve("abapa/10.semeia")).toMillis();
        prober(AWALE, folder);
        assertThat(Files.getLastModifiedTime(folder.resolve("abapa/10.semeia")).toMillis())
                .isEqualTo(written);
        assertThat(folder).isDirectoryContaining(file -> file.endsWith("abapa"));
        assertThat(folder.resolve("awale")).doesNotExist();
    }

    @Test
    void are_built_once_when_many_want_them() {
        List<CompletableFuture<Prober>> asked = IntStream.range(0, 4)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> prober(RuleBook.AWARI, folder)))
                .toList();
        assertThat(asked).allMatch(prober -> prober.join() != Prober.NONE);
    }

    @Test
    void are_done_without_where_nothing_can_be_written_and_for_rules_that_have_none() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        assertThat(prober(RuleBook.ABAPA, file)).isSameAs(Prober.NONE);
        assertThat(prober(RuleBook.byId("songo"), folder)).isSameAs(Prober.NONE);
        assertThat(prober(RuleBook.ANYWOLI, folder)).isSameAs(Prober.NONE);
        assertThat(folder.resolve("anywoli")).doesNotExist();
    }
}
