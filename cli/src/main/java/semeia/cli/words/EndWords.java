package semeia.cli.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.Leftover;
import semeia.rules.Outcome;
import semeia.rules.Position;
import semeia.rules.Reason;

/** Says in words why a game ended, how the rest was divided, and who won. */
public final class EndWords {
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
    public static String of(Game game) {
        Outcome outcome = game.outcome().orElseThrow(() -> new IllegalStateException("the game has not ended"));
        EndWords words = new EndWords(game, outcome);
        String division = words.division();
        return words.reason() + (division.isEmpty() ? " " : " " + division + " ") + words.result() + ".";
    }

    /** What each player has in the end, and who wins. */
    public static String totals(Game game) {
        Outcome outcome = game.outcome().orElseThrow(() -> new IllegalStateException("the game has not ended"));
        return new EndWords(game, outcome).result();
    }

    private String reason() {
        return switch (outcome.reason()) {
            case MAJORITY -> leader() + " has more than half of the seeds.";
            case NO_MOVE -> mover() + " has no legal move.";
            case LAST_SEEDS -> lastSeedsWords();
            case REPETITION -> "The same position occurred for the third time.";
            case GUARD -> game.rules().guard() + " plies in a row passed without a capture.";
            case BLOCKED -> "Nobody has a legal move.";
            case CLAIM -> actor() + " claimed the end because the same position had occurred three times.";
            case AGREEMENT -> "The players agreed to end the game.";
            case RESIGNATION -> actor() + " resigned.";
            case TIMEOUT -> actor() + " ran out of time.";
        };
    }

    private String lastSeedsWords() {
        String left = "Only the last " + SowingWords.seeds(lastSeeds()) + " were left";
        return game.rules().leftover(Reason.LAST_SEEDS) == Leftover.OWNERS
                ? left + "."
                : left + "; " + taker() + ", " + takersReason() + ", takes them.";
    }

    private String leader() {
        return name(position.store(0) > position.store(1) ? 0 : 1);
    }

    /** Who would have to move. */
    private String mover() {
        return game.lastSowing().isPresent() ? name(position.player()) : "The player to move";
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
        return game.rules().lastSeeds();
    }

    private String taker() {
        for (int seat = 0; seat < players; seat++) {
            if (share(seat) > 0) {
                return name(seat);
            }
        }
        return "nobody";
    }

    private String takersReason() {
        return switch (game.rules().leftover(Reason.LAST_SEEDS)) {
            case STARTER -> "who made the first move";
            case TAKER -> "who took the previous four";
            case MOVER -> "whose move it was";
            case OPENER ->
                position.opener().isPresent()
                        ? "who was first to capture with a last seed"
                        : "who took the previous four";
            case LOT -> "who won the lot";
            default -> "to whom they belong";
        };
    }

    /** How what was on the board at the end was divided; empty if nothing was, or if the reason says it. */
    private String division() {
        boolean said =
                outcome.reason() == Reason.LAST_SEEDS && game.rules().leftover(Reason.LAST_SEEDS) != Leftover.OWNERS;
        if (acted().previous().isEmpty() || said) {
            return "";
        }
        List<String> shares = new ArrayList<>();
        int left = acted().previous().get().position().seedsOnBoard();
        int divided = 0;
        for (int seat = 0; seat < players; seat++) {
            left -= captured(seat);
            divided += share(seat);
            if (share(seat) > 0) {
                shares.add(name(seat) + " takes " + share(seat));
            }
        }
        if (divided < left) {
            shares.add((divided == 0 ? "all" : String.valueOf(left - divided)) + " are not counted");
        }
        return left == 0
                ? ""
                : "Of the " + SowingWords.seeds(left) + " left on the board " + String.join(", ", shares) + ".";
    }

    /** The game after the act that ended it, a lot left aside. */
    private Game acted() {
        return game.action().isPresent() && game.action().get() instanceof Action.Lot
                ? game.previous().orElseThrow()
                : game;
    }

    private int captured(int seat) {
        return acted().lastSowing().map(sowing -> sowing.captured(seat)).orElse(0);
    }

    /** What a player got when the board was divided. */
    private int share(int seat) {
        int before = acted().previous()
                .map(earlier -> earlier.position().store(seat))
                .orElse(position.store(seat));
        return position.store(seat) - before - captured(seat);
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
