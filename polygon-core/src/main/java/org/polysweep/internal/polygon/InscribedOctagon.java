package org.polysweep.internal.polygon;

import org.polysweep.internal.polygon.predicate.PolygonQuery;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.prepared.PseudoAngle;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.shape.ConvexPolygon;

/**
 * An octagon in C: the vertices of C that are farthest in eight directions. If its vertices provably surround the
 * origin, the two shapes overlap, and no search around C is needed. Stateless: docs/error-bounds.md, theorem 18.
 */
final class InscribedOctagon {

    private static final int SPACING = PseudoAngle.FULL_TURN / 8;

    private InscribedOctagon() {}

    /**
     * Returns whether the origin provably lies inside.
     *
     * @param query the query
     * @param gapSize {@link PolygonQuery#gapSize}
     */
    static boolean holdsOrigin(PolygonQuery query, double gapSize) {
        return holdsOrigin(query, gapSize, PseudoAngle.FULL_TURN / 4) || holdsOrigin(query, gapSize, SPACING);
    }

    /** Tests every vertex, or every second one: the vertices in the directions between the axes. */
    private static boolean holdsOrigin(PolygonQuery query, double gapSize, int spacing) {
        ConvexPolygon a = query.a;
        ConvexPolygon b = query.b;
        double bound = OrientationFilter.boundOfGaps(gapSize);
        int ofA = Prepared.farthestAt(a, PseudoAngle.opposite(SPACING));
        int ofB = Prepared.farthestAt(b, SPACING);
        double x = query.gapX(ofA, ofB);
        double y = query.gapY(ofA, ofB);
        long open = 0;
        int differences = 0;
        // Without a branch, which would be mispredicted: two directions may or may not have the same farthest vertex.
        for (int bearing = SPACING + spacing; bearing <= SPACING + PseudoAngle.FULL_TURN; bearing += spacing) {
            int nextOfA = Prepared.farthestAt(a, PseudoAngle.opposite(bearing));
            int nextOfB = Prepared.farthestAt(b, bearing);
            double nextX = query.gapX(nextOfA, nextOfB);
            double nextY = query.gapY(nextOfA, nextOfB);
            int difference = (nextOfA ^ ofA) | (nextOfB ^ ofB);
            // A vertex that is repeated adds no turn, so it is not tested.
            open |= SignBits.of(x * nextY - y * nextX - bound) & -difference;
            differences |= difference;
            ofA = nextOfA;
            ofB = nextOfB;
            x = nextX;
            y = nextY;
        }
        return bound < Double.POSITIVE_INFINITY && differences != 0 && open >= 0;
    }
}
