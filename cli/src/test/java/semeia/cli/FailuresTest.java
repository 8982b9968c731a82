package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.OutputException;

class FailuresTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final Failures failures = new Failures(new PrintStream(err, true, StandardCharsets.UTF_8));

    static Stream<Arguments> known_failures() {
        return Stream.of(
                Arguments.of(
                        new IllegalArgumentException("pit B: -1 seeds"),
                        ExitCode.BAD_DATA,
                        "semeia: pit B: -1 seeds\n"),
                Arguments.of(
                        new NoSuchFileException("games.txt"),
                        ExitCode.BAD_FILE,
                        "semeia: games.txt: there is no such file\n"),
                Arguments.of(
                        new AccessDeniedException("games.txt"),
                        ExitCode.BAD_FILE,
                        "semeia: games.txt: no permission\n"),
                Arguments.of(
                        new MalformedInputException(1), ExitCode.BAD_FILE, "semeia: the input is not UTF-8 text\n"),
                Arguments.of(
                        new OutputException(new IOException("No space left on device")),
                        ExitCode.BAD_FILE,
                        "semeia: cannot write to standard output: No space left on device\n"),
                Arguments.of(new OutputException(new IOException("Broken pipe")), ExitCode.FINE, ""),
                Arguments.of(new InterruptedException(), ExitCode.INTERRUPTED, ""));
    }

    @ParameterizedTest
    @MethodSource("known_failures")
    void maps_a_failure_to_a_message_and_an_exit_code(Exception failure, int code, String message) {
        assertThat(failures.handle(failure)).isEqualTo(code);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo(message);
    }

    @Test
    void shows_the_stack_of_a_fault_of_its_own() {
        assertThat(failures.handle(new IllegalStateException("seeds lost"))).isEqualTo(ExitCode.INTERNAL_FAULT);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .contains("please report")
                .contains("seeds lost")
                .contains("at ");
    }
}
