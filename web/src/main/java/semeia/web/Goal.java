package semeia.web;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Sowing;

/**
 * What a task asks for: a pit, such that all of these hold. The rules decide each; a move may also decline an extra move.
 *
 * <ul>
 *   <li>{@code lands d}: the last seed of its move falls into that pit
 *   <li>{@code captures 5}, {@code captures most}: the player who moves captures so many seeds, or no other move more
 *   <li>{@code gives 4}, {@code gives 0}: all others together capture so many
 *   <li>{@code laps 3}: the sowing has so many laps
 *   <li>{@code again}: the move earns another
 *   <li>{@code safe}: the next player can capture nothing
 *   <li>{@code ends}, {@code wins}: the game is over after the move, and the player who moved has won
 *   <li>{@code refused ENDLESS}: the pit may not be played, for that reason
 *   <li>{@code end-of C}: the last seed of the move {@code C} falls into the pit
 * </ul>
 */
record Goal(List<Goal.Part> parts) {
    /** One thing that has to hold. */
    private record Part(String kind, String what) {
        static Part parse(String text) {
            String[] words = text.trim().split(" ", 2);
            return new Part(words[0], words.length > 1 ? words[1] : "");
        }
    }

    /** Reads the parts, with commas between them. */
    static Goal parse(String text) {
        return new Goal(Stream.of(text.split(",", -1)).map(Part::parse).toList());
    }

    /**
     * Every pit that reaches the goal, and {@link Moves#DECLINE} if that does.
     *
     * @throws IllegalArgumentException if the goal asks for what there is not
     */
    List<Integer> answers(Game game) {
        int pits = game.position().territory().pits();
        return IntStream.concat(IntStream.range(0, pits), IntStream.of(Moves.DECLINE))
                .filter(pit -> parts.stream().allMatch(part -> holds(game, part, pit)))
                .boxed()
                .toList();
    }

    private static boolean holds(Game game, Part part, int pit) {
        return switch (part.kind()) {
            case "refused" -> refused(game, pit).equals(Optional.of(part.what()));
            case "end-of" -> landing(game.play(move(game, part.what()))) == pit;
            default -> isLegal(game, pit) && holdsAfter(game, part, pit);
        };
    }

    private static boolean holdsAfter(Game game, Part part, int move) {
        Game after = game.play(move);
        int player = game.position().player();
        return switch (part.kind()) {
            case "lands" -> landing(after) == move(game, part.what());
            case "captures" -> captured(after, player) == captures(game, part.what());
            case "gives" -> given(after, player) == Integer.parseInt(part.what());
            case "laps" -> after.lastSowing().orElseThrow().laps() == Integer.parseInt(part.what());
            case "again" -> after.position().hasExtraMove() && after.position().player() == player;
            case "safe" ->
                !after.isOver()
                        && most(after, next -> captured(next, after.position().player())) == 0;
            case "ends" -> after.isOver();
            case "wins" ->
                after.outcome().isPresent() && after.outcome().get().winner().orElse(-1) == player;
            default -> throw new IllegalArgumentException("goal \"" + part.kind() + "\" is unknown");
        };
    }

    private static int captures(Game game, String what) {
        int player = game.position().player();
        return what.equals("most") ? most(game, after -> captured(after, player)) : Integer.parseInt(what);
    }

    private static int most(Game game, ToIntFunction<Game> measure) {
        return moves(game)
                .map(move -> measure.applyAsInt(game.play(move)))
                .max()
                .orElse(0);
    }

    private static IntStream moves(Game game) {
        return IntStream.rangeClosed(0, Moves.DECLINE).filter(move -> isLegal(game, move));
    }

    private static boolean isLegal(Game game, int move) {
        return Moves.has(game.legalMoves(), move);
    }

    private static Optional<String> refused(Game game, int pit) {
        return pit == Moves.DECLINE || isLegal(game, pit)
                ? Optional.empty()
                : Optional.of(game.rules().refusal(game.position(), pit).name());
    }

    private static int move(Game game, String name) {
        Position position = game.position();
        return IntStream.range(0, position.territory().pits())
                .filter(pit -> Notation.format(position, pit).equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("goal names \"" + name + "\", which is not a pit"));
    }

    /** The pit of the last seed that fell, −1 if none did. */
    private static int landing(Game after) {
        return after.lastSowing().orElseThrow().steps().stream()
                .filter(Sowing.Drop.class::isInstance)
                .mapToInt(step -> ((Sowing.Drop) step).pit())
                .reduce(-1, (first, last) -> last);
    }

    private static int captured(Game after, int seat) {
        return after.lastSowing().orElseThrow().captured(seat);
    }

    private static int given(Game after, int player) {
        return IntStream.range(0, after.position().territory().players())
                .filter(seat -> seat != player)
                .map(seat -> captured(after, seat))
                .sum();
    }
}
