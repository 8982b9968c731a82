package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HealthCheckTest {
    @TempDir
    private Path folder;

    @Test
    void is_content_while_the_server_serves_and_no_longer() throws Exception {
        URI ready;
        try (SemeiaServer server = SemeiaServer.start(TestServer.settings(folder))) {
            ready = server.address().resolve("/ready");
            assertThat(HealthCheck.isReady(ready)).isTrue();
        }
        assertThat(HealthCheck.isReady(ready)).isFalse();
    }
}
