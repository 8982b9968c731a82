package semeia.server.table;

import java.security.SecureRandom;

/** Names of tables and people that nobody guesses, and numbers that nobody foresees. */
public final class Ids {
    private static final String LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";
    private static final int LENGTH = 16;
    private static final SecureRandom RANDOM = new SecureRandom();

    private Ids() {}

    /** A new id: 93 bits of chance. */
    public static String table() {
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        }
        return id.toString();
    }

    /** Whether a text may be an id. */
    static boolean isTable(String id) {
        return id.length() == LENGTH && id.chars().allMatch(c -> LETTERS.indexOf(c) >= 0);
    }

    /** What lots are drawn from. */
    static long lots() {
        return RANDOM.nextLong();
    }
}
