package semeia.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.jdbi.v3.core.Handle;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Hears from PostgreSQL what other nodes wrote. After a lost connection it listens again; what was missed meanwhile must be looked for. */
public final class Herald implements AutoCloseable {
    /** Instead of a number: the table is to be read anew. */
    public static final int ANEW = 0;

    static final String CHANNEL = "semeia";

    private static final char LOOKING = '~';
    private static final char SESSIONS = '!';
    private static final Logger LOG = LoggerFactory.getLogger(Herald.class);
    private static final int WAIT_MILLIS = 500;

    private final String url;
    private final Listener listener;
    private final Thread thread = new Thread(this::run, "herald");
    private volatile boolean closed;

    /** Receives what other nodes send, and this one too, on a thread of the herald's own. */
    public interface Listener {
        /** The newest entry of a table has that number, or {@link #ANEW}. */
        void written(String table, int number);

        /** So many people look on at a table through a node. */
        void looking(String table, String node, int people);

        /** Sessions or tokens of a person have ended. */
        void sessionsEnded(String person);
    }

    private Herald(String url, Listener listener) {
        this.url = url;
        this.listener = listener;
    }

    /**
     * Begins to listen.
     *
     * @param database a shared one
     */
    public static Herald listen(Database database, Listener listener) {
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
                hear(news);
            }
        }
    }

    private void hear(String news) {
        String[] parts = news.split(":", -1);
        if (news.charAt(0) == SESSIONS) {
            listener.sessionsEnded(parts[0].substring(1));
        } else if (news.charAt(0) == LOOKING) {
            listener.looking(parts[0].substring(1), parts[1], Integer.parseInt(parts[2]));
        } else {
            listener.written(parts[0], Integer.parseInt(parts[1]));
        }
    }

    /** Notifies all nodes of the number of spectators of a table through one of them. */
    public static void tellLooking(Database database, String table, String node, int people) {
        database.useHandle(handle -> tell(handle, LOOKING + table + ":" + node + ":" + people));
    }

    /** Notifies all nodes that a table has to be read again. */
    public static void tellAnew(Database database, String table) {
        database.useHandle(handle -> tell(handle, written(table, ANEW)));
    }

    /** Tells all nodes that sessions or tokens of a person have ended. The form is that of news of a table, so that older nodes skip it. */
    public static void tellSessionsEnded(Database database, String person) {
        database.useHandle(handle -> tell(handle, SESSIONS + written(person, ANEW)));
    }

    /** The news that a table has entries up to a number. */
    static String written(String table, int number) {
        return table + ":" + number;
    }

    /** Notifies all nodes once the transaction has been committed. */
    static void tell(Handle handle, String news) {
        handle.createQuery("select pg_notify('" + CHANNEL + "', :news)")
                .bind("news", news)
                .mapTo(String.class)
                .list();
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
