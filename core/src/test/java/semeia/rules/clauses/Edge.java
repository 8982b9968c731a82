package semeia.rules.clauses;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.support.ParameterDeclarations;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;

/** One line of {@code cases/edges.jsonl}: a position, moves, and what must be on the board after each. */
record Edge(JsonNode line) {

    static List<Edge> all() {
        ObjectMapper json = new ObjectMapper();
        List<Edge> edges = new ArrayList<>();
        try (InputStream in = Edge.class.getResourceAsStream("/cases/edges.jsonl")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n", -1)) {
                if (!line.isEmpty()) {
                    edges.add(new Edge(json.readTree(line)));
                }
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        return edges;
    }

    String note() {
        return line.get("note").asText();
    }

    Rules rules() {
        return RuleBook.byId(line.get("rules").asText());
    }

    /** The game before the first move. */
    Game before() {
        Game game = Game.from(
                rules(), Notation.parsePosition(rules(), line.get("position").asText()));
        assertThat(legal(game)).isEqualTo(line.get("legal").asText());
        return game;
    }

    /** The game after all moves; fails unless each brings just what the line says. */
    Game after() {
        Game game = before();
        for (JsonNode expected : line.get("positions")) {
            String move = expected.get("move").asText();
            game = game.play(Notation.parseMove(game.rules(), game.position(), move));
            assertBoard(game, expected);
        }
        assertThat(legal(game)).isEqualTo(line.get("legalAfter").asText());
        return game;
    }

    private static void assertBoard(Game game, JsonNode expected) {
        assertThat(pits(game)).isEqualTo(numbers(expected.get("pits")));
        assertThat(game.position().stores()).isEqualTo(numbers(expected.get("stores")));
        assertThat(game.isOver()).isEqualTo(expected.get("over").asBoolean());
        assertThat(game.endCode()).isEqualTo(expected.get("end").asText());
        if (!game.isOver()) {
            assertThat(game.position().player()).isEqualTo(expected.get("mover").asInt());
            assertThat(game.position().hasExtraMove())
                    .isEqualTo(expected.get("extra").asBoolean());
        }
    }

    private static List<Integer> numbers(JsonNode list) {
        List<Integer> numbers = new ArrayList<>();
        list.forEach(number -> numbers.add(number.asInt()));
        return numbers;
    }

    /** The seeds in the pits, in sowing order. */
    static List<Integer> pits(Game game) {
        Position position = game.position();
        List<Integer> pits = new ArrayList<>();
        for (int pit = 0; pit < position.territory().pits(); pit++) {
            pits.add(position.seeds(pit));
        }
        return pits;
    }

    /** The names of the legal moves. */
    static String legal(Game game) {
        return Notation.formatMoves(game.position(), game.legalMoves());
    }

    @Override
    public String toString() {
        return note();
    }

    /** Finds the lines that a test names. */
    static final class Source implements ArgumentsProvider {
        @Override
        public Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            return Stream.of(context.getRequiredTestMethod()
                            .getAnnotation(Edges.class)
                            .value())
                    .map(beginning -> Arguments.of(startingWith(beginning)));
        }

        private static Edge startingWith(String beginning) {
            List<Edge> found = all().stream()
                    .filter(edge -> edge.note().startsWith(beginning))
                    .toList();
            assertThat(found).as("edges whose note begins “%s”", beginning).hasSize(1);
            return found.get(0);
        }
    }
}
