package semeia.server.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import io.javalin.websocket.WsConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import semeia.server.http.Access;
import semeia.server.http.Problem;
import semeia.server.http.SecurityLog;
import semeia.server.limits.RateLimit;
import semeia.server.limits.RateLimits;
import semeia.server.people.Person;
import semeia.server.socket.Sockets;
import semeia.server.store.DatabaseException;
import semeia.server.table.RefusalCode;
import semeia.server.table.RefusedException;

/** All calls, the socket, and how errors are answered. */
public final class Api {
    static final String SOCKET = "/api/socket";

    private static final Logger LOG = LoggerFactory.getLogger(Api.class);
    private static final String CALLER = "person";
    private static final String SECRET = "secret";
    private static final String ADDRESS = "address";
    private static final String RETRY_AFTER = "Retry-After";

    private final Sockets sockets;
    private final Access access;
    private final RateLimits limits;
    private final SecurityLog log;
    private final List<Call> calls = new ArrayList<>();

    /**
     * A server's calls and its socket.
     *
     * @param groups all calls but the one that describes them
     */
    public Api(List<CallGroup> groups, Sockets sockets, Access access, RateLimits limits, SecurityLog log) {
        this.log = log;
        this.sockets = sockets;
        this.access = access;
        this.limits = limits;
        groups.forEach(group -> calls.addAll(group.calls()));
        calls.add(Call.get("/api/openapi.json", "This description.", this::describe)
                .open()
                .json());
    }

    /** Adds the routes. */
    public void serve(RoutesConfig routes) {
        routes.before("/api/*", this::guard);
        for (Call call : calls) {
            routes.addHttpHandler(call.method(), call.path(), call.handler());
        }
        routes.wsBeforeUpgrade(SOCKET, this::guardSocket);
        routes.ws(SOCKET, this::socket);
        routes.exception(RefusedException.class, (refused, context) -> problem(context, refused));
        routes.exception(
                IllegalArgumentException.class,
                (wrong, context) -> answer(
                        context, HttpStatus.BAD_REQUEST.getCode(), wrong.getMessage(), RefusalCode.MALFORMED.name()));
        routes.exception(DatabaseException.class, (problem, context) -> unavailable(context, problem));
        routes.exception(
                HttpResponseException.class,
                (thrown, context) -> answer(
                        context,
                        thrown.getStatus(),
                        String.valueOf(thrown.getMessage()),
                        RefusalCode.ofStatus(thrown.getStatus()).name()));
        routes.exception(RuntimeException.class, (fault, context) -> {
            LOG.error("a call failed: {} {}", context.method(), context.path(), fault);
            answer(
                    context,
                    HttpStatus.INTERNAL_SERVER_ERROR.getCode(),
                    "the server failed",
                    RefusalCode.UNAVAILABLE.name());
        });
    }

    /** The calls, for tests that compare them with their description. */
    List<Call> calls() {
        return List.copyOf(calls);
    }

    private void describe(Context context) {
        Answer.json(context, Description.of(calls));
    }

    private void guard(Context context) {
        limits.require(RateLimit.CALLS, access.address(context));
        access.checkOrigin(context);
    }

    private void guardSocket(Context context) {
        limits.require(RateLimit.CALLS, access.address(context));
        if (!access.maySocket(context)) {
            throw new RefusedException(RefusalCode.NOT_YOURS, "the socket is asked for by another site");
        }
        context.attribute(CALLER, access.required(context));
        context.attribute(SECRET, access.secret(context).orElseThrow());
        context.attribute(ADDRESS, access.address(context));
    }

    private void socket(WsConfig config) {
        config.onConnect(context -> sockets.connected(
                context.session,
                Optional.ofNullable(context.<Person>attribute(CALLER)).orElseThrow(),
                Optional.ofNullable(context.<String>attribute(SECRET)).orElseThrow(),
                Optional.ofNullable(context.<String>attribute(ADDRESS)).orElseThrow()));
        config.onMessage(context -> sockets.heard(context.session, context.message()));
        config.onClose(context -> sockets.closed(context.session));
        config.onError(context -> sockets.closed(context.session));
    }

    private void problem(Context context, RefusedException refused) {
        log.refused(refused.refusal(), context.method() + " " + context.path(), access.address(context));
        refused.retryAfter().ifPresent(wait -> context.header(RETRY_AFTER, Long.toString(wait.toSeconds())));
        answer(
                context,
                refused.refusal().status(),
                refused.getMessage(),
                refused.refusal().name());
    }

    private static void unavailable(Context context, DatabaseException problem) {
        LOG.warn("the database did not answer: {}", problem.getMessage());
        RefusalCode refusal = RefusalCode.UNAVAILABLE;
        answer(context, refusal.status(), "the server cannot do it now; try again", refusal.name());
    }

    private static void answer(Context context, int status, String detail, String code) {
        if (Problem.passes(status) && context.res().getHeader(RETRY_AFTER) == null) {
            context.header(RETRY_AFTER, Integer.toString(Problem.RETRY_SECONDS));
        }
        context.status(status)
                .contentType(Problem.MEDIA_TYPE)
                .result(Problem.of(status, detail, code).bytes());
    }
}
