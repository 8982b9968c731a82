package semeia.server.people;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;
import com.ibm.icu.text.SpoofChecker;
import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What people may be called: letters of one script with their marks, digits, and between them {@code - . ' _} and single spaces; 2 to 24
 * characters as people count them. Names are kept in NFC and compared by what they look like.
 */
public final class Names {
    private static final int SHORTEST = 2;
    private static final int LONGEST = 24;
    private static final int MOST_MARKS = 4;
    private static final String RULE =
            "expected 2 to 24 letters of one script, digits, and - . ' _ or a space between them";
    private static final Pattern CHARACTER = Pattern.compile("\\X");
    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{M}0-9' ._-]");
    private static final Pattern MARKS = Pattern.compile("\\p{M}{" + (MOST_MARKS + 1) + "}");
    private static final Pattern SHAPE = Pattern.compile("[\\p{L}0-9](?:.*[\\p{L}\\p{M}0-9.])?");
    private static final Pattern DOUBLED = Pattern.compile("[-'_ ][-'_. ]|\\.[-'_.]");
    private static final Pattern APOSTROPHES = Pattern.compile("[\u2018\u2019\u02bc\u02bb]");
    private static final SpoofChecker LOOKS =
            new SpoofChecker.Builder().setChecks(SpoofChecker.CONFUSABLE).build();
    /** What the page calls the person at the screen, the computer, and those who run the place, in its languages. */
    private static final Set<String> RESERVED = Stream.of(
                    "You, Sinä, Du, Você, Vous, Computer, The computer, Tietokone, Dator, Datorn, Computador, O computador",
                    "Ordinateur, L'ordinateur, Semeia, Admin, Administrator, Moderator, Operator, System, Anonymous")
            .flatMap(names -> Stream.of(names.split(", ", -1)))
            .flatMap(name -> Stream.of(skeleton(name), capitals(name)))
            .collect(Collectors.toUnmodifiableSet());

    private static final Pattern GUEST =
            Pattern.compile("(?i:guest|vieras|gäst|visitante|invité)(?: *[0-9]+)?", Pattern.UNICODE_CASE);

    private Names() {}

    /** The name as it is kept: in NFC, without spaces around it, apostrophes straight. */
    static String plain(String wanted) {
        String composed = Normalizer.normalize(wanted.strip(), Normalizer.Form.NFC);
        return APOSTROPHES.matcher(composed).replaceAll("'");
    }

    /**
     * The name as it is kept, if it is one.
     *
     * @throws IllegalArgumentException with the place, the value and the remedy
     */
    static String check(String wanted) {
        String name = plain(wanted);
        fault(name).ifPresent(fault -> {
            throw new IllegalArgumentException("name " + fault + ", " + RULE);
        });
        return name;
    }

    private static Optional<String> fault(String name) {
        long length = CHARACTER.matcher(name).results().limit(LONGEST + 1L).count();
        if (length < SHORTEST || length > LONGEST) {
            return Optional.of("has " + (length > LONGEST ? "more than " + LONGEST : length) + " characters");
        }
        int[] letters = name.codePoints().toArray();
        for (int i = 0; i < letters.length; i++) {
            String letter = Character.toString(letters[i]);
            if (!ALLOWED.matcher(letter).matches()
                    || UCharacter.hasBinaryProperty(letters[i], UProperty.DEFAULT_IGNORABLE_CODE_POINT)) {
                return Optional.of("has \"" + letter + "\" as character " + (i + 1));
            }
        }
        Matcher doubled = DOUBLED.matcher(name);
        if (doubled.find()) {
            return Optional.of("has \"" + doubled.group() + "\"");
        }
        if (!SHAPE.matcher(name).matches()) {
            return Optional.of("is \"" + name + "\", which begins or ends with a sign");
        }
        return MARKS.matcher(name).find() ? Optional.of("has a letter with many marks") : scripts(letters);
    }

    private static Optional<String> scripts(int[] letters) {
        Set<UnicodeScript> scripts = IntStream.of(letters)
                .mapToObj(Names::script)
                .filter(script -> script != UnicodeScript.COMMON && script != UnicodeScript.INHERITED)
                .collect(Collectors.toSet());
        return scripts.size() < 2 ? Optional.empty() : Optional.of("mixes letters of " + scripts);
    }

    /** The script of a letter; those in which Japanese and Korean are written together count as one. */
    private static UnicodeScript script(int letter) {
        UnicodeScript script = UnicodeScript.of(letter);
        return switch (script) {
            case HIRAGANA, KATAKANA, HANGUL, BOPOMOFO -> UnicodeScript.HAN;
            default -> script;
        };
    }

    /** What somebody signs in by: the same however large or small the letters are. */
    public static String login(String name) {
        return Normalizer.normalize(UCharacter.foldCase(plain(name), true), Normalizer.Form.NFC);
    }

    /** What a name looks like; names that are hard to tell apart as they are written have the same. */
    static String skeleton(String name) {
        return UCharacter.foldCase(LOOKS.getSkeleton(plain(name)), true);
    }

    /** What a name looks like in capitals: in some scripts only these look like others. */
    static String capitals(String name) {
        return LOOKS.getSkeleton(UCharacter.toUpperCase(Locale.ROOT, plain(name)));
    }

    /** Whether nobody may be called so, because it would be taken for the person at the screen, the computer or a guest. */
    static boolean isReserved(String name) {
        return RESERVED.contains(skeleton(name))
                || RESERVED.contains(capitals(name))
                || GUEST.matcher(name).matches();
    }
}
