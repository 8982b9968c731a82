package semeia.cli.words;

/**
 * How the rim of a pit is drawn: four corners, the line above and below, the line at the sides.
 *
 * @param corners top left, top right, bottom left, bottom right
 * @param across the line above and below
 * @param down the line at the sides
 */
record PitFrame(String corners, char across, char down) {
    static final PitFrame ROUND = new PitFrame("╭╮╰╯", '─', '│');
    /** For the pit that was just lifted. */
    static final PitFrame DASHED = new PitFrame("╭╮╰╯", '┄', '┆');
    /** For the pit in which the last seed fell. */
    static final PitFrame HEAVY = new PitFrame("┏┓┗┛", '━', '┃');

    static final PitFrame ASCII_ROUND = new PitFrame("..''", '-', '|');
    static final PitFrame ASCII_DASHED = new PitFrame("..''", ' ', ':');
    static final PitFrame ASCII_HEAVY = new PitFrame("####", '#', '#');

    String top(int inside) {
        return corners.charAt(0) + String.valueOf(across).repeat(inside) + corners.charAt(1);
    }

    String bottom(int inside) {
        return corners.charAt(2) + String.valueOf(across).repeat(inside) + corners.charAt(3);
    }
}
