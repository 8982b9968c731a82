package semeia.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The archive and the Debian package, built by somebody whose files are their own and laid into roots of their own. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class PackagesTest {
    private static final Path OUT = Path.of("target/tested").toAbsolutePath();
    private static final Path INSTALLED = OUT.resolve("root");
    private static final Path UNPACKED = OUT.resolve("unpacked");

    @BeforeAll
    static void build() throws IOException {
        assumeThat(Command.exists("dpkg-deb")).as("dpkg-deb is here").isTrue();
        succeed("rm -rf %s && umask 077 && packaging/build --built --out %s deb".formatted(OUT, OUT));
        succeed("mkdir -p %s %s && chmod 755 %s".formatted(INSTALLED, UNPACKED, OUT));
        succeed("dpkg-deb -x %s %s".formatted(deb(), INSTALLED));
        succeed("tar -xpzf %s/semeia.tar.gz -C %s".formatted(OUT, UNPACKED));
    }

    private static void succeed(String line) throws IOException {
        Command run = Command.run("sh", "-c", line);
        assertThat(run.code()).as(run.output()).isZero();
    }

    private static Path deb() throws IOException {
        try (Stream<Path> files = Files.list(OUT)) {
            return files.filter(file -> file.toString().endsWith(".deb"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void everybody_can_read_all_but_the_settings() throws IOException {
        for (Path root : List.of(INSTALLED, UNPACKED)) {
            try (Stream<Path> files = Files.walk(root)) {
                assertThat(files.filter(file -> !Files.isSymbolicLink(file)))
                        .isNotEmpty()
                        .allSatisfy(PackagesTest::hasItsMode);
            }
        }
    }

    private static void hasItsMode(Path file) throws IOException {
        Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(file);
        String mode = PosixFilePermissions.toString(permissions);
        if (file.endsWith("server.conf")) {
            assertThat(mode).as(file.toString()).isEqualTo("rw-------");
        } else if (Files.isDirectory(file)) {
            assertThat(mode).as(file.toString()).isEqualTo("rwxr-xr-x");
        } else {
            assertThat(mode).as(file.toString()).isIn("rw-r--r--", "rwxr-xr-x", "r--r--r--");
        }
    }

    @ParameterizedTest
    @CsvSource({"077, root/usr/bin/semeia", "022, root/usr/bin/semeia", "077, unpacked/semeia/bin/semeia"})
    void somebody_without_rights_runs_the_program(String umask, String program) throws IOException {
        Command run = Command.asNobody(
                OUT,
                umask,
                "./%s replay --json <<'END'\n{\"rules\":\"abapa\",\"moves\":\"A\"}\nEND".formatted(program));
        assertThat(run.code()).as(run.output()).isZero();
        assertThat(run.output()).startsWith("{\"rules\":\"abapa\"");
    }

    /** A home that everybody may write to, as /tmp: what keeps the database to its owner is its mode. */
    @ParameterizedTest
    @ValueSource(strings = {"077", "022"})
    void somebody_without_rights_serves_the_page(String umask) throws IOException {
        Path home = OUT.resolve("home" + umask);
        succeed("mkdir -p %s && chmod 1777 %s".formatted(home, home));
        String serve = OUT + "/root/usr/bin/semeia serve --port 0 --json --settings";
        Command run = Command.asNobody(home, umask, """
                mkfifo said; %s >said 2>log & server=$!
                exec 3<said
                while read -r line <&3; do case $line in *'"address"'*) break ;; esac; done
                curl -fsS "$(echo "$line" | sed 's/.*"address":"\\([^"]*\\)".*/\\1/')ready"; code=$?
                kill $server; wait $server; cat log; exit $code
                """.formatted(serve));
        assertThat(run.code()).as(run.output()).isZero();
        assertThat(PosixFilePermissions.toString(
                        Files.getPosixFilePermissions(home.resolve(".local/share/semeia/semeia.db"))))
                .isEqualTo("rw-------");
    }

    @Test
    void the_settings_of_the_operator_are_not_overridden_by_the_service() throws IOException {
        String unit = Files.readString(INSTALLED.resolve("usr/lib/systemd/system/semeia.service"));
        assertThat(unit).doesNotContain("SEMEIA_").contains("LoadCredential=server.conf:/etc/semeia/server.conf");
    }

    @Test
    void systemd_understands_the_unit() throws IOException {
        assumeThat(Command.exists("systemd-analyze"))
                .as("systemd-analyze is here")
                .isTrue();
        String unit = INSTALLED.resolve("usr/lib/systemd/system/semeia.service").toString();
        Path checked = OUT.resolve("unit/semeia.service");
        Files.createDirectories(checked.getParent());
        Files.writeString(
                checked,
                Files.readString(Path.of(unit))
                        .replace(
                                "/usr/bin/semeia",
                                INSTALLED.resolve("usr/bin/semeia").toString()));
        Command run = Command.run("systemd-analyze", "verify", "--man=no", checked.toString());
        assertThat(run.output()).doesNotContain("semeia");
    }

    @Test
    void shells_complete_commands_and_man_describes_them() {
        Path share = INSTALLED.resolve("usr/share");
        assertThat(share.resolve("man/man1/semeia-tablebase-build.1.gz")).isNotEmptyFile();
        assertThat(share.resolve("bash-completion/completions/semeia"))
                .content()
                .contains("complete -F _complete_semeia");
        assertThat(share.resolve("zsh/vendor-completions/_semeia")).content().startsWith("#compdef semeia\n");
        assertThat(share.resolve("fish/vendor_completions.d/semeia.fish"))
                .content()
                .contains("complete -c semeia ");
    }

    @Test
    void lintian_finds_no_error() throws IOException {
        assumeThat(Command.exists("lintian")).as("lintian is here").isTrue();
        Command run = Command.run("lintian", "--allow-root", "--tag-display-limit", "0", deb().toString());
        assertThat(run.output().lines().filter(line -> line.startsWith("E:"))).isEmpty();
    }
}
