package semeia.server.people;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.util.concurrent.Semaphore;

/** Passwords as they are kept: Argon2id with a salt of its own for each. At most two are worked on at once. Thread-safe. */
final class Passwords {
    private static final Semaphore AT_ONCE = new Semaphore(2);
    private static final int KILOBYTES = 19_456;
    private static final int PASSES = 2;
    private static final int LENGTH = 32;
    private static final int SALT = 16;
    private static final Argon2Function ARGON2ID = Argon2Function.getInstance(KILOBYTES, PASSES, 1, LENGTH, Argon2.ID);

    private Passwords() {}

    /** What is kept of a password. */
    static String hash(String password) {
        AT_ONCE.acquireUninterruptibly();
        try {
            return Password.hash(password).addRandomSalt(SALT).with(ARGON2ID).getResult();
        } finally {
            AT_ONCE.release();
        }
    }

    /** Whether it is the password of which that is kept. */
    static boolean matches(String password, String kept) {
        AT_ONCE.acquireUninterruptibly();
        try {
            return Password.check(password, kept).with(ARGON2ID);
        } finally {
            AT_ONCE.release();
        }
    }

    /** Takes as long as a comparison, so that nobody learns which names there are. */
    static void pretend(String password) {
        hash(password);
    }
}
