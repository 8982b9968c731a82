package semeia.packaging;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A command as it ran: its exit code and what it printed on both streams. */
record Command(int code, String output) {
    private static final Path TARGET = Path.of("target").toAbsolutePath();

    /** Runs a command in a folder. */
    static Command run(Path folder, Map<String, String> environment, List<String> words) throws IOException {
        Path output = Files.createTempFile(TARGET, "output", ".txt");
        try {
            ProcessBuilder builder = new ProcessBuilder(words)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
            builder.environment().putAll(environment);
            int code = builder.start().onExit().join().exitValue();
            return new Command(code, Files.readString(output, StandardCharsets.UTF_8));
        } finally {
            Files.delete(output);
        }
    }

    /** Runs a command in the folder of the sources. */
    static Command run(String... words) throws IOException {
        return run(Path.of("..").toRealPath(), Map.of(), List.of(words));
    }

    /** Whether the machine has a program of that name. */
    static boolean exists(String program) throws IOException {
        return run("sh", "-c", "command -v " + program).code() == 0;
    }

    /** Runs a shell line under a umask as somebody without rights; as whoever runs the tests, where that is not root. */
    static Command asNobody(Path folder, String umask, String line) throws IOException {
        List<String> words = new ArrayList<>();
        if ("root".equals(System.getProperty("user.name"))) {
            words.addAll(List.of("setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"));
        }
        words.addAll(List.of("sh", "-c", "umask " + umask + "; " + line));
        return run(folder, Map.of("HOME", folder.toString()), words);
    }
}
