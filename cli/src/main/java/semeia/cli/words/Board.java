package semeia.cli.words;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import semeia.cli.terminal.Paint;
import semeia.cli.terminal.Terminals;
import semeia.notation.Notation;
import semeia.rules.Game;
import semeia.rules.Moves;
import semeia.rules.Position;
import semeia.rules.Rules;
import semeia.rules.Sowing;
import semeia.rules.Sowing.Drop;
import semeia.rules.Sowing.Step;

/**
 * Draws a board for the terminal: two rows of pits in the colours of their owners, the names of the pits, the stores. The pit that was
 * lifted last has a broken rim, the pit where the last seed fell a heavy one.
 */
public final class Board {
    private static final int SMALL_ROW = 6;
    private static final int WIDE_PIT = 5;
    private static final int NARROW_PIT = 3;
    private static final int STORE_COLUMNS = 16;
    /** Columns where nobody says how many there are. */
    public static final int COLUMNS = 80;

    private static final int WIDE_TERMINAL = 60;
    private static final String MARGIN = "    ";
    private static final String NARROW_MARGIN = "  ";

    private final Position position;
    private final long legal;
    private final Optional<Sowing> last;
    private final List<String> names;
    private final Paint paint;
    private final boolean unicode;
    private final int row;
    private final int inside;
    private final String margin;
    private final boolean framed;
    private final boolean dots;
    private final boolean clockwise;

    /**
     * Prepares a drawing.
     *
     * @param game the game; the names of its legal moves stand out, the pits of its last sowing are marked
     * @param names what the seats are called
     * @param columns what the terminal shows, from 40; where frames do not fit, pits are numbers alone
     */
    public Board(Game game, List<String> names, Terminals terminals, int columns) {
        this.position = game.position();
        this.legal = game.legalMoves();
        this.last = game.lastSowing();
        this.names = names;
        this.paint = Paint.on(terminals);
        this.unicode = terminals.hasUnicode();
        this.row = position.territory().pits() / 2;
        boolean wide = row <= SMALL_ROW && width(WIDE_PIT) + MARGIN.length() <= columns;
        this.framed = width(NARROW_PIT) + NARROW_MARGIN.length() <= columns;
        this.inside = wide ? WIDE_PIT : framed ? NARROW_PIT : 0;
        boolean room = width(inside) + MARGIN.length() <= columns;
        this.margin = room ? MARGIN : framed ? NARROW_MARGIN : "";
        this.dots = terminals.hasUnicode() && columns >= WIDE_TERMINAL;
        this.clockwise = game.rules().direction() == Rules.Direction.CLOCKWISE;
    }

    /** The drawing, some lines. */
    public String draw() {
        int[] far = IntStream.range(0, row)
                .map(i -> clockwise ? row + i : 2 * row - 1 - i)
                .toArray();
        int[] near =
                IntStream.range(0, row).map(i -> clockwise ? row - 1 - i : i).toArray();
        boolean two = players() == 2;
        StringBuilder board = new StringBuilder();
        if (two) {
            board.append(store(1)).append('\n');
        }
        board.append(owners(far, true)).append(letters(far)).append(pits(far));
        board.append(pits(near)).append(letters(near)).append(owners(near, false));
        for (int seat = 0; seat < (two ? 1 : players()); seat++) {
            board.append(seat == 0 ? "\n" : "").append(store(seat));
        }
        return board.toString().replaceAll(" +\n", "\n");
    }

    /** The columns of a row of pits that are so wide inside. */
    private int width(int pit) {
        return row * (pit + 3) - 1;
    }

    private int players() {
        return position.territory().players();
    }

    private String line(int[] pits, IntFunction<String> part) {
        return margin + IntStream.of(pits).mapToObj(part).collect(Collectors.joining(" ")) + "\n";
    }

    private String letters(int[] pits) {
        return line(pits, pit -> {
            String name = Notation.format(position, pit);
            boolean stands = Moves.has(legal, pit);
            return centred(name, stands ? paint.bold(owned(pit, name)) : paint.faint(name), inside + 2);
        });
    }

    private String pits(int[] pits) {
        if (!framed) {
            return line(pits, this::bare);
        }
        String board = line(pits, pit -> owned(pit, frame(pit).top(inside)));
        if (unicode) {
            board += line(pits, pit -> inPit(pit, SeedDots.of(position.seeds(pit), inside), false));
        }
        board += line(pits, pit -> inPit(pit, Integer.toString(position.seeds(pit)), true));
        return board + line(pits, pit -> owned(pit, frame(pit).bottom(inside)));
    }

    /** A pit without a frame: its number in the colour of its owner. */
    private String bare(int pit) {
        String number = Integer.toString(position.seeds(pit));
        return " ".repeat(Math.max(0, 2 - number.length())) + owned(pit, number);
    }

    private String inPit(int pit, String text, boolean number) {
        String rim = owned(pit, String.valueOf(frame(pit).down()));
        String shown = number && text.equals("0") ? paint.faint("0") : number ? paint.bold(text) : owned(pit, text);
        return rim + centred(text, shown, inside) + rim;
    }

    private String owned(int pit, String text) {
        return paint.seat(position.territory().ownerOf(pit), text);
    }

    private static String centred(String text, String shown, int width) {
        int space = width - text.length();
        int before = (space + 1) / 2;
        return " ".repeat(before) + shown + " ".repeat(space - before);
    }

    private PitFrame frame(int pit) {
        boolean lifted = last.isPresent() && last.get().move() == pit;
        boolean fell = last.isPresent() && lastPit(last.get()) == pit;
        if (unicode) {
            return fell ? PitFrame.HEAVY : lifted ? PitFrame.DASHED : PitFrame.ROUND;
        }
        return fell ? PitFrame.ASCII_HEAVY : lifted ? PitFrame.ASCII_DASHED : PitFrame.ASCII_ROUND;
    }

    private static int lastPit(Sowing sowing) {
        int pit = Moves.DECLINE;
        for (Step step : sowing.steps()) {
            pit = step instanceof Drop drop ? drop.pit() : pit;
        }
        return pit;
    }

    /** Brackets with the owners' names, where the rows alone do not show them. */
    private String owners(int[] pits, boolean above) {
        if (players() == 2 && position.territory().share(0) == row) {
            return "";
        }
        StringBuilder line = new StringBuilder(margin);
        for (int from = 0; from < pits.length; ) {
            int owner = position.territory().ownerOf(pits[from]);
            int to = from;
            while (to < pits.length && position.territory().ownerOf(pits[to]) == owner) {
                to++;
            }
            line.append(from == 0 ? "" : " ").append(bracket(owner, (to - from) * (inside + 3) - 1, above));
            from = to;
        }
        return line.append('\n').toString();
    }

    private String bracket(int owner, int width, boolean above) {
        String name = " " + Seats.name(players(), owner) + " ";
        String label = name.length() + 2 > width ? "" : name;
        String ends = unicode ? (above ? "╭╮" : "╰╯") : (above ? "/\\" : "\\/");
        String line = unicode ? "─" : "-";
        int dashes = width - 2 - label.length();
        return paint.seat(
                owner,
                ends.charAt(0) + line.repeat(dashes / 2) + label + line.repeat(dashes - dashes / 2) + ends.charAt(1));
    }

    private String store(int seat) {
        boolean moves = !position.isOver() && position.player() == seat;
        String arrow = moves ? (unicode ? "▸ " : "> ") : "  ";
        int widest = names.stream().mapToInt(String::length).max().orElse(0);
        String name = names.get(seat) + " ".repeat(widest - names.get(seat).length());
        String shown = dots ? "  " + SeedDots.of(position.store(seat), STORE_COLUMNS) : "";
        return "  " + paint.seat(seat, arrow + name) + "  " + paint.bold("%2d".formatted(position.store(seat)))
                + paint.seat(seat, shown) + "\n";
    }
}
