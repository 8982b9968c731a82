package semeia.server.http;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.NanoTime;

/**
 * Ends requests whose bodies trickle in, and takes only so many bodies from one address at a time. A pause alone is ended by Jetty; whoever sends
 * a byte now and then would otherwise keep a thread for as long as it likes, and a client that begins many bodies would keep them all.
 */
public final class BodyDeadline extends Handler.Wrapper {
    /** At the default limits less than half of the server's threads wait for the bodies of one address. */
    private static final int DEFAULT_AT_ONCE = 48;

    private final Duration longest;
    private final double mostAtOnce;
    private final boolean proxies;
    private final Map<String, Integer> underWay = new ConcurrentHashMap<>();

    /**
     * Gives every body so long.
     *
     * @param limits multiplies how many bodies one address may send at a time
     * @param proxies whether a proxy in front of the server names the address
     */
    public BodyDeadline(Duration longest, double limits, boolean proxies) {
        this.proxies = proxies;
        this.longest = longest;
        this.mostAtOnce = DEFAULT_AT_ONCE * limits;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        if (!hasBody(request)) {
            return super.handle(request, response, callback);
        }
        Optional<String> forwarded = Optional.ofNullable(request.getHeaders().get(HttpHeader.X_FORWARDED_FOR));
        String address = Addresses.holder(Request.getRemoteAddr(request), forwarded, proxies);
        if (underWay.merge(address, 1, Integer::sum) > mostAtOnce) {
            done(address);
            Response.writeError(request, response, callback, HttpStatus.SERVICE_UNAVAILABLE_503);
            return true;
        }
        Callback counted = Callback.from(callback, () -> done(address));
        return super.handle(new Timed(request, longest), response, counted);
    }

    private void done(String address) {
        underWay.computeIfPresent(address, (who, bodies) -> bodies == 1 ? null : bodies - 1);
    }

    private static boolean hasBody(Request request) {
        return request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) > 0
                || request.getHeaders().contains(HttpHeader.TRANSFER_ENCODING);
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
