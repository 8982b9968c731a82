package semeia.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.channels.ClosedByInterruptException;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.FileFaults;
import semeia.cli.terminal.OutputException;
import semeia.cli.terminal.Shown;

/**
 * Turns whatever a command throws into a message on standard error and an {@link ExitCode}.
 *
 * <p>{@link IllegalArgumentException} is bad data, {@link IOException} a bad file, {@link InterruptedException} the user's
 * Ctrl-C, picocli's {@link ParameterException} bad usage. Anything else is a fault of ours and shows its stack.
 */
public final class Failures implements IExecutionExceptionHandler, IParameterExceptionHandler {
    private final PrintStream err;
    private boolean badOutputTold;

    Failures(PrintStream err) {
        this.err = err;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        CommandLine command = e.getCommandLine();
        String name = command.getCommandSpec().qualifiedName();
        say(message(e));
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

    /** What is wrong with the command line; what picocli quotes of it is made fit to be shown. */
    private static String message(ParameterException e) {
        List<String> quoted = e instanceof CommandLine.UnmatchedArgumentException unmatched
                ? unmatched.getUnmatched()
                : e.getValue() == null ? List.of() : List.of(e.getValue());
        String message =
                e instanceof CommandLine.UnmatchedArgumentException unmatched ? unknown(unmatched) : e.getMessage();
        for (String value : quoted) {
            message = message.replace(value, Shown.of(value));
        }
        return message;
    }

    private static String unknown(CommandLine.UnmatchedArgumentException e) {
        String what = e.isUnknownOption()
                ? "unknown option '"
                : e.getCommandLine().getSubcommands().isEmpty() ? "unexpected argument '" : "unknown command '";
        return what + e.getUnmatched().get(0) + "'";
    }

    int handle(Exception e) {
        if (e instanceof IllegalArgumentException) {
            say(e.getMessage());
            return ExitCode.BAD_DATA;
        }
        if (e instanceof OutputException output) {
            return output.isClosedPipe() ? ExitCode.FINE : badOutput(output);
        }
        if (e instanceof InterruptedException || e instanceof ClosedByInterruptException) {
            return ExitCode.INTERRUPTED;
        }
        if (e instanceof IOException file) {
            return badFile(FileFaults.explain(file));
        }
        say("this is a bug in Semeia; please report it with the lines below");
        e.printStackTrace(err);
        return ExitCode.INTERNAL_FAULT;
    }

    /** Standard output is flushed once more at the end and fails again; once is enough. */
    private int badOutput(OutputException e) {
        if (!badOutputTold) {
            say("cannot write to standard output: " + e.getMessage());
        }
        badOutputTold = true;
        return ExitCode.BAD_FILE;
    }

    private int badFile(String message) {
        say(message);
        return ExitCode.BAD_FILE;
    }

    private void say(String message) {
        err.println("semeia: " + Shown.clean(message));
    }
}
