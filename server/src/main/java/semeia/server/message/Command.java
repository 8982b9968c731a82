package semeia.server.message;

import java.util.Map;
import java.util.Optional;

/**
 * What a person does at a table. The same record is the body of the HTTP call {@code /api/tables/{table}/TYPE}, and with {@code type},
 * {@code id} and {@code table} beside its fields the message of the socket.
 */
public sealed interface Command {
    /** Every kind by the word for it, which is its {@code type} in messages and its name in the paths of calls. */
    Map<String, Class<? extends Command>> KINDS = Map.of(
            "sit", Sit.class,
            "stand", Stand.class,
            "play", Play.class,
            "offer", Offer.class,
            "decline", Decline.class,
            "claim", Claim.class,
            "resign", Resign.class,
            "abort", Abort.class,
            "say", Say.class,
            "greet", Greet.class);

    /** Whether it says something to all who watch. */
    default boolean speaks() {
        return this instanceof Say || this instanceof Greet;
    }

    /**
     * Takes a seat.
     *
     * @param seat from 0; without it any that is free
     */
    record Sit(Optional<Integer> seat) implements Command {}

    /** Leaves the seat before play began. */
    record Stand() implements Command {}

    /**
     * Plays a move.
     *
     * @param game the number of the game at the table, from 0
     * @param ply which act of the game it is, from 1; a move that does not fit is refused, so that none is played twice
     * @param move in our notation
     */
    record Play(int game, int ply, String move) implements Command {}

    /**
     * Offers something, or accepts what is offered.
     *
     * @param offer {@code end}, {@code takeback} or {@code rematch}
     */
    record Offer(String offer) implements Command {}

    /**
     * Declines what is offered, or withdraws it.
     *
     * @param offer {@code end}, {@code takeback} or {@code rematch}
     */
    record Decline(String offer) implements Command {}

    /** Claims the end after a repetition (rule 3.7). */
    record Claim() implements Command {}

    /** Gives up (rule 5). */
    record Resign() implements Command {}

    /** Closes the table before the first move. */
    record Abort() implements Command {}

    /**
     * Says something to all who watch.
     *
     * @param text 1 to 300 characters
     */
    record Say(String text) implements Command {}

    /**
     * Says one of the ready words to all who watch.
     *
     * @param greeting {@code hello}, {@code fun}, {@code well-played}, {@code thanks} or {@code goodbye}
     */
    record Greet(String greeting) implements Command {}
}
