package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who sends a body byte by byte keeps nobody waiting for ever. */
class SlowBodyTest {
    private static final Duration PATIENCE = Duration.ofMillis(400);
    private static final int PAUSE_MILLIS = 40;

    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 1, unit = TimeUnit.MINUTES)
    void a_body_that_trickles_in_is_ended_though_it_never_pauses_for_long() throws Exception {
        try (SemeiaServer server = SemeiaServer.start(TestServer.settings(folder), PATIENCE);
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            socket.setSoTimeout(PAUSE_MILLIS);
            OutputStream out = socket.getOutputStream();
            String head = "POST /api/session HTTP/1.1\r\nHost: 127.0.0.1:" + server.port()
                    + "\r\nOrigin: http://127.0.0.1:" + server.port() + "\r\nContent-Length: 60000\r\n\r\n";
            out.write(head.getBytes(StandardCharsets.US_ASCII));
            int sent = trickle(out, socket.getInputStream());
            assertThat(sent).as("bytes before the end").isPositive().isLessThan(60_000);
            assertThat(Client.guest(server).get("/health").statusCode())
                    .as("others are served")
                    .isEqualTo(200);
        }
    }

    @Test
    @Timeout(value = 1, unit = TimeUnit.MINUTES)
    void who_begins_many_bodies_at_once_is_turned_away_and_others_are_served() throws Exception {
        List<Socket> sockets = new ArrayList<>();
        try (SemeiaServer server =
                SemeiaServer.start(TestServer.settings(folder).withLimits(1))) {
            String place = "127.0.0.1:" + server.port();
            String head = "POST /api/session HTTP/1.1\r\nHost: " + place + "\r\nOrigin: http://" + place
                    + "\r\nContent-Length: 60000\r\n\r\n{";
            String answer = "";
            while (answer.isEmpty()) {
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
                sockets.add(socket);
                socket.setSoTimeout(PAUSE_MILLIS);
                socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
                answer = answer(socket);
            }
            assertThat(answer).isEqualTo("HTTP/1.1 503");
            assertThat(sockets).hasSizeGreaterThan(40);
            assertThat(server.address().resolve("/health").toURL().openStream().readAllBytes())
                    .isNotEmpty();
        } finally {
            for (Socket socket : sockets) {
                socket.close();
            }
        }
    }

    /** The beginning of the answer, or nothing while the server waits for more. */
    private static String answer(Socket socket) throws IOException {
        try {
            byte[] answer = socket.getInputStream().readNBytes("HTTP/1.1 503".length());
            return new String(answer, StandardCharsets.US_ASCII);
        } catch (SocketTimeoutException stillWaiting) {
            return "";
        }
    }

    /** Sends a byte whenever the server has not answered for a little while, until it answers or hangs up, and returns how many. */
    private static int trickle(OutputStream out, InputStream in) throws IOException {
        for (int sent = 0; ; sent++) {
            try {
                out.write(' ');
                out.flush();
                byte[] answer = in.readNBytes("HTTP/1.1 4".length());
                assertThat(new String(answer, StandardCharsets.US_ASCII)).isIn("HTTP/1.1 4", "");
                return sent;
            } catch (SocketTimeoutException stillWaiting) {
                // goes on
            } catch (SocketException hungUp) {
                return sent;
            }
        }
    }
}
