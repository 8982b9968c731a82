package semeia.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Outcome;
import semeia.rules.Position;
import semeia.rules.Relay;
import semeia.rules.Sowing;

/** Tells in words why a game ended, how what was left was divided, and who won. */
final class EndWords {
    private final Game game;
    private final Outcome outcome;
    private final Position position;
    private final int players;

    private EndWords(Game game, Outcome outcome) {
        this.game = game;
        this.outcome = outcome;
        this.position = game.position();
        this.players = position.territory().players();
    }

    /**
     * The end of the game in three sentences.
     *
     * @throws IllegalStateException if the game goes on
     */
    static String of(Game game) {
        Outcome outcome = game.outcome().orElseThrow(() -> new IllegalStateException("the game has not ended"));
        EndWords words = new EndWords(game, outcome);
        String division = words.division();
        return words.reason() + (division.isEmpty() ? " " : " " + division + " ") + words.result() + ".";
    }

    /** What each player has in the end, and who wins. */
    static String totals(Game game) {
        Outcome outcome = game.outcome().orElseThrow(() -> new IllegalStateException("the game has not ended"));
        return new EndWords(game, outcome).result();
    }

    private String reason() {
        return switch (outcome.reason()) {
            case MAJORITY -> leader() + " has more than half of the seeds.";
            case NO_MOVE -> mover() + " has no legal move.";
            case LAST_SEEDS -> "Only the last " + SowingWords.seeds(lastSeeds()) + " were left" + lastSeedsGo() + ".";
            case REPETITION -> "The same position came for the third time.";
            case GUARD -> game.rules().guard() + " plies in a row went by without a capture.";
            case BLOCKED -> "Nobody has a legal move.";
            case CLAIM -> actor() + " claimed the end, as the same position had come three times.";
            case AGREEMENT -> "The players agreed to end the game.";
            case RESIGNATION -> actor() + " resigned.";
            case TIMEOUT -> actor() + " ran out of time.";
        };
    }

    private String leader() {
        return name(position.store(0) > position.store(1) ? 0 : 1);
    }

    /** Who would have to move; after a move of single-lap games always the other player. */
    private String mover() {
        return game.lastSowing().map(sowing -> name(1 - sowing.player())).orElse("The player to move");
    }

    private String actor() {
        Optional<Action> action = game.action();
        if (action.isPresent() && action.get() instanceof Action.Resign resign) {
            return name(resign.player());
        } else if (action.isPresent() && action.get() instanceof Action.Flag flag) {
            return name(flag.player());
        } else if (action.isPresent() && action.get() instanceof Action.Claim claim) {
            return name(claim.player());
        }
        return "A player";
    }

    private int lastSeeds() {
        return game.rules() instanceof Relay relay ? relay.endAt() : 0;
    }

    private String lastSeedsGo() {
        if (!(game.rules() instanceof Relay relay)) {
            return "";
        }
        return switch (relay.lastSeeds()) {
            case TO_STARTER -> "; they go to " + name(position.starter()) + ", who made the first move";
            case TO_TAKER -> "; they go to who made the last capture";
            case TO_OPENER -> "; they go to who first captured with a last seed";
            case BY_LOT -> "; they go by lot";
        };
    }

    /** How what was on the board at the end was divided. */
    private String division() {
        Game before = game.action().isPresent() && game.action().get() instanceof Action.Lot
                ? game.previous().orElseThrow()
                : game;
        if (before.previous().isEmpty()) {
            return "";
        }
        Position earlier = before.previous().get().position();
        Optional<Sowing> sowing = before.lastSowing();
        List<String> shares = new ArrayList<>();
        int left = earlier.seedsOnBoard();
        int divided = 0;
        for (int seat = 0; seat < players; seat++) {
            int captured = sowing.isPresent() ? sowing.get().captured(seat) : 0;
            int share = position.store(seat) - earlier.store(seat) - captured;
            left -= captured;
            divided += share;
            if (share > 0) {
                shares.add(name(seat) + " takes " + share);
            }
        }
        if (left == 0) {
            return "";
        }
        if (divided < left) {
            shares.add((divided == 0 ? "all" : String.valueOf(left - divided)) + " stay uncounted");
        }
        return "Of the " + SowingWords.seeds(left) + " left on the board " + String.join(", ", shares) + ".";
    }

    private String result() {
        List<String> totals = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            totals.add(name(seat) + " " + outcome.seeds().get(seat));
        }
        String winner = outcome.winner().isPresent() ? name(outcome.winner().getAsInt()) + " wins" : "it is a draw";
        return String.join(", ", totals) + ": " + winner;
    }

    private String name(int seat) {
        return Seats.name(players, seat);
    }
}
