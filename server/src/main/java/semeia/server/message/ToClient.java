package semeia.server.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/**
 * What the server says. What happens at a table is {@link Numbered}: its numbers run from 1 without gaps, so that a client that comes
 * again sends the last number it has and misses nothing.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = ToClient.Welcome.class, name = "welcome"),
    @JsonSubTypes.Type(value = ToClient.Done.class, name = "done"),
    @JsonSubTypes.Type(value = ToClient.Refused.class, name = "refused"),
    @JsonSubTypes.Type(value = ToClient.Table.class, name = "table"),
    @JsonSubTypes.Type(value = ToClient.Lobby.class, name = "lobby"),
    @JsonSubTypes.Type(value = ToClient.Looking.class, name = "looking"),
    @JsonSubTypes.Type(value = ToClient.Opened.class, name = "opened"),
    @JsonSubTypes.Type(value = ToClient.Sat.class, name = "sat"),
    @JsonSubTypes.Type(value = ToClient.Stood.class, name = "stood"),
    @JsonSubTypes.Type(value = ToClient.Began.class, name = "began"),
    @JsonSubTypes.Type(value = ToClient.Acted.class, name = "acted"),
    @JsonSubTypes.Type(value = ToClient.Offered.class, name = "offered"),
    @JsonSubTypes.Type(value = ToClient.Declined.class, name = "declined"),
    @JsonSubTypes.Type(value = ToClient.TookBack.class, name = "took-back"),
    @JsonSubTypes.Type(value = ToClient.Aborted.class, name = "aborted"),
    @JsonSubTypes.Type(value = ToClient.Said.class, name = "said"),
    @JsonSubTypes.Type(value = ToClient.Greeted.class, name = "greeted"),
    @JsonSubTypes.Type(value = ToClient.Rematched.class, name = "rematched"),
})
public sealed interface ToClient {
    /** Something that happened at a table. */
    sealed interface Numbered extends ToClient {
        /** The table's id. */
        String table();

        /** Its place in what happened there, from 1. */
        int number();

        /** When, in milliseconds since 1970. */
        long at();
    }

    /** The first message: who the client is. */
    record Welcome(Player you, long time) implements ToClient {}

    /** What was asked is done and on disk; {@code table} is the table concerned, {@code number} what its newest entry is. */
    record Done(long id, Optional<String> table, Optional<Integer> number) implements ToClient {}

    /** What was asked is not done, or the message was none; {@code refusal} is one of the documented words. In {@code retryAfter} seconds it may be tried again. */
    record Refused(Optional<Long> id, String refusal, String message, Optional<Long> retryAfter) implements ToClient {}

    /** A table as it is: what was numbered up to {@code number} is in it. */
    record Table(TableShown table) implements ToClient {}

    /** The listed tables: those that wait for players and those that are played at. */
    record Lobby(List<TableShown> tables, List<TableShown> playing) implements ToClient {}

    /** So many people look on at a table who have no seat there, the client perhaps among them, and so many who have one are away. */
    record Looking(String table, int people, List<Away> away) implements ToClient {}

    /**
     * Somebody who has a seat and is not here.
     *
     * @param since in milliseconds since 1970
     * @param claim when the others may claim the win or the end, while that is possible
     */
    record Away(int seat, long since, Optional<Long> claim) {}

    /** The table was opened. */
    record Opened(String table, int number, long at) implements Numbered {}

    /** Somebody took a seat. */
    record Sat(String table, int number, long at, int seat, SeatShown holder) implements Numbered {}

    /** Somebody left their seat. */
    record Stood(String table, int number, long at, int seat) implements Numbered {}

    /** A game began; {@code record} is its text in our notation. */
    record Began(String table, int number, long at, GameShown game, String record) implements Numbered {}

    /** The game went on: {@code act} is a move or another act in our notation. */
    record Acted(String table, int number, long at, int seat, String act, GameShown game) implements Numbered {}

    /** A seat offered or accepted something. */
    record Offered(String table, int number, long at, int seat, String offer) implements Numbered {}

    /** A seat declined or withdrew something. */
    record Declined(String table, int number, long at, int seat, String offer) implements Numbered {}

    /** Moves were taken back; {@code record} is the game as it is now. */
    record TookBack(String table, int number, long at, int seat, GameShown game, String record) implements Numbered {}

    /** The table was closed before the first move, by a seat or, with −1, because nobody came. */
    record Aborted(String table, int number, long at, int seat) implements Numbered {}

    /** Somebody said something; the seat is −1 for those who only watch. Without a text it was said by somebody whom the client muted. */
    record Said(String table, int number, long at, int seat, Optional<Player> by, Optional<String> text)
            implements Numbered {}

    /** Somebody said one of the ready words. */
    record Greeted(String table, int number, long at, int seat, Optional<Player> by, Optional<String> greeting)
            implements Numbered {}

    /** The players go on at another table. */
    record Rematched(String table, int number, long at, String next) implements Numbered {}

    /** A person. */
    record Player(String id, String name) {}

    /** Who holds a seat: {@code open}, {@code kept}, {@code person}, {@code computer} or {@code gone}. */
    record SeatShown(String holder, Optional<Player> player, Optional<Integer> level) {}

    /** How a game ended, see {@code docs/notation.md}; {@code winner} is −1 for a draw. */
    record OutcomeShown(String reason, List<Integer> seeds, int winner) {}

    /**
     * A game at one moment.
     *
     * @param game its number at the table, from 0
     * @param length how many acts there were; the next has ply {@code length + 1}
     * @param mover who is to move, −1 if nobody is
     * @param position the board in our notation
     * @param moves the legal moves
     * @param clocks what each player has left at the time of the message, in milliseconds; empty without a clock
     * @param running whose clock runs, −1 if none does
     * @param waits how many milliseconds that clock still stands before it runs: players look at the result of the game before
     * @param canClaim whether the end may be claimed
     * @param outcome how it ended
     * @param givingUp what the match would be after each player gave up or ran out of time, in the order of seats; empty without a match
     */
    record GameShown(
            int game,
            int length,
            int mover,
            String position,
            List<String> moves,
            List<Long> clocks,
            int running,
            long waits,
            boolean canClaim,
            Optional<OutcomeShown> outcome,
            List<MatchShown> givingUp) {}

    /**
     * A match after its finished games.
     *
     * @param score what each player has of what counts
     * @param out the seats that have lost all their pits
     * @param games how the finished games ended
     * @param shares how many pits each player owns in the game that is on, or in the next
     * @param starter who begins that game
     * @param over whether it is won or drawn
     * @param winner −1 as long as there is none, or if it is drawn
     */
    record MatchShown(
            String kind,
            int target,
            List<Integer> score,
            List<Integer> out,
            List<OutcomeShown> games,
            List<Integer> shares,
            int starter,
            boolean over,
            int winner) {}

    /** A table at one moment. {@code offers} are those that are made, each with the seats that agree; {@code away} are seats of people who are not here. */
    record TableShown(
            String id,
            int number,
            long time,
            String status,
            String rules,
            String clock,
            String starter,
            boolean rated,
            boolean listed,
            List<SeatShown> seats,
            Optional<MatchShown> match,
            Optional<GameShown> game,
            Optional<String> record,
            List<OfferShown> offers,
            Optional<String> rematch,
            Optional<Long> lots,
            List<Integer> away) {
        /** The same with the seats of people who are not here. */
        public TableShown without(List<Integer> seats) {
            return new TableShown(
                    id,
                    number,
                    time,
                    status,
                    rules,
                    clock,
                    starter,
                    rated,
                    listed,
                    this.seats,
                    match,
                    game,
                    record,
                    offers,
                    rematch,
                    lots,
                    seats);
        }
    }

    /** An offer, the seats that agree to it, and the number of the entry that made it. */
    record OfferShown(String offer, List<Integer> seats, int number) {}
}
