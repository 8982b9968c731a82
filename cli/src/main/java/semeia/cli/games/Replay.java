package semeia.cli.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import semeia.cli.options.RulesetConverter;
import semeia.match.Lots;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.notation.TextFault;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Territory;

/**
 * A game that was played from a {@link ReplayRequest}.
 *
 * @param request what was asked for
 * @param games the game at the beginning and after each move
 * @param moves the moves as they were given
 * @param lot who won the lot for the last seeds, from 0; empty if none was drawn (rule 4.5)
 */
record Replay(ReplayRequest request, List<Game> games, List<String> moves, Optional<Integer> lot) {

    /** Reports why a request cannot be replayed, and at which move. */
    static final class ReplayException extends IllegalArgumentException {
        private static final long serialVersionUID = 1L;

        private final transient Optional<String> move;

        ReplayException(String message, Optional<String> move, Throwable cause) {
            super(message, cause);
            this.move = move;
        }

        /** The move that could not be played; empty if it is not about a move. */
        Optional<String> move() {
            return move;
        }
    }

    /**
     * Plays the moves.
     *
     * @param lots decides where the last seeds go by lot; empty to leave them to nobody
     * @param number which game of these lots it is, from 0
     * @throws IllegalArgumentException if the rules are unknown or the position is wrong
     * @throws ReplayException if a move is not legal
     */
    static Replay of(ReplayRequest request, Optional<Lots> lots, int number) {
        Game game = beginning(request);
        List<Game> games = new ArrayList<>();
        List<String> moves = new ArrayList<>();
        games.add(game);
        for (String move : JsonGames.acts(request.moves())) {
            if (moves.size() == GameRecord.MOST_ACTS) {
                throw new ReplayException(
                        "there are too many moves, expected at most " + GameRecord.MOST_ACTS,
                        Optional.of(move),
                        new IllegalArgumentException(move));
            }
            game = play(game, move, games.size());
            games.add(game);
            moves.add(move);
        }
        if (lots.isEmpty() || !game.awaitsLot()) {
            return new Replay(request, games, moves, Optional.empty());
        }
        Territory territory = game.position().territory();
        int[] seats = IntStream.range(0, territory.players())
                .filter(seat -> territory.share(seat) > 0)
                .toArray();
        int winner = seats[lots.get().lastSeeds(number, seats.length)];
        games.set(games.size() - 1, game.drawLot(winner));
        return new Replay(request, games, moves, Optional.of(winner));
    }

    private static Game beginning(ReplayRequest request) {
        Rules rules = RulesetConverter.rules(request.rules());
        if (request.position().isEmpty()) {
            return Game.start(rules);
        }
        try {
            return Game.from(
                    rules, Notation.parsePosition(rules, request.position().get()));
        } catch (NotationException e) {
            throw new IllegalArgumentException("position: " + e.withoutPlaces().getMessage(), e);
        }
    }

    private static Game play(Game game, String move, int number) {
        try {
            return JsonGames.isMove(move)
                    ? game.play(Notation.parseMove(game.rules(), game.position(), move))
                    : game.act(Notation.parseAct(game.position(), move));
        } catch (IllegalMoveException e) {
            throw new ReplayException(
                    "move " + number + " is \"" + move + "\": " + e.getMessage(), Optional.of(move), e);
        } catch (NotationException e) {
            TextFault fault = e.faults().get(0);
            throw new ReplayException(
                    "move " + number + " is \"" + fault.value() + "\", expected " + fault.expected(),
                    Optional.of(move),
                    e);
        }
    }

    /** The game after the last move. */
    Game last() {
        return games.get(games.size() - 1);
    }

    /** The position after move {@code ply}, from 0. */
    Position position(int ply) {
        return games.get(ply + 1).position();
    }
}
