package semeia.server;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.NanoTime;

/**
 * Ends requests whose bodies trickle in. A pause alone is ended by Jetty; whoever sends a byte now and then would otherwise keep a thread
 * for as long as he likes.
 */
final class BodyDeadline extends Handler.Wrapper {
    private final Duration longest;

    /** Gives every body so long. */
    BodyDeadline(Duration longest) {
        this.longest = longest;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        return super.handle(new Timed(request, longest), response, callback);
    }

    private static final class Timed extends Request.Wrapper {
        private final long began = NanoTime.now();
        private final Duration longest;

        Timed(Request request, Duration longest) {
            super(request);
            this.longest = longest;
        }

        @Override
        public Content.Chunk read() {
            if (NanoTime.millisSince(began) > longest.toMillis()) {
                return Content.Chunk.from(
                        new TimeoutException("the body took longer than " + longest.toSeconds() + " s"), true);
            }
            return super.read();
        }
    }
}
