package semeia.cli.analyse;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import semeia.cli.terminal.NamedFile;

/**
 * The file with the rows of a batch, and beside it, while the batch is not finished, {@code FILE.state}, which says how far the rows
 * belong to whole games. A batch that was stopped anywhere goes on from there and ends with the same bytes. Not thread-safe.
 */
final class BatchFile implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final NamedFile name;
    private final Path stateFile;
    private final String work;
    private final FileChannel rows;
    private State state;

    /**
     * How far a batch is.
     *
     * @param work what is done, in words that are equal for equal work
     * @param games how many games are done
     * @param bytes how long their rows are, with what stands before them
     */
    record State(String work, int games, long bytes) {}

    private BatchFile(NamedFile name, Path stateFile, String work, FileChannel rows, State state) {
        this.name = name;
        this.stateFile = stateFile;
        this.work = work;
        this.rows = rows;
        this.state = state;
    }

    /**
     * Opens the file, new or with what a stopped batch of the same work has written.
     *
     * @param heading what stands before all rows
     * @throws IOException if the file is another's: it is there without a state, or its state says other work
     */
    static BatchFile open(NamedFile name, String work, String heading) throws IOException {
        Path file = name.path();
        if (!Files.isDirectory(file.getParent())) {
            throw name.fault("there is no such directory");
        }
        Path stateFile = file.resolveSibling(file.getFileName() + ".state");
        try {
            boolean goesOn = Files.exists(stateFile);
            if (!goesOn && Files.exists(file)) {
                throw name.fault("it already exists, expected a new file or an unfinished one of this command");
            }
            State state = goesOn ? read(name, stateFile) : new State(work, 0, 0);
            if (!state.work().equals(work)) {
                throw name.fault("it was begun with other files or options: " + state.work());
            }
            FileChannel rows = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            BatchFile batch = new BatchFile(name, stateFile, work, rows, state);
            rows.truncate(state.bytes()).position(state.bytes());
            if (state.bytes() == 0) {
                batch.add(heading.getBytes(StandardCharsets.UTF_8), 0);
            }
            return batch;
        } catch (IOException e) {
            throw name.fault(e);
        }
    }

    private static State read(NamedFile name, Path stateFile) throws IOException {
        try {
            State state = JSON.readValue(stateFile.toFile(), State.class);
            if (state.games() < 0 || state.bytes() < 0 || state.bytes() > Files.size(name.path())) {
                throw new JsonMappingException(null, "the rows are shorter");
            }
            return state;
        } catch (JsonProcessingException e) {
            IOException damaged =
                    name.fault(stateFile.getFileName() + " is damaged; delete it and the rows to begin anew");
            damaged.initCause(e);
            throw damaged;
        }
    }

    /** How many games are done. */
    int games() {
        return state.games();
    }

    /** Adds the rows of the next game. */
    void add(byte[] bytes) throws IOException {
        add(bytes, 1);
    }

    private void add(byte[] bytes, int games) throws IOException {
        try {
            for (ByteBuffer rest = ByteBuffer.wrap(bytes); rest.hasRemaining(); ) {
                rows.write(rest);
            }
            state = new State(work, state.games() + games, state.bytes() + bytes.length);
            Path aside = stateFile.resolveSibling(stateFile.getFileName() + ".new");
            Files.write(aside, JSON.writeValueAsBytes(state));
            Files.move(aside, stateFile, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw name.fault(e);
        }
    }

    /** Takes the state away: the batch is finished. */
    void finish() throws IOException {
        Files.deleteIfExists(stateFile);
    }

    @Override
    public void close() throws IOException {
        rows.close();
    }
}
