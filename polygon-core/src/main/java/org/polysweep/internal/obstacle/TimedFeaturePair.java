package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;

/**
 * A point at which the line of the motion crosses or touches the boundary of the obstacle C: the points of the cores
 * that make the boundary there, and the time.
 *
 * <p>Two vertices make a vertex of C or, with a radius, the arc about it. A vertex and an edge make a side of C: an
 * edge of the difference of the cores, moved outward by the radius. Where an arc and a side join, the point belongs to
 * the side.
 *
 * @param time the exact time
 * @param onA the point on A
 * @param onB the point on B; this point or {@code onA} is a vertex
 */
public record TimedFeaturePair(QuadraticSurd time, FeatureRef onA, FeatureRef onB) {

    /**
     * The time at which the line passes two points.
     *
     * @param onA the point on A
     * @param onB the point on B; if one of the two features is an edge, it is not parallel to the line
     * @param sense 1 if the line enters C there, -1 if it leaves C
     * @param query the query
     */
    public static TimedFeaturePair of(FeatureRef onA, FeatureRef onB, int sense, ExactQuery query) {
        boolean areVertices = onA.isVertex() && onB.isVertex();
        QuadraticSurd time = areVertices ? timeAtVertex(onA, onB, sense, query) : timeAtSide(onA, onB, query);
        return new TimedFeaturePair(time, onA, onB);
    }

    /**
     * The line reaches a vertex v at t = d·v / d², and the circle of radius R about it at (d·v ± √(R²d² - (d × v)²)) /
     * d².
     */
    private static QuadraticSurd timeAtVertex(FeatureRef onA, FeatureRef onB, int sense, ExactQuery query) {
        ExactVector vertex = query.difference(onA.index(), onB.index());
        if (!query.isRound()) {
            return timeBeside(vertex, query);
        }
        ExactVector d = query.line();
        BigInteger across = d.cross(vertex);
        BigInteger radius = query.radius();
        BigInteger radicand = radius.multiply(radius).multiply(d.square()).subtract(across.multiply(across));
        return QuadraticSurd.of(d.dot(vertex), BigInteger.valueOf(-sense), radicand)
                .over(d.square());
    }

    /** The line reaches a side where n·t·d = n·v + R|n|, for a point v of the edge and its outward normal n. */
    private static QuadraticSurd timeAtSide(FeatureRef onA, FeatureRef onB, ExactQuery query) {
        ExactVector normal = direction(onA, onB, query).turnedClockwise();
        BigInteger height = normal.dot(query.difference(onA.index(), onB.index()));
        BigInteger slope = normal.dot(query.line());
        return query.isRound()
                ? QuadraticSurd.of(height, query.radius(), normal.square()).over(slope)
                : QuadraticSurd.of(height).over(slope);
    }

    /** The time at which the line is level with a point. */
    public static QuadraticSurd timeBeside(ExactVector point, ExactQuery query) {
        return QuadraticSurd.of(query.line().dot(point)).over(query.line().square());
    }

    /**
     * The direction of the side of C that an edge makes, counter-clockwise: the direction of an edge of B, or of a
     * reversed edge of A.
     */
    public static ExactVector direction(FeatureRef onA, FeatureRef onB, ExactQuery query) {
        return onB.isVertex()
                ? query.a().edge(onA.index()).negated()
                : query.b().edge(onB.index());
    }

    /** Returns whether the line crosses or touches an arc here. */
    public boolean isOnArc(ExactQuery query) {
        return query.isRound() && onA.isVertex() && onB.isVertex();
    }

    /** The edges of C that contain the point; with a radius, the side of C there. */
    List<ExactContactEdge> edges(ExactQuery query) {
        return ExactContactEdge.holding(onA, onB, query);
    }

    /** The two features and the time, in words. */
    public String describe(ExactQuery query) {
        Optional<ExactContactEdge> side =
                query.isRound() ? edges(query).stream().findFirst() : Optional.empty();
        String spotA =
                side.map(ExactContactEdge::onA).orElse(onA).describe(query.a().core()) + " of A";
        String spotB =
                side.map(ExactContactEdge::onB).orElse(onB).describe(query.b().core()) + " of B";
        String both = spotA + " and " + spotB;
        if (query.isRound()) {
            both += isOnArc(query) ? ", on an arc" : ", on a straight side";
        }
        if (query.d().isZero()) {
            return "nothing moves: " + both + " are level with each other";
        }
        if (query.isRound()) {
            return both + ", at t = " + Rounding.describe(time);
        }
        return (onA.isVertex()
                        ? "from " + spotA + " along the motion: meets " + spotB
                        : "from " + spotB + " against the motion: meets " + spotA)
                + " at t = " + Rounding.describe(time);
    }
}
