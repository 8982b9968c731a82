package semeia.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.cli.terminal.FileFaults;
import semeia.cli.terminal.NamedFile;

@DisabledOnOs(OS.WINDOWS)
class PlayFilesTest {
    private final PlayFiles files = new PlayFiles();

    @TempDir
    Path folder;

    private NamedFile file(String name) {
        return new NamedFile(folder.resolve(name).toString());
    }

    private void refuses(NamedFile file, boolean over, String reason) {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> files.write(file, "new", over))
                .satisfies(e -> assertThat(FileFaults.explain(e)).startsWith(file.name() + ": " + reason));
    }

    private String[] names() throws IOException {
        try (var all = Files.list(folder)) {
            return all.map(path -> path.getFileName().toString()).sorted().toArray(String[]::new);
        }
    }

    @Test
    void writes_over_a_strange_file_only_when_told_to() throws IOException {
        Path strange = Files.writeString(folder.resolve("letter"), "dear");
        refuses(file("letter"), false, "it already exists; 'save! ");
        assertThat(strange).hasContent("dear");
        files.write(file("letter"), "new", true);
        assertThat(strange).hasContent("new");
    }

    @Test
    void writes_over_what_this_sitting_saved_or_loaded() throws IOException {
        files.write(file("saved"), "old", false);
        files.write(file("saved"), "new", false);
        Files.writeString(folder.resolve("loaded"), "old");
        files.own(file("loaded"));
        files.write(file("loaded"), "new", false);
        assertThat(folder.resolve("saved")).hasContent("new");
        assertThat(folder.resolve("loaded")).hasContent("new");
    }

    @Test
    void leaves_every_other_file_of_the_folder_alone() throws IOException {
        Files.writeString(folder.resolve("game.new"), "mine");
        files.write(file("game"), "old", false);
        files.write(file("game"), "new", false);
        assertThat(names()).containsExactly("game", "game.new");
        assertThat(folder.resolve("game.new")).hasContent("mine");
    }

    @Test
    void follows_a_link_and_leaves_it_a_link() throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
        files.write(file("link"), "new", true);
        assertThat(link).isSymbolicLink();
        assertThat(target).hasContent("new");
        Files.createSymbolicLink(folder.resolve("dangling"), Path.of("nowhere"));
        refuses(file("dangling"), true, "it is a broken link");
    }

    @Test
    void keeps_the_mode_of_a_file_and_parts_no_hard_link() throws IOException {
        Path shared = Files.writeString(folder.resolve("shared"), "old");
        Files.setPosixFilePermissions(shared, PosixFilePermissions.fromString("rw-r-x--x"));
        files.write(file("shared"), "new", true);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(shared)))
                .isEqualTo("rw-r-x--x");
        Path other = Files.createLink(folder.resolve("other"), shared);
        refuses(file("shared"), true, "it has several hard links");
        assertThat(other).hasContent("new");
    }

    @Test
    void gives_a_new_file_the_mode_that_any_new_file_has() throws IOException {
        Path usual = Files.writeString(folder.resolve("usual"), "");
        files.write(file("game"), "new", false);
        assertThat(Files.getPosixFilePermissions(folder.resolve("game")))
                .isEqualTo(Files.getPosixFilePermissions(usual));
    }

    @Test
    void writes_and_reads_no_device_pipe_or_folder() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        refuses(file("pipe"), true, "it is not a regular file");
        refuses(new NamedFile("/dev/null"), true, "it is not a regular file");
        refuses(new NamedFile(folder.toString()), true, "it is a directory");
        refuses(file("none/game"), false, "there is no such directory");
        for (String name : new String[] {pipe.toString(), "/dev/zero", folder.toString(), "", "/"}) {
            assertThatExceptionOfType(IOException.class)
                    .isThrownBy(() -> files.read(new NamedFile(name)))
                    .satisfies(e -> assertThat(FileFaults.explain(e))
                            .startsWith((name.isEmpty() ? "\"\"" : name) + ": ")
                            .doesNotContain("null"));
        }
        assertThat(names()).containsExactly("pipe");
    }

    @ParameterizedTest
    @ValueSource(longs = {(4L << 20) + 1, 4L << 40})
    void refuses_to_read_a_file_that_is_too_large(long size) throws IOException {
        try (RandomAccessFile large =
                new RandomAccessFile(folder.resolve("large").toFile(), "rw")) {
            large.setLength(size);
        }
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(() -> files.read(file("large")))
                .satisfies(e -> assertThat(FileFaults.explain(e)).contains("large: it is too large, expected at most"));
    }
}
