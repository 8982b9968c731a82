package semeia.server.table;

import java.util.Locale;
import java.util.Optional;

/** Words that are ready to say, which clients show in their language. */
public enum Greeting {
    /** Hello. */
    HELLO,
    /** Have fun. */
    FUN,
    /** Well played. */
    WELL_PLAYED,
    /** Thank you. */
    THANKS,
    /** I must go. */
    GOODBYE;

    /** Its name in messages, such as {@code well-played}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The greeting of that name; empty if there is none. */
    public static Optional<Greeting> of(String word) {
        for (Greeting greeting : values()) {
            if (greeting.word().equals(word)) {
                return Optional.of(greeting);
            }
        }
        return Optional.empty();
    }
}
