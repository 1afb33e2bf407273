package org.polysweep.conformance.query;

import java.math.BigDecimal;
import java.util.List;
import org.polysweep.conformance.query.BruteForce.Pair;
import org.polysweep.contact.Feature;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;

/** Which vertex or edge of a core holds some places, by looking at all of them. */
final class Places {

    private Places() {}

    /**
     * The vertex that is the place, if there is one place and one such vertex; otherwise the edge that holds all
     * places.
     */
    static Feature feature(MovingShape shape, List<Vec> corners, List<Vec> places, List<Pair> pairs) {
        ConvexPolygon core = shape.shape().part(0).core();
        if (places.size() == 1) {
            for (int i = 0; i < corners.size(); i++) {
                if (corners.get(i)
                        .times(pairs.get(0).below())
                        .minus(places.get(0))
                        .isZero()) {
                    return new Feature(Feature.Kind.VERTEX, core.vertexIndex(i));
                }
            }
        }
        for (int i = 0; i < corners.size(); i++) {
            Vec from = corners.get(i);
            Vec to = corners.get((i + 1) % corners.size());
            boolean holdsAll = true;
            for (int k = 0; k < places.size(); k++) {
                holdsAll &= holds(from, to, places.get(k), pairs.get(k).below());
            }
            if (holdsAll) {
                return new Feature(Feature.Kind.EDGE, core.edgeIndex(i));
            }
        }
        throw new AssertionError("no edge of " + shape + " holds " + places);
    }

    private static boolean holds(Vec from, Vec to, Vec place, BigDecimal below) {
        Vec edge = to.minus(from);
        Vec way = place.minus(from.times(below));
        return edge.cross(way).signum() == 0
                && edge.dot(way).signum() >= 0
                && edge.dot(way).compareTo(edge.dot(edge).multiply(below)) <= 0;
    }
}
