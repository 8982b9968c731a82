package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import semeia.cli.options.InputFile;

class InputFileTest {
    @TempDir
    Path folder;

    private final StandardStreams streams = new StandardStreams(
            new ByteArrayInputStream("from the pipe\n".getBytes(StandardCharsets.UTF_8)),
            new Output(new ByteArrayOutputStream()),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));

    private String read(String... args) throws IOException {
        InputFile file = new InputFile();
        new CommandLine(CommandLine.Model.CommandSpec.create()
                        .addMixin("file", CommandLine.Model.CommandSpec.forAnnotatedObject(file)))
                .parseArgs(args);
        try (InputStream bytes = file.openBytes(streams)) {
            return new String(bytes.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void reads_standard_input_when_no_file_is_named() throws IOException {
        assertThat(read()).isEqualTo("from the pipe\n");
    }

    @Test
    void reads_standard_input_for_a_dash() throws IOException {
        assertThat(read("-")).isEqualTo("from the pipe\n");
    }

    @Test
    void reads_a_named_file() throws IOException {
        assertThat(read(Files.writeString(folder.resolve("game.txt"), "Awalé\n").toString()))
                .isEqualTo("Awalé\n");
    }

    @ParameterizedTest
    @CsvSource({
        "no-such-file, no-such-file: there is no such file",
        "., .: it is a directory",
        "/, /: that is not a valid file name",
        "'', '\"\": that is not a valid file name'",
        "pom.xml/x, pom.xml/x: Not a directory",
    })
    void names_the_file_that_it_cannot_read(String name, String message) {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> read(name))
                .satisfies(e -> assertThat(FileFaults.explain(e)).isEqualTo(message));
    }

    @Test
    void names_the_file_whose_reading_fails_midway() {
        InputStream broken = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("Input/output error");
            }

            @Override
            public int read(byte[] bytes, int from, int count) throws IOException {
                return read();
            }
        };
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> new MeasuredInput(broken, 0, new NamedFile("games.ogn")).read())
                .satisfies(e -> assertThat(FileFaults.explain(e)).isEqualTo("games.ogn: Input/output error"));
    }
}
