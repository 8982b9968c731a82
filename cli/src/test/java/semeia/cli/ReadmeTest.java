package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs what the README shows and compares it with what the README says it prints. */
class ReadmeTest {
    private static final Path README = Path.of("../README.md");
    private static final Pattern CONSOLE = Pattern.compile("```console\n\\$ \\./semeia (.*)\n([^`]*)```");
    private static final Pattern EXAMPLE = Pattern.compile("```java\n([^`]*)```\n\nprints\n\n```text\n([^`]*)```");

    @TempDir
    Path folder;

    static Stream<List<String>> console_blocks() throws IOException {
        return matches(CONSOLE);
    }

    @ParameterizedTest
    @MethodSource("console_blocks")
    void commands_print_what_the_readme_shows(List<String> block) {
        Run run = Run.of(block.get(0).split(" "));
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo(block.get(1));
    }

    @Test
    void example_prints_what_the_readme_says() throws IOException {
        List<String> block = matches(EXAMPLE).findFirst().orElseThrow();
        Path source = Files.writeString(folder.resolve("Example.java"), block.get(0));
        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString())
                .redirectErrorStream(true)
                .start();
        assertThat(new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(block.get(1));
    }

    private static Stream<List<String>> matches(Pattern pattern) throws IOException {
        Matcher matcher = pattern.matcher(Files.readString(README));
        return matcher.results().map(found -> List.of(found.group(1), found.group(2)));
    }
}
