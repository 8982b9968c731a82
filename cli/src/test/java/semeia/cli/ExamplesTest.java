package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.cli.terminal.ExitCode;

/** The examples of every help screen, as they stand there. */
@EnabledOnOs(OS.LINUX)
class ExamplesTest {
    /** Of a command line: a word, or text in quotes. */
    private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

    @TempDir
    Path folder;

    static Stream<String> examples() {
        return HelpTest.COMMANDS.stream().flatMap(command -> {
            String help = Run.of((command + " --help").strip().split(" ")).out();
            int begin = help.indexOf("\nExamples:\n");
            return begin < 0
                    ? Stream.empty()
                    : Stream.of(help.substring(begin + "\nExamples:\n  ".length())
                            .stripTrailing()
                            .split("(?<![\\\\|])\n  "));
        });
    }

    @ParameterizedTest
    @MethodSource("examples")
    void is_understood(String example) {
        for (String part : example.replace("\\\n", " ").split("\\|")) {
            String line = part.strip().replaceAll("[0-9]?>.*$", "").strip();
            if (line.startsWith("semeia")) {
                List<String> words = new ArrayList<>(words(line));
                words.remove(0);
                words.add("--help");
                Run run = Run.of(words.toArray(String[]::new));
                assertThat(run.err()).isEmpty();
                assertThat(run.code()).isEqualTo(ExitCode.FINE);
            }
        }
    }

    /** In a shell, with the files that the examples name: it ends well, or goes on until it is stopped. */
    @Tag("proof")
    @ParameterizedTest
    @MethodSource("examples")
    void runs_as_it_stands(String example) throws IOException {
        Files.writeString(folder.resolve("game.txt"), "[Rules \"abapa\"]\n\n1. F f *\n");
        Files.writeString(folder.resolve("games.txt"), "[Rules \"abapa\"]\n\n1. F f *\n");
        Files.writeString(folder.resolve("games.jsonl"), "{\"rules\":\"abapa\",\"moves\":\"F f\"}\n");
        Files.writeString(folder.resolve("more.jsonl"), "{\"rules\":\"ayo\",\"moves\":\"F f\"}\n");
        Run.of(
                "convert",
                "--from",
                "semeia",
                "--to",
                "ogn",
                folder.resolve("game.txt").toString());
        Files.writeString(
                folder.resolve("games.ogn"),
                Run.of(
                                "convert",
                                "--from",
                                "semeia",
                                "--to",
                                "ogn",
                                folder.resolve("game.txt").toString())
                        .out());
        Files.writeString(folder.resolve("server.conf"), "database = sqlite:" + folder.resolve("none.db") + "\n");
        Files.createDirectories(folder.resolve(".local/share/bash-completion/completions"));
        Files.createDirectories(folder.resolve(".config/fish/completions"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path script = Files.writeString(
                folder.resolve("semeia"),
                "#!/bin/sh\nexec " + java + " -cp '" + System.getProperty("java.class.path")
                        + "' semeia.cli.Semeia \"$@\"\n");
        assertThat(script.toFile().setExecutable(true)).isTrue();
        ProcessBuilder shell = new ProcessBuilder("timeout", "20", "bash", "-c", "set -o pipefail; " + example)
                .directory(folder.toFile())
                .redirectErrorStream(true);
        shell.environment().merge("PATH", folder.toString(), (path, here) -> here + ":" + path);
        shell.environment().put("HOME", folder.toString());
        shell.environment().put("XDG_DATA_HOME", folder.resolve("data").toString());
        Process process = shell.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.onExit().join().exitValue();
        assertThat(said).doesNotContain("semeia: unknown", "semeia: unexpected", "this is a bug");
        // A file of the operator's or another program may be missing here: then that is what the command says.
        boolean missing = said.contains("there is no such file") || said.contains("Cannot run program \"./other\"");
        assertThat(code == 0 || code == 124 || missing || needsMore(example))
                .as(code + ": " + said)
                .isTrue();
    }

    /** Whether the example needs databases that take long to build, an account, or a download. */
    private static boolean needsMore(String example) {
        return example.contains("probe")
                || example.contains("verify")
                || example.contains("semeia database")
                || example.contains("puzzle make")
                || example.contains("--spark");
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(line);
        while (word.find()) {
            words.add(Stream.of(word.group(1), word.group(2), word.group(3))
                    .filter(text -> text != null)
                    .findFirst()
                    .orElseThrow());
        }
        return words;
    }
}
