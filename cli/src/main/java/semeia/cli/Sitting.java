package semeia.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import semeia.notation.GameRecord;
import semeia.notation.NotationException;
import semeia.notation.Tag;
import semeia.rules.Game;

/** A game that is being played at this terminal, and who sits where. Not thread-safe. */
final class Sitting {
    private final List<Sitter> sitters;
    private Game game;

    /**
     * Begins with a game.
     *
     * @param sitters who sits in each seat
     */
    Sitting(List<Sitter> sitters, Game game) {
        this.sitters = List.copyOf(sitters);
        this.game = game;
    }

    /**
     * A game that was saved.
     *
     * @param sitters who sits in each seat; if empty, those who sat there then
     * @throws IOException if the file is missing or damaged
     */
    static Sitting load(String file, List<Sitter> sitters) throws IOException {
        try {
            GameRecord saved = GameRecord.parse(PlayFile.read(file));
            return new Sitting(sitters.isEmpty() ? sittersOf(saved) : sitters, saved.game());
        } catch (NotationException e) {
            throw PlayFile.damaged(file, e.getMessage(), e);
        }
    }

    private static List<Sitter> sittersOf(GameRecord saved) {
        List<Sitter> sitters = new ArrayList<>();
        for (int seat = 0; seat < saved.game().rules().territory().players(); seat++) {
            boolean computer = saved.player(seat).equals(Optional.of(Sitter.COMPUTER.toString()));
            sitters.add(computer ? Sitter.COMPUTER : Sitter.PERSON);
        }
        return sitters;
    }

    /** The game as it stands. */
    Game game() {
        return game;
    }

    /** The game has gone on, or back. */
    void set(Game next) {
        game = next;
    }

    /** Who sits in each seat. */
    List<Sitter> sitters() {
        return sitters;
    }

    /** How many seats there are. */
    int players() {
        return sitters.size();
    }

    /** Whether a person sits in the seat. */
    boolean isPerson(int seat) {
        return sitters.get(seat) == Sitter.PERSON;
    }

    /** Whether there is anybody to ask. */
    boolean hasPerson() {
        return sitters.contains(Sitter.PERSON);
    }

    /** Whether a person has to say what happens next: it is his move, or the game is over. */
    boolean waitsForPerson() {
        return game.isOver() ? hasPerson() : isPerson(game.position().player());
    }

    /**
     * Takes back to the last time that a person was to move.
     *
     * @return false if there was none; nothing has changed then
     */
    boolean undo() {
        Optional<Game> earlier = game.previous();
        while (earlier.isPresent() && !isPersonsMove(earlier.get())) {
            earlier = earlier.get().previous();
        }
        earlier.ifPresent(this::set);
        return earlier.isPresent();
    }

    private boolean isPersonsMove(Game earlier) {
        return !earlier.isOver() && isPerson(earlier.position().player());
    }

    /** What people call the seats, with who sits there where that is not the same everywhere. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        boolean alike = sitters.stream().distinct().count() == 1;
        for (int seat = 0; seat < players(); seat++) {
            String name = Seats.name(players(), seat);
            names.add(alike ? name : name + " (" + sitters.get(seat).toString() + ")");
        }
        return names;
    }

    /** The game as text, to be saved. */
    String text() {
        List<Tag> tags = new ArrayList<>();
        for (int seat = 0; seat < players(); seat++) {
            tags.add(new Tag(
                    GameRecord.playerTag(players(), seat), sitters.get(seat).toString()));
        }
        return new GameRecord(tags, game, List.of()).format();
    }
}
