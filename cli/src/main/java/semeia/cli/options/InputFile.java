package semeia.cli.options;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Parameters;
import semeia.cli.terminal.MeasuredInput;
import semeia.cli.terminal.NamedFile;
import semeia.cli.terminal.StandardStreams;

/** The parameter {@code [FILE|-]}: a text file, or standard input; take it in with picocli's {@code @Mixin}. */
public final class InputFile {
    private static final String STANDARD_INPUT = "-";

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE",
            defaultValue = STANDARD_INPUT,
            description = "The file to read; standard input if it is - or not given.")
    private String name = STANDARD_INPUT;

    /**
     * Opens the bytes.
     *
     * @throws IOException when the file is missing or cannot be read
     */
    public MeasuredInput openBytes(StandardStreams streams) throws IOException {
        return open(name, streams);
    }

    /**
     * Opens the bytes of a file, or of standard input for a dash.
     *
     * @throws IOException when the file is missing or cannot be read
     */
    public static MeasuredInput open(String name, StandardStreams streams) throws IOException {
        NamedFile file = new NamedFile(displayName(name));
        if (name.equals(STANDARD_INPUT)) {
            return new MeasuredInput(streams.in(), 0, file);
        }
        try {
            Path path = file.path();
            return new MeasuredInput(Files.newInputStream(path), Files.size(path), file);
        } catch (IOException e) {
            throw file.fault(e);
        }
    }

    /** The name for messages. */
    public String displayName() {
        return displayName(name);
    }

    private static String displayName(String name) {
        return name.equals(STANDARD_INPUT) ? "standard input" : name;
    }
}
