package semeia.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.channels.ClosedByInterruptException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/**
 * Turns whatever a command throws into a message on standard error and an {@link ExitCode}.
 *
 * <p>{@link IllegalArgumentException} is bad data, {@link IOException} a bad file, {@link InterruptedException} the user's
 * Ctrl-C, picocli's {@link ParameterException} bad usage. Anything else is a fault of ours and shows its stack.
 */
final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {
    private final PrintStream err;

    Failures(PrintStream err) {
        this.err = err;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        say(e.getMessage());
        CommandLine.UnmatchedArgumentException.printSuggestions(e, command.getErr());
        err.println("Try '" + name + " --help'.");
        return ExitCode.BAD_USAGE;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
        if (e instanceof ParameterException usage) {
            return handleParseException(usage, new String[0]);
        }
        return handle(e);
    }

    int handle(Exception e) {
        if (e instanceof IllegalArgumentException) {
            say(e.getMessage());
            return ExitCode.BAD_DATA;
        }
        if (e instanceof OutputException output) {
            return output.isClosedPipe()
                    ? ExitCode.FINE
                    : badFile("cannot write to standard output: " + e.getMessage());
        }
        if (e instanceof InterruptedException || e instanceof ClosedByInterruptException) {
            return ExitCode.INTERRUPTED;
        }
        if (e instanceof IOException file) {
            return badFile(explain(file));
        }
        say("this is a fault in Semeia; please report it with the lines below");
        e.printStackTrace(err);
        return ExitCode.INTERNAL_FAULT;
    }

    private int badFile(String message) {
        say(message);
        return ExitCode.BAD_FILE;
    }

    /** What went wrong with a file. */
    static String explain(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            return missing.getFile() + ": there is no such file";
        }
        if (e instanceof AccessDeniedException denied) {
            return denied.getFile() + ": no permission";
        }
        if (e instanceof FileSystemException other) {
            return other.getFile() + ": " + other.getReason();
        }
        if (e instanceof CharacterCodingException) {
            return "the input is not UTF-8 text";
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }

    private void say(String message) {
        err.println("semeia: " + message);
    }
}
