package semeia.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Many games at once at a server that runs already, one move a second in each. {@code Load ADDRESS[,ADDRESS…] GAMES SECONDS}; the server
 * must be started with limits that allow it, {@code SEMEIA_LIMITS=100000}.
 */
public final class Load implements AutoCloseable {
    private static final String[] RULES = {"abapa", "awale", "anywoli", "ba-awa"};
    private static final int SETTLE_SECONDS = 8;
    private static final int THREADS = 4;
    private static final long SECOND = 1_000;

    private final LoadTally tally = new LoadTally();
    private final List<Pair> pairs = new ArrayList<>();
    private final ScheduledExecutorService timer = Executors.newScheduledThreadPool(THREADS);
    private final HttpClient http = HttpClient.newBuilder()
            .executor(Executors.newFixedThreadPool(THREADS))
            .version(HttpClient.Version.HTTP_1_1)
            .build();

    /**
     * Sits so many pairs down at the servers in turn.
     *
     * @param pauseMillis how long a player waits before each move
     */
    Load(List<URI> servers, int games, long pauseMillis) {
        AtomicInteger turn = new AtomicInteger();
        ScriptedClient.Supplier node = () -> servers.get(Math.floorMod(turn.getAndIncrement(), servers.size()));
        for (int i = 0; i < games; i++) {
            ScriptedClient south = new ScriptedClient(http, node, timer, tally);
            ScriptedClient north = new ScriptedClient(http, node, timer, tally);
            pairs.add(new Pair(south, north, timer, tally, RULES[i % RULES.length], pauseMillis, i));
        }
    }

    /** Starts the games, spread over some seconds as people would come. */
    void start(long overMillis) throws InterruptedException {
        for (Pair pair : pairs) {
            pair.start();
            Thread.sleep(overMillis / pairs.size());
        }
    }

    LoadTally tally() {
        return tally;
    }

    /** No more moves; waits until those under way are answered. */
    void settle() throws InterruptedException {
        pairs.forEach(Pair::stop);
        long before = -1;
        while (before != tally.acknowledgements()) {
            before = tally.acknowledgements();
            Thread.sleep(2 * SECOND);
        }
    }

    /**
     * Reads every table anew and compares it with what the server said was on disk.
     *
     * @return what is wrong, in words
     */
    List<String> verify() throws IOException, InterruptedException {
        List<String> faults = new ArrayList<>();
        for (Pair pair : pairs) {
            Map<String, JsonNode> records = new HashMap<>();
            for (Pair.Acknowledged move : pair.acknowledged()) {
                JsonNode table = records.get(move.table());
                if (table == null) {
                    table = pair.south().get("/api/tables/" + move.table());
                    records.put(move.table(), table);
                }
                List<String> played = RecordedMoves.of(table.get("record").asText());
                if (played.size() < move.ply() || !played.get(move.ply() - 1).equals(move.move())) {
                    faults.add(move + " is not in " + played);
                }
            }
        }
        return faults;
    }

    @Override
    public void close() {
        pairs.forEach(Pair::close);
        timer.shutdownNow();
    }

    /** Runs the load and prints what was measured. */
    public static void main(String[] args) throws Exception {
        List<URI> servers = Arrays.stream(args[0].split(",")).map(URI::create).toList();
        int games = Integer.parseInt(args[1]);
        int seconds = Integer.parseInt(args[2]);
        try (Load load = new Load(servers, games, SECOND)) {
            load.start(SETTLE_SECONDS * SECOND);
            Thread.sleep(SETTLE_SECONDS * SECOND);
            load.tally().measure(true);
            Thread.sleep(seconds * SECOND);
            load.tally().measure(false);
            load.settle();
            System.out.println(games + " games, " + seconds + " s");
            System.out.println(load.tally().text());
            List<String> faults = load.verify();
            System.out.println("acknowledged moves that are not there: " + faults.size());
            faults.stream().limit(5).forEach(System.out::println);
        }
        System.exit(0);
    }
}
