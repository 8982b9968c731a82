package semeia.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LenientTextTest {
    @Test
    void tells_each_line_with_bytes_that_are_no_text_once() throws IOException {
        byte[] bytes = "é\n#ab#\rc\r\n#\n\nd#".getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes[i] == '#' ? (byte) 0xE9 : bytes[i];
        }
        List<Integer> damaged = new ArrayList<>();
        StringWriter text = new StringWriter();
        try (LenientText reader = new LenientText(new ByteArrayInputStream(bytes), damaged::add)) {
            reader.transferTo(text);
        }
        assertThat(text).hasToString("é\n\uFFFFab\uFFFF\rc\r\n\uFFFF\n\nd\uFFFF");
        assertThat(damaged).containsExactly(2, 4, 6);
    }
}
