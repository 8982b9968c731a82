package semeia.server;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.LoggerFactory;
import semeia.server.config.ServerConfig;

/** Servers for tests, each on a database of its own and a free port. */
final class TestServer {
    /** Limits that no test reaches. */
    static final double NO_LIMITS = 10_000;

    private TestServer() {}

    private static final AtomicInteger ERRORS = new AtomicInteger();

    /** How many errors servers have logged since this was first asked for. */
    static int errorsLogged() {
        return ERRORS.get();
    }

    private static void listen() {
        ch.qos.logback.classic.Logger root =
                (ch.qos.logback.classic.Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        AppenderBase<ILoggingEvent> counter = new AppenderBase<>() {
            @Override
            protected void append(ILoggingEvent event) {
                if (event.getLevel().isGreaterOrEqual(Level.ERROR)) {
                    ERRORS.incrementAndGet();
                }
            }
        };
        counter.start();
        root.addAppender(counter);
    }

    static ServerConfig settings(Path folder) {
        return ServerConfig.defaults()
                .at(SemeiaServer.LOOPBACK, 0)
                .withDatabase("sqlite:" + folder.resolve("semeia.db"))
                .withLimits(NO_LIMITS);
    }

    static SemeiaServer start() {
        listen();
        try {
            return SemeiaServer.start(settings(Files.createTempDirectory("semeia-test")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
