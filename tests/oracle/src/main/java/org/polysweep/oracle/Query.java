package org.polysweep.oracle;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * One question, exactly as a caller puts it: two convex polygons, their positions and their displacements over one
 * step. A shape with a radius is all that lies within that distance of its polygon, which is called its core. Nothing
 * is checked here; {@link Oracle} refuses what is not legal. Equal when all doubles are the same bit for bit.
 *
 * @param a the vertices of A, x0, y0, x1, y1, ..., in either winding; repeated and collinear ones are allowed
 * @param b the vertices of B, likewise
 * @param positionAX translation of A, first coordinate
 * @param positionAY translation of A, second coordinate
 * @param positionBX translation of B, first coordinate
 * @param positionBY translation of B, second coordinate
 * @param moveAX displacement of A over the step, first coordinate
 * @param moveAY displacement of A over the step, second coordinate
 * @param moveBX displacement of B over the step, first coordinate
 * @param moveBY displacement of B over the step, second coordinate
 * @param radiusA how far A reaches around its polygon, not negative
 * @param radiusB how far B reaches around its polygon, not negative
 */
@SuppressWarnings("ArrayRecordComponent") // copied on the way in and out; equality is by content
public record Query(
        double[] a,
        double[] b,
        double positionAX,
        double positionAY,
        double positionBX,
        double positionBY,
        double moveAX,
        double moveAY,
        double moveBX,
        double moveBY,
        double radiusA,
        double radiusB) {

    /** Copies the arrays. */
    public Query {
        a = a.clone();
        b = b.clone();
    }

    /**
     * Two polygons, without a radius.
     *
     * @param a the vertices of A, x0, y0, x1, y1, ..., in either winding; repeated and collinear ones are allowed
     * @param b the vertices of B, likewise
     * @param positionAX translation of A, first coordinate
     * @param positionAY translation of A, second coordinate
     * @param positionBX translation of B, first coordinate
     * @param positionBY translation of B, second coordinate
     * @param moveAX displacement of A over the step, first coordinate
     * @param moveAY displacement of A over the step, second coordinate
     * @param moveBX displacement of B over the step, first coordinate
     * @param moveBY displacement of B over the step, second coordinate
     */
    public Query(
            double[] a,
            double[] b,
            double positionAX,
            double positionAY,
            double positionBX,
            double positionBY,
            double moveAX,
            double moveAY,
            double moveBX,
            double moveBY) {
        this(a, b, positionAX, positionAY, positionBX, positionBY, moveAX, moveAY, moveBX, moveBY, 0, 0);
    }

    /**
     * The vertices of A.
     *
     * @return a copy
     */
    @Override
    public double[] a() {
        return a.clone();
    }

    /**
     * The vertices of B.
     *
     * @return a copy
     */
    @Override
    public double[] b() {
        return b.clone();
    }

    /**
     * The same shapes standing still somewhere else.
     *
     * @param ax position of A, first coordinate
     * @param ay position of A, second coordinate
     * @param bx position of B, first coordinate
     * @param by position of B, second coordinate
     * @return the query with these positions and no displacement
     */
    public Query standingAt(double ax, double ay, double bx, double by) {
        return new Query(a, b, ax, ay, bx, by, 0, 0, 0, 0, radiusA, radiusB);
    }

    /**
     * The same polygons with other radii around them.
     *
     * @param ofA the radius of A, not negative
     * @param ofB the radius of B, not negative
     * @return the query with these radii and everything else as it is
     */
    public Query withRadii(double ofA, double ofB) {
        return new Query(
                a, b, positionAX, positionAY, positionBX, positionBY, moveAX, moveAY, moveBX, moveBY, ofA, ofB);
    }

    /**
     * The same with other polygons, and the radii that they have.
     *
     * @param ofA the vertices of A
     * @param ofB the vertices of B
     * @return the query with these vertices and everything else as it is
     */
    public Query withShapes(double[] ofA, double[] ofB) {
        return new Query(
                ofA,
                ofB,
                positionAX,
                positionAY,
                positionBX,
                positionBY,
                moveAX,
                moveAY,
                moveBX,
                moveBY,
                radiusA,
                radiusB);
    }

    /**
     * The same where A is B and B is A.
     *
     * @return the query the other way round
     */
    public Query swapped() {
        return new Query(
                b, a, positionBX, positionBY, positionAX, positionAY, moveBX, moveBY, moveAX, moveAY, radiusB, radiusA);
    }

    /**
     * Whether a radius is other than 0.
     *
     * @return true also if it is not legal
     */
    public boolean hasRadius() {
        return radiusA != 0 || radiusB != 0;
    }

    /** The eight numbers of positions and displacements, in the order of the components. */
    double[] placement() {
        return new double[] {positionAX, positionAY, positionBX, positionBY, moveAX, moveAY, moveBX, moveBY};
    }

    /** Of A and of B. */
    double[] radii() {
        return new double[] {radiusA, radiusB};
    }

    static List<String> placementNames() {
        return List.of(
                "positionA[0]",
                "positionA[1]",
                "positionB[0]",
                "positionB[1]",
                "moveA[0]",
                "moveA[1]",
                "moveB[0]",
                "moveB[1]");
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Query query
                && Arrays.equals(a, query.a)
                && Arrays.equals(b, query.b)
                && Arrays.equals(placement(), query.placement())
                && Arrays.equals(radii(), query.radii());
    }

    @Override
    public int hashCode() {
        int shapes = 31 * (31 * Arrays.hashCode(a) + Arrays.hashCode(b)) + Arrays.hashCode(radii());
        return 31 * shapes + Arrays.hashCode(placement());
    }

    /** The query in the JSON of the command line, ready to paste (where all numbers are finite). */
    @Override
    public String toString() {
        return "{\"a\":" + json(a, radiusA) + ",\"b\":" + json(b, radiusB) + ",\"positionA\":["
                + positionAX + "," + positionAY + "],\"positionB\":[" + positionBX + "," + positionBY + "],\"moveA\":["
                + moveAX + "," + moveAY + "],\"moveB\":[" + moveBX + "," + moveBY + "]}";
    }

    private static String json(double[] flat, double radius) {
        String end = radius == 0 ? "]}" : "],\"radius\":" + radius + "}";
        StringJoiner points = new StringJoiner(",", "{\"vertices\":[", end);
        for (int i = 0; i + 1 < flat.length; i += 2) {
            points.add("[" + flat[i] + "," + flat[i + 1] + "]");
        }
        return points.toString();
    }
}
