package semeia.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import semeia.notation.GameFormat;
import semeia.notation.GameRecord;

/**
 * The files of a match: the state, JSON Lines that a later run goes on from, and the records, our notation for people and programs. Both
 * are optional, and both have every finished game at any moment. One match at a time has a state. Not thread-safe.
 */
final class MatchState implements AutoCloseable {
    private final Optional<Path> state;
    private final Optional<Path> records;
    private final List<GameRecord> games = new ArrayList<>();
    private Optional<FileChannel> held = Optional.empty();

    MatchState(Optional<Path> state, Optional<Path> records) {
        this.state = state;
        this.records = records;
    }

    /**
     * Reads the games that an earlier run left, and writes the records anew from them. A last line that was cut off in the middle is
     * taken off.
     *
     * @throws IllegalArgumentException if the state is damaged; the message names file and line
     */
    List<GameRecord> load() throws IOException {
        if (state.isPresent()) {
            hold(state.get());
            byte[] whole = wholeLines(Files.readAllBytes(state.get()));
            read(whole);
            Files.write(state.get(), whole);
        }
        if (records.isPresent()) {
            Files.write(records.get(), new byte[0]);
            for (int i = 0; i < games.size(); i++) {
                append(records.get(), recordText(i));
            }
        }
        return List.copyOf(games);
    }

    private void hold(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        held = Optional.of(channel);
        try {
            if (channel.tryLock() == null) {
                throw new FileSystemException(file.toString(), null, "another match keeps its games there");
            }
        } catch (OverlappingFileLockException e) {
            throw new FileSystemException(file.toString(), null, "another match keeps its games there");
        }
    }

    @Override
    public void close() throws IOException {
        if (held.isPresent()) {
            held.get().close();
        }
    }

    private static byte[] wholeLines(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return Arrays.copyOf(bytes, end);
    }

    private void read(byte[] bytes) throws IOException {
        JsonGames reader = new JsonGames(new ByteArrayInputStream(bytes), () -> {});
        try {
            for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(state.get() + ": " + e.getMessage(), e);
        }
    }

    /** Keeps one more game. */
    void add(GameRecord game) throws IOException {
        games.add(game);
        if (records.isPresent()) {
            append(records.get(), recordText(games.size() - 1));
        }
        if (state.isPresent()) {
            try (OutputStream stream =
                    Files.newOutputStream(state.get(), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                Output line = new Output(stream);
                line.json(json -> JsonGames.write(game, json));
                line.flush();
            }
        }
    }

    private String recordText(int index) {
        return (index > 0 ? GameFormat.SEMEIA.separator() : "") + GameFormat.SEMEIA.format(games.get(index));
    }

    private static void append(Path file, String text) throws IOException {
        Files.write(file, text.getBytes(StandardCharsets.UTF_8), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
}
