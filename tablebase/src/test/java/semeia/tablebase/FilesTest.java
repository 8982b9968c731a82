package semeia.tablebase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
import semeia.tablebase.retrograde.Watch;

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
        return positions(count, SEEDS);
    }

    private static List<Position> positions(int count, int seeds) {
        Random random = new Random(3);
        List<Position> positions = new ArrayList<>();
        long[] board = new long[2];
        while (positions.size() < count) {
            Boards.scatter(random, 12, seeds, board);
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

    private Path golden(String name, int version) throws IOException {
        Path golden = directory.resolve(name + ".v" + version);
        try (var bytes = FilesTest.class.getResourceAsStream(name + ".v" + version + ".semeia")) {
            return Files.write(golden, bytes.readAllBytes());
        }
    }

    /** One file of each form, as each version wrote it; read for ever. */
    @ParameterizedTest
    @CsvSource({"awari-03,1", "abapa-03,1", "ba-awa-12,1", "awari-03,2", "abapa-03,2", "ba-awa-12,2"})
    void reads_every_version(String name, int version) throws IOException {
        MappedData data = MappedData.open(golden(name, version));
        data.checkAll();
        assertThat(data.header().version()).isEqualTo(version);
        assertThat(data.header().seeds()).isEqualTo(name.endsWith("03") ? 3 : 12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"awari-03", "abapa-03", "ba-awa-12"})
    void writes_version_2(String name) throws IOException, InterruptedException {
        Path again = directory.resolve("again");
        GoldenFiles.write(name, again);
        assertThat(again).hasSameBinaryContentAs(golden(name, 2));
    }

    /** Of all that is said of the layer only the plies are wrong, and its checksums are right. */
    @Test
    void verify_recomputes_the_plies_of_reached_positions() throws IOException, InterruptedException {
        Rules divided = RuleBook.byId("ba-awa:11");
        Path reached = tablebases.file(TableRules.of(divided).orElseThrow(), 12);
        Files.createDirectories(reached.getParent());
        Files.move(golden("ba-awa-12", 2), reached);
        Verifier verifier = new Verifier(tablebases, 1);
        assertThat(verifier.verify(divided, 12, Watch.NONE)).isPositive();
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(reached)).order(ByteOrder.LITTLE_ENDIAN);
        int data = 40 + bytes.getInt(36) + 8;
        bytes.putLong(data, bytes.getLong(data) - 1);
        bytes.putInt(data - 8, checksum(bytes.array(), data, bytes.capacity() - data));
        bytes.putInt(data - 4, checksum(bytes.array(), 0, data - 4));
        Files.write(reached, bytes.array());
        assertThatThrownBy(() -> verifier.verify(divided, 12, Watch.NONE)).hasMessageContaining(" plies, not ");
    }

    private static int checksum(byte[] bytes, int from, int length) {
        CRC32C sum = new CRC32C();
        sum.update(bytes, from, length);
        return (int) sum.getValue();
    }

    /** Its bounds are the same and its classes of plies no smaller: it is used and verified, and a build replaces it. */
    @Test
    void version_1_is_used_until_it_is_built_anew() throws IOException, InterruptedException {
        Path old = tablebases.file(rules, 3);
        byte[] written = Files.readAllBytes(old);
        Files.move(golden("abapa-03", 1), old, StandardCopyOption.REPLACE_EXISTING);
        List<Position> positions = positions(50, 3);
        assertThat(probe(RuleBook.ABAPA, positions)).noneMatch(List::isEmpty);
        assertThat(new Verifier(tablebases, 1).verify(RuleBook.ABAPA, 3, Watch.NONE))
                .isEqualTo(364);
        new Builder(tablebases, 1, new SilentLog()).build(RuleBook.ABAPA, 3);
        assertThat(old).hasBinaryContent(written);
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
