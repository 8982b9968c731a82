package semeia.server.table;

import java.util.Locale;
import java.util.Optional;

/** What players may agree on. */
public enum Offer {
    /** To end the game: each takes the seeds of their own pits (rule 3.7). */
    END,
    /** To take back to before the last move of whoever asks. */
    TAKEBACK,
    /** To play again at a new table. */
    REMATCH;

    /** The word for it: {@code end}, {@code takeback}, {@code rematch}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The offer of that word; empty if there is none. */
    public static Optional<Offer> of(String word) {
        for (Offer offer : values()) {
            if (offer.word().equals(word)) {
                return Optional.of(offer);
            }
        }
        return Optional.empty();
    }
}
