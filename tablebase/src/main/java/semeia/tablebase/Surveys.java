package semeia.tablebase;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.TreeMap;
import semeia.tablebase.file.Header;
import semeia.tablebase.layer.Layer;

/** Counts over whole layers. */
final class Surveys {
    private Surveys() {}

    static Map<Integer, Long> histogram(Tablebases tablebases, TableRules rules, int seeds) throws IOException {
        long[] counts = new long[256];
        try {
            if (rules.form() == Header.Form.REACHED) {
                tablebases.reached(rules, seeds).forEach((number, mover, other) -> counts[128 + mover]++);
            } else {
                Layer layer = tablebases.layer(rules, seeds);
                for (long index = 0; index < layer.size(); index++) {
                    counts[128 + layer.mover(index)]++;
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        Map<Integer, Long> histogram = new TreeMap<>();
        for (int i = 0; i < counts.length; i++) {
            if (counts[i] > 0) {
                histogram.put(i - 128, counts[i]);
            }
        }
        return histogram;
    }
}
