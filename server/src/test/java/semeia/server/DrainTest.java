package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One of two nodes on PostgreSQL is asked to stop while people play there. */
class DrainTest {
    private static final int TABLES = 12;

    @TempDir
    private Path folder;

    /** Somebody who plays both seats of a table by two sockets, until the node disconnects them. */
    private static final class Pair {
        private final Client south;
        private final Client north;
        private final String table;
        private final List<Integer> acknowledged = new ArrayList<>();

        Pair(NodeProcess node) {
            south = Client.guest(node.address()).connect();
            north = Client.guest(node.address()).connect();
            table = south.create(
                    "{\"rules\":\"anywoli+guard=off\",\"starter\":\"0\",\"clock\":\"300+5\",\"seats\":[\"me\",\"open\"]}");
            north.ask("sit", "table", Client.quoted(table));
        }

        /** Plays the first move that there is, again and again. */
        Pair play() {
            try {
                JsonNode game = south.hear("began").get("game");
                while (!game.has("outcome")) {
                    int ply = game.get("length").asInt() + 1;
                    Client mover = game.get("mover").asInt() == 0 ? south : north;
                    String move = game.get("moves").get(0).asText();
                    JsonNode answer = mover.play(table, 0, ply, move);
                    if (!answer.get("type").asText().equals("done")) {
                        return this;
                    }
                    acknowledged.add(ply);
                    game = south.hear(message -> message.get("type").asText().equals("acted")
                                    && message.get("game").get("length").asInt() == ply)
                            .get("game");
                }
            } catch (AssertionError | CompletionException sentAway) {
                // what was said meanwhile is not acknowledged
            }
            return this;
        }
    }

    @Test
    void what_was_acknowledged_is_kept_and_the_other_node_goes_on() throws Exception {
        String database = Postgres.database();
        try (NodeProcess leaving = NodeProcess.start(folder, database);
                SemeiaServer staying =
                        SemeiaServer.start(TestServer.settings(folder).withDatabase(database))) {
            List<Pair> pairs =
                    IntStream.range(0, TABLES).mapToObj(i -> new Pair(leaving)).toList();
            ExecutorService people = Executors.newFixedThreadPool(TABLES);
            List<CompletableFuture<Pair>> playing = pairs.stream()
                    .map(pair -> CompletableFuture.supplyAsync(pair::play, people))
                    .toList();
            try (Client onlooker = Client.guest(leaving.address()).connect()) {
                onlooker.ask("watch", "table", Client.quoted(pairs.get(0).table), "after", "0");
                onlooker.hear(message -> message.path("game").path("length").asInt() >= 5);
            }
            leaving.terminate();
            assertThat(leaving.endsWithin(20)).as("the node ends by itself").isTrue();
            playing.forEach(CompletableFuture::join);
            people.shutdown();
            for (Pair pair : pairs) {
                assertThat(pair.south.closesAfter(() -> {})).as("sent away").isTrue();
                JsonNode shown = Client.json(
                        Client.guest(staying).get("/api/tables/" + pair.table).body());
                int length = shown.get("game").get("length").asInt();
                assertThat(length).as("moves that are kept").isGreaterThanOrEqualTo(pair.acknowledged.size());
                goOn(pair, staying, shown);
            }
        }
    }

    /** The same people play one more move at the node that stays. */
    private static void goOn(Pair pair, SemeiaServer node, JsonNode shown) {
        JsonNode game = shown.get("game");
        Client mover = game.get("mover").asInt() == 0 ? pair.south : pair.north;
        mover.disconnect();
        mover.connect(node.address());
        int ply = game.get("length").asInt() + 1;
        JsonNode answer =
                mover.play(pair.table, 0, ply, game.get("moves").get(0).asText());
        assertThat(answer.get("type").asText()).as(answer.toString()).isEqualTo("done");
    }
}
