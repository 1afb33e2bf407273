package org.polysweep.internal.obstacle;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.internal.number.ExactVector;

/**
 * An edge of the configuration-space obstacle C = B - A that contains a contact point, and the faces of A and B that
 * make it.
 *
 * <p>C lies to the left of the edge's direction e, as B does; A lies to the right of it. An edge of B gives e = its
 * direction, an edge of A gives e = the opposite of its direction.
 *
 * @param direction e, counter-clockwise on C
 * @param onA the edge or the vertex with which A touches this line
 * @param onB the edge or the vertex with which B touches this line
 */
public record ExactContactEdge(ExactVector direction, FeatureRef onA, FeatureRef onB) {

    /** The outward normal of the edge, from B toward A; not a unit vector. */
    public ExactVector normal() {
        return direction.turnedClockwise();
    }

    /**
     * The edges of C that contain the point at which a feature of A touches a feature of B; with a radius, the side of
     * C that they make.
     *
     * <p>Such an edge comes from an edge of A or of B that contains the feature: the outward normals of C at the point
     * are common to A (reversed) and B there, and the edges are the ends of that cone.
     *
     * @return the edges; none if C is a point, or on an arc
     */
    static List<ExactContactEdge> holding(FeatureRef onA, FeatureRef onB, ExactQuery query) {
        ExactShape a = query.a();
        ExactShape b = query.b();
        List<ExactContactEdge> found = new ArrayList<>(4);
        if (onA.isVertex()) {
            for (int edge : edges(onB, b, query)) {
                ExactVector direction = b.edge(edge);
                if (liesToTheRight(a, onA.index(), direction)) {
                    FeatureRef faceOfA = face(onA, a, direction.negated());
                    found.add(new ExactContactEdge(direction, faceOfA, FeatureRef.inside(edge)));
                }
            }
        }
        if (onB.isVertex()) {
            for (int edge : edges(onA, a, query)) {
                ExactVector direction = a.edge(edge).negated();
                if (liesToTheRight(b, onB.index(), direction.negated())) {
                    FeatureRef faceOfB = face(onB, b, direction);
                    found.add(new ExactContactEdge(direction, FeatureRef.inside(edge), faceOfB));
                }
            }
        }
        return found;
    }

    /** The edges that contain a point; with a radius, it is on one side only, or on an arc. */
    private static int[] edges(FeatureRef spot, ExactShape polygon, ExactQuery query) {
        if (query.isRound()) {
            return spot.isVertex() ? new int[0] : new int[] {spot.index()};
        }
        return spot.edges(polygon);
    }

    /** Returns whether a polygon lies to the right of the line through one of its vertices, or on it. */
    private static boolean liesToTheRight(ExactShape polygon, int vertex, ExactVector direction) {
        return direction.cross(polygon.edge(vertex)).signum() <= 0
                && direction.cross(polygon.edge(polygon.previous(vertex))).signum() >= 0;
    }

    /** Among the edges that contain a point, the edge with a direction; the point itself if there is none. */
    private static FeatureRef face(FeatureRef spot, ExactShape polygon, ExactVector direction) {
        for (int edge : spot.edges(polygon)) {
            if (polygon.edge(edge).hasDirectionOf(direction)) {
                return FeatureRef.inside(edge);
            }
        }
        return spot;
    }
}
