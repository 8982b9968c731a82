package semeia.cli;

import java.io.IOException;
import java.net.BindException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.server.SemeiaServer;

/** {@code semeia serve}: gives the board to browsers until it is stopped. */
@Command(
        name = "serve",
        description = {
            "Play in the browser: serve the board until Ctrl-C.",
            "",
            "Only this machine reaches it unless --host says otherwise. 'semeia' alone does the same.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia serve",
            "  semeia serve --port 0 --json",
            "  semeia serve --host 0.0.0.0 --port 8017"
        })
final class ServeCommand implements Callable<Integer> {
    private static final int USUAL_PORT = 8017;
    /** Of a name in the domain name system. */
    private static final int LONGEST_HOST = 255;

    @Option(
            names = "--port",
            paramLabel = "N",
            converter = WholeNumber.Port.class,
            description = "The port; 0: any that is free. Otherwise " + USUAL_PORT + ", or any if that is in use.")
    private Optional<Integer> port = Optional.empty();

    @Option(
            names = "--host",
            paramLabel = "HOST",
            defaultValue = SemeiaServer.LOOPBACK,
            description = "The address to listen on, 0.0.0.0 for every network; otherwise ${DEFAULT-VALUE}.")
    private String host = SemeiaServer.LOOPBACK;

    @Option(names = "--open", description = "Open the board in the browser.")
    private boolean open;

    @Mixin
    private JsonOption json;

    @Spec
    private CommandSpec spec;

    private final Streams streams;

    ServeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        try (SemeiaServer server = start()) {
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
        if (host.isEmpty() || host.length() > LONGEST_HOST) {
            throw usage("--host is \"" + Shown.of(host) + "\", expected a name or an address");
        }
        try {
            return start(port.orElse(USUAL_PORT));
        } catch (BindException occupied) {
            if (port.isPresent()) {
                throw usage(occupied.getMessage() + "; choose another --port, or 0 for any that is free");
            }
            return SemeiaServer.start(host, 0);
        }
    }

    private SemeiaServer start(int number) throws BindException {
        try {
            return SemeiaServer.start(host, number);
        } catch (BindException occupied) {
            throw occupied;
        } catch (IOException problem) {
            throw usage(problem.getMessage());
        }
    }

    private ParameterException usage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
