package semeia.server.table;

import java.util.OptionalInt;

/** What a person may do at a table. */
public sealed interface Command {
    /** Takes a seat; empty: any that is free. */
    record Sit(OptionalInt seat) implements Command {}

    /** Leaves the seat before play began. */
    record Stand() implements Command {}

    /**
     * Plays a move.
     *
     * @param game the number of the game, from 0
     * @param ply which act of the game it is, from 1; what it does not fit is refused, so that no move is played twice
     * @param move in our notation
     */
    record Play(int game, int ply, String move) implements Command {}

    /** Offers something, or accepts what is offered. */
    record Propose(Offer offer) implements Command {}

    /** Declines what is offered, or withdraws it. */
    record Decline(Offer offer) implements Command {}

    /** Claims the end (rule 3.7). */
    record Claim() implements Command {}

    /** Gives up (rule 5). */
    record Resign() implements Command {}

    /** Closes the table before the first move. */
    record Abort() implements Command {}

    /** Says something, 1 to 300 characters. */
    record Say(String text) implements Command {}

    /** Says one of the ready words, see {@link Greeting}. */
    record Greet(Greeting greeting) implements Command {}
}
