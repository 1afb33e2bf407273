package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.shape.ConvexPolygon;

/**
 * Guesses in doubles the vertex ray by which the line of the motion enters or leaves C: begins where the line would
 * enter if A and B were disks, and goes from there along the side of C, edge by edge. If the ray is many edges away,
 * the farthest vertices in evenly spaced directions narrow it down first.
 *
 * <p>Where doubles compute exactly ({@link org.polysweep.internal.polygon.predicate.Arithmetic#isExactInDoubles}), the
 * guess is right; otherwise a {@link VertexRayCertificate} has to prove it. Cost: O(log n + log m). Reusable.
 */
final class VertexRayGuess {

    /**
     * Maximum number of edges from the first direction, before the ray is narrowed down: docs/dev/performance-log.md.
     */
    private static final int MAX_EDGES = 16;

    /** Maximum number of edges after that: beyond it, vertices are crowded, and {@link VertexRaySearch} bisects. */
    private static final int MAX_EDGES_AFTER_NARROWING = 256;

    /**
     * The first direction is no closer to the top or the bottom of C than 1 : 6, an angle greater than half the spacing
     * of directions. So it lies on the side that is entered: docs/error-bounds.md, theorem 3.
     */
    private static final int STEEPEST = 6;

    private static final int QUARTER = PseudoAngle.FULL_TURN / 4;

    private final PolygonQuery query;
    private double lineX;
    private double lineY;

    /** The number of vertices of C that the last guess has looked at. */
    int vertices;

    VertexRayGuess(PolygonQuery query) {
        this.query = query;
    }

    /**
     * Sets a ray to the guess.
     *
     * @param ray the ray at which the line enters C, or leaves it
     * @return whether the guess has reached the ray; it gives up if the ray is too many edges away
     */
    boolean cast(VertexRay ray) {
        lineX = ray.sense > 0 ? query.lineX() : -query.lineX();
        lineY = ray.sense > 0 ? query.lineY() : -query.lineY();
        vertices = 0;
        int spacing = Math.max(Prepared.bearingSpacing(query.a), Prepared.bearingSpacing(query.b));
        int bearing = (bearingOfEntry() + spacing / 2) & -spacing;
        return goFrom(bearing, MAX_EDGES, ray) || goFrom(narrow(spacing), MAX_EDGES_AFTER_NARROWING, ray);
    }

    /** The direction of the normal of C where the line would enter it if A and B were disks. */
    private int bearingOfEntry() {
        double centerX = query.centerGapX();
        double centerY = query.centerGapY();
        double radius =
                roughLength(lineX, lineY) * (Prepared.boundingRadius(query.a) + Prepared.boundingRadius(query.b));
        double height = lineX * centerY - lineY * centerX;
        if (Math.abs(height) > radius) {
            height = Math.copySign(radius, height);
        }
        // From the center of C to the point of entry; a parabola approximates the circle well enough, and saves a root.
        double back = radius * radius - (1 - 1.0 / STEEPEST) * (height * height);
        double right = height * radius;
        return PseudoAngle.of(lineY * right - lineX * back, -(lineX * right + lineY * back));
    }

    /** The length of a vector within 6%, without a root. */
    private static double roughLength(double x, double y) {
        double sizeX = Math.abs(x);
        double sizeY = Math.abs(y);
        return 0.67 * (sizeX + sizeY) + 0.29 * Math.abs(sizeX - sizeY);
    }

    /**
     * Finds a direction on the side that is entered whose vertex of C is above the line, next to one whose vertex is
     * not; the first direction if all vertices are below. All directions are multiples of the spacing: only there both
     * polygons know their farthest vertices.
     */
    private int narrow(int spacing) {
        int low = (PseudoAngle.of(lineX, lineY) + QUARTER + 2 * spacing - 1) & -spacing;
        int high = low + 2 * QUARTER - 2 * spacing;
        while (high - low > spacing) {
            int middle = ((low + high) >> 1) & -spacing;
            vertices++;
            if (height(vertexOfA(middle), vertexOfB(middle)) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** The vertex of A that makes, with {@link #vertexOfB}, the vertex of C that is farthest in a direction. */
    private int vertexOfA(int bearing) {
        return Prepared.farthestAt(query.a, PseudoAngle.opposite(bearing));
    }

    private int vertexOfB(int bearing) {
        return Prepared.farthestAt(query.b, bearing);
    }

    private double height(int vertexOfA, int vertexOfB) {
        return lineX * query.gapY(vertexOfA, vertexOfB) - lineY * query.gapX(vertexOfA, vertexOfB);
    }

    /**
     * Goes from the vertex of C that is farthest in a direction, down if it is above the line, else up, along the next
     * edge that turns less.
     *
     * @return false if the ray is more edges away
     */
    private boolean goFrom(int bearing, int maxEdges, VertexRay ray) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        int i = vertexOfA(bearing);
        int j = vertexOfB(bearing);
        double height = height(i, j);
        boolean goesDown = height > 0;
        int sense = goesDown ? 1 : -1;
        for (int left = maxEdges; left > 0 && height != 0; left--) {
            vertices++;
            int edgeA = goesDown ? i : a.previous(i);
            int edgeB = goesDown ? j : b.previous(j);
            double x1 = a.edgeX(edgeA);
            double y1 = a.edgeY(edgeA);
            double x2 = b.edgeX(edgeB);
            double y2 = b.edgeY(edgeB);
            double turn = sense * (x2 * y1 - y2 * x1);
            boolean isEdgeOfB = turn < 0 || (turn == 0 && leadsDown(x2, y2));
            double step = isEdgeOfB ? lineX * y2 - lineY * x2 : lineY * x1 - lineX * y1;
            if (!(step < 0)) {
                ray.setMiss(i, j);
                return true;
            }
            height += sense * step;
            if (sense * height < 0) {
                ray.setEdge(isEdgeOfB ? i : edgeA, isEdgeOfB ? edgeB : j, isEdgeOfB);
                return true;
            }
            if (isEdgeOfB) {
                j = goesDown ? b.next(j) : edgeB;
            } else {
                i = goesDown ? a.next(i) : edgeA;
            }
        }
        if (height == 0) {
            ray.setVertices(i, j);
            return true;
        }
        ray.setMiss(i, j);
        return false;
    }

    /**
     * Breaks a tie of two edges: if one of them is the edge of a point, or they are opposite, at most one leads down;
     * if they point in the same direction, either may come first.
     */
    private boolean leadsDown(double x, double y) {
        return lineX * y < lineY * x;
    }
}
