package org.polysweep.playground;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.polysweep.shape.ConvexDecomposition;
import org.polysweep.shape.ConvexPolygon;

/** A concave outline, drawn by hand, in convex parts. */
final class Outline {

    private Outline() {}

    /**
     * Splits an outline.
     *
     * @param numbers x0,y0,x1,y1,…
     * @return the shape of a query, {@code {"parts":[…]}}, or {@code {"error":…}} in the library's words
     */
    static String decompose(String numbers) {
        double[] xy = Arrays.stream(numbers.split(","))
                .mapToDouble(Double::parseDouble)
                .toArray();
        try {
            List<String> parts = new ArrayList<>();
            for (ConvexPolygon part : ConvexDecomposition.of(xy)) {
                parts.add("{\"vertices\":" + vertices(part) + '}');
            }
            return "{\"parts\":" + parts + '}';
        } catch (IllegalArgumentException e) {
            return "{\"error\":\"" + String.valueOf(e.getMessage()).replace("\"", "'") + "\"}";
        }
    }

    private static String vertices(ConvexPolygon polygon) {
        List<String> vertices = new ArrayList<>();
        for (int i = 0; i < polygon.vertexCount(); i++) {
            vertices.add("[" + polygon.x(i) + ',' + polygon.y(i) + ']');
        }
        return vertices.toString();
    }
}
