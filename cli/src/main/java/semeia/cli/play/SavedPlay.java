package semeia.cli.play;

import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import semeia.cli.terminal.NamedFile;
import semeia.match.Lots;
import semeia.match.MatchRecord;
import semeia.notation.GameRecord;
import semeia.notation.NotationException;
import semeia.notation.RecordReader;

/** Takes up games and matches that were saved. */
final class SavedPlay {
    private static final String MATCH_TAG = "Match";

    private SavedPlay() {}

    /**
     * The game or match in a file, which is then one of this sitting.
     *
     * @param files the files of this sitting
     * @param sitters who sits in each seat; if empty, those who sat there then
     * @param lots decides what is left to a lot, unless a match has lots of its own
     * @throws IOException if the file is missing or damaged
     */
    static Sitting load(PlayFiles files, NamedFile file, List<Sitter> sitters, Lots lots) throws IOException {
        String text = files.read(file);
        try {
            Sitting sitting = parse(text, file, sitters, lots);
            files.own(file);
            return sitting;
        } catch (NotationException e) {
            throw PlayFiles.damaged(file, e.getMessage(), e);
        }
    }

    private static Sitting parse(String text, NamedFile file, List<Sitter> sitters, Lots lots) throws IOException {
        Optional<GameRecord> first = new RecordReader(new StringReader(text)).next();
        if (first.isPresent() && first.get().tag(MATCH_TAG).isPresent()) {
            MatchRecord match = MatchRecord.parse(text);
            GameRecord last = match.games().get(match.games().size() - 1);
            return withClocks(Sitting.ofMatch(sitters(sitters, last, file), lots, match), last);
        }
        GameRecord game = GameRecord.parse(text);
        return withClocks(Sitting.ofGame(sitters(sitters, game, file), lots, game.game()), game);
    }

    private static Sitting withClocks(Sitting sitting, GameRecord saved) {
        Optional<Clocks> clocks =
                saved.tag(Clocks.CONTROL_TAG).flatMap(control -> Clocks.parse(control, sitting.players(), Clocks.NOW));
        clocks.ifPresent(running -> saved.tag(Clocks.LEFT_TAG).ifPresent(running::restore));
        sitting.useClocks(clocks);
        return sitting;
    }

    private static List<Sitter> sitters(List<Sitter> asked, GameRecord saved, NamedFile file) throws IOException {
        int players = saved.game().rules().territory().players();
        if (!asked.isEmpty() && asked.size() != players) {
            throw file.fault("a game for " + players + " players, not " + asked.size());
        }
        List<Sitter> then = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            then.add(saved.player(seat).flatMap(Sitter::parse).orElse(Sitter.PERSON));
        }
        return asked.isEmpty() ? then : asked;
    }
}
