package semeia.cli.arena;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import semeia.cli.arena.ForfeitException.Fault;

/** A program that runs, and the lines that go to it and come from it. What it says on standard error is not heard. */
final class ProcessTalk implements AutoCloseable {
    private static final long GRACE_MILLIS = 1000;
    /** Ctrl-C ends the program too, perhaps before we hear of it; that is no crash, and the interrupt comes within this time. */
    private static final long SETTLING_MILLIS = 300;

    private final Process process;
    private final Writer in;
    /** Lines that may wait to be heard; a program that says more waits. */
    private static final int PATIENCE = 10_000;

    /** What it said; empty at the end. */
    private final BlockingQueue<Optional<String>> said = new LinkedBlockingQueue<>(PATIENCE);

    /**
     * Starts the program.
     *
     * @throws IllegalArgumentException if there is no such program
     */
    ProcessTalk(List<String> command) {
        try {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
        in = process.outputWriter(StandardCharsets.UTF_8);
        Thread reader = new Thread(this::listen, "listening to " + command.get(0));
        reader.setDaemon(true);
        reader.start();
    }

    private void listen() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                said.put(Optional.of(line.strip()));
            }
        } catch (IOException e) {
            // The same as the end: it says no more.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        end();
    }

    private void end() {
        try {
            said.put(Optional.empty());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends a line. */
    void send(String line) throws ForfeitException {
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException e) {
            throw new ForfeitException(Fault.CRASH, "it no longer reads its input" + exit());
        }
    }

    /**
     * Waits for a line whose first word is that.
     *
     * @return all lines up to that one, which is the last
     * @throws ForfeitException if it ends or the time is over first
     */
    List<String> await(String word, long millis) throws ForfeitException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        List<String> lines = new ArrayList<>();
        while (true) {
            long left = end - System.nanoTime();
            Optional<String> line = left > 0 ? said.poll(left, TimeUnit.NANOSECONDS) : null;
            if (line == null) {
                throw new ForfeitException(Fault.TIMEOUT, "no " + word + " after " + millis + " ms");
            }
            if (line.isEmpty()) {
                end();
                Thread.sleep(SETTLING_MILLIS);
                throw new ForfeitException(Fault.CRASH, "it ended while " + word + " was awaited" + exit());
            }
            lines.add(line.get());
            if (line.get().split("\\s", 2)[0].equals(word)) {
                return lines;
            }
        }
    }

    private String exit() {
        return process.isAlive() ? "" : ", exit code " + process.exitValue();
    }

    /** Asks it to quit, and ends it and all that it started if it does not. */
    @Override
    public void close() {
        List<ProcessHandle> children = process.descendants().toList();
        try {
            send("quit");
            in.close();
            process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ForfeitException | IOException e) {
            // It is gone already.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        children.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
