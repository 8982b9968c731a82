package semeia.server.message;

import java.util.Map;
import java.util.Optional;

/**
 * What a person does at a table. The same record is the body of the HTTP call {@code /api/tables/{table}/TYPE}, and with {@code type},
 * {@code id} and {@code table} beside its fields the message of the socket.
 *
 * <p>A client that does not know whether an act arrived sends it again. So that it happens once, and to what the person saw, an act has a
 * {@code key} of the client's own, and says what it refers to: {@code seen} is the number of the newest entry that the person has seen, and
 * the act is refused if the position has changed since; {@code answers} is the number of the entry that made an offer. All may be missing.
 */
public sealed interface Command {
    /** Every kind by the word for it, which is its {@code type} in messages and its name in the paths of calls. */
    Map<String, Class<? extends Command>> KINDS = Map.ofEntries(
            Map.entry("sit", Sit.class),
            Map.entry("stand", Stand.class),
            Map.entry("play", Play.class),
            Map.entry("offer", Offer.class),
            Map.entry("decline", Decline.class),
            Map.entry("claim", Claim.class),
            Map.entry("left", Left.class),
            Map.entry("resign", Resign.class),
            Map.entry("abort", Abort.class),
            Map.entry("say", Say.class),
            Map.entry("greet", Greet.class));

    /** The client's own name for this act: 1 to 64 letters, digits, {@code -} and {@code _}, never used for another act of the person. */
    Optional<String> key();

    /** Whether it says something to all who watch. */
    default boolean speaks() {
        return this instanceof Say || this instanceof Greet;
    }

    /**
     * Takes a seat.
     *
     * @param seat from 0; without it any that is free
     */
    record Sit(Optional<Integer> seat, Optional<String> key) implements Command {}

    /** Leaves the seat before play began. */
    record Stand(Optional<String> key) implements Command {}

    /**
     * Plays a move.
     *
     * @param game the number of the game at the table, from 0
     * @param ply which act of the game it is, from 1; a move that does not fit is refused, so that none is played twice
     * @param move in our notation
     * @param seen makes sure that it is this position: after a takeback the same ply comes again
     */
    record Play(int game, int ply, String move, Optional<Integer> seen, Optional<String> key) implements Command {}

    /**
     * Offers something, or accepts what is offered.
     *
     * @param offer {@code end}, {@code takeback} or {@code rematch}
     * @param answers the offer that it accepts; if that is gone it is refused. Without it, it accepts whatever such offer there is, or makes one
     * @param seen makes sure that a new offer is about this position, and that no other offer was made or declined meanwhile
     */
    record Offer(String offer, Optional<Integer> answers, Optional<Integer> seen, Optional<String> key)
            implements Command {}

    /**
     * Declines what is offered, or withdraws it.
     *
     * @param offer {@code end}, {@code takeback} or {@code rematch}
     * @param answers which offer; if that is gone it is refused
     */
    record Decline(String offer, Optional<Integer> answers, Optional<String> key) implements Command {}

    /**
     * Claims the end after a repetition (rule 3.7).
     *
     * @param seen makes sure that it is this position
     */
    record Claim(Optional<Integer> seen, Optional<String> key) implements Command {}

    /**
     * Claims the win or the end after another player has left the game for long enough.
     *
     * @param seat who has left; it must be their move
     * @param wants {@code win}: they lose as if their time were up; {@code end}, between two: the game ends as if both agreed
     * @param seen makes sure that it is this position
     */
    record Left(int seat, String wants, Optional<Integer> seen, Optional<String> key) implements Command {}

    /**
     * Gives up (rule 5).
     *
     * @param game the number of the game that is given up, from 0
     */
    record Resign(Optional<Integer> game, Optional<String> key) implements Command {}

    /** Closes the table before the first move. */
    record Abort(Optional<String> key) implements Command {}

    /**
     * Sends a chat message to everybody who watches.
     *
     * @param text 1 to 300 characters
     */
    record Say(String text, Optional<String> key) implements Command {}

    /**
     * Says one of the ready words to all who watch.
     *
     * @param greeting {@code hello}, {@code fun}, {@code well-played}, {@code thanks} or {@code goodbye}
     */
    record Greet(String greeting, Optional<String> key) implements Command {}
}
