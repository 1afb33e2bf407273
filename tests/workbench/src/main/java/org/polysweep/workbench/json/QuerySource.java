package org.polysweep.workbench.json;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.oracle.Part;
import org.polysweep.workbench.input.LineText;
import tools.jackson.core.JsonParser;
import tools.jackson.core.filter.FilteringParserDelegate;
import tools.jackson.core.filter.TokenFilter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A query as it was written, with every vertex of the author's, for a reader without the library's help.
 *
 * @param query the numbers
 * @param json the shapes, positions and moves as the text of a JSON object, without what is about the query: id,
 *     source, note, what is true of it
 */
public record QuerySource(CompoundQuery query, String json) {

    /** Takes whatever length of numbers and names {@link QueryReader} takes. */
    private static final JsonMapper MAPPER =
            JsonMapper.builder(JsonText.FACTORY).build();

    private static final Set<String> ABOUT = Set.of("id", "source", "note", "exact", "exactVerdict", "exactEnter");

    /** Ignored fields are not converted to values: a number of eight megabytes would take minutes. */
    private static final TokenFilter WITHOUT_ABOUT = new TokenFilter() {
        @Override
        public @Nullable TokenFilter includeProperty(String name) {
            return ABOUT.contains(name) ? null : INCLUDE_ALL;
        }
    };

    /**
     * Reads a query.
     *
     * @param line the line; {@link QueryReader} has found it to be a query
     */
    public static QuerySource of(LineText line) {
        try (JsonParser all = MAPPER.createParser(line.chars(), 0, line.length());
                JsonParser wanted = new FilteringParserDelegate(
                        all, WITHOUT_ABOUT, TokenFilter.Inclusion.INCLUDE_ALL_AND_PATH, true)) {
            JsonNode fields = MAPPER.readTree(wanted);
            return new QuerySource(query(fields), fields.toString());
        }
    }

    /**
     * Returns the numbers of a query.
     *
     * @param fields the fields of its object
     */
    public static CompoundQuery query(JsonNode fields) {
        double[] positionA = pair(fields, "positionA");
        double[] positionB = pair(fields, "positionB");
        double[] moveA = pair(fields, "moveA");
        double[] moveB = pair(fields, "moveB");
        return new CompoundQuery(
                parts(fields.path("a")),
                parts(fields.path("b")),
                positionA[0],
                positionA[1],
                positionB[0],
                positionB[1],
                moveA[0],
                moveA[1],
                moveB[0],
                moveB[1],
                rotors(fields, "A"),
                rotors(fields, "B"));
    }

    private static List<Part> parts(JsonNode shape) {
        JsonNode parts = shape.path("parts");
        return parts.isArray()
                ? IntStream.range(0, parts.size())
                        .mapToObj(i -> part(parts.path(i)))
                        .toList()
                : List.of(part(shape));
    }

    private static Part part(JsonNode shape) {
        return new Part(
                vertices(shape), shape.has("radius") ? shape.path("radius").doubleValue() : 0);
    }

    private static double[] vertices(JsonNode shape) {
        if (shape.has("box")) {
            double[] sides = numbers(shape.path("box"));
            return new double[] {sides[0], sides[1], sides[2], sides[1], sides[2], sides[3], sides[0], sides[3]};
        }
        JsonNode vertices = shape.path("vertices");
        return IntStream.range(0, vertices.size())
                .mapToObj(i -> numbers(vertices.path(i)))
                .flatMapToDouble(Arrays::stream)
                .toArray();
    }

    /** At t = 0 and at t = 1, which is the same if it is not given. */
    private static List<Double> rotors(JsonNode fields, String name) {
        double[] from = fields.has("rotor" + name) ? pair(fields, "rotor" + name) : new double[] {1, 0};
        double[] to = fields.has("rotorTo" + name) ? pair(fields, "rotorTo" + name) : from;
        return List.of(from[0], from[1], to[0], to[1]);
    }

    private static double[] pair(JsonNode fields, String name) {
        return fields.has(name) ? numbers(fields.path(name)) : new double[2];
    }

    private static double[] numbers(JsonNode array) {
        return IntStream.range(0, array.size())
                .mapToDouble(i -> array.path(i).doubleValue())
                .toArray();
    }
}
