package semeia.cli.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Talks with an engine over pipes, as another program would. */
final class Conversation implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 60;

    private final PipedWriter in = new PipedWriter();
    private final BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    private final CompletableFuture<Void> end;

    Conversation(EngineOptions settings) throws IOException {
        EngineServer server = new EngineServer("semeia test", settings, answers::add);
        BufferedReader reader = new BufferedReader(new PipedReader(in, 1 << 16));
        end = CompletableFuture.runAsync(() -> {
            try {
                server.run(reader);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    Conversation send(String... lines) throws IOException {
        for (String line : lines) {
            in.write(line + "\n");
        }
        in.flush();
        return this;
    }

    /** Ends the input. */
    Conversation hangUp() throws IOException {
        in.close();
        return this;
    }

    String next() throws InterruptedException {
        String line = answers.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        if (line == null) {
            throw new AssertionError("the engine is silent");
        }
        return line;
    }

    /** All lines up to the first that begins so, which is the last. */
    List<String> until(String beginning) throws InterruptedException {
        List<String> lines = new ArrayList<>();
        do {
            lines.add(next());
        } while (!lines.get(lines.size() - 1).startsWith(beginning));
        return lines;
    }

    /** The next line that begins so. */
    String find(String beginning) throws InterruptedException {
        List<String> lines = until(beginning);
        return lines.get(lines.size() - 1);
    }

    /** Waits until the engine has ended, and gives what it had still to say. */
    List<String> rest() {
        end.orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS).join();
        return List.copyOf(answers);
    }

    @Override
    public void close() throws IOException {
        in.close();
        rest();
    }
}
