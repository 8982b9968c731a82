package semeia.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;

/** The parameter {@code [FILE|-]}: a text file, or standard input; take it in with picocli's {@code @Mixin}. */
final class InputFile {
    private static final String STANDARD_INPUT = "-";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = STANDARD_INPUT,
            description = "The file to read; - or nothing: standard input.")
    private String name = STANDARD_INPUT;

    /**
     * Opens the bytes.
     *
     * @throws IOException when the file is missing or cannot be read
     */
    MeasuredInput openBytes(Streams streams) throws IOException {
        return name.equals(STANDARD_INPUT)
                ? new MeasuredInput(streams.in(), 0)
                : new MeasuredInput(Files.newInputStream(Path.of(name)), Files.size(Path.of(name)));
    }

    /**
     * Opens the text, UTF-8 and nothing else.
     *
     * @throws IOException when the file is missing or cannot be read; reading throws it where the bytes are not UTF-8
     */
    BufferedReader open(Streams streams) throws IOException {
        return text(openBytes(streams));
    }

    /** The text in the bytes; reading throws an {@link IOException} where they are not UTF-8. */
    static BufferedReader text(InputStream bytes) {
        return new BufferedReader(new InputStreamReader(
                bytes,
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)));
    }

    /** The name for messages. */
    String displayName() {
        return name.equals(STANDARD_INPUT) ? "standard input" : name;
    }
}
