package semeia.server.http;

import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpStatus;
import semeia.server.message.MessageJson;

/**
 * Why a request was refused, in the form of RFC 9457.
 *
 * @param type nothing more than the status tells
 * @param title the words of the status
 * @param status the number of the status
 * @param detail a sentence that tells more
 * @param code one of the documented words
 */
public record Problem(String type, String title, int status, String detail, String code) {
    /** Its media type. */
    public static final String MEDIA_TYPE = "application/problem+json";

    /** After how many seconds to try again what may be tried again, if nothing more exact is known. */
    public static final int RETRY_SECONDS = 1;

    /** A problem. */
    public static Problem of(int status, String detail, String code) {
        return new Problem("about:blank", HttpStatus.getMessage(status), status, detail, code);
    }

    /** Whether what is answered with that status may be tried again later as it is. */
    public static boolean passes(int status) {
        return status == HttpStatus.TOO_MANY_REQUESTS_429 || status == HttpStatus.SERVICE_UNAVAILABLE_503;
    }

    /** The document as JSON, in UTF-8. */
    public byte[] bytes() {
        return MessageJson.write(this).getBytes(StandardCharsets.UTF_8);
    }
}
