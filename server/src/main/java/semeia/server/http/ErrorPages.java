package semeia.server.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import semeia.server.table.RefusalCode;

/** What the HTTP server says when a request does not reach us or we failed: a problem document, under the same headers as all else. */
public final class ErrorPages extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        SafeHeaders.ALL.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Problem.MEDIA_TYPE);
        if (Problem.passes(status)) {
            response.getHeaders().put(HttpHeader.RETRY_AFTER, Problem.RETRY_SECONDS);
        }
        Problem problem = Problem.of(
                status,
                HttpStatus.getMessage(status),
                RefusalCode.ofStatus(status).name());
        response.write(true, ByteBuffer.wrap(problem.bytes()), callback);
        return true;
    }
}
