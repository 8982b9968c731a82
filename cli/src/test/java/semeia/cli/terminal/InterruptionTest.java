package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

@DisabledOnOs(OS.WINDOWS)
class InterruptionTest {
    /** A program that waits for ever, and keeps what it has when it is interrupted. */
    static final class Waiting {
        private Waiting() {}

        public static void main(String[] args) throws IOException {
            StandardStreams streams = StandardStreams.ofProcess();
            Interruption interruption = Interruption.watch();
            streams.out().line("begun");
            streams.out().flush();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                streams.out().line("kept");
                streams.out().flush();
            }
            if (interruption.finish()) {
                System.exit(ExitCode.FINE);
            }
        }
    }

    @Test
    void leaves_a_command_time_to_keep_what_it_has() throws IOException {
        List<String> command = new ArrayList<>(Signals.heard());
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Waiting.class.getName()));
        Process program = new ProcessBuilder(command).start();
        try (BufferedReader out = program.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).isEqualTo("begun");
            new ProcessBuilder("kill", "-INT", Long.toString(program.pid()))
                    .start()
                    .onExit()
                    .join();
            assertThat(out.readLine()).isEqualTo("kept");
        }
        assertThat(program.onExit().join().exitValue()).isEqualTo(ExitCode.INTERRUPTED);
    }

    @Test
    void leaves_the_exit_code_alone_when_nobody_interrupts() {
        Interruption interruption = Interruption.watch();
        assertThat(interruption.finish()).isTrue();
        assertThat(interruption.finish()).isFalse();
    }
}
