package semeia.server.people;

import com.nulabinc.zxcvbn.Zxcvbn;
import java.util.List;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** Which passwords may be chosen: long enough, and none that is tried first. Thread-safe. */
public final class PasswordRules {
    /** The fewest characters of a password. */
    public static final int SHORTEST = 12;
    /** The most characters of a password. */
    public static final int LONGEST = 128;

    /** A password that a million guesses may find has less than this, on the scale of zxcvbn from 0 to 4. */
    private static final int LEAST_SCORE = 2;

    /** What comes after says little, and finding words in it takes long. */
    private static final int JUDGED = 64;

    private static final Zxcvbn ESTIMATOR = new Zxcvbn();

    private PasswordRules() {}

    /**
     * Makes sure that a password may be chosen.
     *
     * @param name of the account: no password of it
     * @throws IllegalArgumentException if it is too short or too long
     * @throws RefusedException if it is found by few guesses
     */
    static void check(String password, String name) {
        int length = password.codePointCount(0, password.length());
        if (length < SHORTEST || length > LONGEST) {
            throw new IllegalArgumentException(
                    "password has " + length + " characters, expected " + SHORTEST + " to " + LONGEST);
        }
        String judged = password.substring(0, Math.min(JUDGED, password.length()));
        if (ESTIMATOR.measure(judged, List.of(name, "semeia")).getScore() < LEAST_SCORE) {
            throw new RefusedException(
                    RefusalCode.WEAK_PASSWORD, "that password is among the first that are tried; take several words");
        }
    }
}
