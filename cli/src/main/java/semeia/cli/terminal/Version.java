package semeia.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints: {@code semeia} and the version that Maven built. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() throws IOException {
        try (InputStream text = Version.class.getResourceAsStream("/semeia/cli/version.txt")) {
            return new String[] {"semeia " + new String(text.readAllBytes(), StandardCharsets.UTF_8).strip()};
        }
    }
}
