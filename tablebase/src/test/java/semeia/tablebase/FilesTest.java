package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import semeia.engine.Bounds;
import semeia.engine.Prober;
import semeia.rules.Position;
import semeia.rules.RuleBook;
import semeia.rules.Rules;
import semeia.tablebase.file.Header;
import semeia.tablebase.file.LayerWriter;
import semeia.tablebase.file.MappedData;
import semeia.tablebase.file.TablebaseException;
import semeia.tablebase.file.TablebaseException.Fault;

class FilesTest {
    private static final int SEEDS = 6;

    @TempDir
    Path directory;

    private Tablebases tablebases;
    private TableRules rules;
    private Path file;

    @BeforeEach
    void build() throws IOException, InterruptedException {
        tablebases = new Tablebases(directory);
        new Builder(tablebases, 1, new SilentLog()).build(RuleBook.ABAPA, SEEDS);
        rules = TableRules.of(RuleBook.ABAPA).orElseThrow();
        file = tablebases.file(rules, SEEDS);
    }

    private static Fault fault(Path file, String id, int seeds) {
        try {
            MappedData data = MappedData.open(file, id, seeds);
            data.checkAll();
            return null;
        } catch (TablebaseException e) {
            return e.fault();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void tells_four_faults_apart() throws IOException {
        assertThat(fault(tablebases.file(rules, SEEDS + 1), "abapa", SEEDS + 1)).isEqualTo(Fault.MISSING);
        assertThat(fault(file, "ayo", SEEDS)).isEqualTo(Fault.FOREIGN);
        assertThat(fault(file, "abapa", SEEDS + 1)).isEqualTo(Fault.FOREIGN);
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 1));
        assertThat(fault(file, "abapa", SEEDS)).isEqualTo(Fault.TRUNCATED);
        bytes[bytes.length - 5] ^= 4;
        Files.write(file, bytes);
        assertThat(fault(file, "abapa", SEEDS)).isEqualTo(Fault.DAMAGED);
        Files.writeString(file, "This is no database, but a text that is long enough to be looked at.");
        assertThat(fault(file, "abapa", SEEDS)).isEqualTo(Fault.FOREIGN);
    }

    @Test
    void each_fault_names_the_file_and_what_was_expected() {
        assertThatThrownBy(() -> MappedData.open(file, "ayo", SEEDS))
                .isInstanceOf(TablebaseException.class)
                .hasMessage(file + ": it is for abapa with 6 seeds, expected ayo with 6 seeds");
    }

    /** Cut anywhere, a file is refused as cut, and never read. */
    @Test
    void refuses_a_file_cut_at_any_length() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        for (int length = 0; length < bytes.length; length += length < 200 ? 1 : 997) {
            Files.write(file, java.util.Arrays.copyOf(bytes, length));
            assertThat(fault(file, "abapa", SEEDS)).as("length " + length).isEqualTo(Fault.TRUNCATED);
        }
    }

    /** One wrong byte anywhere: the file is refused, or knows nothing where it lies, or all is as before. */
    @Test
    void a_spoilt_file_never_tells_a_wrong_value() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        List<Position> positions = positions(200);
        List<List<Integer>> right = probe(RuleBook.ABAPA, positions);
        Random random = new Random(5);
        for (int i = 0; i < 400; i++) {
            byte[] spoilt = bytes.clone();
            int at = i < 100 ? random.nextInt(60) : random.nextInt(bytes.length);
            spoilt[at] ^= (byte) (1 + random.nextInt(255));
            Files.write(file, spoilt);
            List<List<Integer>> found = probe(RuleBook.ABAPA, positions);
            for (int p = 0; p < positions.size(); p++) {
                if (!found.get(p).isEmpty()) {
                    assertThat(found.get(p)).isEqualTo(right.get(p));
                }
            }
        }
    }

    private static List<Position> positions(int count) {
        Random random = new Random(3);
        List<Position> positions = new ArrayList<>();
        long[] board = new long[2];
        while (positions.size() < count) {
            Boards.scatter(random, 12, SEEDS, board);
            Position position = RuleBook.ABAPA.start();
            position.clear(random.nextInt(2), 0);
            position.fill(0, board[0]);
            position.fill(1, board[1]);
            if (RuleBook.ABAPA.legalMoves(position) != 0) {
                positions.add(position);
            }
        }
        return positions;
    }

    /** What a prober returns for each position; an empty list where it knows nothing. */
    private List<List<Integer>> probe(Rules by, List<Position> positions) {
        Prober prober = tablebases.prober(by, fault -> {});
        Bounds bounds = new Bounds();
        return positions.stream()
                .map(position -> prober.probe(position, bounds)
                        ? List.of(bounds.seeds(0), bounds.seeds(1), bounds.quietPlies())
                        : List.<Integer>of())
                .toList();
    }

    @Test
    void a_prober_goes_on_without_a_bad_file_and_tells_of_it() throws IOException {
        Files.writeString(file, "bad");
        List<Fault> faults = new ArrayList<>();
        Prober prober = tablebases.prober(RuleBook.ABAPA, fault -> faults.add(fault.fault()));
        assertThat(faults).containsExactly(Fault.TRUNCATED);
        assertThat(prober.probe(positions(1).get(0), new Bounds())).isFalse();
    }

    @Test
    void a_file_aside_is_gone_when_writing_fails() throws IOException {
        Path aside = directory.resolve("x.semeia");
        Header header = new Header(Header.Form.BOUNDS, "abapa", 1, 12, 24);
        try (LayerWriter writer = new LayerWriter(aside, header)) {
            writer.put(1);
        }
        try (var files = Files.list(directory)) {
            assertThat(files.filter(Files::isRegularFile)).isEmpty();
        }
    }

    /** One file of each form, as version 1 wrote it; read for ever. */
    @ParameterizedTest
    @ValueSource(strings = {"awari-03", "abapa-03", "ba-awa-12"})
    void reads_and_writes_version_1(String name) throws IOException, InterruptedException {
        Path golden = directory.resolve(name);
        try (var bytes = FilesTest.class.getResourceAsStream(name + ".v1.semeia")) {
            Files.write(golden, bytes.readAllBytes());
        }
        Path again = directory.resolve("again");
        GoldenFiles.write(name, again);
        assertThat(again).hasSameBinaryContentAs(golden);
        MappedData data = MappedData.open(golden);
        data.checkAll();
        assertThat(data.header().seeds()).isEqualTo(name.endsWith("03") ? 3 : 12);
    }

    @Test
    void the_usual_folder_follows_the_environment() {
        assertThat(Tablebases.defaultDirectory(java.util.Map.of("HOME", "/home/ama")))
                .isEqualTo(Path.of("/home/ama/.local/share/semeia/tablebases"));
        assertThat(Tablebases.defaultDirectory(java.util.Map.of("HOME", "/home/ama", "XDG_DATA_HOME", "/data")))
                .isEqualTo(Path.of("/data/semeia/tablebases"));
        assertThat(Tablebases.defaultDirectory(java.util.Map.of("XDG_DATA_HOME", "/data", "SEMEIA_TABLEBASES", "/t")))
                .isEqualTo(Path.of("/t"));
    }

    /** Awalé reads the files of Abapa, but an end at 25 lets only what is out of the opponent's reach be certain. */
    @Test
    void an_end_at_25_limits_what_is_certain() {
        Position position = positions(1).get(0);
        Bounds abapa = new Bounds();
        assertThat(tablebases.prober(RuleBook.ABAPA, fault -> {}).probe(position, abapa))
                .isTrue();
        Bounds awale = new Bounds();
        assertThat(tablebases.prober(RuleBook.AWALE, fault -> {}).probe(position, awale))
                .isTrue();
        assertThat(awale.seeds(0)).isZero();
        assertThat(awale.seeds(1)).isZero();
    }
}
