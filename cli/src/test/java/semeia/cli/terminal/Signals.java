package semeia.cli.terminal;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Ctrl-C in processes that tests start: where the tests run in the background, they would inherit that it is ignored. */
public final class Signals {
    private static final int INTERRUPT = 2;
    private static final List<String> RESET = List.of("env", "--default-signal=INT");

    private Signals() {}

    /** The beginning of a command whose process hears SIGINT; a test is skipped where nothing can bring that about. */
    public static List<String> heard() throws IOException {
        if (!isIgnored()) {
            return List.of();
        }
        assumeThat(succeeds(RESET))
                .as("SIGINT is ignored here, and this machine's env cannot reset it")
                .isTrue();
        return RESET;
    }

    private static boolean isIgnored() throws IOException {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return false;
        }
        return Files.readAllLines(status).stream()
                .filter(line -> line.startsWith("SigIgn:"))
                .map(line -> line.substring("SigIgn:".length()).strip())
                .anyMatch(mask -> (Long.parseUnsignedLong(mask, 16) >>> (INTERRUPT - 1) & 1) != 0);
    }

    private static boolean succeeds(List<String> reset) {
        try {
            Process process = new ProcessBuilder(reset.get(0), reset.get(1), "true").start();
            return process.onExit().join().exitValue() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
