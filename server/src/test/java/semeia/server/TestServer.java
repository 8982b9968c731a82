package semeia.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Servers for tests, each on a database of its own and a free port. */
final class TestServer {
    /** Limits that no test reaches. */
    static final double NO_LIMITS = 10_000;

    private TestServer() {}

    static Settings settings(Path folder) {
        return Settings.usual()
                .at(SemeiaServer.LOOPBACK, 0)
                .withDatabase("sqlite:" + folder.resolve("semeia.db"))
                .withLimits(NO_LIMITS);
    }

    static SemeiaServer start() {
        try {
            return SemeiaServer.start(settings(Files.createTempDirectory("semeia-test")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
