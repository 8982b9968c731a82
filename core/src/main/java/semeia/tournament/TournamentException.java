package semeia.tournament;

/** Reports an error in a tournament: the place, the value, and what was expected. */
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
