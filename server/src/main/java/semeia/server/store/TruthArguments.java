package semeia.server.store;

import java.sql.Types;
import org.jdbi.v3.core.argument.AbstractArgumentFactory;
import org.jdbi.v3.core.argument.Argument;
import org.jdbi.v3.core.config.ConfigRegistry;

/** Binds truth values as 0 and 1, the form that SQLite and PostgreSQL share. */
final class TruthArguments extends AbstractArgumentFactory<Boolean> {
    TruthArguments() {
        super(Types.INTEGER);
    }

    @Override
    protected Argument build(Boolean value, ConfigRegistry config) {
        return (position, statement, context) -> statement.setInt(position, value ? 1 : 0);
    }
}
