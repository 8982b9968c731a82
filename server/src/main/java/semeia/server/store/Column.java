package semeia.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalInt;
import org.jdbi.v3.core.statement.SqlStatement;

/** Rows that take parts of two tables, and so are mapped by hand. */
final class Column {
    private Column() {}

    static OptionalInt number(ResultSet row, String column) throws SQLException {
        int value = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(value);
    }

    static Optional<String> text(ResultSet row, String column) throws SQLException {
        return Optional.ofNullable(row.getString(column));
    }

    static <S extends SqlStatement<S>> S bind(S statement, TableEntry entry) {
        return statement
                .bind("table", entry.table())
                .bind("number", entry.number())
                .bind("at", entry.at())
                .bind("kind", entry.kind().name())
                .bind("seat", entry.seat())
                .bind("person", entry.who().map(Who::id))
                .bind("body", entry.body())
                .bind("game", entry.game())
                .bind("ply", entry.ply());
    }

    static TableEntry entry(ResultSet row) throws SQLException {
        Optional<String> name = text(row, "name");
        return new TableEntry(
                row.getString("table_id"),
                row.getInt("number"),
                row.getLong("at"),
                TableEntry.Kind.valueOf(row.getString("kind")),
                row.getInt("seat"),
                text(row, "person_id").flatMap(id -> name.map(known -> new Who(id, known))),
                row.getString("body"),
                row.getInt("game"),
                number(row, "ply"));
    }
}
