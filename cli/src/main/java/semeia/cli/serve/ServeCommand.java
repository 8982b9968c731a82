package semeia.cli.serve;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.JsonOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.cli.terminal.WholeNumber;
import semeia.server.SemeiaServer;
import semeia.server.config.ServerConfig;

/** {@code semeia serve}: gives the board to browsers until it is stopped. */
@Command(
        name = "serve",
        description = {
            "Play in the browser: serve the board until Ctrl-C.",
            "",
            "It can be reached from this machine only, unless --host is given. 'semeia' alone does the same.",
            "Settings can also be given in a file or in the environment (SEMEIA_PORT);",
            "docs/server.md lists them.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia serve",
            "  semeia serve --port 0 --json",
            "  semeia serve --host 0.0.0.0 --port 8017",
            "  semeia serve --config /etc/semeia/server.conf --settings"
        })
public final class ServeCommand implements Callable<Integer> {
    /** Of a name in the domain name system. */
    private static final int LONGEST_HOST = 255;

    @Option(
            names = "--port",
            paramLabel = "N",
            converter = WholeNumber.Port.class,
            description = "The port, or 0 for any free port (default: " + ServerConfig.DEFAULT_PORT
                    + ", or any free port if that is in use).")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--host",
            paramLabel = "HOST",
            description =
                    "The address to listen on, 0.0.0.0 for all interfaces (default: " + SemeiaServer.LOOPBACK + ").")
    private Optional<String> host = Optional.empty();

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "sqlite:FILE or jdbc:postgresql://HOST/NAME (default: a file in the home directory).")
    private Optional<String> database = Optional.empty();

    @Option(names = "--config", paramLabel = "FILE", description = "Read settings from lines 'name = value'.")
    private Optional<Path> config = Optional.empty();

    @Option(names = "--settings", description = "Print the settings before starting.")
    private boolean shown;

    @Option(names = "--open", description = "Open the board in the browser.")
    private boolean open;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    public ServeCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (SemeiaServer server = start()) {
            // A signal waits until what is under way is done.
            Runtime.getRuntime().addShutdownHook(new Thread(server::close));
            String address = server.address().toString();
            if (json.wanted()) {
                streams.out().json(object -> object.writeStringField("address", address));
            } else {
                streams.out().line("Semeia plays at " + address);
            }
            streams.out().flush();
            streams.err().println("Ctrl-C stops it.");
            if (open && !Browser.open(server.address())) {
                streams.err().println("semeia: no browser could be opened; open the address yourself.");
            }
            new CountDownLatch(1).await();
            return ExitCode.FINE;
        }
    }

    private SemeiaServer start() throws IOException {
        ServerConfig settings = settings();
        if (shown) {
            settings.summary().forEach(streams.err()::println);
        }
        try {
            return SemeiaServer.start(settings);
        } catch (BindException occupied) {
            throw usage(occupied.getMessage() + "; choose another --port, or 0 for any free port");
        } catch (FileSystemException file) {
            throw file;
        } catch (IOException problem) {
            throw usage(problem.getMessage());
        }
    }

    private ServerConfig settings() throws IOException {
        try {
            ServerConfig settings = ServerConfig.read(System.getenv(), config);
            String address = host.orElse(settings.host());
            if (address.isEmpty() || address.length() > LONGEST_HOST) {
                throw usage("--host is \"" + Shown.of(address) + "\", expected a name or an address");
            }
            ServerConfig here = port.isPresent() ? settings.at(address, port.get()) : settings.withHost(address);
            return database.isPresent() ? here.withDatabase(database.get()) : here;
        } catch (IllegalArgumentException faults) {
            throw usage(String.join("; ", faults.getMessage().lines().toList()));
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
