package semeia.cli.terminal;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/**
 * The terminals of this process. The launcher, to which it costs nothing, says in the property {@code semeia.terminals} which of the streams
 * 0, 1 and 2 are some; otherwise the system is asked once a command wants to know, which loads a native library.
 */
final class ProcessTerminals implements Terminals {
    private static final String TOLD = "semeia.terminals";

    private final Map<String, String> environment = System.getenv();
    private Optional<TerminalProvider> provider = Optional.empty();
    private boolean loaded;

    @Override
    public boolean isTerminal(SystemStream stream) {
        String told = System.getProperty(TOLD);
        return told != null
                ? told.contains(descriptor(stream))
                : provider().filter(system -> system.isSystemStream(stream)).isPresent();
    }

    private static String descriptor(SystemStream stream) {
        return switch (stream) {
            case Input -> "0";
            case Output -> "1";
            case Error -> "2";
        };
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
