package semeia.cli.help;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.Run;

/** Tries the scripts in the shells themselves, where those are installed. */
@EnabledOnOs(OS.LINUX)
class CompletionTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"bash", "zsh"})
    void completes_in_bash_and_zsh(String shell) throws IOException {
        assumeTrue(has(shell));
        Path script = Files.writeString(
                folder.resolve("script"), Run.of("completion", shell).out());
        // What the shell itself does at the key: it sets the words, calls the function, and offers its reply.
        String ask = "source " + script
                + "; complete_words() { COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); COMP_LINE=\"$*\";"
                + " COMP_POINT=${#COMP_LINE}; COMPREPLY=(); _complete_semeia; echo \"${COMPREPLY[@]}\"; };";
        String options = shell.equals("zsh") ? "setopt KSH_ARRAYS SH_WORD_SPLIT; " : "";
        assertThat(run(shell, "-c", ask + options + "complete_words semeia pl")).contains("play");
        assertThat(run(shell, "-c", ask + options + "complete_words semeia tablebase b"))
                .contains("build");
        assertThat(run(shell, "-c", ask + options + "complete_words semeia play --rules anyw"))
                .contains("anywoli");
        assertThat(run(shell, "-c", ask + options + "complete_words semeia play --clo"))
                .contains("--clock");
    }

    @Test
    void completes_in_fish() throws IOException {
        assumeTrue(has("fish"));
        Path script = Files.writeString(
                folder.resolve("semeia.fish"), Run.of("completion", "fish").out());
        assertThat(fish(script, "semeia pl")).contains("play\tPlay in the terminal.");
        assertThat(fish(script, "semeia tablebase ")).contains("build\t").doesNotContain("play\t");
        assertThat(fish(script, "semeia play --rules anyw")).contains("anywoli");
        assertThat(fish(script, "semeia convert --fr")).contains("--from\t");
    }

    @Test
    void writes_a_manual_page_for_every_command() throws IOException {
        assertThat(Run.of("man", folder.toString()).code()).isZero();
        assertThat(folder.resolve("semeia.1")).exists();
        String page = Files.readString(folder.resolve("semeia-tablebase-build.1"));
        assertThat(page)
                .startsWith(".TH SEMEIA-TABLEBASE-BUILD 1")
                .contains(".SH EXAMPLES\n.nf\n  semeia tablebase build \\-\\-rules awari \\-\\-seeds 16\n");
        assumeTrue(has("man"));
        assertThat(run(
                        "man",
                        "--warnings",
                        "-l",
                        folder.resolve("semeia-play.1").toString()))
                .contains("semeia-play - Play in the terminal")
                .contains("--clock=TIME")
                .doesNotContain("warning");
    }

    private String fish(Path script, String line) throws IOException {
        return run("fish", "--no-config", "-c", "source " + script + "; complete -C '" + line + "'");
    }

    private static boolean has(String program) {
        return Files.isExecutable(Path.of("/usr/bin", program)) || Files.isExecutable(Path.of("/bin", program));
    }

    private String run(String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("HOME", folder.toString());
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
