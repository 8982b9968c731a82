package semeia.server.api;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** JSON Schemas of records, each once, under their names. */
final class Schemas {
    private static final Map<Type, Map<String, Object>> PLAIN = Map.of(
            String.class, Map.of("type", "string"),
            boolean.class, Map.of("type", "boolean"),
            Boolean.class, Map.of("type", "boolean"),
            int.class, whole("int32"),
            Integer.class, whole("int32"),
            long.class, whole("int64"),
            Long.class, whole("int64"),
            double.class, Map.of("type", "number"));

    private final Map<String, Object> named = new TreeMap<>();

    private static Map<String, Object> whole(String format) {
        return Map.of("type", "integer", "format", format);
    }

    /** All schemas that were asked for and those that they need. */
    Map<String, Object> all() {
        return named;
    }

    /** Where the schema of a record is; it is added if it is new. */
    Map<String, Object> of(Class<?> type) {
        String name = type.getSimpleName();
        if (!named.containsKey(name)) {
            named.put(name, Map.of());
            named.put(name, describe(type));
        }
        return Map.of("$ref", "#/components/schemas/" + name);
    }

    private Map<String, Object> describe(Class<?> type) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        for (RecordComponent component : type.getRecordComponents()) {
            properties.put(component.getName(), of(component.getGenericType()));
            if (component.getType() != Optional.class) {
                required.add(component.getName());
            }
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", "object");
        schema.put("properties", properties);
        schema.put("required", required);
        schema.put("additionalProperties", false);
        return schema;
    }

    private Map<String, Object> of(Type type) {
        if (PLAIN.containsKey(type)) {
            return PLAIN.get(type);
        }
        if (type instanceof ParameterizedType generic) {
            Map<String, Object> element = of(generic.getActualTypeArguments()[0]);
            return generic.getRawType() == List.class ? Map.of("type", "array", "items", element) : element;
        }
        return of((Class<?>) type);
    }
}
