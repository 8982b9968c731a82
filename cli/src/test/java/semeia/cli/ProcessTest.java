package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import semeia.cli.terminal.ExitCode;

/** What only a process of its own shows: signals, pipes, memory. */
@DisabledOnOs(OS.WINDOWS)
class ProcessTest {
    @Test
    void keeps_the_depths_that_are_counted_when_perft_is_interrupted() throws IOException {
        try (Program perft = Program.start("perft", "--rules", "abapa", "--depth", "99", "--json")) {
            BufferedReader out = perft.out();
            assertThat(out.readLine()).isEqualTo("{\"depth\":1,\"leaves\":6}");
            perft.signal("INT");
            assertThat(out.lines()).allMatch(line -> line.matches("\\{\"depth\":\\d+,\"leaves\":\\d+}"));
            assertThat(perft.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
        }
    }

    @Test
    void answers_each_line_before_it_waits_for_the_next() throws IOException {
        try (Program replay = Program.start("replay", "--json")) {
            BufferedReader out = replay.out();
            for (String move : List.of("A", "B")) {
                replay.write("{\"rules\":\"abapa\",\"moves\":\"" + move + "\"}");
                assertThat(out.readLine()).contains("\"move\":\"" + move + "\"");
            }
        }
    }

    @Test
    void stops_at_once_when_it_is_interrupted_while_it_waits_for_input() throws IOException {
        try (Program replay = Program.start("replay", "--json")) {
            BufferedReader out = replay.out();
            replay.write("{\"rules\":\"abapa\",\"moves\":\"\"}");
            assertThat(out.readLine()).contains("\"positions\":[]");
            replay.signal("INT");
            assertThat(out.readLine()).isNull();
            assertThat(replay.exitCode()).isEqualTo(ExitCode.INTERRUPTED);
            assertThat(replay.errors()).isEmpty();
        }
    }

    @Test
    void ends_quietly_when_nobody_reads_on() throws IOException {
        try (Program perft = Program.start("perft", "--rules", "anywoli", "--depth", "99")) {
            try (BufferedReader out = perft.out()) {
                assertThat(out.readLine()).isEqualTo("depth                leaves");
            }
            assertThat(perft.exitCode()).isEqualTo(ExitCode.FINE);
            assertThat(perft.errors()).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143"})
    void serves_the_page_until_it_is_stopped(String signal, int code) throws IOException, InterruptedException {
        try (Program serve = Program.start("serve", "--port", "0", "--json")) {
            BufferedReader out = serve.out();
            var answer = HttpClient.newHttpClient()
                    .send(HttpRequest.newBuilder(address(out.readLine())).build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.body()).contains("Semeia");
            serve.signal(signal);
            assertThat(out.readLine()).isNull();
            assertThat(serve.exitCode()).isEqualTo(code);
        }
    }

    @Test
    void refuses_a_port_that_is_in_use() throws IOException {
        try (Program first = Program.start("serve", "--port", "0", "--json")) {
            String port = Integer.toString(address(first.out().readLine()).getPort());
            Run second = Run.of("serve", "--port", port);
            assertThat(second.code()).isEqualTo(ExitCode.BAD_USAGE);
            assertThat(second.err())
                    .contains(port, "another program listens on that port; choose another --port, or 0 for any");
        }
    }

    private static URI address(String line) {
        return URI.create(Cases.field(line, "address").replace("\"", ""));
    }

    @Test
    @Tag("slow")
    void replays_a_hundred_thousand_games_in_little_memory() throws IOException {
        int games = 100_000;
        String moves = Cases.lines("games-abapa.jsonl").stream()
                .map(line -> Cases.field(line, "moves"))
                .filter(line -> line.length() >= 201)
                .findFirst()
                .orElseThrow()
                .substring(1, 200);
        String line = "{\"rules\":\"abapa\",\"moves\":\"" + moves + "\"}\n";
        ProcessBuilder builder =
                Program.builder(List.of("-Xmx48m"), "replay", "--json").redirectError(ProcessBuilder.Redirect.INHERIT);
        try (Program replay = new Program(builder.start())) {
            CompletableFuture<Void> writing = CompletableFuture.runAsync(
                    () -> write(line, games, replay.process().getOutputStream()));
            BufferedReader out = replay.out();
            String first = out.readLine();
            assertThat(first).startsWith("{\"rules\":\"abapa\",\"positions\":[{\"move\":\"");
            assertThat(out.lines().filter(first::equals).count()).isEqualTo(games - 1);
            writing.join();
            assertThat(replay.exitCode()).isEqualTo(ExitCode.FINE);
        }
    }

    private static void write(String line, int times, OutputStream to) {
        byte[] bytes = line.getBytes(StandardCharsets.UTF_8);
        try (OutputStream in = to) {
            for (int i = 0; i < times; i++) {
                in.write(bytes);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
