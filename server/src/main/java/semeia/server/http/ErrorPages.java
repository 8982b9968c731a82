package semeia.server.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What the HTTP server says when a request does not reach us or we failed: one plain line, under the same headers as all else. */
public final class ErrorPages extends ErrorHandler {
    private static final String PLAIN = "text/plain;charset=utf-8";

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        SafeHeaders.ALL.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, PLAIN);
        Content.Sink.write(response, true, line(response.getStatus()), callback);
        return true;
    }

    private static String line(int status) {
        String reason = HttpStatus.getMessage(status);
        return status + " " + reason + "\n";
    }
}
