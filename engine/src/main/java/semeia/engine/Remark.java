package semeia.engine;

import java.util.List;

/**
 * One thing to say about a move, without words: what it is and the numbers that go into the sentence.
 *
 * @param kind what it is
 * @param numbers as {@link Kind} says: seeds, pits from 0, seats from 0
 */
public record Remark(Kind kind, List<Integer> numbers) {
    /**
     * Copies the list.
     *
     * @throws IllegalArgumentException if there are not as many numbers as the kind has roles
     */
    public Remark {
        numbers = List.copyOf(numbers);
        if (numbers.size() != kind.roles().size()) {
            throw new IllegalArgumentException(kind + " has " + numbers.size() + " numbers, expected " + kind.roles());
        }
    }

    static Remark of(Kind kind, Integer... numbers) {
        return new Remark(kind, List.of(numbers));
    }

    /** What a number is. */
    public enum Role {
        /** So many seeds. */
        SEEDS,
        /** So many of something else. */
        COUNT,
        /** A pit, from 0. */
        PIT,
        /** A seat, from 0. */
        SEAT
    }

    /** What can be said about a move. In brackets the numbers. */
    public enum Kind {
        /** The player captures [seeds]. */
        CAPTURES(Role.SEEDS),
        /** Another player gets seeds by the move [seeds, seat]. */
        GIVES(Role.SEEDS, Role.SEAT),
        /** The capture would take everything, so nothing is captured (rule 3.3) [seeds]. */
        GRAND_SLAM(Role.SEEDS),
        /** The player moves again [] (rule 4.4). */
        EARNS_MOVE,
        /** The player declines the extra move [] (rule 4.4). */
        DECLINES,
        /** The opponent had no seed and gets some [seeds] (rule 3.4). */
        FEEDS(Role.SEEDS),
        /** The opponent has no seed left []. */
        STARVES,
        /** The player has no seed left, so that the opponent must feed that player [] (rule 3.4). */
        EMPTIES_ROW,
        /** A pit of the player's grows to 12 seeds or more [pit, seeds]. */
        OPENS_KROO(Role.PIT, Role.SEEDS),
        /** A pit of the player's that holds 12 seeds or more grows [pit, seeds]. */
        GROWS_KROO(Role.PIT, Role.SEEDS),
        /** A pit with 12 seeds or more is played [pit, seeds]. */
        PLAYS_KROO(Role.PIT, Role.SEEDS),
        /** The game ends, and the player gets so many seeds of what is left [seeds]. */
        ENDS_GAME(Role.SEEDS),
        /** The next player could have captured so many seeds at once, and now cannot [seeds]. */
        SAVES(Role.SEEDS),
        /** The next player can now capture so many seeds at once, by playing a pit [seeds, pit]. */
        LEAVES(Role.SEEDS, Role.PIT),
        /** If it were the player's turn again, they could capture this many seeds [seeds]. */
        THREATENS(Role.SEEDS),
        /** The player has no move left that stays on their own pits, and the opponent has one []: the player will have to give seeds first. */
        LOSES_TEMPO,
        /** So many fours are left until the last seeds fall to a player [fours, last seeds, seat] (rule 4.5). */
        COUNTS_FOURS(Role.COUNT, Role.SEEDS, Role.SEAT);

        @SuppressWarnings("ImmutableEnumChecker") // the lists of List.of are immutable
        private final List<Role> roles;

        Kind(Role... roles) {
            this.roles = List.of(roles);
        }

        /** What each of the numbers is. */
        public List<Role> roles() {
            return roles;
        }

        /** The key of the sentence in files of messages: {@code move.captures}, {@code move.opens_kroo}. */
        public String key() {
            StringBuilder key = new StringBuilder("move.");
            for (int i = 0; i < name().length(); i++) {
                key.append(Character.toLowerCase(name().charAt(i)));
            }
            return key.toString();
        }
    }
}
