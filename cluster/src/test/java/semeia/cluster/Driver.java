package semeia.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The program in a process of its own, for tests. */
final class Driver implements AutoCloseable {
    private static final List<String> OPENED = List.of(
            "java.lang",
            "java.lang.invoke",
            "java.lang.reflect",
            "java.io",
            "java.net",
            "java.nio",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "sun.nio.ch",
            "sun.nio.cs",
            "sun.security.action",
            "sun.util.calendar");

    private final Process process;
    private final Path out;
    private final Path err;

    private Driver(Process process, Path out, Path err) {
        this.process = process;
        this.out = out;
        this.err = err;
    }

    /** Starts it; its output goes to files in a folder. */
    static Driver start(Path output, String... args) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        OPENED.forEach(name -> command.add("--add-opens=java.base/" + name + "=ALL-UNNAMED"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ClusterProgram.class.getName()));
        command.addAll(List.of(args));
        Files.createDirectories(output);
        Path out = Files.createTempFile(output, "out", ".txt");
        Path err = Files.createTempFile(output, "err", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectOutput(out.toFile()).redirectError(err.toFile());
        Map<String, String> environment = builder.environment();
        environment.putIfAbsent(
                "SPARK_HOME", Path.of("target/home").toAbsolutePath().toString());
        environment.put("SPARK_SCALA_VERSION", "2.13");
        environment.put("SPARK_LOCAL_IP", "127.0.0.1");
        return new Driver(builder.start(), out, err);
    }

    /** Waits for its end. */
    int end() throws InterruptedException {
        return process.waitFor();
    }

    /** What it printed to standard output. */
    String out() throws IOException {
        return Files.readString(out);
    }

    /** What it printed to standard error. */
    String err() throws IOException {
        return Files.readString(err);
    }

    /** What it printed to standard error, without the lines of supersteps. */
    List<String> said() throws IOException {
        try (Stream<String> lines = Files.lines(err)) {
            return lines.filter(line -> line.startsWith("semeia: ")).toList();
        }
    }

    /** Waits until it has printed a text or has ended; whether it has printed it. */
    boolean waitFor(String text) throws IOException, InterruptedException {
        while (process.isAlive()) {
            if (err().contains(text)) {
                return true;
            }
            process.waitFor(20, TimeUnit.MILLISECONDS);
        }
        return err().contains(text);
    }

    /** Ends it at once, without a chance to tidy up. */
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Ends one of its executors at once; whether there was one. */
    boolean killExecutor() {
        Optional<ProcessHandle> executor = process.descendants()
                .filter(child -> child.info().commandLine().orElse("").contains("CoarseGrainedExecutorBackend"))
                .findAny();
        return executor.map(ProcessHandle::destroyForcibly).orElse(false);
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
