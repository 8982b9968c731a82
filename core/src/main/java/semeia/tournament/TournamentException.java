package semeia.tournament;

/** Tells what of a tournament cannot be so: where, what stands there, and what may. */
public final class TournamentException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** @param message one sentence that names place, value and remedy */
    TournamentException(String message) {
        super(message);
    }

    TournamentException(String place, Object value, String expected) {
        this(place + " is " + value + ", expected " + expected);
    }
}
