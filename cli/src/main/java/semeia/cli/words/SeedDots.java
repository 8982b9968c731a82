package semeia.cli.words;

/** Seeds as dots, six to a column of the terminal, so that a small number can be seen without reading it. */
final class SeedDots {
    private static final String[] UP_TO_EIGHT = {"", "⠂", "⠒", "⠖", "⠶", "⠷", "⠿", "⡿", "⣿"};
    private static final int ROWS = 6;
    private static final int MOST = 8;

    private SeedDots() {}

    /**
     * The dots for some seeds: six to a column, or eight where they would not fit, or as many as fit.
     *
     * @param columns the most columns to take
     */
    static String of(int seeds, int columns) {
        int dense = seeds <= ROWS * columns ? ROWS : MOST;
        StringBuilder dots = new StringBuilder();
        int rest = seeds;
        for (int i = 0; i < columns && rest > 0; i++) {
            dots.append(UP_TO_EIGHT[Math.min(rest, dense)]);
            rest -= dense;
        }
        return dots.toString();
    }
}
