package semeia.tablebase;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.file.ReachedFile;
import semeia.tablebase.retrograde.Crew;
import semeia.tablebase.retrograde.ReachBuilder;
import semeia.tablebase.retrograde.Watch;

/** The files that are kept for each version of the format; {@code main} writes them anew for a new one. */
final class GoldenFiles {
    private GoldenFiles() {}

    public static void main(String[] args) throws IOException, InterruptedException {
        for (String name : new String[] {"awari-03", "abapa-03", "ba-awa-12"}) {
            write(name, Path.of(args[0], name + ".v2.semeia"));
        }
    }

    static void write(String name, Path target) throws IOException, InterruptedException {
        if (name.equals("ba-awa-12")) {
            writeReached(target);
            return;
        }
        Rules rules = RuleBook.byId(name.substring(0, 5));
        Path directory = Files.createTempDirectory("golden");
        Tablebases tablebases = new Tablebases(directory);
        new Builder(tablebases, 1, new SilentLog()).build(rules, 3);
        for (int seeds = 0; seeds <= 3; seeds++) {
            Path file = tablebases.file(TableRules.of(rules).orElseThrow(), seeds);
            if (seeds == 3) {
                Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
            } else {
                Files.delete(file);
            }
        }
        Files.delete(directory.resolve(rules.id()));
        Files.delete(directory);
    }

    private static void writeReached(Path target) throws IOException, InterruptedException {
        Rules rules = RuleBook.byId("ba-awa:11");
        Position start = rules.start();
        start.clear(0, 0);
        start.fill(0, 0x0000_0200_0300L);
        start.fill(1, 0x0100_0301_0101L);
        try (Crew crew = new Crew(1)) {
            ReachBuilder builder = new ReachBuilder(rules, start, crew);
            builder.reach(Watch.NONE);
            long[] numbers = builder.numbers(12);
            ReachedFile.write(target, rules.id(), builder.solve(12, Watch.NONE), numbers);
        }
    }
}
