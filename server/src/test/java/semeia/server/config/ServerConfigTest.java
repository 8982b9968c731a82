package semeia.server.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerConfigTest {
    @TempDir
    private Path folder;

    @Test
    void the_environment_overrides_the_file_and_the_file_what_is_usual() throws IOException {
        Path file = folder.resolve("server.conf");
        Files.writeString(file, "# a comment\nport = 9000\nlog = info\n");
        ServerConfig settings = ServerConfig.read(
                Map.of("SEMEIA_PORT", "9001", "HOME", "/home/ama", "PATH", "/bin", "SEMEIA_TABLEBASES", "/t"),
                Optional.of(file));
        assertThat(settings.port()).isEqualTo(OptionalInt.of(9001));
        assertThat(settings.log()).isEqualTo("info");
        assertThat(settings.database()).isEqualTo("sqlite:/home/ama/.local/share/semeia/semeia.db");
        assertThat(ServerConfig.read(Map.of("XDG_DATA_HOME", "/data"), Optional.empty())
                        .database())
                .isEqualTo("sqlite:/data/semeia/semeia.db");
    }

    @Test
    void every_fault_is_told_at_once() throws IOException {
        Path file = folder.resolve("server.conf");
        Files.writeString(file, "prot = 1\n");
        Map<String, String> environment = Map.of(
                "SEMEIA_PORT", "70000",
                "SEMEIA_DATABASE", "mysql://me:secret@host/x",
                "SEMEIA_ORIGIN", "https://x/y",
                "SEMEIA_PROXIES", "yes",
                "SEMEIA_LIMITS", "many",
                "SEMEIA_LOG", "loud",
                "SEMEIA_HOUSE", "x");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ServerConfig.read(environment, Optional.of(file)))
                .satisfies(fault -> assertThat(fault.getMessage().lines()).hasSize(8))
                .withMessageContaining("setting prot is unknown")
                .withMessageContaining("port is \"70000\", expected a number from 0 to 65535")
                .withMessageContaining("SEMEIA_HOUSE is unknown")
                .withMessageContaining("log is \"loud\", expected one of error, warn, info, debug");
    }

    @Test
    void the_summary_names_every_setting_and_no_secret() throws IOException {
        ServerConfig settings = ServerConfig.read(
                Map.of("SEMEIA_DATABASE", "jdbc:postgresql://host/semeia?user=me&password=secret"), Optional.empty());
        assertThat(String.join("\n", settings.summary()))
                .contains("host", "port", "database", "origin", "thinkers", "proxies", "limits", "log", "password=***")
                .doesNotContain("secret");
    }

    @Test
    void an_origin_is_put_into_the_form_in_which_browsers_name_it() throws IOException {
        Map<String, String> forms = Map.of(
                "HTTPS://Play.Example.org:443", "https://play.example.org",
                "http://Play.example.org:80", "http://play.example.org",
                "https://play.example.org:8443", "https://play.example.org:8443",
                "http://[::1]:8017", "http://[::1]:8017");
        for (Map.Entry<String, String> form : forms.entrySet()) {
            assertThat(ServerConfig.read(Map.of("SEMEIA_ORIGIN", form.getKey()), Optional.empty())
                            .origin())
                    .contains(form.getValue());
        }
    }
}
