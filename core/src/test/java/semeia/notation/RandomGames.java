package semeia.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.rules.Territory;

/** Makes random games of every ruleset, with every act that players have. */
public final class RandomGames {
    /** Ids that between them use every preset and every option that a text must carry. */
    public static final List<String> IDS = List.of(
            "abapa",
            "ayo",
            "awale",
            "awale-points",
            "awari",
            "ba-awa",
            "ba-awa:8",
            "ba-awa-3",
            "anywoli",
            "anywoli+last4=opener",
            "anywoli+last4=lot",
            "ba-awa+last8=lot",
            "ba-awa-3+last8=lot",
            "ba-awa-3:5-4-3",
            "awale+guard=12",
            "ba-awa+guard=off",
            "ba-awa+closing=earns-turn+last8=opener");

    private final Random random;

    public RandomGames(long seed) {
        this.random = new Random(seed);
    }

    /** A game under random rules from a random beginning, of at most {@code acts} acts, perhaps not finished. */
    public Game game(int acts) {
        Rules rules = RuleBook.byId(IDS.get(random.nextInt(IDS.size())));
        return game(rules, acts);
    }

    /** A game as above under these rules. */
    public Game game(Rules rules, int acts) {
        Game game = beginning(rules);
        int length = random.nextInt(acts + 1);
        while (game.length() < length && !(game.isOver() && !game.awaitsLot())) {
            game = act(game);
        }
        return game;
    }

    private Game beginning(Rules rules) {
        Territory territory = rules.territory();
        if (rules.anyTerritory() && random.nextBoolean()) {
            territory = anyTerritory(territory);
        }
        Game game = Game.start(rules, territory, random.nextInt(territory.players()));
        if (random.nextInt(3) > 0) {
            return game;
        }
        for (int plies = random.nextInt(60); plies > 0 && !game.isOver(); plies--) {
            Game next = random.nextInt(20) == 0 && game.position().territory().players() == 3
                    ? act(game)
                    : game.play(anyMove(game));
            game = next.isOver() ? game : next;
        }
        return Game.from(rules, game.position());
    }

    private Territory anyTerritory(Territory usual) {
        while (true) {
            int[] shares = new int[usual.players()];
            int rest = usual.pits();
            for (int seat = 0; seat < shares.length - 1; seat++) {
                shares[seat] = random.nextInt(rest + 1);
                rest -= shares[seat];
            }
            shares[shares.length - 1] = rest;
            int owners = 0;
            for (int share : shares) {
                owners += share > 0 ? 1 : 0;
            }
            if (owners >= 2) {
                return Territory.of(shares);
            }
        }
    }

    private Game act(Game game) {
        int players = game.position().territory().players();
        int seat = random.nextInt(players);
        if (game.awaitsLot()) {
            return game.drawLot(seat);
        }
        int chance = random.nextInt(400);
        if (chance < 2 && !game.position().hasResigned(seat)) {
            return chance == 0 ? game.resign(seat) : game.flag(seat);
        }
        if (chance == 2) {
            return game.agreeToEnd();
        }
        return game.canClaim() && chance < 200 ? game.claim(seat) : game.play(anyMove(game));
    }

    private int anyMove(Game game) {
        List<Integer> moves = new ArrayList<>();
        for (long rest = game.legalMoves(); rest != 0; rest = Moves.rest(rest)) {
            moves.add(Moves.first(rest));
        }
        return moves.get(random.nextInt(moves.size()));
    }
}
