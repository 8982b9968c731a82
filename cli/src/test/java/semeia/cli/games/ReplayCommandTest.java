package semeia.cli.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import semeia.cli.Run;
import semeia.cli.Semeia;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Output;
import semeia.cli.terminal.StandardStreams;

class ReplayCommandTest {
    private static final String FINE =
            "{\"rules\":\"abapa\",\"positions\":[],\"end\":\"\",\"stores\":[0,0],\"legal\":\"A B C D E F\"}\n";
    /** Anywoli with eight seeds on the board, in which A takes four: then four are left. */
    private static final String FOUR_LEFT =
            "{\"rules\":\"anywoli+last4=lot\",\"position\":\"1,3,0,0,0,0,0,0,0,0,0,0/4,0,0,0,0,0,0,0,0,0,0,0 44-44 S\",\"moves\":\"A\"}";

    @TempDir
    Path folder;

    static Stream<Arguments> bad_lines() {
        return Stream.of(
                bad("", "the line is empty, expected a JSON object"),
                bad("   ", "the line is empty, expected a JSON object"),
                bad("{", "the line is not valid JSON at column 2"),
                bad("{\"rules\":\"abapa\",\"moves\":\"A\"", "the line is not valid JSON"),
                bad("nonsense", "the line is not valid JSON at column"),
                bad("[]", "the line is an array, expected an object"),
                bad("\"A b\"", "the line is a text, expected an object"),
                bad("17", "the line is a number, expected an object"),
                bad("null", "the line is null, expected an object"),
                bad(
                        "{}",
                        "field \\\"rules\\\" is missing, expected text; field \\\"moves\\\" is missing, expected text"),
                bad("{\"moves\":\"A\"}", "field \\\"rules\\\" is missing"),
                bad("{\"rules\":\"abapa\"}", "field \\\"moves\\\" is missing"),
                bad(
                        "{\"rules\":7,\"moves\":[\"A\"]}",
                        "field \\\"rules\\\" is a number, expected text; field \\\"moves\\\" is an array, expected text"),
                bad("{\"rules\":\"abapa\",\"moves\":null}", "field \\\"moves\\\" is null, expected text"),
                bad(
                        "{\"rules\":\"abapa\",\"moves\":\"\",\"position\":{}}",
                        "field \\\"position\\\" is an object, expected text"),
                bad("{\"rules\":\"abapa\",\"moves\":\"\",\"moves\":\"A\"}", "moves"),
                bad(
                        "{\"rules\":\"abapa\",\"moves\":\"\"}{\"rules\":\"abapa\",\"moves\":\"\"}",
                        "the line goes on after its object at column 29"),
                bad(
                        "{\"rules\":\"abapa\",\"moves\":\"\",\"note\":" + "1".repeat(1001) + "}",
                        "Number value length (1001)"),
                bad("{\"rules\":\"abapa\",\"moves\":\"\",\"note\":" + "[".repeat(2000) + "}", "nesting depth (1001)"),
                bad("{\"" + "x".repeat(60_000) + "\":1}", "the line exceeds a limit: Name length"),
                bad(
                        "{\"rules\":\"abapa\",\"moves\":\"\",\"Position\":\"\"}",
                        "field \\\"Position\\\" is unknown, expected one of rules, moves, position, "),
                bad("{\"rules\":\"abapa\",\"moves\":\"\",\"foo\":{\"moves\":1}}", "field \\\"foo\\\" is unknown"),
                bad("{\"rules\":\"" + "x".repeat(9_000) + "\",\"moves\":\"\"}", "xxx\\\" are unknown"),
                bad("{\"rules\":\"chess\",\"moves\":\"\"}", "rules \\\"chess\\\" are unknown"),
                bad("{\"rules\":\"abapa+guard=0\",\"moves\":\"\"}", "guard"),
                bad("{\"rules\":\"abapa\",\"moves\":\"\",\"position\":\"4,4\"}", "position: board is \\\"4,4\\\""),
                bad("{\"rules\":\"abapa\",\"moves\":\"\",\"position\":\"\"}", "position: board is missing"));
    }

    private static Arguments bad(String line, String error) {
        return Arguments.of(line, error);
    }

    @ParameterizedTest
    @MethodSource("bad_lines")
    void tells_a_bad_line_in_its_place_and_does_the_others(String line, String error) {
        Run run = Run.with(FINE_LINE + "\n" + line + "\n" + FINE_LINE + "\n", "replay", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith(FINE + "{\"error\":\"").endsWith(",\"line\":2}\n" + FINE);
        assertThat(run.out()).contains(error).doesNotContain("Source", "Feature", "Constraints");
        assertThat(run.out().length()).isLessThan(1_000);
        assertThat(run.out().lines()).hasSize(3);
    }

    private static final String FINE_LINE = "{\"rules\":\"abapa\",\"moves\":\"\"}";

    static Stream<Arguments> bad_moves() {
        return Stream.of(
                Arguments.of(
                        "abapa", "A A", "A", "move 2 is \\\"A\\\", expected a legal move: another player owns the pit"),
                Arguments.of("abapa", "A b A", "A", "move 3 is \\\"A\\\", expected a legal move: the pit is empty"),
                Arguments.of("abapa", "Z", "Z", "move 1 is \\\"Z\\\", expected a pit, A to F or a to f, or pass"),
                Arguments.of("abapa", "A ff", "ff", "move 2 is \\\"ff\\\""),
                Arguments.of("abapa", "pass", "pass", "there is no extra move to decline"),
                Arguments.of("anywoli", "pass", "pass", "there is no extra move to decline"),
                Arguments.of("abapa", "A,b", "A,b", "expected a pit"));
    }

    @ParameterizedTest
    @MethodSource("bad_moves")
    void names_the_move_that_cannot_be_played(String rules, String moves, String move, String error) {
        Run run = Run.with("{\"rules\":\"" + rules + "\",\"moves\":\"" + moves + "\"}", "replay", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).contains(error).endsWith(",\"line\":1,\"move\":\"" + move + "\"}\n");
    }

    @Test
    void replays_every_act_that_convert_writes() {
        Run run = Run.with("{\"rules\":\"abapa\",\"moves\":\"C c resign S\"}", "replay", "--json");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("\"move\":\"resign S\"", "\"end\":\"resignation\"");
        Run again = Run.with("{\"rules\":\"abapa\",\"moves\":\"C resign S resign N\"}", "replay", "--json");
        assertThat(again.out()).contains("move 3 is \\\"resign N\\\"", "the game is over");
    }

    @Test
    void refuses_a_move_after_the_end_of_the_game() {
        Run run = Run.with(
                "{\"rules\":\"abapa\",\"position\":\"0,0,1,0,0,0/0,0,0,0,0,2 24-21 N\",\"moves\":\"f A\"}",
                "replay",
                "--json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).contains("move 2").contains("the game is over");
    }

    @Test
    void refuses_an_endless_sowing_and_says_why() {
        Run run = Run.with(
                "{\"rules\":\"ba-awa\",\"position\":\"2,0,1,0,2,1/0,2,1,0,2,1 18-18 S\",\"moves\":\"A\"}",
                "replay",
                "--json");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).contains("the sowing would run for ever").endsWith(",\"line\":1,\"move\":\"A\"}\n");
    }

    @Test
    void tells_a_game_that_was_over_before_any_move() {
        Run run = Run.with(
                "{\"rules\":\"ayo\",\"position\":\"0,0,0,0,0,0/0,1,2,0,0,0 24-21 S\",\"moves\":\"\"}",
                "replay",
                "--json");
        assertThat(run.out())
                .isEqualTo(
                        "{\"rules\":\"ayo\",\"positions\":[],\"end\":\"starved\",\"stores\":[27,21],\"legal\":\"\"}\n");
    }

    @Test
    void reads_over_the_other_fields_of_a_game() {
        Run run = Run.with(
                "\uFEFF{\"note\":{\"moves\":[1,{}]},\"rules\":\"abapa\",\"end\":null,\"moves\":\"\",\"stores\":[0,0]}\n",
                "replay",
                "--json");
        assertThat(run.out()).isEqualTo(FINE);
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
    }

    @Test
    void reads_lines_that_end_like_those_of_windows() {
        assertThat(Run.with(FINE_LINE + "\r\n" + FINE_LINE + "\r\n", "replay", "--json")
                        .out())
                .isEqualTo(FINE + FINE);
    }

    @Test
    void prints_nothing_for_no_line() {
        Run run = Run.with("", "replay", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void reads_a_file() throws IOException {
        Path file = Files.writeString(folder.resolve("games.jsonl"), FINE_LINE);
        assertThat(Run.of("replay", "--json", file.toString()).out()).isEqualTo(FINE);
        assertThat(Run.with(FINE_LINE, "replay", "--json", "-").out()).isEqualTo(FINE);
    }

    @Test
    void refuses_a_missing_file() {
        Run run = Run.of("replay", "--json", folder.resolve("none.jsonl").toString());
        assertThat(run.code()).isEqualTo(ExitCode.BAD_FILE);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("none.jsonl: there is no such file");
    }

    @Test
    void refuses_bytes_that_are_no_utf_8_on_their_line_alone() {
        byte[] input =
                (FINE_LINE + "\n{\"rules\":\"aba#\",\"moves\":\"\"}\n" + FINE_LINE).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < input.length; i++) {
            input[i] = input[i] == '#' ? (byte) 0xE9 : input[i];
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        StandardStreams streams = new StandardStreams(
                new ByteArrayInputStream(input), new Output(out), new PrintStream(OutputStream.nullOutputStream()));
        assertThat(Semeia.run(streams, "replay", "--json")).isEqualTo(ExitCode.BAD_DATA);
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo(FINE + "{\"error\":\"the line is not UTF-8 text\",\"line\":2}\n" + FINE);
    }

    @Test
    void refuses_a_huge_line_alone() {
        String huge = "{\"rules\":\"" + "x".repeat(3_000_000) + "\",\"moves\":\"\"}";
        Run run = Run.with(huge + "\n" + FINE_LINE + "\n" + huge, "replay", "--json");
        String error = "{\"error\":\"the line is too long, expected at most 262144 bytes\",\"line\":";
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEqualTo(error + "1}\n" + FINE + error + "3}\n");
    }

    @Test
    void replays_a_line_of_the_greatest_length() {
        String game = "{\"rules\":\"abapa\",\"moves\":\"\",\"note\":\"\"}";
        String line = game.replace("\"\"}", "\"" + "x".repeat(ReplayCommand.LONGEST_LINE - game.length()) + "\"}");
        assertThat(Run.with(line + "\n", "replay", "--json").out()).isEqualTo(FINE);
        assertThat(Run.with(line + " \n", "replay", "--json").code()).isEqualTo(ExitCode.BAD_DATA);
    }

    @Test
    void refuses_more_moves_than_a_record_holds() {
        String round = "A a B b C c D d E e F f ";
        String game = "{\"rules\":\"abapa+guard=4\",\"position\":\"1,0,0,0,0,0/1,0,0,0,0,0 23-23 S\",\"moves\":\"%s\"}";
        assertThat(Run.with(game.formatted(round), "replay", "--json").out())
                .contains("move 5 is", "the game is over", "\"move\":\"C\"");
        assertThat(Run.with(game.replace("=4", "=off").formatted(round.repeat(1667)), "replay", "--json")
                        .out())
                .isEqualTo(
                        "{\"error\":\"there are too many moves, expected at most 20000\",\"line\":1,\"move\":\"E\"}\n");
    }

    /** Lines that were fine once and then changed here and there: each is one object, whatever it is. */
    @Test
    void answers_every_line_with_one_object() {
        Random random = new Random(20261130);
        List<String> good = List.of(
                FINE_LINE,
                FOUR_LEFT,
                "{\"rules\":\"ba-awa:8+guard=9\",\"moves\":\"A b C d E f\",\"note\":[1,{\"a\":null}]}",
                "{\"position\":\"4,4,4,4,4,4/4,4,4,4,4,4 0-0-0 2 own=5-4-3 quiet=3\",\"rules\":\"ba-awa-3\",\"moves\":\"F\"}");
        String alphabet = "{}[]\":,\\ 0123456789ABCabcxSN+=-/.eu\u00e9\u2026\t";
        StringBuilder lines = new StringBuilder();
        int count = 20_000;
        for (int i = 0; i < count; i++) {
            StringBuilder line = new StringBuilder(good.get(random.nextInt(good.size())));
            for (int changes = random.nextInt(4); changes >= 0; changes--) {
                int at = random.nextInt(line.length());
                char c = alphabet.charAt(random.nextInt(alphabet.length()));
                switch (random.nextInt(3)) {
                    case 0 -> line.setCharAt(at, c);
                    case 1 -> line.insert(at, c);
                    default -> line.deleteCharAt(at);
                }
            }
            lines.append(line).append('\n');
        }
        Run run = Run.with(lines.toString(), "replay", "--json", "--seed", "1");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines())
                .hasSize(count)
                .allMatch(line -> line.matches("\\{\"(rules|error)\":.*}"))
                .anyMatch(line -> line.startsWith("{\"rules\""));
    }

    @Test
    void draws_the_lot_for_the_last_four_and_records_it() {
        String lines = IntStream.range(0, 40).mapToObj(i -> FOUR_LEFT).collect(Collectors.joining("\n"));
        Run run = Run.with(lines, "replay", "--json", "--seed", "7");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out().lines())
                .allMatch(line -> line.endsWith("\"end\":\"last-4\",\"stores\":[52,44],\"legal\":\"\",\"lot\":\"S\"}")
                        || line.endsWith("\"end\":\"last-4\",\"stores\":[48,48],\"legal\":\"\",\"lot\":\"N\"}"))
                .anyMatch(line -> line.endsWith("\"S\"}"))
                .anyMatch(line -> line.endsWith("\"N\"}"));
        assertThat(Run.with(lines, "replay", "--json", "--seed", "7")).isEqualTo(run);
    }

    @Test
    void leaves_the_last_four_to_nobody_until_a_lot_is_drawn() {
        Run run = Run.with(FOUR_LEFT, "replay", "--json");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out()).endsWith("\"end\":\"last-4\",\"stores\":[48,44],\"legal\":\"\"}\n");
        assertThat(Run.with(FOUR_LEFT, "replay").code()).isEqualTo(ExitCode.FINE);
    }

    @Test
    void tells_a_game_in_words() {
        Run run = Run.with(
                "{\"rules\":\"abapa\",\"position\":\"0,0,1,0,0,0/0,0,0,0,0,2 24-21 N\",\"moves\":\"f\"}", "replay");
        assertThat(run.code()).isEqualTo(ExitCode.FINE);
        assertThat(run.out())
                .contains("Game 1: abapa  0,0,1,0,0,0/0,0,0,0,0,2 24-21 N")
                .contains("   1. North f     sows 2 seeds to B")
                .contains("North");
    }

    @Test
    void tells_bad_lines_to_people_on_standard_error() {
        Run run = Run.with("{\"rules\":\"abapa\",\"moves\":\"A A\"}", "replay");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_DATA);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .isEqualTo("semeia: line 1: move 2 is \"A\", expected a legal move: another player owns the pit\n");
    }
}
