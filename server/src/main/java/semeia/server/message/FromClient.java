package semeia.server.message;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.Optional;

/**
 * What a client may say. Every message has an {@code id}, a number of the client's choice, which the answer repeats: {@link
 * ToClient.Done} or {@link ToClient.Refused}.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = FromClient.Create.class, name = "create"),
    @JsonSubTypes.Type(value = FromClient.Watch.class, name = "watch"),
    @JsonSubTypes.Type(value = FromClient.Leave.class, name = "leave"),
    @JsonSubTypes.Type(value = FromClient.Mute.class, name = "mute"),
    @JsonSubTypes.Type(value = FromClient.Lobby.class, name = "lobby"),
    @JsonSubTypes.Type(value = FromClient.Ping.class, name = "ping"),
})
public sealed interface FromClient {
    /** What the answer repeats. */
    long id();

    /** What is said about one table. */
    sealed interface AtTable extends FromClient {
        /** The table's id. */
        String table();
    }

    /**
     * Opens a table and watches it.
     *
     * @param terms what is agreed
     */
    record Create(long id, NewTable terms) implements FromClient {}

    /**
     * What is agreed at a new table, and who sits where.
     *
     * @param rules the id of the rules, options included
     * @param match such as {@code wins 3}; otherwise a single game
     * @param clock {@code none}, {@code 300+5} or {@code 3d}; otherwise {@code none}
     * @param starter a seat from 0, or {@code lot}, the default
     * @param rated whether it counts; otherwise not
     * @param listed whether everybody may see it; otherwise yes
     * @param seats for each seat {@code me}, {@code open}, {@code computer 1} to {@code computer 8}, or {@code for NAME}
     * @param key the client\'s own name for this act, see {@link Command#key}; sent again, it opens no second table
     */
    record NewTable(
            String rules,
            Optional<String> match,
            Optional<String> clock,
            Optional<String> starter,
            Optional<Boolean> rated,
            Optional<Boolean> listed,
            List<String> seats,
            Optional<String> key) {}

    /**
     * Subscribes to what happens at a table.
     *
     * @param after the number of the last message that the client has of it; otherwise it is shown the table as it is
     */
    record Watch(long id, String table, Optional<Integer> after) implements AtTable {}

    /** Unsubscribes. */
    record Leave(long id, String table) implements AtTable {}

    /** Does something at a table. */
    record Act(long id, String table, Command command) implements AtTable {}

    /** Hears no more of what a person says, or hears it again. */
    record Mute(long id, String person, boolean on) implements FromClient {}

    /** Subscribes to the tables that wait for players, or unsubscribes. */
    record Lobby(long id, boolean on) implements FromClient {}

    /** Asks for an answer. */
    record Ping(long id) implements FromClient {}
}
