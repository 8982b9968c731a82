package semeia.cli.help;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The completion script for fish, which picocli does not write: a line for each command and each option. */
final class FishCompletion {
    private final StringBuilder script = new StringBuilder();
    private final String program;

    private FishCompletion(String program) {
        this.program = program;
    }

    /** The script for a program with all its commands. */
    static String of(CommandSpec root) {
        FishCompletion fish = new FishCompletion(root.name());
        fish.command(root, List.of());
        return fish.script.toString();
    }

    private void command(CommandSpec spec, List<String> path) {
        String here = condition(path, spec);
        for (OptionSpec option : spec.options()) {
            if (!option.hidden()) {
                option(option, here);
            }
        }
        for (CommandLine sub : spec.subcommands().values()) {
            CommandSpec child = sub.getCommandSpec();
            if (!child.usageMessage().hidden()) {
                line(
                        here,
                        "-f -a " + child.name() + " -d "
                                + quoted(child.usageMessage().description()[0]));
                List<String> below = new ArrayList<>(path);
                below.add(child.name());
                command(child, below);
            }
        }
    }

    /** Where the words of the path were entered, and none of the command's own. */
    private static String condition(List<String> path, CommandSpec spec) {
        List<String> all = new ArrayList<>();
        path.forEach(name -> all.add("__fish_seen_subcommand_from " + name));
        if (!spec.subcommands().isEmpty()) {
            all.add("not __fish_seen_subcommand_from "
                    + String.join(" ", spec.subcommands().keySet()));
        }
        return String.join("; and ", all);
    }

    private void option(OptionSpec option, String here) {
        StringBuilder words = new StringBuilder();
        for (String name : option.names()) {
            words.append(name.startsWith("--") ? " -l " : " -s ").append(name.replaceFirst("^-+", ""));
        }
        if (option.arity().max() > 0) {
            words.append(" -r");
        }
        if (option.completionCandidates() != null) {
            words.append(" -f -a ").append(quoted(String.join(" ", option.completionCandidates())));
        }
        line(here, words.substring(1) + " -d " + quoted(option.description()[0]));
    }

    private void line(String here, String words) {
        script.append("complete -c ").append(program);
        if (!here.isEmpty()) {
            script.append(" -n ").append(quoted(here));
        }
        script.append(' ').append(words).append('\n');
    }

    private static String quoted(String text) {
        return "'" + text.replace("%%", "%").replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
