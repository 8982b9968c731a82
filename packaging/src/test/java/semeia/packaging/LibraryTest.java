package semeia.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program of somebody else's that uses the libraries. */
class LibraryTest {
    private static final Path LIBRARIES = Path.of("target/app/lib").toAbsolutePath();
    private static final Path CONSUMER = Path.of("src/test/consumer").toAbsolutePath();
    private static final String JAVA = System.getProperty("java.home") + "/bin/";
    private static final String PRINTED = "core 1014\nengine true\ntablebase no such folder\n";

    @TempDir
    private Path classes;

    private static Path library(String module) throws IOException {
        try (Stream<Path> files = Files.list(LIBRARIES)) {
            return files.filter(file -> file.getFileName().toString().matches("semeia-" + module + "-\\d.*\\.jar"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String libraries() throws IOException {
        return String.join(
                ":",
                library("core").toString(),
                library("engine").toString(),
                library("tablebase").toString());
    }

    private Command compile(String path, String... sources) throws IOException {
        Stream<String> options = Stream.of(
                JAVA + "javac", "--release", "17", "-Xlint:all,-requires-automatic", "-d", classes.toString(), path);
        Stream<String> rest = Stream.concat(Stream.of(libraries()), Stream.of(sources));
        return Command.run(
                CONSUMER.resolve("src/main/java"),
                Map.of(),
                Stream.concat(options, rest).toList());
    }

    @Test
    void is_compiled_and_run_on_the_module_path() throws IOException {
        Command compiled = compile("--module-path", "module-info.java", "example/Consumer.java");
        assertThat(compiled.output()).isEmpty();
        String path = libraries() + ":" + classes;
        Command run = Command.run(JAVA + "java", "--module-path", path, "-m", "example.consumer/example.Consumer");
        assertThat(run).isEqualTo(new Command(0, PRINTED));
    }

    @Test
    void is_compiled_and_run_on_the_class_path() throws IOException {
        assertThat(compile("--class-path", "example/Consumer.java").output()).isEmpty();
        Command run = Command.run(JAVA + "java", "-cp", libraries() + ":" + classes, "example.Consumer");
        assertThat(run).isEqualTo(new Command(0, PRINTED));
    }

    @ParameterizedTest
    @ValueSource(strings = {"core", "engine", "tablebase"})
    void each_library_says_its_module_name(String module) throws IOException {
        try (JarFile jar = new JarFile(library(module).toFile())) {
            assertThat(jar.getManifest().getMainAttributes().getValue("Automatic-Module-Name"))
                    .isEqualTo("semeia." + module);
        }
    }

    @Test
    void names_the_version_that_is_built() throws IOException {
        String version = library("core").getFileName().toString().replaceAll("semeia-core-(.*)\\.jar", "$1");
        assertThat(Files.readString(CONSUMER.resolve("pom.xml")))
                .contains("<semeia.version>" + version + "</semeia.version>");
    }

    /** In a repository of its own, filled from the network. */
    @Test
    @Tag("proof")
    void is_built_by_maven_after_an_install() throws IOException {
        String repository = "-Dmaven.repo.local=" + classes.resolve("repository");
        Command install = Command.run(
                "mvn", "-B", "-ntp", "-q", repository, "-Dstart", "-pl", "core,engine,tablebase", "-am", "install");
        assertThat(install.code()).as(install.output()).isZero();
        assertThat(Command.run("cp", "-r", CONSUMER.toString(), classes.toString())
                        .code())
                .isZero();
        List<String> words = List.of("mvn", "-B", "-ntp", "-q", repository, "compile");
        Command build = Command.run(classes.resolve("consumer"), Map.of(), words);
        assertThat(build.code()).as(build.output()).isZero();
    }
}
