package semeia.rules.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The oracle's own reading and writing: positions as text (rule 8), moves by letter, and position objects. */
public final class OracleText {

    private OracleText() {}

    /** Reads well-formed position text; the ends are tried on it at once. */
    public static OracleGame read(OracleRules rules, String text) {
        String[] words = text.split(" ", -1);
        List<Integer> seeds = numbers(words[0].replace('/', ','), ",");
        List<Integer> stores = numbers(words[1], "-");
        List<Integer> own = rules.own();
        int starter = 0;
        int opener = OracleGame.NOBODY;
        int quiet = 0;
        int moved = 1;
        boolean extra = false;
        for (String option : Arrays.asList(words).subList(3, words.length)) {
            String value = option.substring(option.indexOf('=') + 1);
            switch (option.substring(0, option.length() - value.length())) {
                case "" -> extra = require(option.equals("x"), option);
                case "own=" -> own = division(rules, value);
                case "first=" -> starter = seat(value);
                case "opened=" -> opener = seat(value);
                case "moved=" -> moved = Integer.parseInt(value);
                case "quiet=" -> quiet = Integer.parseInt(value);
                default -> throw new IllegalArgumentException(option);
            }
        }
        int sum = seeds.stream().mapToInt(i -> i).sum()
                + stores.stream().mapToInt(i -> i).sum();
        require(seeds.size() == rules.pits() && stores.size() == rules.players() && sum == rules.total(), text);
        OracleGame game = new OracleGame(rules, own, seeds, stores, seat(words[2]), starter);
        game.opener = opener;
        game.quiet = quiet;
        game.extra = extra;
        game.moved = moved;
        return game.begin();
    }

    private static boolean require(boolean holds, String text) {
        if (!holds) {
            throw new IllegalArgumentException(text);
        }
        return true;
    }

    private static List<Integer> division(OracleRules rules, String value) {
        List<Integer> own = numbers(value, "-");
        return rules.players() == 2 ? List.of(own.get(0), rules.pits() - own.get(0)) : own;
    }

    private static List<Integer> numbers(String text, String separator) {
        return Arrays.stream(text.split(separator, -1)).map(Integer::valueOf).toList();
    }

    private static int seat(String text) {
        return switch (text) {
            case "S", "1" -> 0;
            case "N", "2" -> 1;
            case "3" -> 2;
            case "4" -> 3;
            default -> throw new IllegalArgumentException(text);
        };
    }

    /** Writes a running game's position; options only where they differ from the default. */
    public static String write(OracleGame game) {
        int row = game.rules.rowPits();
        List<String> words = new ArrayList<>();
        words.add(joined(game.seeds().subList(0, row), ",") + "/"
                + joined(game.seeds().subList(row, 2 * row), ","));
        words.add(joined(game.stores(), "-"));
        words.add(seatName(game, game.mover));
        if (game.extra) {
            words.add("x");
        }
        if (!game.division.equals(game.rules.own())) {
            words.add(
                    "own=" + (game.stores.length == 2 ? game.division.get(0).toString() : joined(game.division, "-")));
        }
        if (game.rules.is("last", "starter") && game.rules.lastSeeds() > 0 && game.starter != 0) {
            words.add("first=" + seatName(game, game.starter));
        }
        if (game.rules.is("last", "opener") && game.rules.lastSeeds() > 0 && game.opener != OracleGame.NOBODY) {
            words.add("opened=" + seatName(game, game.opener));
        }
        if (game.rules.is("opening", "pair") && game.moved == 0) {
            words.add("moved=0");
        }
        if (game.quiet > 0) {
            words.add("quiet=" + game.quiet);
        }
        for (int seat = 0; seat < game.stores.length; seat++) {
            if (game.resigned[seat]) {
                words.add("out=" + seatName(game, seat));
            }
        }
        return String.join(" ", words);
    }

    private static String seatName(OracleGame game, int seat) {
        if (seat == OracleGame.NOBODY) {
            return "over";
        }
        return game.stores.length > 2 ? String.valueOf(seat + 1) : seat == 0 ? "S" : "N";
    }

    private static String joined(List<Integer> numbers, String separator) {
        StringBuilder joined = new StringBuilder();
        for (int number : numbers) {
            joined.append(joined.length() == 0 ? "" : separator).append(number);
        }
        return joined.toString();
    }

    /** The name of a move: {@code A}…, {@code a}… or {@code pass}. */
    public static String moveName(OracleRules rules, int move) {
        if (move == OracleGame.PASS) {
            return "pass";
        }
        int row = rules.rowPits();
        return String.valueOf((char) (move < row ? 'A' + move : 'a' + move - row));
    }

    /** Reads a name that {@link #moveName} writes. */
    public static int move(OracleRules rules, String name) {
        for (int move = OracleGame.PASS; move < rules.pits(); move++) {
            if (moveName(rules, move).equals(name)) {
                return move;
            }
        }
        throw new IllegalArgumentException("move '" + name + "'");
    }

    /** The legal moves as one line. */
    public static String legal(OracleGame game) {
        return game.legalMoves().stream()
                .map(move -> moveName(game.rules, move))
                .collect(Collectors.joining(" "));
    }

    /** The position object after a move, as the case files write it. */
    public static Map<String, Object> object(OracleGame game, String move) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("move", move);
        object.put("pits", game.seeds());
        object.put("stores", game.stores());
        object.put("mover", game.mover);
        object.put("extra", game.extra);
        object.put("over", game.over);
        object.put("end", game.end);
        return object;
    }
}
