package org.polysweep.query;

import java.math.BigInteger;
import java.util.List;
import org.polysweep.contact.Point;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;

/**
 * From the closest features of two cores to what is between the shapes: the distance, the normal and the closest points.
 *
 * <p>Along an edge that is a feature, each of the two features is an interval, one of no length if it is a corner. The
 * closest points are where the two intervals meet.
 */
final class ExactGap {

    private final ExactPair pair;
    private final Features closest;

    /** The features begin here, in the order in which the obstacle is gone around: counter-clockwise on A and on B. */
    private final ExactVector fromA;

    private final ExactVector fromB;

    /** Where the edges end; a corner ends where it begins. */
    private final ExactVector toA;

    private final ExactVector toB;

    /** A vector from B toward A along the shortest way, and its square. */
    private final ExactVector outward;

    private final BigInteger square;

    /** The distance of the shapes in steps of the lattice; it is not positive if they meet. */
    private final QuadraticSurd distance;

    ExactGap(ExactPair pair, Features closest) {
        this.pair = pair;
        this.closest = closest;
        fromA = pair.a().corner(closest.onA());
        fromB = pair.b().corner(closest.onB());
        toA = closest.isEdgeOfA() ? pair.a().corner(pair.a().core().next(closest.onA())) : fromA;
        toB = closest.isEdgeOfB() ? pair.b().corner(pair.b().core().next(closest.onB())) : fromB;
        boolean areCorners = !closest.isEdgeOfA() && !closest.isEdgeOfB();
        // The edge of the obstacle is that of B less that of A.
        outward = areCorners
                ? fromA.minus(fromB)
                : toB.minus(fromB).minus(toA.minus(fromA)).turnedClockwise();
        square = outward.square();
        BigInteger reach = outward.dot(fromA.minus(fromB));
        QuadraticSurd ofCores = outward.isZero()
                ? QuadraticSurd.ZERO
                : QuadraticSurd.of(BigInteger.ZERO, reach, square).over(square);
        distance = ofCores.plus(QuadraticSurd.of(pair.reach().negate()));
    }

    /** How the shapes stand to each other, whose cores are not in each other. */
    Verdict verdict() {
        return switch (distance.signum()) {
            case 1 -> Verdict.MISS;
            case 0 -> Verdict.TOUCH;
            default -> Verdict.OVERLAP;
        };
    }

    /** All of it, as doubles; the shapes are apart. */
    Gap toGap() {
        // B's face runs along the edge of the obstacle, A's against it.
        ExactVector along = outward.turnedClockwise().negated();
        BigInteger begin = along.dot(toA).max(along.dot(fromB));
        BigInteger end = along.dot(fromA).min(along.dot(toB));
        boolean isSegment = closest.isEdgeOfA() && closest.isEdgeOfB();
        return new Gap(
                distance(),
                outward.unitX(),
                outward.unitY(),
                pair.a().feature(closest.onA(), closest.isEdgeOfA()),
                pair.b().feature(closest.onB(), closest.isEdgeOfB()),
                isSegment ? List.of(onA(along, begin), onA(along, end)) : List.of(onA(along, begin)),
                isSegment ? List.of(onB(along, begin), onB(along, end)) : List.of(onB(along, begin)));
    }

    /** The distance, rounded down; the shapes are apart. */
    double distance() {
        return Rounding.roundTime(length(), Rounding.Direction.DOWN);
    }

    /** The exact distance, in the unit of the vertices; the shapes are apart. */
    QuadraticSurd length() {
        int exponent = pair.lattice().exponent();
        BigInteger unit = BigInteger.ONE.shiftLeft(Math.abs(exponent));
        return exponent < 0 ? distance.over(unit) : distance.times(unit);
    }

    private Point onA(ExactVector along, BigInteger reach) {
        return point(fromA, along, reach, pair.a().radius().negate());
    }

    private Point onB(ExactVector along, BigInteger reach) {
        return point(fromB, along, reach, pair.b().radius());
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
        int exponent = pair.lattice().exponent();
        if (rest.signum() == 0 && offset.signum() == 0) {
            return Rounding.roundLength(Ratio.of(origin, BigInteger.ONE), exponent, Rounding.Direction.NEAREST);
        }
        BigInteger onCore = origin.multiply(square).add(direction.multiply(rest));
        QuadraticSurd exact = QuadraticSurd.of(onCore, offset, square).over(square);
        return Rounding.roundLength(exact, exponent, Rounding.Direction.NEAREST);
    }
}
