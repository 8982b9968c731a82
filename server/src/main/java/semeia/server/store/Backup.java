package semeia.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Everything in a database as lines of JSON, the same for SQLite and PostgreSQL, so that it can also be moved from one to the other. It
 * is taken while servers run, as of one moment, and ends with the number of its rows, so that a truncated one is distinguished from a complete one.
 */
public final class Backup {
    private static final String VERSION = "semeia backup 1";
    /** Those that others refer to come first. */
    private static final List<String> TABLES = List.of(
            "person",
            "credential",
            "mail_link",
            "resting_name",
            "block",
            "rating",
            "play_table",
            "seat",
            "entry",
            "result",
            "tournament",
            "tournament_act",
            "tournament_person",
            "tournament_table",
            "act_key",
            "pulse",
            "outage");

    private static final ObjectMapper MAPPER = new ObjectMapper();

    private Backup() {}

    /**
     * Writes a backup.
     *
     * @return how many rows it has
     * @throws IOException if it cannot be written
     */
    public static long write(Database database, Writer out) throws IOException {
        if (!database.isShared()) {
            return writeCopy(database, out);
        }
        try (Connection connection = DriverManager.getConnection(database.url())) {
            connection.setAutoCommit(false);
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return write(connection, out);
        } catch (SQLException problem) {
            throw new IOException("the database cannot be read: " + problem.getMessage(), problem);
        }
    }

    /** From a copy that SQLite makes, so that nobody waits meanwhile. */
    private static long writeCopy(Database database, Writer out) throws IOException {
        Path folder = Files.createTempDirectory("semeia-backup");
        Path copy = folder.resolve("copy.db");
        try {
            database.useHandle(handle -> handle.execute("vacuum into ?", copy.toString()));
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + copy)) {
                return write(connection, out);
            }
        } catch (SQLException problem) {
            throw new IOException("the database cannot be read: " + problem.getMessage(), problem);
        } finally {
            Files.deleteIfExists(copy);
            Files.deleteIfExists(folder);
        }
    }

    private static long write(Connection connection, Writer out) throws SQLException, IOException {
        out.write(MAPPER.writeValueAsString(VERSION) + "\n");
        long rows = 0;
        for (String table : TABLES) {
            try (Statement statement = connection.createStatement()) {
                statement.setFetchSize(1_000);
                try (ResultSet row = statement.executeQuery("select * from " + table)) {
                    while (row.next()) {
                        out.write(MAPPER.writeValueAsString(line(table, row)) + "\n");
                        rows++;
                    }
                }
            }
        }
        out.write(rows + "\n");
        out.flush();
        return rows;
    }

    private static ObjectNode line(String table, ResultSet row) throws SQLException {
        ObjectNode line = MAPPER.createObjectNode();
        line.put("", table);
        ResultSetMetaData columns = row.getMetaData();
        for (int i = 1; i <= columns.getColumnCount(); i++) {
            line.set(columns.getColumnName(i), MAPPER.valueToTree(row.getObject(i)));
        }
        return line;
    }

    /**
     * Reads a backup into an empty database; all of it or nothing.
     *
     * @return how many rows it has
     * @throws IOException if it is no backup, is cut short, or the database is not empty; the message says which
     */
    public static long read(Database database, Reader in) throws IOException {
        try {
            return database.inTransaction(handle -> {
                int there = handle.createQuery("select count(*) from person")
                                .mapTo(Integer.class)
                                .one()
                        + handle.createQuery("select count(*) from play_table")
                                .mapTo(Integer.class)
                                .one();
                if (there > 0) {
                    throw new IOException("the database is not empty");
                }
                handle.execute("delete from pulse");
                return restore(handle.getConnection(), in);
            });
        } catch (RuntimeException problem) {
            throw new IOException("the backup cannot be read: " + problem.getMessage(), problem);
        }
    }

    private static long restore(Connection connection, Reader in) throws IOException {
        BufferedReader lines = new BufferedReader(in);
        requireVersion(lines.readLine());
        long rows = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            JsonNode row = tree(line, rows);
            if (row.isIntegralNumber() && row.asLong() == rows) {
                return rows;
            }
            insert(connection, row);
            rows++;
        }
        throw cutShort(rows);
    }

    /**
     * What a backup holds.
     *
     * @param rows all rows
     * @param people those who have played here, guests too
     * @param tables the tables at which they played
     * @param newest when the newest entry at a table was made, in milliseconds since 1970; 0 if there is none
     */
    public record Contents(long rows, long people, long tables, long newest) {}

    /**
     * Reads a backup without a database.
     *
     * @throws IOException if it is not a backup, is cut short, or has a row that belongs to no table; the message says which
     */
    public static Contents check(Reader in) throws IOException {
        BufferedReader lines = new BufferedReader(in);
        requireVersion(lines.readLine());
        Contents seen = new Contents(0, 0, 0, 0);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            JsonNode row = tree(line, seen.rows);
            if (row.isIntegralNumber() && row.asLong() == seen.rows) {
                return seen;
            }
            String table = row.path("").asText();
            requireTable(table);
            seen = new Contents(
                    seen.rows + 1,
                    seen.people + (table.equals("person") ? 1 : 0),
                    seen.tables + (table.equals("play_table") ? 1 : 0),
                    table.equals("entry") ? Math.max(seen.newest, row.path("at").asLong()) : seen.newest);
        }
        throw cutShort(seen.rows);
    }

    private static void requireVersion(String line) throws IOException {
        if (!MAPPER.writeValueAsString(VERSION).equals(line)) {
            throw new IOException("this is not a backup of Semeia");
        }
    }

    private static JsonNode tree(String line, long rows) throws IOException {
        try {
            return MAPPER.readTree(line);
        } catch (JsonProcessingException damaged) {
            throw new IOException("the backup is damaged after " + rows + " rows", damaged);
        }
    }

    private static void requireTable(String table) throws IOException {
        if (!TABLES.contains(table)) {
            throw new IOException("the backup has a row of no table: " + table);
        }
    }

    private static IOException cutShort(long rows) {
        return new IOException("the backup is cut short after " + rows + " rows");
    }

    private static void insert(Connection connection, JsonNode row) throws IOException {
        String table = row.path("").asText();
        List<String> columns = new ArrayList<>();
        row.fieldNames().forEachRemaining(columns::add);
        columns.remove("");
        boolean plain = columns.stream().allMatch(column -> column.matches("[a-z_]+"));
        requireTable(table);
        if (!plain) {
            throw new IOException("the backup has a row with a column of no table");
        }
        String marks = columns.stream().map(column -> "?").collect(Collectors.joining(", "));
        String insert = "insert into " + table + " (" + String.join(", ", columns) + ") values (" + marks + ")";
        try (PreparedStatement statement = connection.prepareStatement(insert)) {
            for (int i = 0; i < columns.size(); i++) {
                bind(statement, i + 1, row.get(columns.get(i)));
            }
            statement.executeUpdate();
        } catch (SQLException problem) {
            throw new IOException("a row of the backup does not fit: " + problem.getMessage(), problem);
        }
    }

    private static void bind(PreparedStatement statement, int at, JsonNode value) throws SQLException {
        if (value.isNull()) {
            statement.setObject(at, null);
        } else if (value.isIntegralNumber()) {
            statement.setLong(at, value.asLong());
        } else if (value.isNumber()) {
            statement.setDouble(at, value.asDouble());
        } else {
            statement.setString(at, value.asText());
        }
    }
}
