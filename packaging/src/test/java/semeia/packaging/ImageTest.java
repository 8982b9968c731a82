package semeia.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** The container image: built, unpacked layer by layer, and run as its user with nothing else in sight. */
@Tag("proof")
@EnabledOnOs(OS.LINUX)
class ImageTest {
    private static final Path OUT = Path.of("target/tested-image").toAbsolutePath();
    private static final Path LAYERS = OUT.resolve("layers");
    private static final Path ROOT = OUT.resolve("root");

    @BeforeAll
    static void build() throws IOException {
        succeed("rm -rf %s && umask 077 && packaging/build --built --out %s image".formatted(OUT, OUT));
        succeed("mkdir -p %s %s && tar -xf %s/semeia-image.tar -C %s".formatted(LAYERS, ROOT, OUT, LAYERS));
        for (String layer : layers()) {
            succeed("tar -xpf %s -C %s".formatted(LAYERS.resolve(layer), ROOT));
        }
    }

    private static void succeed(String line) throws IOException {
        Command run = Command.run("sh", "-c", line);
        assertThat(run.code()).as(run.output()).isZero();
    }

    private static List<String> layers() throws IOException {
        return Pattern.compile("[^\",\\[]+\\.tar\\.gz")
                .matcher(Files.readString(LAYERS.resolve("manifest.json")))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    /** Runs lines as the user of the image, in its root, with only the devices and processes that an engine adds. */
    private static Command inside(String lines) throws IOException {
        assumeThat(System.getProperty("user.name")).as("who runs the tests").isEqualTo("root");
        return Command.run("unshare", "--mount", "sh", "-c", """
                cd %s && mkdir -p dev proc && mount --bind /dev dev && mount --bind /proc proc || exit 99
                inside() { exec env -i HOME=/data SEMEIA_PORT=8993 SEMEIA_DATABASE=sqlite:/data/semeia.db \
                  "$(command -v chroot)" --userspec=65532:65532 . /runtime/bin/java -cp @/app/jib-classpath-file "$@"; }
                %s""".formatted(ROOT, lines));
    }

    @Test
    void libraries_that_seldom_change_have_a_layer_of_their_own() throws IOException {
        assertThat(layers()).hasSizeBetween(3, 5).doesNotHaveDuplicates();
        try (Stream<Path> top = Files.list(ROOT)) {
            assertThat(top.map(ROOT::relativize).map(Path::toString).filter(name -> !name.matches("dev|proc")))
                    .containsOnlyOnce("app", "data", "runtime", "tmp", "lib")
                    .isSubsetOf("app", "data", "etc", "lib", "lib64", "runtime", "tmp", "usr");
        }
    }

    @Test
    void it_is_run_by_a_user_without_rights_and_has_no_shell() throws IOException {
        String config = Files.readString(LAYERS.resolve("config.json"));
        assertThat(config)
                .contains("\"User\":\"65532:65532\"", "\"Entrypoint\":[\"/runtime/bin/java\"", "semeia.cli.Semeia")
                .contains("\"Cmd\":[\"serve\",\"--settings\"]", "\"8017/tcp\"", "\"/data\"");
        assertThat(ROOT.resolve("bin")).doesNotExist();
    }

    @Test
    void its_main_class_runs() throws IOException {
        Command run = inside("inside semeia.cli.Semeia --version");
        assertThat(run.output()).matches("semeia \\d+\\.\\d+\\.\\d+\\S*\n");
    }

    @Test
    void its_health_check_knows_whether_it_serves() throws IOException {
        Command run = inside("""
                (inside semeia.server.HealthCheck) && exit 98
                mkfifo data/said
                (inside semeia.cli.Semeia serve --host 127.0.0.1 --json >data/said) & server=$!
                exec 3<data/said
                read -r line <&3
                (inside semeia.server.HealthCheck); code=$?
                kill $server; wait $server; exit $code
                """);
        assertThat(run.code()).as(run.output()).isZero();
        assertThat(ROOT.resolve("data/semeia.db")).exists();
    }
}
