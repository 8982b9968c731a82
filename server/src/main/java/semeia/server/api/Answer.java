package semeia.server.api;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import semeia.server.message.MessageJson;

/** Answers of calls that succeeded. */
final class Answer {
    static final String JSON = "application/json";
    static final String LINES = "application/x-ndjson";
    static final String TEXT = "text/plain;charset=utf-8";

    private Answer() {}

    static void json(Context context, Object value) {
        context.contentType(JSON).result(MessageJson.write(value).getBytes(StandardCharsets.UTF_8));
    }

    static void text(Context context, String text) {
        context.contentType(TEXT).result(text);
    }

    static void nothing(Context context) {
        context.status(HttpStatus.NO_CONTENT);
    }
}
