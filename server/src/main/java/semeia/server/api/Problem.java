package semeia.server.api;

/**
 * Why a call was refused, as RFC 9457 has it.
 *
 * @param type nothing beyond the status
 * @param title the words of the status
 * @param status the number of the status
 * @param detail a sentence with the details
 * @param code one of the documented words
 */
record Problem(String type, String title, int status, String detail, String code) {
    static final String MEDIA_TYPE = "application/problem+json";

    static Problem of(int status, String title, String detail, String code) {
        return new Problem("about:blank", title, status, detail, code);
    }
}
