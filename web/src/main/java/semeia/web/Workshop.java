package semeia.web;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import semeia.notation.Notation;
import semeia.rules.Fault;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Setup;
import semeia.rules.SetupException;
import semeia.rules.Territory;

/** Positions that are put together seed by seed: what they are, or everything that is wrong with them. */
final class Workshop {
    private static final int NOBODY = -1;

    private Workshop() {}

    /**
     * The position of a set-up.
     *
     * @param shares the pits of each player, {@code 8-4}
     * @param seeds the seeds of each pit in sowing order, commas between
     * @param stores the seeds of each store, commas between
     * @param more player to move, who began, who first captured with a last seed (−1 for nobody), quiet plies, 1 for an extra move, mask of
     *     who has resigned, and perhaps 1 if the first move is still to be made; commas between
     * @return {@code {position, game}}, or {@code {faults: [{part, index, value}, …]}}
     */
    static String position(String id, String shares, String seeds, String stores, String more) {
        Rules rules = RuleBook.byId(id);
        List<Integer> rest = numbers(more, ",");
        Setup setup = new Setup(
                Territory.of(numbers(shares, "-").stream()
                        .mapToInt(Integer::intValue)
                        .toArray()),
                numbers(seeds, ","),
                numbers(stores, ","),
                rest.get(0),
                rest.get(4) == 1,
                rest.get(1),
                rest.get(2) == NOBODY ? Optional.empty() : Optional.of(rest.get(2)),
                rest.size() > 6 && rest.get(6) == 1,
                rest.get(3),
                rest.get(5));
        try {
            Game game = Game.from(rules, rules.position(setup));
            return JsonText.object(
                    "position", JsonText.text(Notation.format(rules, game.position())), "game", Picture.of(game));
        } catch (SetupException problem) {
            return JsonText.object(
                    "faults", JsonText.array(problem.faults().stream().map(Workshop::fault)));
        }
    }

    private static String fault(Fault fault) {
        return JsonText.object(
                "part", JsonText.text(fault.part().name()),
                "index", JsonText.number(fault.index()),
                "value", JsonText.text(fault.value()));
    }

    /** The set-up of a position, as the page edits it. */
    static String setup(String id, String text) {
        Rules rules = RuleBook.byId(id);
        Position position = text.isEmpty() ? rules.start() : Notation.parsePosition(rules, text);
        Setup setup = position.setup();
        return JsonText.object(
                "shares", JsonText.text(setup.territory().toString()),
                "seeds", JsonText.numbers(setup.seeds()),
                "stores", JsonText.numbers(setup.stores()),
                "player", JsonText.number(setup.player()),
                "starter", JsonText.number(setup.starter()),
                "opener", JsonText.number(setup.opener().orElse(NOBODY)),
                "quiet", JsonText.number(setup.quiet()),
                "extra", JsonText.number(setup.extraMove() ? 1 : 0),
                "resigned", JsonText.number(setup.resigned()),
                "opening", JsonText.number(setup.opening() ? 1 : 0));
    }

    private static List<Integer> numbers(String text, String between) {
        Stream<String> words = text.isEmpty() ? Stream.of() : Arrays.stream(text.split(between, -1));
        return new ArrayList<>(words.map(Integer::valueOf).toList());
    }
}
