package semeia.engine;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Writes weights as the Java source of a class like {@link AbapaWeights}. */
final class WeightsSource {
    private WeightsSource() {}

    static String of(String name, int row, int[] knots, double[][] terms) {
        String some = Arrays.stream(knots).mapToObj(String::valueOf).collect(Collectors.joining(", "));
        String rows = Arrays.stream(terms).map(all -> knot(row, all)).collect(Collectors.joining());
        return String.join(
                "\n",
                "package semeia.engine;",
                "",
                "/** Weights that {@link Tuning} made. */",
                "final class " + name + " {",
                "    static final Weights WEIGHTS = new Weights(" + row + ", new int[] {" + some + "}, new int[][] {",
                rows + "    });",
                "",
                "    private " + name + "() {}",
                "}",
                "");
    }

    /** The terms of one knot, a line for each kind. */
    private static String knot(int row, double[] terms) {
        StringBuilder text = new StringBuilder("        {\n");
        int from = 0;
        for (int to = Weights.FILLED; to <= terms.length; from = to, to = nextKind(row, to)) {
            List<String> line = Arrays.stream(terms, from, to)
                    .mapToObj(term -> String.valueOf(Math.round(term)))
                    .toList();
            text.append("            ").append(String.join(", ", line)).append(",\n");
        }
        return text.append("        },\n").toString();
    }

    private static int nextKind(int row, int to) {
        return to < Weights.seeds(row, 0) ? to + row + 1 : to + Weights.KINDS;
    }
}
