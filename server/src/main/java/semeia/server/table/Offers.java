package semeia.server.table;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import semeia.engine.Agreement;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.server.message.Command;
import semeia.server.store.TableEntry;
import semeia.server.store.Who;

/** What players offer each other and agree on. Immutable. */
final class Offers {
    private final Supplier<String> newIds;

    /** Offers of which those of a rematch name the new table so. */
    Offers(Supplier<String> newIds) {
        this.newIds = newIds;
    }

    /** Declines an offer, or withdraws it. */
    void decline(Turn turn, int seat, Who who, Offer offer, Optional<Integer> answers) {
        requireStanding(turn.state(), offer, answers);
        Referee.require(
                turn.state().proposal(offer).isPresent(), RefusalCode.NOT_ALLOWED, "nothing of that kind is offered");
        turn.add(TableEntry.Kind.DECLINED, seat, Optional.of(who), offer.word());
    }

    /** Makes an offer, or accepts one; what all agree on is done. */
    void propose(Turn turn, int seat, Who who, Offer offer, Command.Offer wanted) {
        requireStanding(turn.state(), offer, wanted.answers());
        if (wanted.answers().isEmpty()) {
            requireNew(turn.state(), wanted.seen());
        }
        check(turn.state(), seat, offer);
        turn.add(TableEntry.Kind.OFFERED, seat, Optional.of(who), offer.word());
        for (int other = 0; other < turn.state().seats().size(); other++) {
            if (turn.state().seats().get(other) instanceof Seat.Computer && isAsked(turn.state(), other, offer)) {
                boolean agrees = offer != Offer.END || Agreement.isWelcome(Referee.game(turn), other);
                TableEntry.Kind kind = agrees ? TableEntry.Kind.OFFERED : TableEntry.Kind.DECLINED;
                turn.add(kind, other, Optional.empty(), offer.word());
                if (!agrees) {
                    return;
                }
            }
        }
        if (isAgreed(turn.state(), offer)) {
            fulfil(turn, offer);
        }
    }

    /** An answer is to the offer that was seen and to no other. */
    private static void requireStanding(TableState table, Offer offer, Optional<Integer> answers) {
        boolean gone = answers.isPresent()
                && table.proposal(offer)
                        .map(TableState.Proposal::number)
                        .filter(answers.get()::equals)
                        .isEmpty();
        Referee.require(!gone, RefusalCode.STALE, "that offer is gone");
    }

    /** A new offer is about the position and the offers that were seen: it is not meant as an answer to another. */
    private static void requireNew(TableState table, Optional<Integer> seen) {
        Referee.requirePosition(table, seen);
        Referee.require(
                seen.map(table::hasOffersOf).orElse(true),
                RefusalCode.STALE,
                "another offer was made or declined meanwhile");
    }

    private static void check(TableState table, int seat, Offer offer) {
        boolean agreed = table.proposal(offer)
                .map(made -> (made.agreed() & 1 << seat) != 0)
                .orElse(false);
        Referee.require(!agreed, RefusalCode.NOT_ALLOWED, "you have offered that already");
        Referee.require(
                table.proposal(offer).isPresent() || table.mayAsk(offer, seat),
                RefusalCode.NOT_ALLOWED,
                "you have offered that in vain often enough");
        if (offer == Offer.REMATCH) {
            boolean all = table.seats().stream().noneMatch(Seat.Gone.class::isInstance);
            Referee.require(
                    table.status() == Status.OVER && table.rematch().isEmpty() && all,
                    RefusalCode.NOT_ALLOWED,
                    "a rematch is offered once, after the end, to players who are still there");
            return;
        }
        Referee.require(table.mover().isPresent(), RefusalCode.NOT_PLAYING, "no game is on");
        Referee.require(
                !table.game().orElseThrow().position().hasResigned(seat), RefusalCode.NOT_ALLOWED, "you have resigned");
        if (offer == Offer.TAKEBACK && table.proposal(offer).isEmpty()) {
            Referee.require(!table.terms().rated(), RefusalCode.NOT_ALLOWED, "nothing is taken back in a rated game");
            Referee.require(
                    before(table.game().orElseThrow(), seat).isPresent(),
                    RefusalCode.NOT_ALLOWED,
                    "you have not moved");
        }
    }

    /** Whether the seat has a say in it: players who are still in the game, and for a rematch all. */
    private static boolean isAsked(TableState table, int seat, Offer offer) {
        Game game = table.game().orElseThrow();
        return offer == Offer.REMATCH
                || (!game.position().hasResigned(seat)
                        && game.position().territory().share(seat) > 0);
    }

    private static boolean isAgreed(TableState table, Offer offer) {
        int agreed = table.proposal(offer).map(TableState.Proposal::agreed).orElse(0);
        for (int seat = 0; seat < table.seats().size(); seat++) {
            if (isAsked(table, seat, offer) && (agreed & 1 << seat) == 0) {
                return false;
            }
        }
        return true;
    }

    private void fulfil(Turn turn, Offer offer) {
        switch (offer) {
            case END -> turn.act(TableEntry.NOBODY, Optional.empty(), new Action.Agree());
            case TAKEBACK -> {
                int by = turn.state().proposal(offer).orElseThrow().by();
                int left = before(Referee.game(turn), by).orElseThrow();
                turn.add(TableEntry.Kind.TOOK_BACK, by, Optional.empty(), Integer.toString(left));
            }
            case REMATCH -> turn.add(TableEntry.Kind.REMATCHED, TableEntry.NOBODY, Optional.empty(), newIds.get());
        }
    }

    /** How many acts there were before the last move of the seat; empty if other acts than moves follow it, or there is none. */
    private static OptionalInt before(Game game, int seat) {
        for (Optional<Game> now = Optional.of(game);
                now.isPresent() && now.get().length() > 0;
                now = now.get().previous()) {
            Game earlier = now.get().previous().orElseThrow();
            if (!(now.get().action().orElseThrow() instanceof Action.Move)) {
                return OptionalInt.empty();
            }
            if (earlier.position().player() == seat) {
                return OptionalInt.of(earlier.length());
            }
        }
        return OptionalInt.empty();
    }
}
