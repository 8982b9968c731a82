package semeia.cli.help;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;

/** {@code semeia completion}: a script with which a shell completes commands, options and rulesets. */
@Command(
        name = "completion",
        description = {"Print a script with which bash, zsh or fish completes commands, options and rulesets.", ""},
        footer = {
            "",
            "Examples:",
            "  semeia completion bash > ~/.local/share/bash-completion/completions/semeia",
            "  semeia completion zsh >> ~/.zshrc",
            "  semeia completion fish > ~/.config/fish/completions/semeia.fish"
        })
public final class CompletionCommand implements Callable<Integer> {
    @Parameters(paramLabel = "SHELL", converter = ShellConverter.class, description = "bash, zsh or fish.")
    private Shell shell = Shell.BASH;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;

    /** A shell that can be helped. */
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    /** Reads the name of a shell. */
    static final class ShellConverter implements ITypeConverter<Shell> {
        @Override
        public Shell convert(String text) {
            return switch (text) {
                case "bash" -> Shell.BASH;
                case "zsh" -> Shell.ZSH;
                case "fish" -> Shell.FISH;
                default -> throw new TypeConversionException("\"" + Shown.of(text) + "\", expected bash, zsh or fish");
            };
        }
    }

    public CompletionCommand(StandardStreams streams) {
        this.streams = streams;
    }

    /** One script serves bash and zsh: it loads zsh's own imitation of bash. */
    @Override
    public Integer call() throws IOException {
        CommandSpec root = spec.root();
        streams.out()
                .text(
                        shell == Shell.FISH
                                ? FishCompletion.of(root)
                                : AutoComplete.bash(root.name(), root.commandLine()));
        return ExitCode.FINE;
    }
}
