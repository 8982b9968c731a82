package semeia.cli.games;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import semeia.cli.options.InputFile;
import semeia.cli.options.RulesOption;
import semeia.cli.terminal.ExitCode;
import semeia.cli.terminal.LenientText;
import semeia.cli.terminal.MeasuredInput;
import semeia.cli.terminal.Progress;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.StandardStreams;
import semeia.notation.Auale;
import semeia.notation.GameFormat;
import semeia.notation.GameReader;
import semeia.notation.GameRecord;
import semeia.notation.Notation;
import semeia.notation.NotationException;
import semeia.notation.TextFault;
import semeia.rules.Game;

/** {@code semeia convert}: reads games or positions in one form and writes them in another. */
@Command(
        name = "convert",
        description = {
            "Convert games and positions to another format.",
            "",
            "Formats: semeia, Semeia's own records, or positions one per line; auale, lines of Auale; ogn, its"
                    + " files; playstrategy, that site's FEN, or its games; json, one object per line; csv, a line of names, then one game"
                    + " per line. Lost information is reported;"
                    + " invalid games are reported and skipped, the others are converted, and the exit code is 1.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  semeia convert --from ogn --to semeia games.ogn",
            "  semeia convert --from semeia --to json game.txt | semeia replay",
            "  echo '4,4,4,4,4,4/4,4,4,4,4,4 0-0 S' |",
            "      semeia convert --from semeia --to playstrategy"
        })
public final class ConvertCommand implements Callable<Integer> {
    @Mixin
    private InputFile input;

    @Option(
            names = "--from",
            required = true,
            paramLabel = "FORM",
            converter = GameForm.Converter.class,
            completionCandidates = GameForm.Names.class,
            description = "Input format: semeia, auale, ogn, playstrategy, json or csv.")
    private GameForm from;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORM",
            converter = GameForm.Converter.class,
            completionCandidates = GameForm.Names.class,
            description = "Output format, one of the same.")
    private GameForm to;

    @Mixin
    private RulesOption rules;

    @Option(names = "--positions", description = "Write the last position of each game, not the game.")
    private boolean positions;

    @Option(names = "--strict", description = "Skip games that would lose information.")
    private boolean strict;

    @Option(
            names = "--lenient",
            description = "Skip unknown fields of json and columns of csv, and report them as lost.")
    private boolean lenient;

    @Spec
    private CommandSpec spec;

    private final StandardStreams streams;
    private int games;
    private int written;
    private int lossy;
    private final Map<String, Integer> lost = new TreeMap<>();
    private boolean allWell = true;
    private boolean anyDamage;

    public ConvertCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (positions && (to == GameForm.OGN || to == GameForm.CSV)) {
            throw new ParameterException(
                    spec.commandLine(), "--positions: " + to + " has no form for a position alone");
        }
        try (MeasuredInput bytes = input.openBytes(streams);
                Progress progress = Progress.besides(streams)) {
            GameReader reader = reader(bytes);
            progress.begin("convert");
            while (convertOne(reader)) {
                bytes.tell(progress);
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
            }
        }
        tellSum();
        return allWell ? ExitCode.FINE : ExitCode.BAD_DATA;
    }

    private GameReader reader(MeasuredInput bytes) throws IOException {
        if (from != GameForm.SEMEIA) {
            return from.reader(bytes, lenient, rules.rules(), streams.out()::flush, this::refuseBytes);
        }
        BufferedReader text = new BufferedReader(new LenientText(bytes, this::refuseBytes));
        return PositionLines.beginsIn(text)
                ? new PositionLines(text, rules.rules())
                : GameFormat.SEMEIA.reader(text, rules.rules());
    }

    /** Whether there was one. */
    private boolean convertOne(GameReader reader) throws IOException {
        games++;
        try {
            Optional<GameRecord> record = reader.next();
            if (record.isPresent()) {
                convert(record.get(), reader.losses());
            }
            return record.isPresent();
        } catch (NotationException e) {
            e.faults().forEach(fault -> refuse(fault.toString()));
        } catch (IllegalArgumentException e) {
            refuse(e.getMessage());
        }
        return true;
    }

    private void convert(GameRecord record, List<String> unread) throws IOException {
        if (anyDamage && LenientText.isDamaged(record)) {
            refuse("game " + games + " has bytes in it that are not UTF-8 text; skipped");
            return;
        }
        try {
            List<String> unwritten = positions ? to.positionLosses(record.game()) : to.losses(record);
            if (!positions) {
                tellLosses("a record", unread);
            }
            tellLosses(to.toString(), unwritten);
            List<String> losses = new ArrayList<>(unwritten);
            losses.addAll(positions ? List.of() : unread);
            losses.forEach(part -> lost.merge(part, 1, Integer::sum));
            lossy += losses.isEmpty() ? 0 : 1;
            if (strict && !losses.isEmpty()) {
                allWell = false;
                return;
            }
            write(record);
        } catch (NotationException e) {
            TextFault fault = e.faults().get(0);
            refuse("game " + games + " cannot be written in the format " + to + ": " + fault.place() + " is \""
                    + fault.value() + "\", expected " + fault.expected());
        }
    }

    /** Says at the end how many games lost what, so that it is seen even where the lines about each have scrolled away. */
    private void tellSum() {
        if (lossy > 1) {
            String parts = lost.entrySet().stream()
                    .map(part -> part.getKey() + " of " + part.getValue())
                    .collect(Collectors.joining(", "));
            tell(lossy + " of " + (games - 1) + " games " + (strict ? "left out, since they would lose: " : "lost: ")
                    + parts);
        }
    }

    private void tellLosses(String holder, List<String> losses) {
        if (!losses.isEmpty()) {
            tell("game " + games + ": " + holder + " cannot hold its " + String.join(" and ", losses)
                    + (strict ? "; skipped" : ""));
        }
    }

    private void write(GameRecord record) throws IOException {
        Game game = record.game();
        if (positions && to == GameForm.JSON) {
            streams.out().json(json -> {
                json.writeStringField("rules", game.rules().id());
                json.writeStringField("position", Notation.format(game.rules(), game.position()));
            });
        } else if (to == GameForm.CSV) {
            streams.out().text((written > 0 ? "" : CsvGames.heading()) + CsvGames.format(record));
        } else if (to == GameForm.JSON) {
            streams.out().json(json -> JsonGames.write(record, json));
        } else if (positions && to == GameForm.SEMEIA) {
            streams.out().line(Notation.format(game.rules(), game.position()));
        } else if (positions && to == GameForm.AUALE) {
            streams.out().line(Auale.format(game.rules(), game.position()));
        } else {
            GameFormat form = to.text().orElseThrow();
            streams.out().text(written > 0 ? form.separator() : "");
            streams.out().text(form.format(record));
        }
        written++;
    }

    private void refuseBytes(int line) {
        anyDamage = true;
        refuse("line " + line + ": not UTF-8 text");
    }

    private void refuse(String fault) {
        allWell = false;
        tell(Shown.of(input.displayName()) + ": " + fault);
    }

    /** Says something about the games, after what was written of them. */
    private void tell(String message) {
        streams.err().println("semeia: " + Shown.clean(message));
    }
}
