package semeia.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Types;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.HandleConsumer;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jdbi.v3.core.argument.Arguments;
import org.jdbi.v3.core.argument.NullArgument;
import org.postgresql.ds.PGSimpleDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** An open database with its newest form of tables: an SQLite file, or a PostgreSQL server that several nodes share. Thread-safe. */
public final class Database implements AutoCloseable {
    /** How an address of an SQLite file begins; the path follows. */
    public static final String SQLITE = "sqlite:";
    /** How an address of a PostgreSQL database begins. */
    public static final String POSTGRES = "jdbc:postgresql:";

    private static final int READERS = 4;
    private static final int CONNECTIONS = 12;
    private static final int BUSY_MILLIS = 10_000;
    private static final int CONNECT_MILLIS = 5_000;
    private static final int CACHE_KILOBYTES = 16_000;

    private final String url;
    private final HikariDataSource pool;
    private final Jdbi jdbi;

    private Database(String url, HikariDataSource pool) {
        this.url = url;
        this.pool = pool;
        this.jdbi = Jdbi.create(pool).registerArgument(new TruthArguments());
        jdbi.getConfig(Arguments.class).setUntypedNullArgument(new NullArgument(Types.NULL));
    }

    /**
     * Opens a database, creates it if it is a file that does not exist, and brings its tables to the newest form.
     *
     * @param url {@code sqlite:} and a path, or {@code jdbc:postgresql://host/name?user=…}
     * @throws IOException if it cannot be opened; the message names it and says why
     */
    public static Database open(String url) throws IOException {
        HikariConfig config = new HikariConfig();
        config.setPoolName("semeia");
        config.setDataSource(url.startsWith(POSTGRES) ? postgres(url) : sqlite(url));
        config.setMaximumPoolSize(url.startsWith(POSTGRES) ? CONNECTIONS : READERS);
        config.setConnectionTimeout(CONNECT_MILLIS);
        config.setMinimumIdle(1);
        try {
            Database database = new Database(url, new HikariDataSource(config));
            database.migrate();
            return database;
        } catch (RuntimeException problem) {
            throw new IOException("cannot open the database " + shown(url) + ": " + root(problem), problem);
        }
    }

    /**
     * Opens a database that exists already; nothing is created if it does not.
     *
     * @throws IOException if there is none, or it cannot be opened; the message names it
     */
    public static Database openExisting(String url) throws IOException {
        if (url.startsWith(SQLITE) && !Files.isRegularFile(Path.of(url.substring(SQLITE.length())))) {
            throw new IOException("there is no database " + shown(url));
        }
        return open(url);
    }

    private static String root(Throwable problem) {
        Throwable root = problem;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root.getMessage();
    }

    private static DataSource postgres(String url) {
        PGSimpleDataSource source = new PGSimpleDataSource();
        source.setUrl(url);
        source.setReWriteBatchedInserts(true);
        source.setConnectTimeout(CONNECT_MILLIS / 1000);
        source.setSocketTimeout(BUSY_MILLIS / 1000);
        source.setTcpKeepAlive(true);
        return source;
    }

    private static DataSource sqlite(String url) throws IOException {
        if (!url.startsWith(SQLITE)) {
            throw new IllegalArgumentException(
                    "database is " + shown(url) + ", expected " + SQLITE + "FILE or " + POSTGRES + "//HOST/NAME");
        }
        Path file = Path.of(url.substring(SQLITE.length())).toAbsolutePath();
        makeFolder(file.getParent());
        PrivateFile.create(file); // SQLite gives the log beside it the same mode
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setBusyTimeout(BUSY_MILLIS);
        config.setCacheSize(-CACHE_KILOBYTES);
        config.enforceForeignKeys(true);
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + file);
        return source;
    }

    private static void makeFolder(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            FileSystemException fault = new FileSystemException(
                    folder.toString(),
                    null,
                    "it cannot be created for the database; set database, HOME or XDG_DATA_HOME to a place that can be"
                            + " written");
            fault.initCause(e);
            throw fault;
        }
    }

    /** The address without what is secret in it. */
    public static String shown(String url) {
        return url.replaceAll("(?i)(password=)[^&]*", "$1***").replaceAll("//[^/@]*@", "//***@");
    }

    private void migrate() {
        try {
            Flyway flyway = Flyway.configure(Database.class.getClassLoader())
                    .dataSource(pool)
                    .locations("classpath:semeia/server/store")
                    .failOnMissingLocations(true)
                    .connectRetries(1)
                    .load();
            MigrationInfo current = flyway.info().current();
            if (current != null && current.getState().name().startsWith("FUTURE")) {
                throw new FlywayException(
                        "a newer version of Semeia has written to it; install that, or restore a backup");
            }
            flyway.migrate();
        } catch (FlywayException problem) {
            pool.close();
            throw problem;
        }
    }

    /** Runs a statement and gives its result. */
    <T, X extends Exception> T withHandle(HandleCallback<T, X> work) throws X {
        try {
            return jdbi.withHandle(work);
        } catch (JdbiException problem) {
            throw new DatabaseException(problem);
        }
    }

    /** Runs a statement. */
    <X extends Exception> void useHandle(HandleConsumer<X> work) throws X {
        try {
            jdbi.useHandle(work);
        } catch (JdbiException problem) {
            throw new DatabaseException(problem);
        }
    }

    /** Runs statements of which all or none take effect, and gives their result. */
    <T, X extends Exception> T inTransaction(HandleCallback<T, X> work) throws X {
        try {
            return jdbi.inTransaction(work);
        } catch (JdbiException problem) {
            throw new DatabaseException(problem);
        }
    }

    /** Runs statements of which all or none take effect. */
    <X extends Exception> void useTransaction(HandleConsumer<X> work) throws X {
        try {
            jdbi.useTransaction(work);
        } catch (JdbiException problem) {
            throw new DatabaseException(problem);
        }
    }

    /** Whether other nodes may write to it at the same time and have to be notified. */
    public boolean isShared() {
        return url.startsWith(POSTGRES);
    }

    /** The address it was opened at. */
    public String url() {
        return url;
    }

    /** Whether it answers now. */
    public boolean answers() {
        try (Connection connection = pool.getConnection()) {
            return connection.isValid(1);
        } catch (SQLException e) {
            return false;
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
