package semeia.cli;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** The terminals of this process. Asks the system only when a command wants to know, for that loads a native library. */
final class ProcessTerminals implements Terminals {
    private static final int USUAL_WIDTH = 80;

    private final Map<String, String> environment = System.getenv();
    private Optional<TerminalProvider> provider = Optional.empty();
    private boolean loaded;

    @Override
    public OptionalInt width(SystemStream stream) {
        Optional<TerminalProvider> system = provider();
        if (system.isEmpty() || !system.get().isSystemStream(stream)) {
            return OptionalInt.empty();
        }
        int width = system.get().systemStreamWidth(stream);
        return OptionalInt.of(width > 0 ? width : USUAL_WIDTH);
    }

    /** Heeds {@code NO_COLOR} (any text but none) and {@code TERM=dumb}. */
    @Override
    public boolean hasColours() {
        return environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !"dumb".equals(environment.get("TERM"))
                && isTerminal(SystemStream.Output);
    }

    @Override
    public boolean hasUnicode() {
        return System.getProperty("native.encoding", "").equalsIgnoreCase("UTF-8");
    }

    private Optional<TerminalProvider> provider() {
        if (!loaded) {
            loaded = true;
            try {
                provider = Optional.of(TerminalProvider.load("jni"));
            } catch (IOException | LinkageError noNativeLibrary) {
                provider = Optional.empty();
            }
        }
        return provider;
    }
}
