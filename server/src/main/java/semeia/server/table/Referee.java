package semeia.server.table;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.rules.Action;
import semeia.rules.Game;
import semeia.rules.IllegalMoveException;
import semeia.rules.Outcome;
import semeia.server.store.Entry;
import semeia.server.store.Who;

/** Decides what may be done at a table and what follows. Immutable; knows nothing but the table it is shown. */
final class Referee {
    private static final int MOST_TEXT = 300;

    private final Supplier<String> newIds;

    /** A referee who names new tables so. */
    Referee(Supplier<String> newIds) {
        this.newIds = newIds;
    }

    /**
     * What a command brings about.
     *
     * @throws RefusedException if it is not allowed
     */
    List<Step> decide(TableState table, Who who, Command command, long now) {
        Turn turn = new Turn(table, now);
        if (command instanceof Command.Sit sit) {
            sit(turn, who, sit.seat());
        } else if (command instanceof Command.Say say) {
            turn.add(Entry.Kind.SAID, speaker(table, who), Optional.of(who), checked(say.text()));
        } else if (command instanceof Command.Greet greet) {
            turn.add(
                    Entry.Kind.GREETED,
                    speaker(table, who),
                    Optional.of(who),
                    greet.greeting().word());
        } else {
            atSeat(turn, seat(table, who), who, command);
        }
        return turn.steps();
    }

    private void atSeat(Turn turn, int seat, Who who, Command command) {
        if (command instanceof Command.Play play) {
            play(turn, seat, Optional.of(who), play);
        } else if (command instanceof Command.Propose propose) {
            propose(turn, seat, who, propose.offer());
        } else if (command instanceof Command.Decline decline) {
            require(
                    turn.state().proposal(decline.offer()).isPresent(),
                    Refusal.NOT_ALLOWED,
                    "nothing of that kind is offered");
            turn.add(
                    Entry.Kind.DECLINED, seat, Optional.of(who), decline.offer().word());
        } else if (command instanceof Command.Claim) {
            require(game(turn).canClaim(), Refusal.NOT_ALLOWED, "there is nothing to claim now");
            turn.act(seat, Optional.of(who), new Action.Claim(seat));
        } else if (command instanceof Command.Resign) {
            require(!game(turn).position().hasResigned(seat), Refusal.NOT_ALLOWED, "you have resigned already");
            turn.act(seat, Optional.of(who), new Action.Resign(seat));
        } else if (command instanceof Command.Abort) {
            abort(turn, seat, who);
        } else if (command instanceof Command.Stand) {
            require(turn.state().status() == Status.OPEN, Refusal.NOT_ALLOWED, "play has begun");
            turn.add(Entry.Kind.STOOD, seat, Optional.of(who), "");
        }
    }

    private static void sit(Turn turn, Who who, OptionalInt wanted) {
        TableState table = turn.state();
        require(table.status() == Status.OPEN, Refusal.SEAT_TAKEN, "no seat is free");
        require(table.seatOf(who.id()).isEmpty(), Refusal.SEATED_ALREADY, "you sit at this table already");
        int seat = wanted.orElseGet(() -> freeFor(table, who));
        boolean free = seat >= 0
                && seat < table.seats().size()
                && isFreeFor(table.seats().get(seat), who);
        require(free, Refusal.SEAT_TAKEN, "that seat is not free for you");
        turn.add(Entry.Kind.SAT, seat, Optional.of(who), "");
        if (turn.state().seats().stream().noneMatch(Seat::isFree)) {
            turn.begin();
        }
    }

    private static int freeFor(TableState table, Who who) {
        int open = -1;
        for (int seat = table.seats().size() - 1; seat >= 0; seat--) {
            if (table.seats().get(seat) instanceof Seat.Kept kept
                    && kept.who().id().equals(who.id())) {
                return seat;
            }
            open = table.seats().get(seat) instanceof Seat.Open ? seat : open;
        }
        return open;
    }

    private static boolean isFreeFor(Seat seat, Who who) {
        return seat instanceof Seat.Open
                || (seat instanceof Seat.Kept kept && kept.who().id().equals(who.id()));
    }

    /**
     * What a move brings about, a person's or the computer's.
     *
     * @throws RefusedException if it is not allowed
     */
    List<Step> play(TableState table, int seat, Command.Play play, long now) {
        Turn turn = new Turn(table, now);
        play(turn, seat, Optional.empty(), play);
        return turn.steps();
    }

    private static void play(Turn turn, int seat, Optional<Who> who, Command.Play play) {
        Game game = game(turn);
        require(
                play.game() == turn.state().gameNumber() && play.ply() == game.length() + 1,
                Refusal.STALE,
                "the game is at game " + turn.state().gameNumber() + ", ply " + (game.length() + 1));
        require(turn.state().mover().equals(OptionalInt.of(seat)), Refusal.NOT_YOUR_TURN, "another player is to move");
        require(!turn.state().isTimeUp(turn.at()), Refusal.TIME_IS_UP, "your time is up");
        try {
            int move = Notation.parseMove(game.rules(), game.position(), play.move());
            turn.act(seat, who, new Action.Move(move));
        } catch (NotationException | IllegalMoveException e) {
            throw new RefusedException(Refusal.ILLEGAL_MOVE, e.getMessage());
        }
    }

    /** What follows if somebody's time is up; nothing if nobody's is. */
    List<Step> timeUp(TableState table, long now, long openUntil, long firstMoveBy) {
        Turn turn = new Turn(table, now);
        if (table.mover().isPresent() && table.isTimeUp(turn.at())) {
            int seat = table.running();
            turn.act(seat, Optional.empty(), new Action.Flag(seat));
        } else if ((table.status() == Status.OPEN && now >= openUntil) || (hasNotBegun(table) && now >= firstMoveBy)) {
            turn.add(Entry.Kind.ABORTED, Entry.NOBODY, Optional.empty(), "");
        }
        return turn.steps();
    }

    /** The end of an open table, because somebody does not want to play there. */
    List<Step> close(TableState table, Who who, long now) {
        require(table.status() == Status.OPEN, Refusal.NOT_ALLOWED, "play has begun");
        return new Turn(table, now)
                .add(Entry.Kind.ABORTED, Entry.NOBODY, Optional.of(who), "")
                .steps();
    }

    /** Whether a game is on in which nobody has moved yet and nobody's clock runs. */
    static boolean hasNotBegun(TableState table) {
        return table.status() == Status.PLAYING
                && table.gameNumber() == 0
                && table.game().orElseThrow().length() == 0;
    }

    /** The first entry of a new table, and its first game if all seats are held. */
    List<Step> open(TableState table, long now) {
        Turn turn = new Turn(table, now);
        if (table.number() == 0) {
            turn.add(Entry.Kind.OPENED, Entry.NOBODY, Optional.empty(), "");
        }
        if (table.status() == Status.OPEN && table.seats().stream().noneMatch(Seat::isFree)) {
            turn.begin();
        }
        return turn.steps();
    }

    private void propose(Turn turn, int seat, Who who, Offer offer) {
        check(turn.state(), seat, offer);
        turn.add(Entry.Kind.OFFERED, seat, Optional.of(who), offer.word());
        for (int other = 0; other < turn.state().seats().size(); other++) {
            if (turn.state().seats().get(other) instanceof Seat.Computer && isAsked(turn.state(), other, offer)) {
                boolean agrees = offer != Offer.END || !loses(turn.state(), other);
                Entry.Kind kind = agrees ? Entry.Kind.OFFERED : Entry.Kind.DECLINED;
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

    private static void check(TableState table, int seat, Offer offer) {
        boolean agreed = table.proposal(offer)
                .map(made -> (made.agreed() & 1 << seat) != 0)
                .orElse(false);
        require(!agreed, Refusal.NOT_ALLOWED, "you have offered that already");
        if (offer == Offer.REMATCH) {
            boolean all = table.seats().stream().noneMatch(Seat.Gone.class::isInstance);
            require(
                    table.status() == Status.OVER && table.rematch().isEmpty() && all,
                    Refusal.NOT_ALLOWED,
                    "a rematch is offered once, after the end, to players who are still there");
            return;
        }
        require(table.mover().isPresent(), Refusal.NOT_PLAYING, "no game is on");
        require(!table.game().orElseThrow().position().hasResigned(seat), Refusal.NOT_ALLOWED, "you have resigned");
        if (offer == Offer.TAKEBACK && table.proposal(offer).isEmpty()) {
            require(!table.terms().rated(), Refusal.NOT_ALLOWED, "nothing is taken back in a rated game");
            require(before(table.game().orElseThrow(), seat).isPresent(), Refusal.NOT_ALLOWED, "you have not moved");
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

    private static boolean loses(TableState table, int seat) {
        Optional<Outcome> outcome = table.game().orElseThrow().agreeToEnd().outcome();
        return outcome.map(would -> would.winner().isPresent() && would.winner().getAsInt() != seat)
                .orElse(false);
    }

    private void fulfil(Turn turn, Offer offer) {
        switch (offer) {
            case END -> turn.act(Entry.NOBODY, Optional.empty(), new Action.Agree());
            case TAKEBACK -> {
                int by = turn.state().proposal(offer).orElseThrow().by();
                int left = before(game(turn), by).orElseThrow();
                turn.add(Entry.Kind.TOOK_BACK, by, Optional.empty(), Integer.toString(left));
            }
            case REMATCH -> turn.add(Entry.Kind.REMATCHED, Entry.NOBODY, Optional.empty(), newIds.get());
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

    private static void abort(Turn turn, int seat, Who who) {
        TableState table = turn.state();
        require(
                table.status() == Status.OPEN || hasNotBegun(table),
                Refusal.NOT_ALLOWED,
                "a table is closed only before the first move");
        turn.add(Entry.Kind.ABORTED, seat, Optional.of(who), "");
    }

    private static int speaker(TableState table, Who who) {
        return table.seatOf(who.id()).orElse(Entry.NOBODY);
    }

    private static String checked(String text) {
        String said = text.strip();
        boolean plain = said.codePoints().noneMatch(Character::isISOControl);
        require(
                plain && !said.isEmpty() && said.length() <= MOST_TEXT,
                Refusal.MALFORMED,
                "a text has 1 to " + MOST_TEXT + " characters and no control characters");
        return said;
    }

    private static int seat(TableState table, Who who) {
        OptionalInt seat = table.seatOf(who.id());
        require(seat.isPresent(), Refusal.NOT_SEATED, "you have no seat at this table");
        return seat.getAsInt();
    }

    private static Game game(Turn turn) {
        require(turn.state().mover().isPresent(), Refusal.NOT_PLAYING, "no game is on");
        return turn.state().game().orElseThrow();
    }

    private static void require(boolean right, Refusal refusal, String message) {
        if (!right) {
            throw new RefusedException(refusal, message);
        }
    }
}
