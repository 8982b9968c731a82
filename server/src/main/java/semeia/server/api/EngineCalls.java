package semeia.server.api;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import semeia.engine.Analysis;
import semeia.engine.Line;
import semeia.engine.Score;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.server.engine.AnalysisQueue;
import semeia.server.http.Access;
import semeia.server.limits.RateLimit;
import semeia.server.limits.RateLimits;
import semeia.server.message.MessageJson;

/** Rulesets and analysis. */
public final class EngineCalls implements CallGroup {
    private static final int DEFAULT_MILLIS = 1_000;
    private static final int MOST_LINES = 25;
    private static final int MOST_MOVES = 2_000;

    private final AnalysisQueue analyst;
    private final Access access;
    private final RateLimits limits;

    /** A ruleset: its options are part of the id. */
    record Ruleset(String id, String preset, int players, int pits, int seeds, String start) {
        static Ruleset of(Rules rules) {
            return new Ruleset(
                    rules.id(),
                    rules.preset(),
                    rules.territory().players(),
                    rules.territory().pits(),
                    rules.seeds(),
                    Notation.format(rules, rules.start()));
        }
    }

    /** All presets. */
    record Rulesets(List<Ruleset> rulesets) {}

    /**
     * What is to be analysed.
     *
     * @param position in our notation; otherwise the default start
     * @param moves played from there, with spaces between
     * @param millis how long, 1 to {@link AnalysisQueue#MOST_MILLIS}
     * @param lines how many best lines
     */
    record Question(
            String rules,
            Optional<String> position,
            Optional<String> moves,
            Optional<Integer> millis,
            Optional<Integer> lines) {}

    /** A line: its moves, and what it is worth to the player to move, in seeds. */
    record LineShown(List<String> moves, double seeds, int atLeast, int atMost, String kind) {}

    /** What was found. */
    record Found(String position, int depth, long nodes, List<LineShown> lines) {}

    /** Analyses by that queue. */
    public EngineCalls(AnalysisQueue analyst, Access access, RateLimits limits) {
        this.analyst = analyst;
        this.access = access;
        this.limits = limits;
    }

    @Override
    public List<Call> calls() {
        return List.of(
                Call.get(
                                "/api/rulesets",
                                "All presets.",
                                context -> Answer.json(
                                        context,
                                        new Rulesets(RuleBook.all().stream()
                                                .map(Ruleset::of)
                                                .toList())))
                        .open()
                        .gives(Rulesets.class),
                Call.get(
                                "/api/rulesets/{id}",
                                "The rules of an id, options included.",
                                context -> Answer.json(context, Ruleset.of(RuleBook.byId(context.pathParam("id")))))
                        .open()
                        .gives(Ruleset.class),
                Call.post("/api/analysis", "The best lines of a position.", this::analyse)
                        .open()
                        .takes(Question.class)
                        .gives(Found.class));
    }

    private void analyse(Context context) {
        limits.require(RateLimit.ANALYSES, access.address(context));
        Question question = MessageJson.read(context.body(), Question.class);
        int millis = within("millis", question.millis().orElse(DEFAULT_MILLIS), AnalysisQueue.MOST_MILLIS);
        int lines = within("lines", question.lines().orElse(1), MOST_LINES);
        Game game = game(question);
        if (game.isOver()) {
            throw new IllegalArgumentException("the game is over; there is nothing to analyse");
        }
        Analysis found = analyst.analyse(access.address(context), game, millis, lines);
        List<LineShown> shown = found.lines().stream()
                .map(line -> shown(game.rules(), game.position(), line))
                .toList();
        String position = Notation.format(game.rules(), game.position());
        Answer.json(context, new Found(position, found.depth(), found.nodes(), shown));
    }

    private static int within(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new IllegalArgumentException(name + " is " + value + ", expected 1 to " + most);
        }
        return value;
    }

    private static Game game(Question question) {
        Rules rules = RuleBook.byId(question.rules());
        Game game = question.position()
                .map(text -> Game.from(rules, Notation.parsePosition(rules, text)))
                .orElseGet(() -> Game.start(rules));
        List<String> moves = Arrays.stream(question.moves().orElse("").split(" "))
                .filter(move -> !move.isEmpty())
                .toList();
        if (moves.size() > MOST_MOVES) {
            throw new IllegalArgumentException("moves are " + moves.size() + ", expected at most " + MOST_MOVES);
        }
        for (String move : moves) {
            game = game.play(Notation.parseMove(rules, game.position(), move));
        }
        return game;
    }

    private static LineShown shown(Rules rules, Position root, Line line) {
        List<String> moves = new ArrayList<>();
        Position position = root.copy();
        for (int move : line.moves()) {
            moves.add(Notation.format(position, move));
            rules.play(position, move);
        }
        Score score = line.score();
        return new LineShown(
                moves,
                score.seeds(),
                score.atLeast(),
                score.atMost(),
                score.flag().word());
    }
}
