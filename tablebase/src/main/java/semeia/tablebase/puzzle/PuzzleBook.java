package semeia.tablebase.puzzle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import semeia.rules.Rules;

/** The puzzles that come with the product. */
public final class PuzzleBook {
    private PuzzleBook() {}

    /**
     * The puzzles for some rules, in the order of their ratings; none where there are none.
     *
     * @throws IOException if they cannot be read
     */
    public static List<Puzzle> of(Rules rules) throws IOException {
        try (InputStream file =
                PuzzleBook.class.getResourceAsStream("/semeia/tablebase/puzzles/" + rules.preset() + ".tsv")) {
            if (file == null) {
                return List.of();
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8));
            return lines.lines()
                    .map(Puzzle::parse)
                    .filter(puzzle -> puzzle.rules().equals(rules.id()))
                    .toList();
        }
    }
}
