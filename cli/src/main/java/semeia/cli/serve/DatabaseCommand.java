package semeia.cli.serve;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
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
import semeia.server.store.PrivateFile;

/** {@code semeia database}: what the operator of a server does with its database, while it runs or not. */
@Command(
        name = "database",
        description = {
            "Back up, restore and maintain the database of a server.",
            "",
            "backup FILE   writes a consistent snapshot to FILE, also while servers run",
            "check FILE    reads a backup and prints what it holds; needs no database",
            "restore FILE  reads FILE into an empty database, of either kind",
            "ban NAME      bans an account",
            "unban NAME    lifts the ban",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia database backup semeia.backup",
            "  semeia database check semeia.backup",
            "  semeia database --config server.conf restore semeia.backup",
            "  semeia database ban troll"
        })
public final class DatabaseCommand implements Callable<Integer> {
    /** What can be done. */
    enum Action {
        BACKUP,
        CHECK,
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
        String address = url.orElse(settings.database());
        switch (action) {
            case CHECK -> streams.out().line(shown(check(Path.of(what))));
            case BACKUP -> {
                try (Database database = Database.openExisting(address)) {
                    streams.out().line(shown(backup(database)));
                }
            }
            case RESTORE -> {
                try (Database database = Database.open(address)) {
                    streams.out().line(restore(database) + " rows are in " + Database.shown(database.url()));
                }
            }
            case BAN, UNBAN -> {
                try (Database database = Database.openExisting(address)) {
                    ban(database, action == Action.BAN);
                }
            }
        }
        return ExitCode.FINE;
    }

    /** Written aside, readable by its owner alone, read again, and then renamed: a file of that name is whole. */
    private Backup.Contents backup(Database database) throws IOException {
        Path file = Path.of(what);
        Path aside = Path.of(what + ".new");
        Files.deleteIfExists(aside);
        PrivateFile.create(aside);
        long rows;
        try (Writer out = Files.newBufferedWriter(aside)) {
            rows = Backup.write(database, out);
        }
        Backup.Contents contents = check(aside);
        if (contents.rows() != rows) {
            throw new IOException(
                    "the backup has " + contents.rows() + " rows when it is read again, expected " + rows);
        }
        Files.move(aside, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        return contents;
    }

    private static Backup.Contents check(Path file) throws IOException {
        try (Reader in = Files.newBufferedReader(file)) {
            return Backup.check(in);
        }
    }

    private String shown(Backup.Contents contents) {
        String newest = contents.newest() == 0
                ? "no entry"
                : "the newest entry of "
                        + Instant.ofEpochMilli(contents.newest()).truncatedTo(ChronoUnit.SECONDS);
        return contents.rows() + " rows are in " + what + ": " + contents.people() + " people, " + contents.tables()
                + " tables, " + newest;
    }

    private long restore(Database database) throws IOException {
        try (Reader in = Files.newBufferedReader(Path.of(what))) {
            return Backup.read(database, in);
        }
    }

    private void ban(Database database, boolean on) {
        if (!new People(database, System::currentTimeMillis).ban(what, on)) {
            throw new ParameterException(spec.commandLine(), "there is no account named " + Shown.of(what));
        }
    }
}
