package semeia.cli.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringTokenizer;
import semeia.cli.terminal.Shown;
import semeia.cli.terminal.WholeNumber;
import semeia.engine.Limits;

/**
 * What {@code go} asks for.
 *
 * @param numbers the limits by their names, such as {@code depth}, {@code time1}
 * @param waits whether the answer waits for {@code stop}
 * @param ponders whether it is the opponent's time: until {@code ponderhit} no clock runs and nothing is answered
 * @param skipped what was not understood, in English; the rest holds all the same
 */
record GoRequest(Map<String, Long> numbers, boolean waits, boolean ponders, List<String> skipped) {
    /** How long a search takes that nobody limited, in milliseconds. */
    static final long DEFAULT_MILLIS = 3600;

    private static final long MAX_NUMBER = 999_999_999_999_999L;
    private static final Map<String, String> OTHER_NAMES =
            Map.of("wtime", "time1", "btime", "time2", "winc", "inc1", "binc", "inc2");
    private static final Set<String> NUMBERS =
            Set.of("movetime", "depth", "nodes", "time1", "time2", "time3", "inc1", "inc2", "inc3", "movestogo");

    /** Reads the words after {@code go}. Whoever sends them waits for a move, so nothing in them is an error. */
    static GoRequest parse(String text) {
        Map<String, Long> numbers = new HashMap<>();
        Set<String> flags = new HashSet<>();
        List<String> skipped = new ArrayList<>();
        StringTokenizer words = new StringTokenizer(text);
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            String name = OTHER_NAMES.getOrDefault(word, word);
            if (name.equals("infinite") || name.equals("ponder")) {
                flags.add(name);
            } else if (NUMBERS.contains(name)) {
                read(word, words.hasMoreTokens() ? words.nextToken() : "", skipped)
                        .ifPresent(number -> numbers.put(name, number));
            } else {
                skipped.add("go: \"" + Shown.of(word) + "\" is unknown; skipped");
            }
        }
        return new GoRequest(
                Map.copyOf(numbers), flags.contains("infinite"), flags.contains("ponder"), List.copyOf(skipped));
    }

    /** A number; what is below zero, such as a clock that has run out, is zero. */
    private static Optional<Long> read(String name, String text, List<String> skipped) {
        try {
            return Optional.of(Math.max(0, WholeNumber.parse(text, -MAX_NUMBER, MAX_NUMBER)));
        } catch (IllegalArgumentException e) {
            skipped.add("go: " + name + " is \"" + Shown.of(text) + "\", expected a whole number; skipped");
            return Optional.empty();
        }
    }

    /**
     * When the search ends by itself.
     *
     * @param seat who moves, from 0: it is that player's clock that counts
     */
    Limits limits(int seat) {
        String clock = "time" + (seat + 1);
        if (numbers.containsKey("movetime")) {
            return counted(Limits.moveTime(numbers.get("movetime")));
        } else if (numbers.containsKey(clock)) {
            return counted(Limits.clock(numbers.get(clock), numbers.getOrDefault("inc" + (seat + 1), 0L)));
        } else if (!waits && !numbers.containsKey("depth") && !numbers.containsKey("nodes")) {
            return counted(Limits.moveTime(DEFAULT_MILLIS));
        }
        return untimed();
    }

    /** The limits without those of time. */
    Limits untimed() {
        return counted(Limits.NONE);
    }

    private Limits counted(Limits time) {
        Limits limits = time;
        if (numbers.containsKey("depth")) {
            limits = limits.andDepth((int) Math.min(Math.max(1, numbers.get("depth")), Limits.MAX_DEPTH));
        }
        return numbers.containsKey("nodes") ? limits.andNodes(Math.max(1, numbers.get("nodes"))) : limits;
    }
}
