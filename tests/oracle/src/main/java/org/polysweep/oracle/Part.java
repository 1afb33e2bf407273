package org.polysweep.oracle;

import java.util.Arrays;
import java.util.StringJoiner;

/**
 * A convex part of a shape: a polygon, and all that lies within a radius of it. Nothing is checked here. Equal when all
 * doubles are the same bit for bit.
 *
 * @param vertices x0, y0, x1, y1, ..., in either winding; repeated and collinear ones are allowed
 * @param radius how far the part reaches around its polygon, not negative
 */
@SuppressWarnings("ArrayRecordComponent") // copied on the way in and out; equality is by content
public record Part(double[] vertices, double radius) {

    /** Copies the array. */
    public Part {
        vertices = vertices.clone();
    }

    /**
     * The vertices.
     *
     * @return a copy
     */
    @Override
    public double[] vertices() {
        return vertices.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Part part
                && Arrays.equals(vertices, part.vertices)
                && Double.doubleToLongBits(radius) == Double.doubleToLongBits(part.radius);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(vertices) + Double.hashCode(radius);
    }

    /** The part in the JSON of the command line. */
    @Override
    public String toString() {
        String end = radius == 0 ? "]}" : "],\"radius\":" + radius + "}";
        StringJoiner points = new StringJoiner(",", "{\"vertices\":[", end);
        for (int i = 0; i + 1 < vertices.length; i += 2) {
            points.add("[" + vertices[i] + "," + vertices[i + 1] + "]");
        }
        return points.toString();
    }
}
