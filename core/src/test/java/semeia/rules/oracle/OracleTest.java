package semeia.rules.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Proves the oracle against every line of the case files. */
final class OracleTest {

    private static final List<String> GAME_FILES = List.of(
            "games-abapa.jsonl",
            "games-ayo.jsonl",
            "games-awale.jsonl",
            "games-awale-points.jsonl",
            "games-awari.jsonl",
            "games-ba-awa.jsonl",
            "games-ba-awa_3.jsonl",
            "games-ba-awa_8.jsonl",
            "games-ba-awa-3.jsonl",
            "games-anywoli.jsonl",
            "games-more.jsonl");

    /** Trees with more leaves are walked only with the slow tests. */
    private static final long MOST_LEAVES = 60_000;

    private static final long MOST_LEAVES_OF_MORE = 6_000;

    static Stream<Case> edges() {
        return Stream.of("edges.jsonl", "edges-more.jsonl").flatMap(OracleTest::cases);
    }

    static Stream<Case> games() {
        return GAME_FILES.stream().flatMap(OracleTest::cases);
    }

    static Stream<String> perft() {
        return Stream.concat(
                perftLines("perft.csv", MOST_LEAVES, true), perftLines("perft-more.csv", MOST_LEAVES_OF_MORE, true));
    }

    static Stream<String> perftOfLargeTrees() {
        return Stream.concat(
                perftLines("perft.csv", MOST_LEAVES, false), perftLines("perft-more.csv", MOST_LEAVES_OF_MORE, false));
    }

    private static Stream<String> perftLines(String file, long most, boolean small) {
        return lines(file).skip(1).filter(line -> Long.parseLong(line.split(",", -1)[2]) <= most == small);
    }

    @ParameterizedTest
    @MethodSource
    void edges(Case line) {
        OracleRules rules = OracleRules.of(line.text("rules"));
        OracleGame game = OracleText.read(rules, line.text("position"));
        assertThat(OracleText.legal(game)).isEqualTo(line.text("legal"));
        assertThat(replay(game, line)).isEqualTo(line.fields().get("positions"));
        assertThat(OracleText.legal(game)).isEqualTo(line.text("legalAfter"));
    }

    @ParameterizedTest
    @MethodSource
    void games(Case line) {
        OracleRules rules = OracleRules.of(line.text("rules"));
        OracleGame game = rules.start(rules.own(), 0).begin();
        assertThat(replay(game, line)).isEqualTo(line.fields().get("positions"));
        assertThat(game.end()).isEqualTo(line.text("end"));
        assertThat(game.stores()).isEqualTo(line.fields().get("stores"));
    }

    @ParameterizedTest
    @MethodSource
    void perft(String line) {
        String[] row = line.split(",", -1);
        OracleRules rules = OracleRules.of(row[0]);
        OracleGame game = rules.start(rules.own(), 0).begin().withoutHistory();
        assertThat(leaves(game, Integer.parseInt(row[1]))).isEqualTo(Long.parseLong(row[2]));
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource
    void perftOfLargeTrees(String line) {
        perft(line);
    }

    private static List<Map<String, Object>> replay(OracleGame game, Case line) {
        List<Map<String, Object>> objects = new ArrayList<>();
        for (String move : line.moves()) {
            game.play(OracleText.move(game.rules(), move));
            objects.add(OracleText.object(game, move));
        }
        return objects;
    }

    /** Positions exactly so many plies deep; a game that ended earlier adds none (rule 9). */
    private static long leaves(OracleGame game, int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = 0;
        for (int move : game.legalMoves()) {
            OracleGame after = game.copy();
            after.play(move);
            leaves += leaves(after, depth - 1);
        }
        return leaves;
    }

    private static Stream<Case> cases(String file) {
        ObjectMapper json = new ObjectMapper();
        List<String> lines = lines(file).toList();
        List<Case> cases = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            cases.add(new Case(file + ":" + (i + 1), read(json, lines.get(i))));
        }
        return cases.stream();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> read(ObjectMapper json, String line) {
        try {
            return json.readValue(line, Map.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<String> lines(String file) {
        try (InputStream in = OracleTest.class.getResourceAsStream("/cases/" + file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** One line of a case file. */
    record Case(String place, Map<String, Object> fields) {

        String text(String field) {
            return (String) fields.get(field);
        }

        List<String> moves() {
            String moves = text("moves");
            return moves.isEmpty() ? List.of() : List.of(moves.split(" ", -1));
        }

        @Override
        public String toString() {
            return place + " " + fields.getOrDefault("note", "");
        }
    }
}
