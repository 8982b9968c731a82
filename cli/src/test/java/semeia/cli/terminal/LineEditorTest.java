package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jline.terminal.Size;
import org.jline.terminal.impl.jni.JniNativePty;
import org.jline.terminal.impl.jni.JniTerminalProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.Program;

/** Plays on a pseudo-terminal, as a person at a keyboard does. */
@EnabledOnOs(OS.LINUX)
class LineEditorTest {
    @TempDir
    Path data;

    private final StringBuilder screen = new StringBuilder();

    @Test
    void edits_completes_and_plays_on_a_terminal() throws IOException {
        try (JniNativePty pty = pty();
                Program play = start(pty, List.of(), "play", "--starter", "S", "--seats", "person,person")) {
            InputStream shown = pty.getMasterInput();
            OutputStream keys = pty.getMasterOutput();

            waitFor("South> ", shown);
            assertThat(screen).contains("\u001b[1m4\u001b[0m").contains("╭─────╮");
            press("leg\t\r", keys);
            waitFor("sows 4 seeds to d", shown);
            press("X\u007fF\r", keys);
            waitFor("North> ", shown);
            assertThat(screen).contains("\u001b[33mSouth\u001b[0m \u001b[1mF\u001b[0m: sows 4 seeds to d.");
            press("quit\r", keys);
            assertThat(play.exitCode()).isEqualTo(ExitCode.FINE);
        }
    }

    @Test
    void stops_with_ctrl_c_and_keeps_the_game() throws IOException {
        try (JniNativePty pty = pty();
                Program play = start(pty, List.of(), "play", "--starter", "S", "--seats", "person,person")) {
            waitFor("South> ", pty.getMasterInput());
            press("F\r", pty.getMasterOutput());
            waitFor("North> ", pty.getMasterInput());
            press("\u0003", pty.getMasterOutput());
            waitFor("goes on with it", pty.getMasterInput());
            assertThat(play.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
            assertThat(kept()).endsWith("1. F *\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"quit\r", "\u0004"})
    void keeps_the_game_when_the_person_quits_or_the_input_ends(String end) throws IOException {
        try (JniNativePty pty = pty();
                Program play = start(pty, List.of(), "play", "--starter", "S", "--seats", "person,person")) {
            waitFor("South> ", pty.getMasterInput());
            press("F\r", pty.getMasterOutput());
            waitFor("North> ", pty.getMasterInput());
            press(end, pty.getMasterOutput());
            waitFor("semeia: the game is kept; 'semeia play --load ", pty.getMasterInput());
            assertThat(play.exitCode()).isEqualTo(ExitCode.FINE);
            assertThat(kept()).endsWith("1. F *\n");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "anywoli", "whyo"})
    void fits_a_terminal_of_forty_columns(String rules) throws IOException {
        try (JniNativePty pty = pty(40);
                Program play = start(pty, List.of("NO_COLOR"), "play", "--rules", rules, "--starter", "S")) {
            waitFor("South> ", pty.getMasterInput());
            press("oops\rquit\r", pty.getMasterOutput());
            waitFor("commands.", pty.getMasterInput());
            assertThat(play.exitCode()).isEqualTo(ExitCode.FINE);
            assertThat(screen.toString()
                            .replaceAll("\u001b\\[[0-9;?]*[a-zA-Z]", "")
                            .lines())
                    .allMatch(line -> line.length() <= 40);
        }
    }

    /** The only game that is kept. */
    private String kept() throws IOException {
        try (Stream<Path> games = Files.list(data.resolve("semeia/games"))) {
            Path game = games.toList().get(0);
            String text = Files.readString(game);
            Files.delete(game);
            return text;
        }
    }

    @Test
    void stops_at_ctrl_d() throws IOException {
        try (JniNativePty pty = pty();
                Program play = start(pty, List.of(), "play")) {
            waitFor("> ", pty.getMasterInput());
            press("\u0004", pty.getMasterOutput());
            assertThat(play.exitCode()).isEqualTo(ExitCode.FINE);
        }
    }

    @Test
    void uses_no_colours_when_the_user_wants_none() throws IOException {
        try (JniNativePty pty = pty();
                Program play = start(pty, List.of("NO_COLOR"), "play", "--seats", "computer,computer", "--seed", "3")) {
            waitFor("The game is over.", pty.getMasterInput());
            assertThat(play.exitCode()).isEqualTo(ExitCode.FINE);
            assertThat(screen).doesNotContain("\u001b[");
        }
    }

    private static JniNativePty pty() throws IOException {
        return pty(80);
    }

    private static JniNativePty pty(int columns) throws IOException {
        return (JniNativePty) new JniTerminalProvider().open(null, Size.of(columns, 24));
    }

    private Program start(JniNativePty pty, List<String> environment, String... args) throws IOException {
        File terminal = new File(pty.getName());
        ProcessBuilder builder = Program.builder(List.of("-Dnative.encoding=UTF-8"), args)
                .redirectInput(terminal)
                .redirectOutput(terminal)
                .redirectError(terminal);
        builder.environment().put("TERM", "xterm");
        builder.environment().put("XDG_DATA_HOME", data.toString());
        builder.environment().remove("NO_COLOR");
        environment.forEach(name -> builder.environment().put(name, "1"));
        return new Program(builder.start());
    }

    private void waitFor(String text, InputStream shown) throws IOException {
        byte[] buffer = new byte[4096];
        while (screen.indexOf(text) < 0) {
            int count = shown.read(buffer);
            assertThat(count).as("what is shown: %s", screen).isPositive();
            screen.append(new String(buffer, 0, count, StandardCharsets.UTF_8));
        }
    }

    private static void press(String text, OutputStream keys) throws IOException {
        keys.write(text.getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }
}
