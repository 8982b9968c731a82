package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.Semeia;

class OutputTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Output output = new Output(bytes);

    @Test
    void writes_one_json_object_a_line_between_lines_of_text() throws IOException {
        output.line("Awalé");
        output.json(json -> json.writeNumberField("depth", 1));
        output.json(json -> json.writeStringField("rules", "abapa"));
        output.text("end");
        output.flush();
        assertThat(bytes.toString(StandardCharsets.UTF_8))
                .isEqualTo("Awalé\n{\"depth\":1}\n{\"rules\":\"abapa\"}\nend");
    }

    @Test
    void holds_text_back_until_it_is_flushed() throws IOException {
        output.line("waiting");
        assertThat(bytes.size()).isZero();
        output.flush();
        assertThat(bytes.size()).isEqualTo(8);
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules", "replay", "perft --rules abapa --depth 2 --json", "convert --from json --to json"})
    void a_command_tells_once_that_its_output_is_not_taken(String line) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String game = "{\"rules\":\"abapa\",\"moves\":\"\"}\n".repeat(2_000);
        StandardStreams streams = new StandardStreams(
                new ByteArrayInputStream(game.getBytes(StandardCharsets.UTF_8)),
                new Output(new FullDisk()),
                new PrintStream(err, true, StandardCharsets.UTF_8));
        assertThat(Semeia.run(streams, line.split(" "))).isEqualTo(ExitCode.BAD_FILE);
        assertThat(err).hasToString("semeia: cannot write to standard output: No space left on device\n");
    }

    private static final class FullDisk extends OutputStream {
        @Override
        public void write(int b) throws IOException {
            throw new IOException("No space left on device");
        }

        @Override
        public void write(byte[] bytes, int from, int count) throws IOException {
            write(0);
        }
    }

    @Test
    void tells_its_own_failure_from_that_of_a_file() throws IOException {
        Output full = new Output(new FullDisk());
        full.line("lost");
        assertThatThrownBy(full::flush).isInstanceOf(OutputException.class).hasMessage("No space left on device");
    }
}
