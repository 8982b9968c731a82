package semeia.cli.protocol;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import semeia.engine.Limits;

/**
 * What {@code go} asks for.
 *
 * @param numbers the limits by their names, such as {@code depth}, {@code time1}
 * @param waits whether the answer waits for {@code stop}
 */
record GoRequest(Map<String, Long> numbers, boolean waits) {
    /** How long a search takes that nobody limited, in milliseconds. */
    static final long DEFAULT_MILLIS = 3600;

    private static final Map<String, String> OTHER_NAMES =
            Map.of("wtime", "time1", "btime", "time2", "winc", "inc1", "binc", "inc2");
    private static final Set<String> NUMBERS =
            Set.of("movetime", "depth", "nodes", "time1", "time2", "time3", "inc1", "inc2", "inc3", "movestogo");
    private static final String INFINITE = "infinite";

    /**
     * Reads the words after {@code go}.
     *
     * @throws IllegalArgumentException if they are no limits
     */
    static GoRequest parse(String text) {
        Map<String, Long> numbers = new HashMap<>();
        boolean waits = false;
        List<String> words = Arrays.stream(text.split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        for (int i = 0; i < words.size(); i++) {
            String name = OTHER_NAMES.getOrDefault(words.get(i), words.get(i));
            if (name.equals(INFINITE)) {
                waits = true;
            } else if (NUMBERS.contains(name)) {
                i++;
                numbers.put(name, number(name, i < words.size() ? words.get(i) : ""));
            } else {
                throw new CommandException("go: \"" + name + "\", expected movetime, depth, nodes, infinite, "
                        + "time1, time2, time3, inc1, inc2 or inc3");
            }
        }
        GoRequest request = new GoRequest(Map.copyOf(numbers), waits);
        request.limits(0);
        return request;
    }

    /**
     * When the search ends by itself.
     *
     * @param seat who moves, from 0: the seat whose clock counts
     */
    Limits limits(int seat) {
        String clock = "time" + (seat + 1);
        Limits limits = Limits.NONE;
        if (numbers.containsKey("movetime")) {
            limits = Limits.moveTime(numbers.get("movetime"));
        } else if (numbers.containsKey(clock)) {
            limits = Limits.clock(numbers.get(clock), numbers.getOrDefault("inc" + (seat + 1), 0L));
        } else if (!waits && !numbers.containsKey("depth") && !numbers.containsKey("nodes")) {
            limits = Limits.moveTime(DEFAULT_MILLIS);
        }
        if (numbers.containsKey("depth")) {
            limits = limits.andDepth((int) Math.min(numbers.get("depth"), Integer.MAX_VALUE));
        }
        return numbers.containsKey("nodes") ? limits.andNodes(numbers.get("nodes")) : limits;
    }

    private static long number(String name, String text) {
        if (!text.matches("\\d{1,15}")) {
            throw new CommandException("go: " + name + " is \"" + text + "\", expected a number, 0 or more");
        }
        return Long.parseLong(text);
    }
}
