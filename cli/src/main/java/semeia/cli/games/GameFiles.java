package semeia.cli.games;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Optional;
import semeia.cli.options.InputFile;
import semeia.cli.terminal.LenientText;
import semeia.cli.terminal.MeasuredInput;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.NotationException;
import semeia.rules.Rules;

/**
 * The games in several files, one after another, in memory that does not grow with their number. An invalid game is reported on standard
 * error and spoils no other. Not thread-safe.
 */
public final class GameFiles implements AutoCloseable {
    private final Deque<String> names;
    private final Optional<GameForm> form;
    private final Rules rules;
    private final StandardStreams streams;
    private Optional<GameReader> reader = Optional.empty();
    private Optional<MeasuredInput> bytes = Optional.empty();
    private String name = "";
    private int number;
    private int invalid;
    private boolean damaged;

    /**
     * A game and where it stands.
     *
     * @param file the name of the file
     * @param number the number of the game in its file, from 1; invalid games count
     */
    public record Found(String file, int number, GameRecord record) {}

    /**
     * Files that are opened when their turn comes.
     *
     * @param names as the user wrote them; a dash is standard input
     * @param form the form of all of them; where it is empty, a file's ending says it, see {@link GameForm#ofFile}
     * @param rules the rules of games that do not name theirs
     */
    public GameFiles(Collection<String> names, Optional<GameForm> form, Rules rules, StandardStreams streams) {
        this.names = new ArrayDeque<>(names);
        this.form = form;
        this.rules = rules;
        this.streams = streams;
    }

    /**
     * The next valid game; empty after the last.
     *
     * @throws IOException if a file is missing or cannot be read
     */
    public Optional<Found> next() throws IOException {
        while (reader.isPresent() || !names.isEmpty()) {
            if (reader.isEmpty()) {
                open(names.removeFirst());
            }
            number++;
            try {
                Optional<GameRecord> record = reader.get().next();
                if (record.isEmpty()) {
                    close();
                } else if (damaged && LenientText.isDamaged(record.get())) {
                    refuse("game " + number + " has bytes in it that are not UTF-8 text");
                } else {
                    return Optional.of(new Found(name, number, record.get()));
                }
            } catch (NotationException e) {
                e.faults().forEach(fault -> tell(fault.toString()));
                invalid++;
            } catch (IllegalArgumentException e) {
                refuse(e.getMessage());
            }
        }
        return Optional.empty();
    }

    /** How many games were invalid so far. */
    public int invalid() {
        return invalid;
    }

    private void open(String file) throws IOException {
        name = file;
        number = 0;
        damaged = false;
        MeasuredInput input = InputFile.open(file, streams);
        bytes = Optional.of(input);
        reader = Optional.of(
                form.orElse(GameForm.ofFile(file)).reader(input, true, rules, streams.out()::flush, this::refuseBytes));
    }

    private void refuseBytes(int line) {
        damaged = true;
        tell("line " + line + ": not UTF-8 text");
    }

    private void refuse(String fault) {
        invalid++;
        tell(fault);
    }

    private void tell(String fault) {
        streams.err()
                .println("semeia: " + Shown.clean(Shown.of(name.equals("-") ? "standard input" : name) + ": " + fault));
    }

    @Override
    public void close() throws IOException {
        reader = Optional.empty();
        if (bytes.isPresent()) {
            bytes.get().close();
            bytes = Optional.empty();
        }
    }
}
