package semeia.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import semeia.server.SemeiaServer;
import semeia.server.config.ServerConfig;

/** The server of a test, which several browsers share and which can go away for a while. */
final class Served implements AutoCloseable {
    private final ServerConfig settings;
    private final URI address;
    private SemeiaServer server;

    Served() {
        try {
            settings = ServerConfig.defaults()
                    .at(SemeiaServer.LOOPBACK, 0)
                    .withDatabase(
                            "sqlite:" + Files.createTempDirectory("semeia-page").resolve("semeia.db"))
                    .withLimits(10_000);
            server = SemeiaServer.start(settings);
            address = server.address();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    URI address() {
        return address;
    }

    /** Stops; {@link #startAgain} goes on at the same address with the same database. */
    void stop() {
        server.close();
    }

    void startAgain() {
        try {
            server = SemeiaServer.start(settings.at(SemeiaServer.LOOPBACK, address.getPort()));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
