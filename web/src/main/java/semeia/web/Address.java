package semeia.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Analyses as a part of an address: {@code <rules>/<position>/<acts>/<number shown>}. Position, acts and number may each be missing. A position
 * has {@code _} for blanks and {@code ~} between its rows. Moves that are one letter stand as they are; {@code -} declines an extra
 * move; {@code .r}, {@code .f}, {@code .c} and {@code .l} with a seat are resigning, running out of time, claiming and a lot; {@code .a} is
 * agreement; any other act stands between brackets.
 */
final class Address {
    private static final Map<Character, String> WORDS = Map.of('r', "resign", 'f', "flag", 'c', "claim", 'l', "lot");
    private static final String PASS = "pass";
    private static final String AGREE = "agree";
    private static final String AGREED = ".a";
    private static final int LONGEST_NUMBER = 5;

    private Address() {}

    /**
     * Writes an address.
     *
     * @param begin the position at the beginning as text; empty for the usual one
     * @param acts in our notation with commas between
     * @param shown after how many acts the board is shown
     */
    static String format(String id, String begin, String acts, int shown) {
        List<String> words = Study.words(acts);
        StringBuilder text = new StringBuilder(id);
        if (!begin.isEmpty()) {
            text.append('/').append(begin.replace(' ', '_').replace('/', '~'));
        }
        if (!words.isEmpty()) {
            text.append('/');
            words.forEach(act -> text.append(brief(act)));
        }
        if (shown < words.size()) {
            text.append('/').append(shown);
        }
        return text.toString();
    }

    private static String brief(String act) {
        if (act.length() == 1) {
            return act;
        } else if (act.equals(PASS)) {
            return "-";
        } else if (act.equals(AGREE)) {
            return AGREED;
        }
        int blank = act.indexOf(' ');
        for (Map.Entry<Character, String> word : WORDS.entrySet()) {
            if (blank > 0 && act.substring(0, blank).equals(word.getValue())) {
                return "." + word.getKey() + act.substring(blank + 1);
            }
        }
        return "(" + act + ")";
    }

    /**
     * What an address means, in JSON: {@code {id, begin, acts, shown, stray}}. {@code shown} is null where all acts are shown, {@code stray} is
     * a part that means nothing, or null. Whether the acts can be played is not its concern.
     */
    static String parse(String address) {
        List<String> parts = List.of(address.split("/", -1));
        String begin = "";
        List<String> acts = List.of();
        String shown = JsonText.NULL;
        String stray = JsonText.NULL;
        for (String part : parts.subList(1, parts.size())) {
            Optional<List<String>> read = acts(part);
            if (isNumber(part)) {
                shown = JsonText.number(Integer.parseInt(part));
            } else if (part.contains("_")) {
                begin = part.replace('_', ' ').replace('~', '/');
            } else if (read.isPresent()) {
                acts = part.isEmpty() ? acts : read.get();
            } else {
                stray = JsonText.text(part);
            }
        }
        return JsonText.object(
                "id", JsonText.text(parts.get(0)),
                "begin", JsonText.text(begin),
                "acts", JsonText.texts(acts),
                "shown", shown,
                "stray", stray);
    }

    private static boolean isNumber(String part) {
        return !part.isEmpty()
                && part.length() <= LONGEST_NUMBER
                && part.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** The acts that a part names; empty if it names anything else. */
    private static Optional<List<String>> acts(String part) {
        List<String> acts = new ArrayList<>();
        int at = 0;
        while (at < part.length()) {
            int end = end(part, at);
            String act = end > part.length() ? "" : act(part.substring(at, end));
            if (act.isEmpty()) {
                return Optional.empty();
            }
            acts.add(act);
            at = end;
        }
        return Optional.of(acts);
    }

    /** Where the act that begins at {@code at} ends; beyond the part if it does not. */
    private static int end(String part, int at) {
        return switch (part.charAt(at)) {
            case '.' -> at + (part.startsWith(AGREED, at) ? 2 : 3);
            case '(' -> part.indexOf(')', at) < 0 ? part.length() + 1 : part.indexOf(')', at) + 1;
            default -> at + 1;
        };
    }

    /** An act as our notation has it; empty if it is none. */
    private static String act(String brief) {
        char first = brief.charAt(0);
        if (first == '-') {
            return PASS;
        } else if (first == '(') {
            return brief.substring(1, brief.length() - 1);
        } else if (brief.equals(AGREED)) {
            return AGREE;
        } else if (first == '.') {
            String word = WORDS.getOrDefault(brief.charAt(1), "");
            return word.isEmpty() ? word : word + " " + brief.substring(2);
        }
        return (first >= 'A' && first <= 'Z') || (first >= 'a' && first <= 'z') ? brief : "";
    }
}
