package semeia.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.terminal.ExitCode;

/** Starts the launcher in a fresh copy of the sources, in a folder whose name has a space. */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    private static final Path SOURCES = Path.of("..").toAbsolutePath().normalize();
    private static final Set<String> NOT_COPIED = Set.of("target", ".git", "node_modules");
    private static final String VERSION = "semeia \\d+\\.\\d+\\.\\d+\\S*\n";

    @TempDir
    static Path folder;

    private static Path copy;
    private static List<Run> firstStarts;

    @BeforeAll
    static void start_twice_at_once() throws IOException {
        copy = folder.resolve("a copy");
        copySources();
        firstStarts = List.of(startLater(), startLater()).stream()
                .map(CompletableFuture::join)
                .toList();
    }

    private static CompletableFuture<Run> startLater() {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return start(Map.of(), "--version");
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    @Test
    void builds_once_for_two_first_starts_at_the_same_time() {
        assertThat(firstStarts).allSatisfy(run -> {
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(run.out()).matches(VERSION);
        });
        assertThat(firstStarts)
                .filteredOn(run -> run.err().contains("building Semeia"))
                .hasSize(1);
    }

    @Test
    void starts_a_built_program_without_a_word_of_its_own() throws IOException {
        Run run = start(Map.of(), "--version");
        assertThat(run.out()).matches(VERSION);
        assertThat(run.err()).isEmpty();
    }

    /** A wc that counts as the machine's does but says "total" in the language of its locale. */
    @ParameterizedTest
    @CsvSource({"fi_FI, yhteensä", "sv_SE, totalt", "de_DE, insgesamt", "tr_TR, toplam", "ar_EG, المجموع"})
    void finds_its_build_in_every_language(String locale, String total) throws IOException {
        Path bin = Files.createTempDirectory(folder, "wc");
        executable(
                bin.resolve("wc"),
                "PATH=${PATH#*:}\ncase ${LC_ALL:-$LANG} in\n  C) exec wc \"$@\" ;;\n  *) wc \"$@\" | sed 's/total$/"
                        + total + "/' ;;\nesac");
        String path = bin + ":" + System.getenv("PATH");
        for (String variable : List.of("LC_ALL", "LANG")) {
            Run run = start(Map.of(variable, locale + ".UTF-8", "PATH", path), "--version");
            assertThat(run.out()).matches(VERSION);
            assertThat(run.err()).isEmpty();
        }
    }

    @Test
    void starts_what_check_has_built() throws IOException {
        shell("touch core/src/main/java/semeia/rules/Position.java");
        executable(copy.resolve("web/lint"), "exit 0");
        Run check = run(copy, withMaven("exit 0"), List.of("./check", "quick"));
        assertThat(check.code()).as(check.err()).isZero();
        Run run = start(Map.of(), "--version");
        assertThat(run.out()).matches(VERSION);
        assertThat(run.err()).isEmpty();
    }

    @Test
    void leaves_the_checks_to_the_next_build_with_checks() throws IOException {
        try (var files = Files.list(copy.resolve("core/target"))) {
            assertThat(files)
                    .map(Path::getFileName)
                    .map(Path::toString)
                    .contains("classes")
                    .doesNotContain("maven-status");
        }
    }

    @Test
    void lets_others_read_the_program() throws IOException {
        try (var jars = Files.walk(copy.resolve("packaging/target/app"))) {
            assertThat(jars.filter(file -> file.toString().endsWith(".jar")))
                    .isNotEmpty()
                    .allSatisfy(jar -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(jar)))
                            .isEqualTo("rw-r--r--"));
        }
    }

    @Test
    void archives_the_classes_for_a_fast_start() throws IOException {
        try (var files = Files.list(copy.resolve("packaging/target/app"))) {
            assertThat(files)
                    .anyMatch(file ->
                            file.toString().endsWith(".jsa") && file.toFile().length() > 0);
        }
    }

    @Test
    void runs_through_a_link_from_any_folder() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("a copy", "semeia"));
        Run run = run(folder, Map.of(), List.of(link.toString(), "rules"));
        assertThat(run.out()).startsWith("abapa");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void passes_arguments_and_the_exit_code_on() throws IOException {
        Run run = start(Map.of(), "rules", "show", "no such game");
        assertThat(run.code()).isEqualTo(ExitCode.BAD_USAGE);
        assertThat(run.err()).contains("\"no such game\"");
    }

    @Test
    void replays_every_case_of_a_file() throws IOException {
        for (String file : Cases.games()) {
            Run run = start(Map.of(), "replay", "--json", "core/src/test/resources/cases/" + file);
            assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.FINE);
            assertThat(run.out())
                    .isEqualTo(Run.with(String.join("\n", Cases.lines(file)), "replay", "--json")
                            .out());
        }
    }

    @Test
    void plays_a_game_of_computers() throws IOException {
        String[] game = {"play", "--rules", "anywoli", "--seats", "computer,computer", "--seed", "3"};
        Run run = start(Map.of("LC_ALL", "C"), game);
        assertThat(run).isEqualTo(Run.of(game));
    }

    @Test
    void builds_again_after_a_change_and_shows_why_a_build_failed() throws IOException {
        Path change = Files.createFile(copy.resolve("core/src/main/java/semeia/rules/Change.java"));
        Run broken = start(withMaven("echo '[ERROR] Change.java: four is no number of seeds'; exit 1"), "--version");
        assertThat(broken.code()).isEqualTo(ExitCode.INTERNAL_FAULT);
        assertThat(broken.out()).isEmpty();
        assertThat(broken.err()).contains("four is no number of seeds").contains("the build failed");

        Files.delete(change);
        Run mended = start(withMaven("exit 0"), "--version");
        assertThat(mended.code()).as(mended.err()).isZero();
        assertThat(mended.out()).matches(VERSION);
        assertThat(mended.err()).contains("building Semeia").contains("built in");
    }

    @Test
    void builds_with_the_java_that_runs_it() throws IOException {
        Path change = Files.createFile(copy.resolve("core/src/main/java/semeia/rules/Change2.java"));
        Run run = start(withMaven("echo \"Java is $JAVA_HOME\"; exit 1"), "--version");
        Files.delete(change);
        assertThat(run.err())
                .contains("Java is " + Path.of(System.getProperty("java.home")).toRealPath());
        assertThat(start(withMaven("exit 0"), "--version").code()).isZero();
    }

    /** An environment whose Maven does nothing but what the shell lines say. */
    private static Map<String, String> withMaven(String shellLines) throws IOException {
        Path bin = Files.createTempDirectory(folder, "maven");
        executable(bin.resolve("mvn"), shellLines);
        return Map.of("PATH", bin + ":" + System.getenv("PATH"));
    }

    @Test
    void refuses_an_old_java() throws IOException {
        Path old = fakeJava("JAVA_VERSION=\"11.0.2\"\n");
        Run run = start(Map.of("JAVA_HOME", old.toString()), "--version");
        assertThat(run.code()).isEqualTo(ExitCode.INTERNAL_FAULT);
        assertThat(run.err()).contains("Java 17 or newer is needed").contains("11.0.2");
    }

    @Test
    void refuses_a_java_older_than_nine() throws IOException {
        Path old = fakeJava("JAVA_VERSION=\"1.8.0_402\"\n");
        assertThat(start(Map.of("JAVA_HOME", old.toString()), "--version").err())
                .contains("Java 17 or newer is needed")
                .contains("1.8.0_402");
    }

    @ParameterizedTest
    @ValueSource(strings = {"99999999999999999999", "", "seventeen", "-17"})
    void refuses_a_java_whose_version_makes_no_sense(String version) throws IOException {
        Run run = start(
                Map.of(
                        "JAVA_HOME",
                        fakeJava("JAVA_VERSION=\"" + version + "\"\n").toString()),
                "--version");
        assertThat(run.code()).isEqualTo(ExitCode.INTERNAL_FAULT);
        assertThat(run.err()).hasLineCount(1).contains("Java 17 or newer is needed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"semeia.jar", "lib", "lib/picocli-*.jar"})
    void builds_again_when_a_part_of_the_program_is_missing_or_cut_short(String part) throws IOException {
        Path app = copy.resolve("packaging/target/app");
        Path kept = folder.resolve("kept");
        String save = "cp -a '%s' '%s'".formatted(app, kept);
        String cut = part.equals("lib")
                ? "rm -r '%s'/lib".formatted(app)
                : "for f in '%s'/%s; do echo cut >\"$f\"; done".formatted(app, part);
        shell(save + "; " + cut);
        Run run = start(withMaven("cp -a '%s'/. '%s'; rm -r '%s'".formatted(kept, app, kept)), "--version");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out()).matches(VERSION);
        assertThat(run.err()).contains("building Semeia");
        assertThat(start(Map.of(), "--version").err()).isEmpty();
    }

    @Test
    void says_that_it_cannot_build_where_it_cannot_write() throws IOException {
        Path change = Files.createFile(copy.resolve("core/src/main/java/semeia/rules/Change3.java"));
        Path lock = copy.resolve("target/lock");
        Files.delete(lock);
        Files.createDirectory(lock);
        Run run = start(Map.of(), "--version");
        Files.delete(lock);
        Files.delete(change);
        assertThat(run.code()).isEqualTo(ExitCode.INTERNAL_FAULT);
        assertThat(run.err())
                .hasLineCount(1)
                .startsWith("semeia: the build is missing")
                .contains("cannot be written");
        assertThat(start(withMaven("exit 0"), "--version").code()).isZero();
    }

    @Test
    void takes_a_closed_standard_input_for_an_empty_one() throws IOException {
        Run run = run(copy, Map.of(), List.of("sh", "-c", "./semeia replay --json <&-"));
        assertThat(run).isEqualTo(new Run(ExitCode.FINE, "", ""));
    }

    private static void shell(String script) throws IOException {
        assertThat(run(copy, Map.of(), List.of("sh", "-c", script)).code()).isZero();
    }

    @Test
    void says_when_java_home_is_wrong() throws IOException {
        Run run = start(Map.of("JAVA_HOME", folder.resolve("nowhere").toString()), "--version");
        assertThat(run.code()).isEqualTo(ExitCode.INTERNAL_FAULT);
        assertThat(run.err()).contains("JAVA_HOME is", "nowhere", "set it to the folder of a JDK");
    }

    private static Path fakeJava(String release) throws IOException {
        Path home = Files.createTempDirectory(folder, "java");
        executable(Files.createDirectory(home.resolve("bin")).resolve("java"), "exit 1");
        Files.writeString(home.resolve("release"), release);
        return home;
    }

    private static void executable(Path file, String shellLines) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + shellLines + "\n");
        assertThat(file.toFile().setExecutable(true)).isTrue();
    }

    private static Run start(Map<String, String> environment, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(copy.resolve("semeia").toString()));
        command.addAll(List.of(args));
        return run(copy, environment, command);
    }

    private static Run run(Path workingFolder, Map<String, String> environment, List<String> command)
            throws IOException {
        Path out = Files.createTempFile(folder, "out", ".txt");
        Path err = Files.createTempFile(folder, "err", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(workingFolder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("MAVEN_OPTS", "-Dmaven.repo.local=" + System.getProperty("localRepository"));
        builder.environment().putAll(environment);
        int code = builder.start().onExit().join().exitValue();
        return new Run(code, Files.readString(out), Files.readString(err));
    }

    private static void copySources() throws IOException {
        Files.walkFileTree(SOURCES, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path from, BasicFileAttributes attributes) throws IOException {
                if (NOT_COPIED.contains(from.getFileName().toString())) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(copy.resolve(SOURCES.relativize(from)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path from, BasicFileAttributes attributes) throws IOException {
                Files.copy(from, copy.resolve(SOURCES.relativize(from)));
                return FileVisitResult.CONTINUE;
            }
        });
    }
}
