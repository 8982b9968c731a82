package semeia.notation;

import java.util.Set;

/**
 * One thing that is known about a game besides the play, such as who sat where: {@code [South "Ama"]}.
 *
 * @param name 1 to 64 letters, digits and underscores of ASCII, a letter first; none of the {@linkplain #isDerived names that follow from the
 *     game itself}
 * @param value any text
 */
public record Tag(String name, String value) {
    static final int LONGEST_NAME = 64;
    static final String RULES = "Rules";
    static final String TERRITORY = "Territory";
    static final String STARTER = "Starter";
    static final String POSITION = "Position";
    static final String RESULT = "Result";
    static final String WINNER = "Winner";
    static final String TERMINATION = "Termination";

    private static final Set<String> DERIVED = Set.of(RULES, TERRITORY, STARTER, POSITION, RESULT, WINNER, TERMINATION);

    /**
     * Checks the name.
     *
     * @throws IllegalArgumentException if it is none, or a derived one
     */
    public Tag {
        if (!isName(name) || isDerived(name)) {
            throw new IllegalArgumentException("tag name is \"" + name
                    + "\", expected 1 to 64 letters, digits and _, starting with a letter, and none of " + DERIVED);
        }
    }

    /**
     * Whether tags of this name follow from the game itself: Rules, Territory, Starter, Position, Result, Winner, Termination. A record
     * does not hold them; they are written and checked when it is written and read.
     */
    public static boolean isDerived(String name) {
        return DERIVED.contains(name);
    }

    static boolean isName(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (!isNameChar(name.charAt(i), i == 0)) {
                return false;
            }
        }
        return !name.isEmpty() && name.length() <= LONGEST_NAME;
    }

    static boolean isNameChar(int c, boolean first) {
        boolean letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
        return letter || (!first && ((c >= '0' && c <= '9') || c == '_'));
    }
}
