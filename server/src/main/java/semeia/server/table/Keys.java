package semeia.server.table;

import java.util.Optional;
import java.util.regex.Pattern;
import semeia.server.store.ActKeyStore;
import semeia.server.store.ActKeyStore.ActKey;

/** Knows which acts were done already under keys of people's clients. Thread-safe. */
public final class Keys {
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private final ActKeyStore store;

    /** Keys in that store. */
    public Keys(ActKeyStore store) {
        this.store = store;
    }

    /**
     * The act that was done under a key; empty if there is no key, or nothing was done under it.
     *
     * @param subject what the act is done to; what only names its kind ends with a space and matches every id after it
     * @throws RefusedException if the key is none, or was used for something else
     */
    public Optional<ActKey> done(String person, Optional<String> key, String subject) {
        if (key.isEmpty()) {
            return Optional.empty();
        }
        if (!FORM.matcher(key.get()).matches()) {
            throw new RefusedException(RefusalCode.MALFORMED, "key has letters, digits, - and _, 1 to 64 of them");
        }
        Optional<ActKey> done = store.find(person, key.get());
        boolean same = done.map(ActKey::subject)
                .map(was -> was.equals(subject) || (subject.endsWith(" ") && was.startsWith(subject)))
                .orElse(true);
        if (!same) {
            throw new RefusedException(RefusalCode.MALFORMED, "key was used for something else");
        }
        return done;
    }
}
