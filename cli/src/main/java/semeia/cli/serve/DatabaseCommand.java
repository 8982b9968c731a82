package semeia.cli.serve;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.server.config.ServerConfig;
import semeia.server.people.People;
import semeia.server.store.Backup;
import semeia.server.store.Database;

/** {@code semeia database}: what the operator of a server does with its database, while it runs or not. */
@Command(
        name = "database",
        description = {
            "Back up, restore and maintain the database of a server.",
            "",
            "backup FILE   writes a consistent snapshot to FILE, also while servers run",
            "restore FILE  reads FILE into an empty database, of either kind",
            "ban NAME      bans an account",
            "unban NAME    lifts the ban",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia database backup semeia.backup",
            "  semeia database --config server.conf restore semeia.backup",
            "  semeia database ban troll"
        })
public final class DatabaseCommand implements Callable<Integer> {
    /** What can be done. */
    enum Action {
        BACKUP,
        RESTORE,
        BAN,
        UNBAN;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Parameters(index = "0", paramLabel = "ACTION", description = "One of ${COMPLETION-CANDIDATES}.")
    private Action action = Action.BACKUP;

    @Parameters(index = "1", paramLabel = "WHAT", description = "A file, or the name of an account.")
    private String what = "";

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "sqlite:FILE or jdbc:postgresql://HOST/NAME (default: as for serve).")
    private Optional<String> url = Optional.empty();

    @Option(names = "--config", paramLabel = "FILE", description = "Read settings from lines 'name = value'.")
    private Optional<Path> config = Optional.empty();

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public DatabaseCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        ServerConfig settings = ServerConfig.read(System.getenv(), config);
        try (Database database = Database.open(url.orElse(settings.database()))) {
            switch (action) {
                case BACKUP -> streams.out().line(backup(database) + " rows are in " + what);
                case RESTORE ->
                    streams.out().line(restore(database) + " rows are in " + Database.shown(database.url()));
                case BAN -> ban(database, true);
                case UNBAN -> ban(database, false);
            }
        }
        return ExitCode.FINE;
    }

    /** Written aside and renamed: a file of that name is whole. */
    private long backup(Database database) throws IOException {
        Path file = Path.of(what);
        Path aside = Path.of(what + ".new");
        long rows;
        try (Writer out = Files.newBufferedWriter(aside)) {
            rows = Backup.write(database, out);
        }
        Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        return rows;
    }

    private long restore(Database database) throws IOException {
        try (Reader in = Files.newBufferedReader(Path.of(what))) {
            return Backup.read(database, in);
        }
    }

    private void ban(Database database, boolean on) {
        if (!new People(database).ban(what, on)) {
            throw new ParameterException(spec.commandLine(), "there is no account named " + Shown.of(what));
        }
    }
}
