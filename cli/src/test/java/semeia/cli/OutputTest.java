package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

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

    @Test
    void tells_its_own_failure_from_that_of_a_file() throws IOException {
        Output full = new Output(new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        });
        full.line("lost");
        assertThatThrownBy(full::flush).isInstanceOf(OutputException.class).hasMessage("No space left on device");
    }
}
