package org.polysweep.sweep;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.exact.ExactVector;

/**
 * An edge of the configuration-space obstacle C = B - A that holds a contact point, and the faces of A and B that make it.
 *
 * <p>C lies to the left of the edge's direction e, as B does; A lies to the right of it. An edge of B gives e = its direction,
 * an edge of A gives e = the opposite of its direction.
 *
 * @param direction e, counter-clockwise on C
 * @param onA the edge of A along which A meets this line, or the corner with which it does
 * @param onB the edge of B along which B meets this line, or the corner with which it does
 */
record ExactContactEdge(ExactVector direction, Spot onA, Spot onB) {

    /** The outward normal of the edge, from B toward A; not a unit vector. */
    ExactVector normal() {
        return direction.turnedClockwise();
    }

    /**
     * The edges of C that hold the point at which two spots coincide.
     *
     * <p>Such an edge comes from an edge of A or of B that holds the spot: the outward normals of C at the point are those that
     * A (turned round) and B have there in common, and the edges are the ends of that cone.
     *
     * @return the edges; none if C is a point
     */
    static List<ExactContactEdge> holding(Crossing crossing, ExactQuery query) {
        ExactPolygon a = query.a();
        ExactPolygon b = query.b();
        List<ExactContactEdge> found = new ArrayList<>(4);
        if (crossing.onA().isCorner()) {
            for (int edge : crossing.onB().edges(b)) {
                ExactVector direction = b.edge(edge);
                if (liesToTheRight(a, crossing.onA().index(), direction)) {
                    found.add(new ExactContactEdge(direction, faceOfA(crossing, a, direction), Spot.inside(edge)));
                }
            }
        }
        if (crossing.onB().isCorner()) {
            for (int edge : crossing.onA().edges(a)) {
                ExactVector direction = a.edge(edge).negated();
                if (liesToTheRight(b, crossing.onB().index(), direction.negated())) {
                    found.add(new ExactContactEdge(direction, Spot.inside(edge), faceOfB(crossing, b, direction)));
                }
            }
        }
        return found;
    }

    /** Whether a polygon lies to the right of the line through one of its corners, or on it. */
    private static boolean liesToTheRight(ExactPolygon polygon, int corner, ExactVector direction) {
        return direction.cross(polygon.edge(corner)).signum() <= 0
                && direction.cross(polygon.edge(polygon.previous(corner))).signum() >= 0;
    }

    private static Spot faceOfA(Crossing crossing, ExactPolygon a, ExactVector direction) {
        return face(crossing.onA(), a, direction.negated());
    }

    private static Spot faceOfB(Crossing crossing, ExactPolygon b, ExactVector direction) {
        return face(crossing.onB(), b, direction);
    }

    /** The edge that has a direction, of those that hold a spot; the spot itself if there is none. */
    private static Spot face(Spot spot, ExactPolygon polygon, ExactVector direction) {
        for (int edge : spot.edges(polygon)) {
            if (polygon.edge(edge).hasDirectionOf(direction)) {
                return Spot.inside(edge);
            }
        }
        return spot;
    }
}
