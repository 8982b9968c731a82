package semeia.cli.help;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command, in the macros of man(7): what its {@code --help} says. */
final class ManPage {
    private static final int SECTION = 1;

    private final StringBuilder page = new StringBuilder();
    private final CommandSpec spec;

    private ManPage(CommandSpec spec) {
        this.spec = spec;
    }

    /** The page. */
    static String of(CommandSpec spec) {
        return new ManPage(spec).write();
    }

    private String write() {
        String name = spec.qualifiedName("-");
        List<String> description = plain(spec.usageMessage().description());
        page.append(".TH ").append(name.toUpperCase(Locale.ROOT)).append(' ').append(SECTION);
        page.append(" \"\" \"").append(spec.root().version()[0]).append("\" \"Semeia\"\n");
        section("NAME");
        page.append(name)
                .append(" \\- ")
                .append(text(description.get(0).replaceFirst("\\.$", "")))
                .append('\n');
        section("SYNOPSIS");
        page.append(text(synopsis())).append('\n');
        section("DESCRIPTION");
        description.stream().skip(1).filter(line -> !line.isBlank()).forEach(line -> paragraph(text(line)));
        options();
        if (!spec.subcommands().isEmpty()) {
            commands();
        }
        footer();
        return page.toString();
    }

    private String synopsis() {
        return new Help(spec, Help.defaultColorScheme(Help.Ansi.OFF))
                .synopsis(0)
                .strip()
                .replaceAll("\\s+", " ");
    }

    private void options() {
        section("OPTIONS");
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            item(parameter.paramLabel(), parameter.description());
        }
        for (OptionSpec option : spec.options()) {
            if (!option.hidden()) {
                String value = option.arity().max() > 0 ? "=" + option.paramLabel() : "";
                item(String.join(", ", option.names()) + value, option.description());
            }
        }
    }

    private void commands() {
        section("COMMANDS");
        for (CommandLine sub : spec.subcommands().values()) {
            CommandSpec child = sub.getCommandSpec();
            if (!child.usageMessage().hidden()) {
                item(
                        child.qualifiedName("-") + "(" + SECTION + ")",
                        child.usageMessage().description());
            }
        }
    }

    private void footer() {
        List<String> lines = plain(spec.usageMessage().footer());
        int examples = lines.indexOf("Examples:");
        if (examples >= 0) {
            section("EXAMPLES");
            page.append(".nf\n");
            lines.stream()
                    .skip(examples + 1L)
                    .forEach(line -> page.append(text(line)).append('\n'));
            page.append(".fi\n");
        }
        section("EXIT STATUS");
        paragraph("0 success, 1 invalid data, 2 invalid usage, 3 file error, 70 internal error, 130 interrupted.");
    }

    private void section(String name) {
        page.append(".SH ").append(name).append('\n');
    }

    private void paragraph(String text) {
        page.append(".PP\n").append(text).append('\n');
    }

    private void item(String term, String[] description) {
        page.append(".TP\n.B ").append(text(term)).append('\n');
        page.append(text(String.join(" ", plain(description)))).append('\n');
    }

    private static List<String> plain(String[] lines) {
        return Arrays.stream(lines).map(line -> line.replace("%%", "%")).toList();
    }

    /** Text in which nothing is a macro. */
    private static String text(String plain) {
        String escaped = plain.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq");
        return escaped.startsWith(".") ? "\\&" + escaped : escaped;
    }
}
