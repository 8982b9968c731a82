package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class InputFileTest {
    @TempDir
    Path folder;

    private final Streams streams = new Streams(
            new ByteArrayInputStream("from the pipe\n".getBytes(StandardCharsets.UTF_8)),
            new Output(new ByteArrayOutputStream()),
            new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));

    private static InputFile parse(String... args) {
        InputFile file = new InputFile();
        new CommandLine(CommandLine.Model.CommandSpec.create()
                        .addMixin("file", CommandLine.Model.CommandSpec.forAnnotatedObject(file)))
                .parseArgs(args);
        return file;
    }

    @Test
    void reads_standard_input_when_no_file_is_named() throws IOException {
        assertThat(parse().open(streams).readLine()).isEqualTo("from the pipe");
    }

    @Test
    void reads_standard_input_for_a_dash() throws IOException {
        assertThat(parse("-").open(streams).readLine()).isEqualTo("from the pipe");
    }

    @Test
    void reads_a_named_file() throws IOException {
        Path file = Files.writeString(folder.resolve("game.txt"), "Awalé\n");
        try (BufferedReader lines = parse(file.toString()).open(streams)) {
            assertThat(lines.readLine()).isEqualTo("Awalé");
        }
    }

    @Test
    void refuses_a_missing_file() {
        InputFile file = parse(folder.resolve("absent.txt").toString());
        assertThatThrownBy(() -> file.open(streams)).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void refuses_bytes_that_are_not_utf_8() throws IOException {
        Path file = Files.write(folder.resolve("latin.txt"), new byte[] {'A', (byte) 0xE9, '\n'});
        try (BufferedReader lines = parse(file.toString()).open(streams)) {
            assertThatThrownBy(lines::readLine).isInstanceOf(CharacterCodingException.class);
        }
    }
}
