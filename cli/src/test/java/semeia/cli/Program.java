package semeia.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import semeia.cli.terminal.Signals;

/** The program in a process of its own, on the class path of the tests; closing it ends it in any case. */
public record Program(Process process) implements AutoCloseable {
    /** A process that is ready to start. */
    public static ProcessBuilder builder(List<String> javaOptions, String... args) throws IOException {
        List<String> command = new ArrayList<>(Signals.heard());
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(javaOptions);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Semeia.class.getName()));
        command.addAll(List.of(args));
        return new ProcessBuilder(command);
    }

    /** A process that has started. */
    static Program start(String... args) throws IOException {
        return new Program(builder(List.of(), args).start());
    }

    /** What it prints. */
    BufferedReader out() {
        return process.inputReader(StandardCharsets.UTF_8);
    }

    /** What it says on standard error. */
    List<String> errors() throws IOException {
        try (BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            return err.lines().toList();
        }
    }

    /** Gives it a line of input. */
    void write(String line) throws IOException {
        process.outputWriter(StandardCharsets.UTF_8).write(line + "\n");
        process.outputWriter(StandardCharsets.UTF_8).flush();
    }

    /** Sends it a signal, as {@code INT} for Ctrl-C. */
    void signal(String name) throws IOException {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .start()
                .onExit()
                .join();
    }

    /** The exit code, when it has ended. */
    public int exitCode() {
        return process.onExit().join().exitValue();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
