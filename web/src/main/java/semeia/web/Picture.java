package semeia.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.rules.Position;
import semeia.rules.RuleOption;
import semeia.rules.Rules;
import semeia.rules.Sowing;
import semeia.rules.Territory;

/** Games as the page sees them, in JSON; the shapes are described in {@code rules.js}. */
final class Picture {
    private Picture() {}

    static String of(Rules rules) {
        return Json.object(
                "id", Json.text(rules.id()),
                "preset", Json.text(rules.preset()),
                "seeds", Json.number(rules.seeds()),
                "anyTerritory", Json.truth(rules.anyTerritory()),
                "options", Json.array(RuleOption.of(rules).stream().map(Picture::option)),
                "board", board(rules.start()));
    }

    private static String option(RuleOption option) {
        return Json.object(
                "key", Json.text(option.key()),
                "value", Json.text(option.value()),
                "usual", Json.text(option.usual()),
                "choices", Json.texts(option.choices()));
    }

    /** The game, what each seat may do in it, and what giving up or agreeing would bring. */
    static String of(Game game) {
        Position position = game.position();
        int legal = game.legalMoves();
        int players = position.territory().players();
        return Json.object(
                "rules", Json.text(game.rules().id()),
                "length", Json.number(game.length()),
                "board", board(position),
                "mover", Json.number(position.isOver() ? -1 : position.player()),
                "legal", Json.numbers(bits(legal & ~Rules.DECLINE_BIT)),
                "decline", Json.truth((legal & Rules.DECLINE_BIT) != 0),
                "refusals", refusals(game.rules(), position, legal),
                "claim", Json.truth(game.canClaim()),
                "occurrences", Json.number(game.occurrences()),
                "agree", game.isOver() ? Json.NULL : outcome(game.agreeToEnd()),
                "resign", Json.array(seats(players).map(seat -> resignation(game, position, seat))),
                "lot", Json.number(position.undrawnSeeds()),
                "outcome", outcome(game));
    }

    private static String board(Position position) {
        Territory territory = position.territory();
        List<Integer> pits = IntStream.range(0, territory.pits()).boxed().toList();
        return Json.object(
                "pits", Json.numbers(position.setup().seeds()),
                "stores", Json.numbers(position.stores()),
                "owners", Json.numbers(pits.stream().map(territory::ownerOf).toList()),
                "shares",
                        Json.numbers(
                                seats(territory.players()).map(territory::share).toList()),
                "names",
                        Json.texts(pits.stream().map(pit -> name(position, pit)).toList()));
    }

    private static String name(Position position, int pit) {
        int row = position.territory().pits() / 2;
        return Character.toString((char) (pit < row ? 'A' + pit : 'a' + pit - row));
    }

    private static String refusals(Rules rules, Position position, int legal) {
        return Json.array(IntStream.range(0, position.territory().pits())
                .mapToObj(pit -> (legal & 1 << pit) != 0
                        ? Json.NULL
                        : Json.text(rules.refusal(position, pit).name())));
    }

    private static String resignation(Game game, Position position, int seat) {
        return game.isOver() || position.hasResigned(seat) ? Json.NULL : outcome(game.resign(seat), "{}");
    }

    private static String outcome(Game game) {
        return outcome(game, Json.NULL);
    }

    private static String outcome(Game game, String otherwise) {
        Optional<Outcome> outcome = game.outcome();
        return outcome.isEmpty()
                ? otherwise
                : Json.object(
                        "reason", Json.text(outcome.get().reason().name()),
                        "seeds", Json.numbers(outcome.get().seeds()),
                        "winner", Json.number(outcome.get().winner().orElse(-1)));
    }

    /** What the move would do: every step, and what follows. */
    static String forecast(Game game, int move) {
        Game after = game.play(move);
        Sowing sowing = after.lastSowing().orElseThrow();
        int player = game.position().player();
        Position position = after.position();
        return Json.object(
                "move", move(game.position(), sowing),
                "steps", steps(sowing),
                "again", Json.truth(!after.isOver() && position.player() == player),
                "outcome", outcome(after));
    }

    /** All acts of the game in order. */
    static String acts(Game game) {
        List<String> acts = new ArrayList<>();
        for (Optional<Game> g = Optional.of(game); g.isPresent(); g = g.get().previous()) {
            act(g.get()).ifPresent(json -> acts.add(0, json));
        }
        return Json.array(acts.stream());
    }

    private static Optional<String> act(Game game) {
        if (game.action().isEmpty()) {
            return Optional.empty();
        }
        Position before = game.previous().orElseThrow().position();
        return game.lastSowing()
                .map(sowing -> move(before, sowing))
                .or(() -> game.action().map(Picture::act));
    }

    private static String act(Action action) {
        if (action instanceof Action.Resign resign) {
            return act("resign", resign.player());
        } else if (action instanceof Action.Claim claim) {
            return act("claim", claim.player());
        } else if (action instanceof Action.Lot lot) {
            return act("lot", lot.player());
        } else if (action instanceof Action.Flag flag) {
            return act("flag", flag.player());
        }
        return act("agree", -1);
    }

    private static String act(String kind, int player) {
        return Json.object("kind", Json.text(kind), "player", Json.number(player));
    }

    private static String move(Position before, Sowing sowing) {
        List<Integer> laps = sowing.steps().stream()
                .flatMap(step -> step instanceof Sowing.Lift lift ? Stream.of(lift.pit()) : Stream.empty())
                .toList();
        List<Integer> drops = sowing.steps().stream()
                .flatMap(step -> step instanceof Sowing.Drop drop ? Stream.of(drop.pit()) : Stream.empty())
                .toList();
        return Json.object(
                "kind", Json.text("move"),
                "player", Json.number(sowing.player()),
                "pit", Json.number(sowing.isDecline() ? -1 : sowing.move()),
                "name", Json.text(sowing.isDecline() ? "" : name(before, sowing.move())),
                "laps", Json.numbers(laps),
                "landing", Json.number(drops.isEmpty() ? -1 : drops.get(drops.size() - 1)),
                "captured",
                        Json.numbers(seats(before.territory().players())
                                .map(sowing::captured)
                                .toList()),
                "passed",
                        Json.array(sowing.steps().stream()
                                .flatMap(step -> step instanceof Sowing.Pass pass
                                        ? Stream.of(Json.number(pass.player()))
                                        : Stream.empty())));
    }

    /** The steps of the last act, if it was a move. */
    static String steps(Game game) {
        return game.lastSowing().map(Picture::steps).orElse("[]");
    }

    private static String steps(Sowing sowing) {
        return Json.array(sowing.steps().stream().map(Picture::step));
    }

    private static String step(Sowing.Step step) {
        if (step instanceof Sowing.Lift lift) {
            return step("lift", lift.pit(), lift.seeds());
        } else if (step instanceof Sowing.Drop drop) {
            return step("drop", drop.pit());
        } else if (step instanceof Sowing.Capture capture) {
            return step("capture", capture.pit(), capture.seeds(), capture.by());
        } else if (step instanceof Sowing.Pass pass) {
            return step("pass", pass.player());
        }
        throw new AssertionError(step);
    }

    private static String step(String kind, int... numbers) {
        return Json.array(
                Stream.concat(Stream.of(Json.text(kind)), IntStream.of(numbers).mapToObj(Json::number)));
    }

    private static Stream<Integer> seats(int players) {
        return IntStream.range(0, players).boxed();
    }

    private static List<Integer> bits(int mask) {
        return IntStream.range(0, Rules.DECLINE)
                .filter(bit -> (mask & 1 << bit) != 0)
                .boxed()
                .toList();
    }
}
