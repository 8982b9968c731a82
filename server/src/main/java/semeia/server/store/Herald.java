package semeia.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.function.BiConsumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears from PostgreSQL what other nodes wrote. After a lost connection it listens again; what was missed meanwhile must be looked for. */
public final class Herald implements AutoCloseable {
    /** Instead of a number: the table is to be read anew. */
    public static final int ANEW = 0;

    static final String CHANNEL = "semeia";

    private static final Logger LOG = LoggerFactory.getLogger(Herald.class);
    private static final int WAIT_MILLIS = 500;

    private final String url;
    private final BiConsumer<String, Integer> listener;
    private final Thread thread = new Thread(this::run, "herald");
    private volatile boolean closed;

    private Herald(String url, BiConsumer<String, Integer> listener) {
        this.url = url;
        this.listener = listener;
    }

    /**
     * Begins to listen.
     *
     * @param database a shared one
     * @param listener is told a table and the number of its newest entry, on a thread of its own
     */
    public static Herald listen(Database database, BiConsumer<String, Integer> listener) {
        Herald herald = new Herald(database.url(), listener);
        herald.thread.start();
        return herald;
    }

    private void run() {
        while (!closed) {
            try (Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement()) {
                statement.execute("listen " + CHANNEL);
                PGConnection notified = connection.unwrap(PGConnection.class);
                while (!closed) {
                    hear(notified.getNotifications(WAIT_MILLIS));
                }
            } catch (SQLException lost) {
                LOG.warn("not listening to the database: {}", lost.getMessage());
                pause();
            }
        }
    }

    private void pause() {
        try {
            Thread.sleep(WAIT_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    private void hear(PGNotification[] notifications) {
        if (notifications == null) {
            return;
        }
        for (PGNotification notification : notifications) {
            for (String news : notification.getParameter().split(" ", -1)) {
                int colon = news.indexOf(':');
                listener.accept(news.substring(0, colon), Integer.parseInt(news.substring(colon + 1)));
            }
        }
    }

    @Override
    public void close() {
        closed = true;
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
