package semeia.bench.load;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Two scripted players who play one game after another. Thread-safe. */
final class Pair {
    private static final String TERMS = "\",\"clock\":\"600+10\",\"listed\":false,\"seats\":[\"me\",\"open\"]}";

    private final ScriptedClient south;
    private final ScriptedClient north;
    private final ScheduledExecutorService timer;
    private final LoadTally tally;
    private final Random random;
    private final String rules;
    private final long pauseMillis;
    private final Map<Integer, Long> sent = new ConcurrentHashMap<>();
    private final ConcurrentLinkedQueue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
    private volatile boolean stopping;

    /** A move that the server said is on disk. */
    record Acknowledged(String table, int ply, String move) {}

    Pair(
            ScriptedClient south,
            ScriptedClient north,
            ScheduledExecutorService timer,
            LoadTally tally,
            String rules,
            long pauseMillis,
            long seed) {
        this.south = south;
        this.north = north;
        this.timer = timer;
        this.tally = tally;
        this.rules = rules;
        this.pauseMillis = pauseMillis;
        this.random = new Random(seed);
    }

    void start() {
        south.connect(message -> hear(0, south, message));
        north.connect(message -> hear(1, north, message));
        open();
    }

    private void open() {
        if (stopping) {
            return;
        }
        south.ask("create", "\"terms\":{\"rules\":\"" + rules + TERMS, done -> {
            if (done.has("refusal")) {
                tally.refused();
                later(this::open);
                return;
            }
            String table = done.get("table").asText();
            north.watch(table);
            north.ask("sit", "\"table\":\"" + table + "\"", sat -> {});
        });
    }

    private void later(Runnable task) {
        var unused = timer.schedule(task, pauseMillis, TimeUnit.MILLISECONDS);
    }

    private void hear(int seat, ScriptedClient player, JsonNode message) {
        String type = message.get("type").asText();
        if (!type.equals("acted") && !type.equals("began")) {
            return;
        }
        JsonNode game = message.get("game");
        int length = game.get("length").asInt();
        if (type.equals("acted") && message.get("seat").asInt() != seat && sent.containsKey(length)) {
            tally.arrived(System.nanoTime() - sent.remove(length));
        }
        if (game.has("outcome")) {
            if (seat == 0) {
                tally.finished();
                sent.clear();
                later(this::open);
            }
        } else if (game.get("mover").asInt() == seat && !stopping) {
            String table = message.get("table").asText();
            List<String> moves = new ArrayList<>();
            game.get("moves").forEach(move -> moves.add(move.asText()));
            later(() -> play(player, table, length + 1, moves.get(next(moves.size()))));
        }
    }

    private synchronized int next(int bound) {
        return random.nextInt(bound);
    }

    private void play(ScriptedClient player, String table, int ply, String move) {
        if (stopping) {
            return;
        }
        tally.sent();
        sent.put(ply, System.nanoTime());
        player.ask(
                "play",
                "\"table\":\"" + table + "\",\"game\":0,\"ply\":" + ply + ",\"move\":\"" + move + "\"",
                answer -> {
                    if (answer.has("refusal")) {
                        tally.refused();
                        boolean later = answer.get("refusal").asText().equals("UNAVAILABLE");
                        if (later) {
                            later(() -> play(player, table, ply, move));
                        }
                    } else {
                        tally.acknowledged();
                        acknowledged.add(new Acknowledged(table, ply, move));
                    }
                });
    }

    /** Moves that the server said are on disk. */
    List<Acknowledged> acknowledged() {
        return List.copyOf(acknowledged);
    }

    ScriptedClient south() {
        return south;
    }

    void stop() {
        stopping = true;
    }

    void close() {
        south.close();
        north.close();
    }
}
