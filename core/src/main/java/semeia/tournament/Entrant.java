package semeia.tournament;

import java.util.OptionalInt;

/**
 * Somebody who takes part.
 *
 * @param name 1 to 60 characters, none of them a control character
 * @param rating playing strength on any scale, 0 to 9999; empty if it is not known
 * @param club where the entrant comes from, up to 60 characters; empty if it does not matter
 */
public record Entrant(String name, OptionalInt rating, String club) {
    /** The most characters of a name. */
    public static final int LONGEST = 60;
    /** The highest rating. */
    public static final int HIGHEST = 9_999;

    /**
     * Checks each part and takes the spaces around it away.
     *
     * @throws TournamentException if one is out of range
     */
    public Entrant {
        name = plain("name", name);
        club = plain("club", club);
        if (name.isEmpty()) {
            throw new TournamentException("name", "empty", "1 to " + LONGEST + " characters");
        }
        if (rating.isPresent() && (rating.getAsInt() < 0 || rating.getAsInt() > HIGHEST)) {
            throw new TournamentException("rating", rating.getAsInt(), "0 to " + HIGHEST);
        }
    }

    /** An entrant of whom nothing but the name is known. */
    public static Entrant of(String name) {
        return new Entrant(name, OptionalInt.empty(), "");
    }

    static String plain(String place, String text) {
        String plain = text.strip();
        if (plain.codePoints().anyMatch(Entrant::isUnseen) || plain.length() > LONGEST) {
            throw new TournamentException(
                    place,
                    StrictText.shown(plain),
                    "up to " + LONGEST + " characters without line breaks or invisible characters");
        }
        return plain;
    }

    /** Controls, halves of characters, and what nobody sees or what turns text round: two names must not look alike. */
    private static boolean isUnseen(int point) {
        return Character.isISOControl(point)
                || (point >= 0xD800 && point <= 0xDFFF)
                || point == 0xAD
                || (point >= 0x200B && point <= 0x200F && point != 0x200C && point != 0x200D)
                || (point >= 0x2028 && point <= 0x202E)
                || (point >= 0x2060 && point <= 0x206F)
                || point == 0xFEFF;
    }
}
