package semeia.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import semeia.match.Match;
import semeia.match.MatchException;
import semeia.match.MatchRules;
import semeia.notation.Notation;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.RuleOption;
import semeia.rules.Rules;
import semeia.rules.Sowing;
import semeia.rules.Territory;

/** Games as the page sees them, in JSON; the shapes are described in {@code rules.js}. */
final class Picture {
    /** The kinds of matches that any game may be played in where its rules allow them, with their default targets; 0 is the least. */
    private static final List<String> MATCHES = List.of("points 30", "wins 3", "streak 3", "territory 0");

    private Picture() {}

    static String of(Rules rules) {
        return JsonText.object(
                "id", JsonText.text(rules.id()),
                "preset", JsonText.text(rules.preset()),
                "seeds", JsonText.number(rules.seeds()),
                "anyTerritory", JsonText.truth(rules.anyTerritory()),
                "options", JsonText.array(options(rules).stream().map(Picture::option)),
                "matches", JsonText.array(matches(rules)),
                "board", board(rules, rules.start()));
    }

    /** The kinds of matches that the rules allow, first the one that the game is played in where it comes from. */
    private static Stream<String> matches(Rules rules) {
        String own = RuleBook.match(rules);
        Stream<String> others = MATCHES.stream().filter(match -> !kind(match).equals(kind(own)));
        return Stream.concat(
                own.isEmpty() ? Stream.empty() : Stream.of(match(rules, own, true)),
                others.map(match -> match(rules, match, false)).filter(match -> !match.isEmpty()));
    }

    private static String kind(String match) {
        return match.split(" ")[0];
    }

    /** A kind of match; empty if the rules do not allow it. Where only some targets are possible they are listed. */
    private static String match(Rules rules, String match, boolean own) {
        String[] words = match.split(" ");
        String tail = words.length > 2 ? words[2] : "";
        List<Integer> targets = range(rules.territory().pits() + 1)
                .filter(target -> allows(rules, MatchRules.text(words[0], target, tail)))
                .toList();
        int wanted = Integer.parseInt(words[1]);
        boolean any = allows(rules, MatchRules.text(words[0], MatchRules.MOST, tail));
        if (targets.isEmpty() && !any) {
            return "";
        }
        return JsonText.object(
                "kind", JsonText.text(words[0]),
                "target", JsonText.number(wanted == 0 ? targets.get(0) : wanted),
                "targets", JsonText.numbers(any ? List.of() : targets),
                "tail", JsonText.text(tail),
                "own", JsonText.truth(own));
    }

    private static boolean allows(Rules rules, String match) {
        try {
            return MatchRules.parse(match).refuses(rules).isEmpty();
        } catch (MatchException outOfRange) {
            return false;
        }
    }

    /** The options that may be chosen: who takes the last seeds is no question where a game does not end at them. */
    static List<RuleOption> options(Rules rules) {
        return rules.options().stream()
                .filter(option -> !option.key().equals("last"))
                .toList();
    }

    private static String option(RuleOption option) {
        return JsonText.object(
                "key", JsonText.text(option.key()),
                "value", JsonText.text(option.value()),
                "usual", JsonText.text(option.usual()),
                "choices", JsonText.texts(option.choices()));
    }

    /** The game that is on, and the match it belongs to. */
    static String of(PageTable table) {
        String game = of(table.game());
        String match = table.match().map(Picture::match).orElse(JsonText.NULL);
        return JsonText.object("game", game, "match", match, "stakes", stakes(table));
    }

    /** What the match would be after each player gave up: null where the game would go on, nothing without a match. */
    private static String stakes(PageTable table) {
        Game game = table.game();
        Optional<Match> match = game.isOver() ? Optional.empty() : table.match();
        int seats = match.isPresent() ? game.position().territory().players() : 0;
        return JsonText.array(range(seats).map(seat -> stake(match.orElseThrow(), game, seat)));
    }

    private static String stake(Match match, Game game, int seat) {
        if (game.position().hasResigned(seat)) {
            return JsonText.NULL;
        }
        return game.resign(seat)
                .outcome()
                .map(ended -> match(match.record(ended)))
                .orElse(JsonText.NULL);
    }

    private static String match(Match match) {
        int players = match.rules().territory().players();
        return JsonText.object(
                "kind", JsonText.text(match.kind().kind()),
                "target", JsonText.number(match.kind().target()),
                "score", JsonText.numbers(match.score()),
                "out", JsonText.numbers(range(players).filter(match::isOut).toList()),
                "games",
                        JsonText.array(match.outcomes().stream()
                                .map(outcome -> JsonText.object(
                                        "seeds", JsonText.numbers(outcome.seeds()),
                                        "winner",
                                                JsonText.number(outcome.winner().orElse(-1))))),
                "shares",
                        JsonText.numbers(
                                range(players).map(match.territory()::share).toList()),
                "owners", owners(match.territory()),
                "starter", JsonText.number(match.starter()),
                "lots", JsonText.truth(match.lots().isPresent()),
                "over", JsonText.truth(match.outcome().isPresent()),
                "winner",
                        JsonText.number(match.outcome()
                                .map(outcome -> outcome.winner().orElse(-1))
                                .orElse(-1)));
    }

    /** The game, what each move would do, and what giving up or agreeing would bring. */
    static String of(Game game) {
        Position position = game.position();
        long legal = game.legalMoves();
        int pits = position.territory().pits();
        return JsonText.object(
                "rules", JsonText.text(game.rules().id()),
                "length", JsonText.number(game.length()),
                "board", board(game.rules(), position),
                "mover", JsonText.number(position.isOver() ? -1 : position.player()),
                "moves", JsonText.array(range(pits).map(pit -> has(legal, pit) ? forecast(game, pit) : JsonText.NULL)),
                "refusals",
                        JsonText.array(
                                range(pits).map(pit -> has(legal, pit) ? JsonText.NULL : refusal(game, position, pit))),
                "decline", JsonText.truth(has(legal, Moves.DECLINE)),
                "declining", JsonText.text(Notation.format(position, Moves.DECLINE)),
                "claim", JsonText.truth(game.canClaim()),
                "agree", game.isOver() ? JsonText.NULL : outcome(game.agreeToEnd()),
                "resign",
                        JsonText.array(
                                range(position.territory().players()).map(seat -> resignation(game, position, seat))),
                "lot", JsonText.number(position.undrawnSeeds()),
                "lots", lots(position),
                "outcome", outcome(game));
    }

    static String board(Rules rules, Position position) {
        Territory territory = position.territory();
        return JsonText.object(
                "pits", JsonText.numbers(position.setup().seeds()),
                "stores", JsonText.numbers(position.stores()),
                "clockwise", JsonText.truth(rules.direction() == Rules.Direction.CLOCKWISE),
                "owners", owners(territory),
                "shares",
                        JsonText.numbers(
                                range(territory.players()).map(territory::share).toList()),
                "names",
                        JsonText.texts(range(territory.pits())
                                .map(pit -> Notation.format(position, pit))
                                .toList()));
    }

    private static String owners(Territory territory) {
        return JsonText.numbers(range(territory.pits()).map(territory::ownerOf).toList());
    }

    private static String refusal(Game game, Position position, int pit) {
        return JsonText.text(game.rules().refusal(position, pit).name());
    }

    /** What resigning would bring: null where it is not possible, an empty object where the game would go on. */
    private static String resignation(Game game, Position position, int seat) {
        if (game.isOver() || position.hasResigned(seat)) {
            return JsonText.NULL;
        }
        Game after = game.resign(seat);
        return after.outcome().isPresent() ? outcome(after) : "{}";
    }

    /** The acts that give the last seeds to each seat, where they wait for a lot. */
    private static String lots(Position position) {
        int seats = position.undrawnSeeds() > 0 ? position.territory().players() : 0;
        return JsonText.texts(range(seats)
                .map(seat -> Notation.format(position, new Action.Lot(seat)))
                .toList());
    }

    private static String outcome(Game game) {
        return game.outcome()
                .map(outcome -> JsonText.object(
                        "reason", JsonText.text(outcome.reason().name()),
                        "seeds", JsonText.numbers(outcome.seeds()),
                        "winner", JsonText.number(outcome.winner().orElse(-1)),
                        "divided", JsonText.numbers(RestDivision.of(game, outcome)),
                        "how",
                                JsonText.text(RestDivision.how(game.rules(), outcome.reason())
                                        .name())))
                .orElse(JsonText.NULL);
    }

    private static String forecast(Game game, int move) {
        Game after = game.play(move);
        int player = game.position().player();
        return JsonText.object(
                "act", move(game.position(), after.lastSowing().orElseThrow()),
                "again",
                        JsonText.truth(after.position().hasExtraMove()
                                && after.position().player() == player),
                "outcome", outcome(after));
    }

    /** All acts of the game in order. */
    static String acts(Game game) {
        List<String> acts = new ArrayList<>();
        for (Optional<Game> g = Optional.of(game); g.isPresent(); g = g.get().previous()) {
            lastAct(g.get()).ifPresent(json -> acts.add(0, json));
        }
        return JsonText.array(acts.stream());
    }

    /** The last act of a game; empty at its beginning. */
    static Optional<String> lastAct(Game game) {
        if (game.action().isEmpty()) {
            return Optional.empty();
        }
        Position before = game.previous().orElseThrow().position();
        return game.lastSowing()
                .map(sowing -> move(before, sowing))
                .or(() -> game.action().map(action -> act(before, action)));
    }

    private static String act(Position before, Action action) {
        String text = Notation.format(before, action);
        if (action instanceof Action.Resign resign) {
            return act("resign", resign.player(), text);
        } else if (action instanceof Action.Claim claim) {
            return act("claim", claim.player(), text);
        } else if (action instanceof Action.Lot lot) {
            return act("lot", lot.player(), text);
        } else if (action instanceof Action.Flag flag) {
            return act("flag", flag.player(), text);
        }
        return act("agree", -1, text);
    }

    private static String act(String kind, int player, String text) {
        return JsonText.object(
                "kind", JsonText.text(kind), "player", JsonText.number(player), "text", JsonText.text(text));
    }

    private static String move(Position before, Sowing sowing) {
        List<Integer> drops = pits(sowing, Sowing.Drop.class, Sowing.Drop::pit);
        boolean decline = sowing.isDecline();
        return JsonText.object(
                "kind", JsonText.text("move"),
                "player", JsonText.number(sowing.player()),
                "text", JsonText.text(Notation.format(before, sowing.move())),
                "pit", JsonText.number(decline ? -1 : sowing.move()),
                "name", JsonText.text(decline ? "" : Notation.format(before, sowing.move())),
                "laps", JsonText.numbers(pits(sowing, Sowing.Lift.class, Sowing.Lift::pit)),
                "landing", JsonText.number(drops.isEmpty() ? -1 : drops.get(drops.size() - 1)),
                "captured",
                        JsonText.array(range(before.territory().players())
                                .map(seat -> JsonText.number(sowing.captured(seat)))),
                "captures",
                        JsonText.array(sowing.steps().stream()
                                .filter(Sowing.Capture.class::isInstance)
                                .map(Picture::step)),
                "passed", JsonText.numbers(pits(sowing, Sowing.Pass.class, Sowing.Pass::player)));
    }

    private static <T extends Sowing.Step> List<Integer> pits(Sowing sowing, Class<T> kind, ToIntFunction<T> number) {
        return sowing.steps().stream()
                .filter(kind::isInstance)
                .map(step -> number.applyAsInt(kind.cast(step)))
                .toList();
    }

    /** Every act of the game with its steps and the board after it. */
    static String film(Game game) {
        List<String> scenes = new ArrayList<>();
        for (Game g = game; g.previous().isPresent(); g = g.previous().orElseThrow()) {
            Position before = g.previous().orElseThrow().position();
            scenes.add(
                    0,
                    JsonText.object(
                            "mover",
                            JsonText.number(before.player()),
                            "steps",
                            steps(g),
                            "board",
                            board(g.rules(), g.position())));
        }
        return JsonText.array(scenes.stream());
    }

    /** The game as it began, and after every act what was done and how it stands. */
    static String scenes(Game game) {
        List<String> scenes = new ArrayList<>();
        for (Optional<Game> g = Optional.of(game); g.isPresent(); g = g.get().previous()) {
            scenes.add(0, scene(g.get()));
        }
        return JsonText.array(scenes.stream());
    }

    private static String scene(Game game) {
        int mover = game.previous().map(before -> before.position().player()).orElse(-1);
        return JsonText.object(
                "mover", JsonText.number(mover),
                "act", lastAct(game).orElse(JsonText.NULL),
                "steps", steps(game),
                "game", of(game));
    }

    /** The steps of the last act, if it was a move. */
    static String steps(Game game) {
        return game.lastSowing().map(Picture::steps).orElse("[]");
    }

    private static String steps(Sowing sowing) {
        return JsonText.array(sowing.steps().stream().map(Picture::step));
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
        return JsonText.array(Stream.concat(
                Stream.of(JsonText.text(kind)), IntStream.of(numbers).mapToObj(JsonText::number)));
    }

    private static Stream<Integer> range(int end) {
        return IntStream.range(0, end).boxed();
    }

    private static boolean has(long moves, int move) {
        return Moves.has(moves, move);
    }
}
