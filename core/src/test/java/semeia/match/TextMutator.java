package semeia.match;

import java.util.List;
import java.util.Random;

/** Spoils valid texts in the ways that people, programs and lines do, and makes some that never were any. Seeded. */
final class TextMutator {
    private static final List<String> PIECES = List.of(
            "99999999999999999999",
            "-1",
            "2147483647",
            "-2147483648",
            "00",
            "+",
            "-",
            "/",
            ",",
            "S",
            "N",
            "\"",
            "\\",
            "\\u",
            "\\ud83d",
            "{",
            "}",
            "[",
            "]",
            "(",
            ")",
            "{{{{",
            "((((",
            "[[[[",
            "1.",
            "*",
            "26-22",
            "pass",
            "resign",
            "resign S",
            "flag 2",
            "claim N",
            "lot",
            "agree",
            "x",
            "own=",
            "own=8",
            "own=5-4-3",
            "first=N",
            "opened=S",
            "quiet=3",
            "out=2",
            "quiet=-1",
            "0S",
            "6",
            "\r\n",
            "\r",
            "\n\n",
            "\t",
            " ",
            "moves",
            "startpos",
            "position",
            "[Rules \"",
            "[Event \"\"]",
            "\u0000",
            "\ufeff",
            "\u2028",
            "\ud800",
            "\udc00",
            "\uffff",
            "é",
            "🌱",
            "٣",
            "Ａ");

    private final Random random;

    TextMutator(long seed) {
        this.random = new Random(seed);
    }

    /** One text of those, spoilt in a few places, now and then in none, or nonsense. */
    String next(List<String> valid) {
        int chance = random.nextInt(100);
        if (chance < 3) {
            return valid.get(random.nextInt(valid.size()));
        } else if (chance < 8) {
            return nonsense(random.nextInt(40));
        }
        StringBuilder text = new StringBuilder(valid.get(random.nextInt(valid.size())));
        for (int spoils = 1 + random.nextInt(4); spoils > 0; spoils--) {
            spoil(text, valid);
        }
        return text.toString();
    }

    private String nonsense(int length) {
        StringBuilder text = new StringBuilder();
        int range = random.nextBoolean() ? 0x80 : 0x10000;
        for (int i = 0; i < length; i++) {
            text.append((char) random.nextInt(range));
        }
        return text.toString();
    }

    private void spoil(StringBuilder text, List<String> valid) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + 1 + random.nextInt(6));
        switch (random.nextInt(9)) {
            case 0 -> text.delete(at, end);
            case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
            case 2 -> text.replace(at, end, PIECES.get(random.nextInt(PIECES.size())));
            case 3 -> text.insert(at, text.substring(at, end));
            case 4 -> text.setLength(at);
            case 5 -> text.insert(at, (char) random.nextInt(random.nextBoolean() ? 0x80 : 0x10000));
            case 6 -> spoilCharacter(text, at);
            case 7 -> splice(text, at, valid.get(random.nextInt(valid.size())));
            default -> text.insert(random.nextInt(text.length() + 1), text.substring(at, end));
        }
    }

    private void spoilCharacter(StringBuilder text, int at) {
        if (at < text.length()) {
            text.setCharAt(at, (char) (text.charAt(at) ^ 1 << random.nextInt(8)));
        }
    }

    private void splice(StringBuilder text, int at, String other) {
        text.setLength(at);
        text.append(other, Math.min(at, other.length()), other.length());
    }
}
