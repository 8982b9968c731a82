package semeia.server.api;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import semeia.server.http.Problem;

/** Describes calls in OpenAPI 3.1, from the same list that the routes are made of. */
final class Description {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");
    private static final String NO_CONTENT = "204";
    /** The parameter that asks for text instead. */
    private static final String FORM = "form";

    private final Schemas schemas = new Schemas();

    private Description() {}

    /** The description as values that JSON can hold. */
    static Map<String, Object> of(List<Call> calls) {
        return new Description().describe(calls);
    }

    private Map<String, Object> describe(List<Call> calls) {
        Map<String, Map<String, Object>> paths = new LinkedHashMap<>();
        for (Call call : calls) {
            String method = call.method().name().toLowerCase(Locale.ROOT);
            paths.computeIfAbsent(call.path(), path -> new LinkedHashMap<>()).put(method, operation(call));
        }
        schemas.of(Problem.class);
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("openapi", "3.1.0");
        all.put(
                "info",
                Map.of(
                        "title", "Semeia",
                        "version", "1",
                        "description", "African sowing games: tables, people, analysis, and play by programs."));
        all.put("paths", paths);
        all.put("components", Map.of("schemas", schemas.all(), "securitySchemes", schemes()));
        return all;
    }

    private static Map<String, Object> schemes() {
        return Map.of(
                "token", Map.of("type", "http", "scheme", "bearer"),
                "session", Map.of("type", "apiKey", "in", "cookie", "name", "semeia"));
    }

    private Map<String, Object> operation(Call call) {
        Map<String, Object> operation = new LinkedHashMap<>();
        operation.put("summary", call.summary());
        operation.put(
                "security",
                call.who() == Call.Who.ANYBODY
                        ? List.of()
                        : List.of(Map.of("token", List.of()), Map.of("session", List.of())));
        operation.put("parameters", parameters(call));
        call.takes()
                .ifPresent(body -> operation.put(
                        "requestBody",
                        Map.of("required", isNeeded(body), "content", Map.of(Answer.JSON, schema(body)))));
        operation.put("responses", responses(call));
        return operation;
    }

    /** Whether a body says anything that may not be missing. */
    private static boolean isNeeded(Class<?> body) {
        return Arrays.stream(body.getRecordComponents()).anyMatch(field -> field.getType() != Optional.class);
    }

    private static List<Object> parameters(Call call) {
        List<Object> parameters = new ArrayList<>();
        Matcher matcher = PARAMETER.matcher(call.path());
        while (matcher.find()) {
            parameters.add(parameter(matcher.group(1), "path", true));
        }
        call.query().forEach(name -> parameters.add(parameter(name, "query", false)));
        return parameters;
    }

    private static Map<String, Object> parameter(String name, String place, boolean required) {
        return Map.of("name", name, "in", place, "required", required, "schema", Map.of("type", "string"));
    }

    private Map<String, Object> responses(Call call) {
        Map<String, Object> responses = new LinkedHashMap<>();
        if (call.media().isEmpty()) {
            responses.put(NO_CONTENT, Map.of("description", "done"));
        } else {
            responses.put("200", Map.of("description", "done", "content", content(call)));
        }
        responses.put(
                "default",
                Map.of("description", "not done", "content", Map.of(Problem.MEDIA_TYPE, schema(Problem.class))));
        return responses;
    }

    private Map<String, Object> content(Call call) {
        Map<String, Object> content = new LinkedHashMap<>();
        String plain = call.media().equals(Answer.JSON) ? "object" : "string";
        content.put(call.media(), call.gives().map(this::schema).orElse(Map.of("schema", Map.of("type", plain))));
        if (call.query().contains(FORM)) {
            content.put("text/plain", Map.of("schema", Map.of("type", "string")));
        }
        return content;
    }

    private Map<String, Object> schema(Class<?> type) {
        return Map.of("schema", schemas.of(type));
    }
}
