package org.polysweep.internal.reference;

import java.math.BigInteger;
import java.util.List;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.TimedFeaturePair;

/**
 * The two casts of shapes with a radius, R = rA + rB. A vertex is replaced by the circle of radius R about it, which a
 * ray crosses twice; an edge by the edge moved outward by R. The obstacle C is the union of the polygon that {@link
 * TextbookCasts} casts against, of these circles, and of the circles carried along the edges; its boundary consists of
 * arcs and moved edges, so the first and the last crossing are the entry and the exit. Cost: O(n·m).
 */
final class RoundedCasts {

    private final ExactQuery query;
    private final ExactVector d;
    private final BigInteger radius;

    /** R|d|, rounded down: the integers that are at most R|d| are at most this. */
    private final BigInteger reach;

    private final List<BigInteger> heightsA;
    private final List<BigInteger> heightsB;
    private final Crossings crossings = new Crossings();

    private RoundedCasts(ExactQuery query) {
        this.query = query;
        d = query.line();
        radius = query.radius();
        reach = radius.multiply(radius).multiply(d.square()).sqrt();
        heightsA = TextbookCasts.heights(query.a(), d);
        heightsB = TextbookCasts.heights(query.b(), d);
    }

    /** Casts all rays of a query with a radius. */
    static Crossings of(ExactQuery query) {
        RoundedCasts casts = new RoundedCasts(query);
        casts.castAgainstCircles();
        casts.castAgainstEdges(casts.heightsA, query.b(), casts.heightsB, true);
        casts.castAgainstEdges(casts.heightsB, query.a(), casts.heightsA, false);
        return casts.crossings;
    }

    /** The circle about each difference of two vertices, which does not change if A and B are exchanged. */
    private void castAgainstCircles() {
        for (int i = 0; i < query.a().size(); i++) {
            for (int k = 0; k < query.b().size(); k++) {
                if (heightsB.get(k).subtract(heightsA.get(i)).abs().compareTo(reach) <= 0) {
                    crossings.add(TimedFeaturePair.of(FeatureRef.vertex(i), FeatureRef.vertex(k), 1, query));
                    crossings.add(TimedFeaturePair.of(FeatureRef.vertex(i), FeatureRef.vertex(k), -1, query));
                }
            }
        }
    }

    private void castAgainstEdges(
            List<BigInteger> heightsFrom, ExactShape to, List<BigInteger> heightsTo, boolean isFromA) {
        for (int vertex = 0; vertex < heightsFrom.size(); vertex++) {
            for (int edge = 0; edge < to.sides(); edge++) {
                BigInteger begin = heightsTo.get(edge).subtract(heightsFrom.get(vertex));
                BigInteger end = heightsTo.get(to.next(edge)).subtract(heightsFrom.get(vertex));
                boolean isBeside = begin.signum() == end.signum()
                        && begin.abs().min(end.abs()).compareTo(reach) > 0;
                if (!isBeside) {
                    FeatureRef origin = FeatureRef.vertex(vertex);
                    FeatureRef met = FeatureRef.inside(edge);
                    castAgainstEdge(isFromA ? origin : met, isFromA ? met : origin);
                }
            }
        }
    }

    private void castAgainstEdge(FeatureRef onA, FeatureRef onB) {
        ExactVector edge = TimedFeaturePair.direction(onA, onB, query);
        ExactVector begin = query.difference(onA.index(), onB.index());
        if (edge.cross(d).signum() != 0) {
            TimedFeaturePair crossing = TimedFeaturePair.of(onA, onB, 1, query);
            if (isBetweenEnds(crossing.time(), edge, begin)) {
                crossings.add(crossing);
            }
        } else if (isOnLine(edge, begin)) {
            crossings.add(new TimedFeaturePair(TimedFeaturePair.timeBeside(begin, query), onA, onB));
            crossings.add(new TimedFeaturePair(TimedFeaturePair.timeBeside(begin.plus(edge), query), onA, onB));
        }
    }

    /**
     * Returns whether the point of the line at a time, which is on the line of an edge, is on the edge or one of its
     * ends.
     */
    private boolean isBetweenEnds(QuadraticSurd time, ExactVector edge, ExactVector begin) {
        BigInteger behind = edge.dot(begin).negate();
        BigInteger speed = edge.dot(d);
        return time.along(behind, speed).signum() >= 0
                && time.along(behind.subtract(edge.square()), speed).signum() <= 0;
    }

    /** Returns whether an edge along d, moved outward by R, lies on the line of the motion. */
    private boolean isOnLine(ExactVector edge, ExactVector begin) {
        ExactVector outward = edge.turnedClockwise();
        return QuadraticSurd.of(outward.dot(begin), radius, outward.square()).signum() == 0;
    }
}
