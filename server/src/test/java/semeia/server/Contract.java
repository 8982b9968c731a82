package semeia.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.http.HttpResponse;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Holds answers against the description that the server gives of itself. */
final class Contract {
    private static final SchemaRegistry SCHEMAS = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

    private final JsonNode description;
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();
    private final Set<String> met = ConcurrentHashMap.newKeySet();

    Contract(String description) {
        this.description = Client.json(description);
    }

    /** All calls that are described, as method and path. */
    Set<String> described() {
        Set<String> all = new TreeSet<>();
        description
                .get("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .fieldNames()
                        .forEachRemaining(
                                method -> all.add(method.toUpperCase(java.util.Locale.ROOT) + " " + path.getKey())));
        return all;
    }

    /** Those that ask who calls. */
    Set<String> forPeople() {
        Set<String> all = described();
        all.removeIf(call -> description
                .get("paths")
                .get(call.substring(call.indexOf(' ') + 1))
                .get(call.substring(0, call.indexOf(' ')).toLowerCase(java.util.Locale.ROOT))
                .get("security")
                .isEmpty());
        return all;
    }

    /** Those that were answered so far without an error. */
    Set<String> met() {
        return new TreeSet<>(met);
    }

    /** Fails unless the answer is such as the description says. */
    void check(String method, HttpResponse<String> answer) {
        String path = answer.uri().getRawPath();
        Optional<String> template = described().stream()
                .filter(call -> call.startsWith(method + " ") && matches(call.substring(method.length() + 1), path))
                .findFirst();
        if (template.isEmpty()) {
            return; // the page, or no call at all
        }
        JsonNode responses = description
                .get("paths")
                .get(template.get().substring(method.length() + 1))
                .get(method.toLowerCase(java.util.Locale.ROOT))
                .get("responses");
        String status = Integer.toString(answer.statusCode());
        if (responses.has(status)) {
            met.add(template.get());
        }
        JsonNode response = responses.has(status) ? responses.get(status) : responses.get("default");
        if (!response.has("content")) {
            assertThat(answer.body()).isEmpty();
            return;
        }
        JsonNode content = response.get("content");
        String media = answer.headers().firstValue("Content-Type").orElse("").replaceAll(";.*", "");
        assertThat(content.has(media))
                .as(template.get() + " " + media + " " + answer.body())
                .isTrue();
        String reference = content.get(media).get("schema").path("$ref").asText();
        if (!media.contains("ndjson") && !reference.isEmpty()) {
            assertThat(schema(reference).validate(Client.json(answer.body())))
                    .as(template.get() + " " + answer.body())
                    .isEmpty();
        }
    }

    private static boolean matches(String template, String path) {
        return path.matches(template.replaceAll("\\{\\w+}", "[^/]+"));
    }

    private Schema schema(String reference) {
        return schemas.computeIfAbsent(reference, key -> {
            ObjectNode schema = (ObjectNode) Client.json("{}");
            schema.put("$ref", reference);
            schema.set("components", description.get("components"));
            return SCHEMAS.getSchema(schema);
        });
    }
}
