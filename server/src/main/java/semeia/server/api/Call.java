package semeia.server.api;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Optional;

/**
 * One call that programs may make.
 *
 * @param method such as GET
 * @param path with parameters in braces
 * @param summary what it does, in a sentence
 * @param who whom it is for
 * @param query names of parameters after the question mark
 * @param takes the record that its body holds
 * @param gives the record that it answers with
 * @param media the media type of the answer; empty if there is none
 * @param handler how it is done
 */
public record Call(
        HandlerType method,
        String path,
        String summary,
        Who who,
        List<String> query,
        Optional<Class<? extends Record>> takes,
        Optional<Class<? extends Record>> gives,
        String media,
        Handler handler) {

    /** Whom a call is for. */
    enum Who {
        /** Everybody. */
        ANYBODY,
        /** People who are signed in, guests too. */
        PEOPLE
    }

    private static Call of(HandlerType method, String path, String summary, Handler handler) {
        return new Call(method, path, summary, Who.PEOPLE, List.of(), Optional.empty(), Optional.empty(), "", handler);
    }

    static Call get(String path, String summary, Handler handler) {
        return of(HandlerType.GET, path, summary, handler);
    }

    static Call post(String path, String summary, Handler handler) {
        return of(HandlerType.POST, path, summary, handler);
    }

    static Call put(String path, String summary, Handler handler) {
        return of(HandlerType.PUT, path, summary, handler);
    }

    static Call delete(String path, String summary, Handler handler) {
        return of(HandlerType.DELETE, path, summary, handler);
    }

    Call open() {
        return new Call(method, path, summary, Who.ANYBODY, query, takes, gives, media, handler);
    }

    Call asks(String... names) {
        return new Call(method, path, summary, who, List.of(names), takes, gives, media, handler);
    }

    Call takes(Class<? extends Record> body) {
        return new Call(method, path, summary, who, query, Optional.of(body), gives, media, handler);
    }

    Call gives(Class<? extends Record> answer) {
        return new Call(method, path, summary, who, query, takes, Optional.of(answer), Answer.JSON, handler);
    }

    /** A line of JSON for each. */
    Call streams(Class<? extends Record> line) {
        return new Call(method, path, summary, who, query, takes, Optional.of(line), Answer.LINES, handler);
    }

    Call json() {
        return new Call(method, path, summary, who, query, takes, Optional.empty(), Answer.JSON, handler);
    }

    Call text() {
        return new Call(method, path, summary, who, query, takes, Optional.empty(), "text/plain", handler);
    }
}
