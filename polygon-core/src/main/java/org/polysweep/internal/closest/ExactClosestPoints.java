package org.polysweep.internal.closest;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.ClosestPoints;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.MinkowskiDifference;

/**
 * From the closest features of two cores to what is between the shapes: the distance, the normal and the closest
 * points.
 *
 * <p>Along an edge that is a feature, each of the two features is an interval, one of no length if it is a vertex. The
 * closest points are where the two intervals meet.
 */
public final class ExactClosestPoints {

    private final ExactQuery query;
    /** The closest features of the cores. If both are edges, they are parallel and face each other. */
    private final FeatureRef onA;

    private final FeatureRef onB;

    /** The features begin here, in the order in which the obstacle is gone around: counter-clockwise on A and on B. */
    private final ExactVector fromA;

    private final ExactVector fromB;

    /** Where the edges end; a vertex ends where it begins. */
    private final ExactVector toA;

    private final ExactVector toB;

    /** A vector from B toward A along the shortest way, and its square. */
    private final ExactVector outward;

    private final BigInteger square;

    /** The distance of the shapes in steps of the lattice, times the denominator; it is not positive if they meet. */
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
        // The edge of the obstacle is that of B less that of A.
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

    /** What is between two shapes, or how far round ones overlap; empty if the cores overlap. Cost: O(n + m). */
    static Optional<ExactClosestPoints> of(ExactQuery query) {
        MinkowskiDifference difference = MinkowskiDifference.of(query.a(), query.b());
        return difference
                .nearest()
                .map(spot -> new ExactClosestPoints(query, difference.onA(spot), difference.onB(spot)));
    }

    /** How the shapes stand to each other, whose cores do not overlap. */
    Verdict verdict() {
        return switch (distance.signum()) {
            case 1 -> Verdict.MISS;
            case 0 -> Verdict.TOUCH;
            default -> Verdict.OVERLAP;
        };
    }

    /** All of it, as doubles, for two parts that are apart. */
    public ClosestPoints toClosestPoints(int partA, int partB) {
        // B's face runs along the edge of the obstacle, A's against it.
        ExactVector along = outward.turnedClockwise().negated();
        BigInteger begin = along.dot(toA).max(along.dot(fromB));
        BigInteger end = along.dot(fromA).min(along.dot(toB));
        boolean isSegment = !onA.isVertex() && !onB.isVertex();
        return new ClosestPoints(
                partA,
                partB,
                distance(),
                Rounding.roundUnit(outward.x(), square),
                Rounding.roundUnit(outward.y(), square),
                onA.inCallersNumbers(query.a().core()),
                onB.inCallersNumbers(query.b().core()),
                isSegment ? List.of(pointOnA(along, begin), pointOnA(along, end)) : List.of(pointOnA(along, begin)),
                isSegment ? List.of(pointOnB(along, begin), pointOnB(along, end)) : List.of(pointOnB(along, begin)));
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

    private Point pointOnA(ExactVector along, BigInteger reach) {
        return point(fromA, along, reach, query.a().radius().negate());
    }

    private Point pointOnB(ExactVector along, BigInteger reach) {
        return point(fromB, along, reach, query.b().radius());
    }

    /** The place on the line of a face that is so far along the edge, and from there a radius along the normal. */
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
