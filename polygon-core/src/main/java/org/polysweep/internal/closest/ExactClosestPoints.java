package org.polysweep.internal.closest;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.MinkowskiDifference;

/**
 * The distance, the normal and the closest points of two shapes, from the closest features of their cores.
 *
 * <p>Along an edge that is a feature, each of the two features is an interval, whose length is 0 for a vertex. The
 * closest points are the common part of the two intervals.
 */
public final class ExactClosestPoints {

    private final ExactQuery query;
    /** The closest features of the cores. If both are edges, they are parallel and face each other. */
    private final FeatureRef onA;

    private final FeatureRef onB;

    /** The vertices at which the features begin, counter-clockwise on A and on B. */
    private final ExactVector fromA;

    private final ExactVector fromB;

    /** Where the edges end; a vertex ends where it begins. */
    private final ExactVector toA;

    private final ExactVector toB;

    /** A vector from B toward A in the direction of the shortest distance, and its square. */
    private final ExactVector outward;

    private final BigInteger square;

    /**
     * The distance of the shapes in steps of the lattice, times the denominator; it is not positive if they touch or
     * overlap.
     */
    private final QuadraticSurd distance;

    ExactClosestPoints(ExactQuery query, FeatureRef onA, FeatureRef onB) {
        this.query = query;
        this.onA = onA;
        this.onB = onB;
        fromA = query.a().vertex(onA.index());
        fromB = query.b().vertex(onB.index());
        toA = !onA.isVertex() ? query.a().vertex(query.a().core().next(onA.index())) : fromA;
        toB = !onB.isVertex() ? query.b().vertex(query.b().core().next(onB.index())) : fromB;
        boolean areVertices = onA.isVertex() && onB.isVertex();
        // The edge of the obstacle is the edge of B minus the edge of A.
        outward = areVertices
                ? fromA.minus(fromB)
                : toB.minus(fromB).minus(toA.minus(fromA)).turnedClockwise();
        square = outward.square();
        BigInteger reach = outward.dot(fromA.minus(fromB));
        QuadraticSurd ofCores = outward.isZero()
                ? QuadraticSurd.ZERO
                : QuadraticSurd.of(BigInteger.ZERO, reach, square).over(square);
        distance = ofCores.plus(QuadraticSurd.of(query.radius().negate()));
    }

    /**
     * The distance and closest points of two shapes, or how deep rounded shapes overlap; empty if the cores overlap.
     * Cost: O(n + m).
     */
    static Optional<ExactClosestPoints> of(ExactQuery query) {
        MinkowskiDifference difference = MinkowskiDifference.of(query.a(), query.b());
        return difference
                .nearest()
                .map(spot -> new ExactClosestPoints(query, difference.onA(spot), difference.onB(spot)));
    }

    /** The relation of the shapes, whose cores do not overlap. */
    Verdict verdict() {
        return switch (distance.signum()) {
            case 1 -> Verdict.MISS;
            case 0 -> Verdict.TOUCH;
            default -> Verdict.OVERLAP;
        };
    }

    /**
     * The x component of the unit vector from B toward A in the direction of the shortest distance, to the nearest
     * double.
     */
    public double normalX() {
        return Rounding.roundUnit(outward.x(), outward.square());
    }

    /** The y component. */
    public double normalY() {
        return Rounding.roundUnit(outward.y(), outward.square());
    }

    /** The closest vertex or edge of A, in the caller's indices. */
    public Feature featureA() {
        return onA.inCallersNumbers(query.a().core());
    }

    /** The closest vertex or edge of B, in the caller's indices. */
    public Feature featureB() {
        return onB.inCallersNumbers(query.b().core());
    }

    /** The closest points on A: one, or the two ends of a segment. */
    public List<Point> pointsA() {
        return points(fromA, query.a().radius().negate());
    }

    /** The closest points on B, as many as on A. */
    public List<Point> pointsB() {
        return points(fromB, query.b().radius());
    }

    private List<Point> points(ExactVector from, BigInteger radius) {
        // B's face runs along the edge of the obstacle, A's against it.
        ExactVector along = outward.turnedClockwise().negated();
        Point begin = point(from, along, along.dot(toA).max(along.dot(fromB)), radius);
        return onA.isVertex() || onB.isVertex()
                ? List.of(begin)
                : List.of(begin, point(from, along, along.dot(fromA).min(along.dot(toB)), radius));
    }

    /** The distance, rounded down; the shapes are apart. */
    public double distance() {
        return Rounding.roundTime(length(), Rounding.Direction.DOWN);
    }

    /** The exact distance, in the unit of the vertices; the shapes are apart. */
    QuadraticSurd length() {
        int exponent = query.lattice().exponent();
        BigInteger unit = BigInteger.ONE.shiftLeft(Math.abs(exponent));
        QuadraticSurd steps = distance.over(query.denominator());
        return exponent < 0 ? steps.over(unit) : steps.times(unit);
    }

    /** The point at a distance along the line of a face, moved by a radius along the normal. */
    private Point point(ExactVector onLine, ExactVector along, BigInteger reach, BigInteger radius) {
        BigInteger rest = reach.subtract(along.dot(onLine));
        return new Point(
                coordinate(onLine.x(), along.x(), rest, outward.x().multiply(radius)),
                coordinate(onLine.y(), along.y(), rest, outward.y().multiply(radius)));
    }

    /** {@code origin + direction · rest / |outward|² + offset / |outward|}, as a double. */
    private double coordinate(BigInteger origin, BigInteger direction, BigInteger rest, BigInteger offset) {
        BigInteger onCore = origin.multiply(square).add(direction.multiply(rest));
        QuadraticSurd exact = QuadraticSurd.of(onCore, offset, square).over(square.multiply(query.denominator()));
        return Rounding.roundLength(exact, query.lattice().exponent(), Rounding.Direction.NEAREST);
    }
}
