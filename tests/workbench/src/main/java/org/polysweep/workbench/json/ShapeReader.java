package org.polysweep.workbench.json;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.polysweep.shape.CompoundShape;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.workbench.query.QueryException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.io.NumberOutput;

/**
 * Reads a shape: {@code {"vertices":[[x,y],…]}} or {@code {"box":[minX,minY,maxX,maxY]}}, either with {@code
 * "radius":r} or without; or {@code {"parts":[shape,…]}}, of such shapes; in a scene also {@code
 * {"chain":[[x,y],…],"oneSided":true}}. Not thread-safe.
 */
final class ShapeReader {

    private static final FieldNames FIELDS = advising(new FieldNames("vertices", "box", "radius", "parts"));
    private static final FieldNames FIELDS_OF_SCENES =
            advising(new FieldNames("vertices", "box", "radius", "parts", "chain"));
    private static final FieldNames FIELDS_OF_PARTS = advising(new FieldNames("vertices", "box", "radius"));
    private static final FieldNames FIELDS_OF_CHAINS = new FieldNames("chain", "oneSided")
            .advise("a chain has nothing else", "vertices", "box", "radius", "parts");
    private static final int USUAL = 1 << 12;
    private static final String[] SIDES = {"minX", "minY", "maxX", "maxY"};

    /** How the library tells a caller what to do about an outline that is not convex. */
    private static final Pattern FOR_PROGRAMMERS = Pattern.compile("; ConvexDecomposition .*");

    private static final Pattern DECIMAL = Pattern.compile("-?[0-9]+\\.[0-9]+(?:E-?[0-9]+)?");

    private static final String IN_PARTS =
            "; a shape that is not convex is given in convex parts, {\"parts\":[SHAPE,...]}";

    private double[] scratch = new double[32];

    /** Whether chains are shapes here. */
    private boolean takesChains;

    /**
     * What was read.
     *
     * @param shape the shape; of one part, unless it is given in parts
     * @param inParts whether it is
     */
    record FoundShape(CompoundShape shape, boolean inParts) {}

    private static FieldNames advising(FieldNames fields) {
        return fields.advise("a circle is {\"vertices\":[[x,y]],\"radius\":r}", "circle")
                .advise("the segments of a chain are parts, {\"parts\":[{\"vertices\":[[x,y],[x,y]]},...]}", "chain");
    }

    /**
     * Reads the shape at the parser.
     *
     * @param name {@code a}, {@code b}, or where else the shape stands
     */
    FoundShape read(JsonParser parser, String name) throws QueryException {
        requireObject(parser, name);
        parser.nextToken();
        return readFields(parser, name);
    }

    /** Reads the shape whose first field, if it has one, is at the parser. */
    private FoundShape readFields(JsonParser parser, String name) throws QueryException {
        if (parser.currentToken() == JsonToken.PROPERTY_NAME
                && parser.currentName().equals("parts")) {
            FoundShape found = new FoundShape(parts(parser, name), true);
            if (parser.nextToken() != JsonToken.END_OBJECT) {
                String field = name + '.' + parser.currentName();
                throw new QueryException(
                        parser.currentName().equals("parts")
                                ? field + " is given twice; leave one out"
                                : field + " stands beside " + name + ".parts; a shape in parts has nothing else");
            }
            return found;
        }
        return new FoundShape(CompoundShape.of(convex(parser, name)), false);
    }

    /**
     * Reads the shape at the parser, which may be a chain: allowed in scenes, but not in queries.
     *
     * @param name where the shape stands
     */
    CompoundShape readWithChains(JsonParser parser, String name) throws QueryException {
        takesChains = true;
        requireObject(parser, name);
        if (parser.nextToken() == JsonToken.PROPERTY_NAME && FIELDS_OF_CHAINS.knows(parser.currentName())) {
            return chain(parser, name + '.');
        }
        return readFields(parser, name).shape();
    }

    /** Reads the chain whose first field is at the parser. */
    private CompoundShape chain(JsonParser parser, String prefix) throws QueryException {
        int seen = 0;
        Optional<double[]> points = Optional.empty();
        boolean isOneSided = false;
        for (; parser.currentToken() != JsonToken.END_OBJECT; parser.nextToken()) {
            String field = parser.currentName();
            seen = FIELDS_OF_CHAINS.add(prefix, field, seen);
            parser.nextToken();
            if (field.equals("chain")) {
                points = Optional.of(vertices(parser, prefix + field));
            } else {
                isOneSided = BodyReader.isTrue(parser, prefix + field);
            }
        }
        if (points.isEmpty()) {
            throw new QueryException(prefix + "oneSided stands without \"chain\"; only a chain has a front");
        }
        try {
            return isOneSided ? CompoundShape.oneSidedChain(points.get()) : CompoundShape.chain(points.get());
        } catch (IllegalArgumentException e) {
            String message = shortest(String.valueOf(e.getMessage())).replace("vertices[", prefix + "chain[");
            throw new QueryException(message.replaceFirst("^(the|a) chain ", prefix + "chain "));
        }
    }

    private CompoundShape parts(JsonParser parser, String name) throws QueryException {
        String field = name + ".parts";
        if (parser.nextToken() != JsonToken.START_ARRAY) {
            throw new QueryException(field + " must be an array of shapes, but was " + JsonText.describe(parser));
        }
        List<ConvexShape> parts = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            String part = field + '[' + parts.size() + ']';
            requireObject(parser, part);
            parser.nextToken();
            parts.add(convex(parser, part));
        }
        if (parts.isEmpty()) {
            throw new QueryException(field + " must not be empty; a shape has one part or more");
        }
        return CompoundShape.of(parts);
    }

    private static void requireObject(JsonParser parser, String name) throws QueryException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new QueryException(name + " must be an object with "
                    + (isPart(name) ? "\"vertices\" or \"box\"" : "\"vertices\", \"box\" or \"parts\"")
                    + ", but was " + JsonText.describe(parser));
        }
    }

    /** Parts are named by their place in a shape, and have no parts. */
    private static boolean isPart(String name) {
        return name.endsWith("]") && name.contains(".parts[");
    }

    /** Reads the convex shape whose first field, if it has one, is at the parser. */
    private ConvexShape convex(JsonParser parser, String name) throws QueryException {
        String prefix = name + '.';
        int seen = 0;
        @Nullable ConvexPolygon core = null;
        double radius = 0;
        for (; parser.currentToken() != JsonToken.END_OBJECT; parser.nextToken()) {
            String field = parser.currentName();
            if (field.equals("parts")) {
                throw new QueryException(prefix
                        + "parts stands beside other fields, or in a part; a shape in parts has nothing"
                        + " else, and parts have no parts");
            }
            if (takesChains && !isPart(name) && FIELDS_OF_CHAINS.knows(field)) {
                throw new QueryException(
                        prefix + field + " stands beside other fields; a chain has nothing but \"oneSided\" beside it");
            }
            FieldNames fields = isPart(name) ? FIELDS_OF_PARTS : takesChains ? FIELDS_OF_SCENES : FIELDS;
            seen = fields.add(prefix, field, seen);
            parser.nextToken();
            if (field.equals("radius")) {
                radius = radius(parser, prefix + field);
                continue;
            }
            if (core != null) {
                throw new QueryException(name + " has both \"vertices\" and \"box\"; a shape has one of them");
            }
            core = field.equals("box") ? box(parser, prefix + field) : polygon(parser, prefix);
        }
        if (core == null) {
            throw new QueryException(name + " has neither \"vertices\" nor \"box\""
                    + (isPart(name) ? "" : ", nor \"parts\"") + "; a shape has one of them");
        }
        // A radius of 0 is none: two boxes stay boxes.
        return radius == 0 ? core : RoundedPolygon.of(core, radius);
    }

    private static double radius(JsonParser parser, String field) throws QueryException {
        double radius = NumberReader.number(parser, field);
        if (radius < 0) {
            throw new QueryException(field + " must be >= 0, but was " + Quoted.plain(parser.getString()));
        }
        return radius;
    }

    private ConvexPolygon polygon(JsonParser parser, String prefix) throws QueryException {
        double[] xy = vertices(parser, prefix + "vertices");
        try {
            return ConvexPolygon.of(xy);
        } catch (IllegalArgumentException e) {
            // Its messages begin with the place within the shape.
            throw new QueryException(
                    prefix + shortest(FOR_PROGRAMMERS.matcher(e.getMessage()).replaceFirst(IN_PARTS)));
        }
    }

    private double[] vertices(JsonParser parser, String field) throws QueryException {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw new QueryException(
                    field + " must be an array of vertices, [[x,y],…], but was " + JsonText.describe(parser));
        }
        int vertices = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            if (2 * vertices + 2 > scratch.length) {
                scratch = Arrays.copyOf(scratch, 2 * scratch.length);
            }
            vertex(parser, field, vertices++);
        }
        double[] xy = Arrays.copyOf(scratch, 2 * vertices);
        if (scratch.length > USUAL) {
            scratch = new double[32];
        }
        return xy;
    }

    private void vertex(JsonParser parser, String field, int vertex) throws QueryException {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw new QueryException(
                    field + '[' + vertex + "] must be two numbers, [x,y], but was " + JsonText.describe(parser));
        }
        int count = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            double value = NumberReader.number(parser, field, vertex, count);
            if (count == 2) {
                throw new QueryException(field + '[' + vertex + "] must be two numbers, [x,y], but was longer; " + field
                        + '[' + vertex + "][2] is " + Quoted.plain(parser.getString()));
            }
            scratch[2 * vertex + count++] = value;
        }
        if (count < 2) {
            throw new QueryException(field + '[' + vertex + "] must be two numbers, [x,y], but was "
                    + (count == 0 ? "empty" : "1 number"));
        }
    }

    private static ConvexPolygon box(JsonParser parser, String field) throws QueryException {
        double[] sides = sides(parser, field);
        return ConvexPolygon.box(sides[0], sides[1], sides[2], sides[3]);
    }

    /** Reads the four sides of a box, in the order minX, minY, maxX, maxY. */
    static double[] sides(JsonParser parser, String field) throws QueryException {
        double[] sides = new double[4];
        NumberReader.numbers(parser, field, "four numbers, [minX,minY,maxX,maxY]", sides);
        for (int max = 2; max < 4; max++) {
            int min = max - 2;
            if (sides[min] > sides[max]) {
                throw new QueryException(
                        field + '[' + max + "] must be >= " + field + '[' + min + "], " + text(sides[min])
                                + ", but was " + text(sides[max]) + "; a box is [minX,minY,maxX,maxY] with "
                                + SIDES[min] + " ≤ "
                                + SIDES[max]);
            }
        }
        return sides;
    }

    /** The message with its doubles in their shortest form: before JDK 19, the library's are sometimes longer. */
    private static String shortest(String message) {
        // Not replaceAll with a function, which the page's JDK does not have.
        Matcher decimal = DECIMAL.matcher(message);
        StringBuilder shortest = new StringBuilder();
        int from = 0;
        while (decimal.find()) {
            shortest.append(message, from, decimal.start());
            shortest.append(text(Double.parseDouble(decimal.group())));
            from = decimal.end();
        }
        return shortest.append(message, from, message.length()).toString();
    }

    /** The shortest text of a double, which is the same on every JDK. */
    private static String text(double value) {
        return NumberOutput.toString(value, true);
    }
}
