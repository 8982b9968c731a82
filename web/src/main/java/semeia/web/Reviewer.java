package semeia.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import semeia.engine.Review;
import semeia.engine.Review.Judged;
import semeia.engine.Review.Mark;
import semeia.rules.Action;
import semeia.rules.Game;

/** A game that is reviewed a move at a time, so that the page can show how far it is and break off. Not thread-safe. */
final class Reviewer {
    private final Analyst analyst;
    private final List<Game> rest = new ArrayList<>();
    private final List<Judged> judged = new ArrayList<>();
    private final int players;

    /** Begins a review of the whole game. */
    Reviewer(Game game) {
        this.analyst = new Analyst(game.rules());
        this.players = game.rules().territory().players();
        for (Game at = game; at.previous().isPresent(); at = at.previous().get()) {
            if (at.action().orElseThrow() instanceof Action.Move) {
                rest.add(0, at);
            }
        }
    }

    /** How many moves are still to be judged. */
    int rest() {
        return rest.size();
    }

    /** Judges the next move with so many nodes, in JSON; empty after the last. */
    Optional<String> next(int nodes) {
        if (rest.isEmpty()) {
            return Optional.empty();
        }
        Game after = rest.remove(0);
        Action.Move move = (Action.Move) after.action().orElseThrow();
        Judged found = analyst.judge(after.previous().orElseThrow(), move.move(), nodes);
        judged.add(found);
        return Optional.of(Analyst.judged(after.position(), found));
    }

    /** How each player did so far. The accuracy of a player who never had a choice is null: there is nothing to judge. */
    String players() {
        Review review = new Review(judged);
        return JsonText.array(IntStream.range(0, players).mapToObj(seat -> player(review, seat)));
    }

    private static String player(Review review, int seat) {
        List<Judged> own =
                review.moves().stream().filter(move -> move.player() == seat).toList();
        boolean anyChoice = own.stream().anyMatch(move -> !move.forced());
        return JsonText.object(
                "accuracy", anyChoice ? Analyst.decimal(review.accuracy(seat)) : JsonText.NULL,
                "moves", JsonText.number(own.size()),
                "marks",
                        JsonText.object(Stream.of(Mark.values())
                                .flatMap(mark -> Stream.of(mark.name(), count(own, mark)))
                                .toArray(String[]::new)));
    }

    private static String count(List<Judged> moves, Mark mark) {
        return Long.toString(moves.stream().filter(move -> move.mark() == mark).count());
    }
}
