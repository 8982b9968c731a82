package semeia.cli.play;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import semeia.cli.terminal.FileFaults;
import semeia.cli.terminal.NamedFile;
import semeia.cli.terminal.OutputException;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.match.Lots;
import semeia.tablebase.Tablebases;

/** Saves and loads what is played at this terminal, and keeps what nobody has saved. Not thread-safe. */
final class Keeping {
    private final PlayFiles files = new PlayFiles();
    private final StandardStreams streams;
    private String kept = "";

    Keeping(StandardStreams streams) {
        this.streams = streams;
    }

    /** Takes a game as it begins for one that need not be kept. */
    void begin(Sitting sitting) {
        kept = sitting.text();
    }

    /**
     * The game or match in a file.
     *
     * @param sitters who sits in each seat; if empty, those who sat there then
     * @throws IOException if the file is missing or damaged
     */
    Sitting load(NamedFile file, List<Sitter> sitters, Lots lots) throws IOException {
        Sitting sitting = SavedPlay.load(files, file, sitters, lots);
        begin(sitting);
        return sitting;
    }

    /** Saves the game or match, and gives what to say about it. */
    String save(Sitting sitting, NamedFile file, boolean over) throws IOException {
        try {
            String text = sitting.text();
            files.write(file, text, over);
            kept = text;
            return "Saved in " + Shown.of(file.name()) + ".";
        } catch (OutputException e) {
            throw e;
        } catch (IOException e) {
            return "Not saved. " + FileFaults.explain(e) + ".";
        }
    }

    /** Keeps what is not finished and not saved in a file of its own, and says where; where that cannot be done, prints it. */
    void leave(Sitting sitting) throws IOException {
        String text = sitting.text();
        if (text.equals(kept) || sitting.isFinished()) {
            return;
        }
        try {
            Path file = files.keep(Tablebases.dataDirectory(System.getenv()).resolve("games"), text);
            streams.err().println("semeia: the game is kept; 'semeia play --load " + file + "' goes on with it");
        } catch (IOException e) {
            streams.err()
                    .println("semeia: the game cannot be kept: " + FileFaults.explain(e)
                            + " (XDG_DATA_HOME says where); here it is, for --load");
            streams.out().text(text);
        }
    }
}
