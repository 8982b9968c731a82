package semeia.cli.serve;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;

/** The user's browser. */
final class Browser {
    private Browser() {}

    /** Opens an address in it; false if the system offers no way. */
    static boolean open(URI address) {
        try {
            new ProcessBuilder(command(System.getProperty("os.name").toLowerCase(Locale.ROOT), address))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return true;
        } catch (IOException noSuchProgram) {
            return false;
        }
    }

    private static List<String> command(String system, URI address) {
        if (system.startsWith("windows")) {
            return List.of("rundll32", "url.dll,FileProtocolHandler", address.toString());
        }
        return List.of(system.startsWith("mac") ? "open" : "xdg-open", address.toString());
    }
}
