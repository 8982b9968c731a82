package semeia.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import semeia.cli.words.Seats;
import semeia.match.Lots;
import semeia.match.Match;
import semeia.match.MatchRecord;
import semeia.notation.GameRecord;
import semeia.notation.Tag;
import semeia.rules.Game;
import semeia.rules.Position;

/** The game or match that is being played at this terminal, and who sits where. Not thread-safe. */
final class Sitting {
    private List<Sitter> sitters;
    private final Lots lots;
    private Optional<MatchRecord> match;
    private int number;
    private Game game;
    private Optional<Clocks> clocks = Optional.empty();

    private Sitting(List<Sitter> sitters, Lots lots, Optional<MatchRecord> match, Game game) {
        this.sitters = List.copyOf(sitters);
        this.lots = lots;
        this.match = match;
        this.number = match.map(record -> record.games().size() - 1).orElse(0);
        this.game = game;
    }

    /**
     * A game by itself.
     *
     * @param sitters who sits in each seat
     * @param lots decides what the players leave to a lot
     */
    static Sitting ofGame(List<Sitter> sitters, Lots lots, Game game) {
        return new Sitting(sitters, lots, Optional.empty(), game);
    }

    /**
     * A match.
     *
     * @param sitters who sits in each seat
     * @param lots decides what a match without lots of its own leaves to a lot
     */
    static Sitting ofMatch(List<Sitter> sitters, Lots lots, MatchRecord match) {
        GameRecord last = match.games().get(match.games().size() - 1);
        return new Sitting(sitters, match.match().lots().orElse(lots), Optional.of(match), last.game());
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

    /** Every computer plays at this level from now on. */
    void setLevel(int level) {
        sitters = sitters.stream()
                .map(sitter -> sitter.level().isPresent() ? Sitter.computer(level) : sitter)
                .toList();
    }

    /** The clocks of the game; empty if it is played without. */
    Optional<Clocks> clocks() {
        return clocks;
    }

    /** Gives the game clocks. */
    void useClocks(Optional<Clocks> newClocks) {
        clocks = newClocks;
    }

    /** How many seats there are. */
    int players() {
        return sitters.size();
    }

    /** Whether a person sits in the seat. */
    boolean isPerson(int seat) {
        return sitters.get(seat).equals(Sitter.PERSON);
    }

    /** Whether there is anybody to ask. */
    boolean hasPerson() {
        return sitters.contains(Sitter.PERSON);
    }

    /** Whether the seat has a part in the game: it owns pits and has not resigned. */
    boolean takesPart(int seat) {
        Position position = game.position();
        return position.territory().share(seat) > 0 && !position.hasResigned(seat);
    }

    /** The match with the game as it stands, and if that is over, counted; empty if no match is played. */
    Optional<Match> match() {
        return match.map(record -> withGame(record).match());
    }

    /** Whether there is nothing left to play once the game is over: it is the last of a match. */
    boolean isMatchOver() {
        return match().flatMap(Match::outcome).isPresent();
    }

    /** Whether nothing is left to play: the game is over, and if it is one of a match, the match. */
    boolean isFinished() {
        return game.isOver() && (match.isEmpty() || isMatchOver());
    }

    /**
     * Begins the next game, of the match or just another one, and prints how the starter was determined.
     *
     * @return whether a lot decided
     */
    boolean next() {
        number++;
        clocks = clocks.map(Clocks::anew);
        if (match.isPresent()) {
            MatchRecord played = withGame(match.get());
            match = Optional.of(played);
            game = played.current().orElseThrow().game();
            return played.match().lots().isPresent()
                    && !played.match().kind().kind().equals("territory");
        }
        game = Game.start(game.rules(), game.beginning().territory(), lots.starter(number, players()));
        return true;
    }

    /** Draws the lot for the last seeds (rule 4.5) and gives who won it. */
    int drawLot() {
        int[] seats = IntStream.range(0, players()).filter(this::takesPart).toArray();
        int winner = seats[lots.lastSeeds(number, seats.length)];
        game = game.drawLot(winner);
        return winner;
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
        earlier.ifPresent(before -> {
            set(before);
            clocks.ifPresent(running -> running.back(before.length()));
        });
        return earlier.isPresent();
    }

    private boolean isPersonsMove(Game earlier) {
        return !earlier.isOver() && isPerson(earlier.position().player());
    }

    /** What people call the seats, with who sits there where that is not the same everywhere, and what is left to think. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        boolean alike = sitters.stream().distinct().count() == 1;
        boolean alone = sitters.stream().filter(Sitter.PERSON::equals).count() == 1;
        for (int seat = 0; seat < players(); seat++) {
            String who = alone && isPerson(seat) ? "you" : sitters.get(seat).toString();
            names.add(Seats.name(players(), seat) + (alike ? "" : " (" + who + ")"));
        }
        return names;
    }

    /** The game or match as text, to be saved. */
    String text() {
        return match.map(record -> withGame(record).format()).orElseGet(() -> record().format());
    }

    private MatchRecord withGame(MatchRecord record) {
        return record.current().isPresent() ? record.with(record()) : record;
    }

    private GameRecord record() {
        List<Tag> tags = new ArrayList<>();
        for (int seat = 0; seat < players(); seat++) {
            tags.add(new Tag(
                    GameRecord.playerTag(players(), seat), sitters.get(seat).toString()));
        }
        clocks.ifPresent(running -> {
            tags.add(new Tag(Clocks.CONTROL_TAG, running.control()));
            tags.add(new Tag(Clocks.LEFT_TAG, running.leftText()));
        });
        return new GameRecord(tags, game, List.of());
    }
}
