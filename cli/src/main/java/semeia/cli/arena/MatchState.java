package semeia.cli.arena;

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
import semeia.cli.games.JsonGames;
import semeia.cli.terminal.Output;
import semeia.notation.GameFormat;
import semeia.notation.GameRecord;

/**
 * The files of a match: the state, JSON Lines that a later run goes on from, and the records, our notation for people and programs. Both
 * are optional, and both have every finished game at any moment. One match at a time has a state. Not thread-safe.
 */
final class MatchState implements AutoCloseable {
    private final Optional<Path> state;
    private final Optional<Path> records;
    /** Games recorded so far; the games themselves are kept in the files alone. */
    private int recorded;

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
        List<GameRecord> games = List.of();
        if (state.isPresent()) {
            hold(state.get());
            byte[] whole = wholeLines(Files.readAllBytes(state.get()));
            games = read(whole);
            Files.write(state.get(), whole);
        }
        if (records.isPresent()) {
            Files.write(records.get(), new byte[0]);
            for (GameRecord game : games) {
                record(game);
            }
        }
        return games;
    }

    private void hold(Path file) throws IOException {
        if (Files.isSymbolicLink(file) && !Files.exists(file)) {
            throw new FileSystemException(file.toString(), null, "it is a broken link");
        }
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        held = Optional.of(channel);
        try {
            if (channel.tryLock() == null) {
                throw new FileSystemException(file.toString(), null, "another match uses this file");
            }
        } catch (OverlappingFileLockException e) {
            throw new FileSystemException(file.toString(), null, "another match uses this file");
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

    private List<GameRecord> read(byte[] bytes) throws IOException {
        List<GameRecord> games = new ArrayList<>();
        JsonGames reader = new JsonGames(new ByteArrayInputStream(bytes), () -> {});
        try {
            for (Optional<GameRecord> game = reader.next(); game.isPresent(); game = reader.next()) {
                games.add(game.get());
            }
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(state.get() + ": " + e.getMessage(), e);
        }
        return games;
    }

    /** Keeps one more game. */
    void add(GameRecord game) throws IOException {
        if (records.isPresent()) {
            record(game);
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

    private void record(GameRecord game) throws IOException {
        String text = (recorded > 0 ? GameFormat.SEMEIA.separator() : "") + GameFormat.SEMEIA.format(game);
        Files.write(
                records.orElseThrow(),
                text.getBytes(StandardCharsets.UTF_8),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        recorded++;
    }
}
