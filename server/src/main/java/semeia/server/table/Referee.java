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
import semeia.server.message.Command;
import semeia.server.store.TableEntry;
import semeia.server.store.Who;

/** Decides what may be done at a table and what follows. Immutable; knows nothing but the table it is shown. */
final class Referee {
    private static final int MOST_TEXT = 300;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200c;
    private static final int ZERO_WIDTH_JOINER = 0x200d;

    private final Offers offers;

    /** A referee who names new tables so. */
    Referee(Supplier<String> newIds) {
        this.offers = new Offers(newIds);
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
            turn.add(TableEntry.Kind.SAID, speaker(table, who), Optional.of(who), checked(say.text()));
        } else if (command instanceof Command.Greet greet) {
            Greeting greeting = Greeting.of(greet.greeting())
                    .orElseThrow(() -> new IllegalArgumentException("there is no such greeting"));
            turn.add(TableEntry.Kind.GREETED, speaker(table, who), Optional.of(who), greeting.word());
        } else {
            atSeat(turn, seat(table, who), who, command);
        }
        return turn.steps();
    }

    private void atSeat(Turn turn, int seat, Who who, Command command) {
        if (command instanceof Command.Play play) {
            play(turn, seat, Optional.of(who), play);
        } else if (command instanceof Command.Offer propose) {
            offers.propose(turn, seat, who, offer(propose.offer()), propose);
        } else if (command instanceof Command.Decline decline) {
            offers.decline(turn, seat, who, offer(decline.offer()), decline.answers());
        } else if (command instanceof Command.Claim claim) {
            requirePosition(turn.state(), claim.seen());
            require(game(turn).canClaim(), RefusalCode.NOT_ALLOWED, "there is nothing to claim now");
            turn.act(seat, Optional.of(who), new Action.Claim(seat));
        } else if (command instanceof Command.Left left) {
            left(turn, seat, who, left);
        } else if (command instanceof Command.Resign resign) {
            requireGame(turn.state(), resign.game());
            require(!game(turn).position().hasResigned(seat), RefusalCode.NOT_ALLOWED, "you have resigned already");
            turn.act(seat, Optional.of(who), new Action.Resign(seat));
        } else if (command instanceof Command.Abort) {
            abort(turn, seat, who);
        } else if (command instanceof Command.Stand) {
            require(turn.state().status() == Status.OPEN, RefusalCode.NOT_ALLOWED, "play has begun");
            turn.add(TableEntry.Kind.STOOD, seat, Optional.of(who), "");
        }
    }

    /** What follows when a player has left, which somebody else has made sure of. */
    private static void left(Turn turn, int seat, Who who, Command.Left left) {
        requirePosition(turn.state(), left.seen());
        game(turn);
        require(
                left.seat() != seat && turn.state().mover().equals(OptionalInt.of(left.seat())),
                RefusalCode.NOT_ALLOWED,
                "it is not the move of a player who has left");
        if (left.wants().equals("win")) {
            turn.act(left.seat(), Optional.of(who), new Action.Flag(left.seat()));
        } else if (left.wants().equals("end") && turn.state().seats().size() == 2) {
            turn.act(TableEntry.NOBODY, Optional.of(who), new Action.Agree());
        } else {
            throw new IllegalArgumentException(
                    "wants is \"" + left.wants() + "\", expected win, or between two players end");
        }
    }

    private static Offer offer(String word) {
        return Offer.of(word)
                .orElseThrow(() -> new IllegalArgumentException("offer is none of end, takeback and rematch"));
    }

    private static void sit(Turn turn, Who who, Optional<Integer> wanted) {
        TableState table = turn.state();
        require(table.status() == Status.OPEN, RefusalCode.SEAT_TAKEN, "no seat is free");
        require(table.seatOf(who.id()).isEmpty(), RefusalCode.SEATED_ALREADY, "you sit at this table already");
        int seat = wanted.orElseGet(() -> freeFor(table, who));
        boolean free = seat >= 0
                && seat < table.seats().size()
                && isFreeFor(table.seats().get(seat), who);
        require(free, RefusalCode.SEAT_TAKEN, "that seat is not free for you");
        turn.add(TableEntry.Kind.SAT, seat, Optional.of(who), "");
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
                RefusalCode.STALE,
                "the game is at game " + turn.state().gameNumber() + ", ply " + (game.length() + 1));
        requirePosition(turn.state(), play.seen());
        require(
                turn.state().mover().equals(OptionalInt.of(seat)),
                RefusalCode.NOT_YOUR_TURN,
                "another player is to move");
        require(!turn.state().isTimeUp(turn.at()), RefusalCode.TIME_IS_UP, "your time is up");
        try {
            int move = Notation.parseMove(game.rules(), game.position(), play.move());
            turn.act(seat, who, new Action.Move(move));
        } catch (NotationException | IllegalMoveException e) {
            throw new RefusedException(RefusalCode.ILLEGAL_MOVE, e.getMessage());
        }
    }

    /** What follows if somebody's time is up; nothing if nobody's is. */
    List<Step> timeUp(TableState table, long now, long openUntil, long firstMoveBy) {
        Turn turn = new Turn(table, now);
        if (table.mover().isPresent() && table.isTimeUp(turn.at())) {
            int seat = table.running();
            turn.act(seat, Optional.empty(), new Action.Flag(seat));
        } else if ((table.status() == Status.OPEN && now >= openUntil) || (hasNotBegun(table) && now >= firstMoveBy)) {
            turn.add(TableEntry.Kind.ABORTED, TableEntry.NOBODY, Optional.empty(), "");
        }
        return turn.steps();
    }

    /** The end of an open table, because somebody does not want to play there. */
    List<Step> close(TableState table, Who who, long now) {
        require(table.status() == Status.OPEN, RefusalCode.NOT_ALLOWED, "play has begun");
        return new Turn(table, now)
                .add(TableEntry.Kind.ABORTED, TableEntry.NOBODY, Optional.of(who), "")
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
            turn.add(TableEntry.Kind.OPENED, TableEntry.NOBODY, Optional.empty(), "");
        }
        if (table.status() == Status.OPEN && table.seats().stream().noneMatch(Seat::isFree)) {
            turn.begin();
        }
        return turn.steps();
    }

    private static void abort(Turn turn, int seat, Who who) {
        TableState table = turn.state();
        require(
                table.status() == Status.OPEN || hasNotBegun(table),
                RefusalCode.NOT_ALLOWED,
                "a table is closed only before the first move");
        turn.add(TableEntry.Kind.ABORTED, seat, Optional.of(who), "");
    }

    /** Refuses what refers to another position than the one on the board. */
    static void requirePosition(TableState table, Optional<Integer> seen) {
        require(
                seen.map(table::hasPositionOf).orElse(true),
                RefusalCode.STALE,
                "the position has changed; the table is at entry " + table.number());
    }

    private static void requireGame(TableState table, Optional<Integer> game) {
        require(
                game.isEmpty() || game.get() == table.gameNumber(),
                RefusalCode.STALE,
                "the game is game " + table.gameNumber());
    }

    private static int speaker(TableState table, Who who) {
        return table.seatOf(who.id()).orElse(TableEntry.NOBODY);
    }

    private static String checked(String text) {
        String said = text.strip();
        boolean plain = said.codePoints().noneMatch(Referee::isHidden);
        require(
                plain && !said.isEmpty() && said.length() <= MOST_TEXT,
                RefusalCode.MALFORMED,
                "a text has 1 to " + MOST_TEXT + " characters, none of them a control character or invisible");
        return said;
    }

    /** Whether a character steers others or hides; those that join letters and pictures are for that. */
    private static boolean isHidden(int c) {
        int type = Character.getType(c);
        boolean joins = c == ZERO_WIDTH_JOINER || c == ZERO_WIDTH_NON_JOINER;
        return type == Character.CONTROL
                || type == Character.LINE_SEPARATOR
                || type == Character.PARAGRAPH_SEPARATOR
                || type == Character.SURROGATE
                || (type == Character.FORMAT && !joins);
    }

    private static int seat(TableState table, Who who) {
        OptionalInt seat = table.seatOf(who.id());
        require(seat.isPresent(), RefusalCode.NOT_SEATED, "you have no seat at this table");
        return seat.getAsInt();
    }

    /** The game that is on. */
    static Game game(Turn turn) {
        require(turn.state().mover().isPresent(), RefusalCode.NOT_PLAYING, "no game is on");
        return turn.state().game().orElseThrow();
    }

    /** Refuses what is not right. */
    static void require(boolean right, RefusalCode refusal, String message) {
        if (!right) {
            throw new RefusedException(refusal, message);
        }
    }
}
