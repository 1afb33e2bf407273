package org.polysweep.workbench.json;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.workbench.query.QueryException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.io.NumberOutput;

/** Reads a shape: {@code {"vertices":[[x,y],…]}} or {@code {"box":[minX,minY,maxX,maxY]}}. Not thread-safe. */
final class ShapeReader {

    private static final FieldNames FIELDS = new FieldNames("vertices", "box");
    private static final int USUAL = 1 << 12;
    private static final String[] SIDES = {"minX", "minY", "maxX", "maxY"};

    private double[] scratch = new double[32];

    /**
     * Reads the shape at the parser.
     *
     * @param name {@code a} or {@code b}
     */
    ConvexPolygon read(JsonParser parser, String name) throws QueryException {
        if (parser.currentToken() != JsonToken.START_OBJECT) {
            throw new QueryException(
                    name + " is " + JsonText.describe(parser) + "; a shape is an object with \"vertices\" or \"box\"");
        }
        String prefix = name + '.';
        int seen = 0;
        @Nullable ConvexPolygon shape = null;
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String field = parser.currentName();
            refuseLater(prefix, field);
            seen = FIELDS.add(prefix, field, seen);
            if (shape != null) {
                throw new QueryException(name + " has both \"vertices\" and \"box\"; a shape has one of them");
            }
            parser.nextToken();
            shape = field.equals("box") ? box(parser, prefix + field) : polygon(parser, prefix);
        }
        if (shape == null) {
            throw new QueryException(name + " has neither \"vertices\" nor \"box\"; a shape has one of them");
        }
        return shape;
    }

    private static void refuseLater(String prefix, String field) throws QueryException {
        if (field.equals("radius") || field.equals("parts")) {
            throw new QueryException(prefix + field + " is not supported yet; this version sweeps convex polygons"
                    + " without a radius and of one part");
        }
    }

    private ConvexPolygon polygon(JsonParser parser, String prefix) throws QueryException {
        String field = prefix + "vertices";
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw new QueryException(
                    field + " is " + JsonText.describe(parser) + "; it takes an array of vertices, [[x,y],…]");
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
        try {
            return ConvexPolygon.of(xy);
        } catch (IllegalArgumentException e) {
            // Its messages begin with the place within the shape.
            throw new QueryException(prefix + e.getMessage());
        }
    }

    private void vertex(JsonParser parser, String field, int vertex) throws QueryException {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw new QueryException(field + '[' + vertex + "] is " + JsonText.describe(parser)
                    + "; a vertex is an array of two numbers, [x,y]");
        }
        int count = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            double value = NumberReader.number(parser, field, vertex, count);
            if (count == 2) {
                throw new QueryException(field + '[' + vertex + "][2] is " + Quoted.plain(parser.getString())
                        + ", a third number; a vertex has two, [x,y]");
            }
            scratch[2 * vertex + count++] = value;
        }
        if (count < 2) {
            throw new QueryException(field + '[' + vertex + "] has " + (count == 0 ? "no number" : "1 number")
                    + "; a vertex has two, [x,y]");
        }
    }

    private static ConvexPolygon box(JsonParser parser, String field) throws QueryException {
        double[] sides = new double[4];
        NumberReader.numbers(parser, field, "four numbers, [minX,minY,maxX,maxY]", sides);
        for (int max = 2; max < 4; max++) {
            int min = max - 2;
            if (sides[min] > sides[max]) {
                throw new QueryException(
                        field + '[' + max + "] is " + text(sides[max]) + ", less than " + field + '[' + min
                                + "], which is " + text(sides[min]) + "; a box is [minX,minY,maxX,maxY] with "
                                + SIDES[min] + " ≤ "
                                + SIDES[max]);
            }
        }
        return ConvexPolygon.box(sides[0], sides[1], sides[2], sides[3]);
    }

    /** The shortest text of a double, which is the same on every JDK. */
    private static String text(double value) {
        return NumberOutput.toString(value, true);
    }
}
