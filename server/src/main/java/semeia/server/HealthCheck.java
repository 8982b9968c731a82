package semeia.server;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/**
 * Asks the server of this machine whether it can serve people; for images without a shell.
 *
 * <p>Exit code 0 where it can, 1 where it cannot. The port is that of {@code SEMEIA_PORT}, otherwise 8017.
 */
public final class HealthCheck {
    private static final int MILLIS = 5_000;

    private HealthCheck() {}

    public static void main(String[] args) {
        String port = System.getenv().getOrDefault("SEMEIA_PORT", "8017");
        System.exit(isReady(URI.create("http://127.0.0.1:" + port + "/ready")) ? 0 : 1);
    }

    /** Whether that address answers 200 within five seconds. */
    static boolean isReady(URI address) {
        try {
            HttpURLConnection call = (HttpURLConnection) address.toURL().openConnection();
            call.setConnectTimeout(MILLIS);
            call.setReadTimeout(MILLIS);
            return call.getResponseCode() == HttpURLConnection.HTTP_OK;
        } catch (IOException e) {
            return false;
        }
    }
}
