package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import semeia.rules.RuleBook;

/** Kills building processes at random moments. */
@Tag("slow")
class KillTest {
    private static final int SEEDS = 10;
    private static final int KILLS = 10;

    @TempDir
    Path directory;

    /** What the process does. */
    public static final class Child {
        public static void main(String[] args) throws IOException, InterruptedException {
            new Builder(new Tablebases(Path.of(args[0])), 2, new SilentLog()).build(RuleBook.ABAPA, SEEDS);
        }
    }

    private static Process build(Path into) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName(),
                        into.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    @Test
    void a_killed_build_goes_on_and_ends_with_the_same_bytes() throws IOException, InterruptedException {
        Path whole = directory.resolve("whole");
        Path killed = directory.resolve("killed");
        long began = System.nanoTime();
        assertThat(build(whole).waitFor()).isZero();
        long millis = (System.nanoTime() - began) / 1_000_000;
        Random random = new Random(9);
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = build(killed);
            process.waitFor(random.nextLong(millis), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
        }
        assertThat(build(killed).waitFor()).isZero();
        try (Stream<Path> files = Files.walk(killed)) {
            assertThat(files.filter(file -> file.toString().endsWith(".part"))).isEmpty();
        }
        TableRules rules = TableRules.of(RuleBook.ABAPA).orElseThrow();
        for (int seeds = 0; seeds <= SEEDS; seeds++) {
            assertThat(new Tablebases(killed).file(rules, seeds))
                    .hasSameBinaryContentAs(new Tablebases(whole).file(rules, seeds));
        }
    }
}
