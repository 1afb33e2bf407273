package org.polysweep.internal.compound;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.algebraic.ConstructibleNumber;
import org.polysweep.internal.algebraic.ConstructibleRoot;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;

/**
 * An exact point of the plane, (x/w, y/w) in the unit of the query. Comparisons are multiplied out by w, which is
 * positive. Immutable.
 */
final class Place {

    private final ConstructibleNumber x;
    private final ConstructibleNumber y;
    private final ConstructibleNumber w;

    /** x² + y². */
    private final ConstructibleNumber square;

    /**
     * Creates a point.
     *
     * @param w not zero
     */
    Place(ConstructibleNumber x, ConstructibleNumber y, BigInteger w) {
        boolean isTurned = w.signum() < 0;
        this.x = isTurned ? x.negated() : x;
        this.y = isTurned ? y.negated() : y;
        this.w = ConstructibleNumber.of(w.abs());
        square = x.square().plus(y.square());
    }

    static Place of(ExactVector vector) {
        return new Place(ConstructibleNumber.of(vector.x()), ConstructibleNumber.of(vector.y()), BigInteger.ONE);
    }

    /** The place of two finite doubles. */
    static Place of(double x, double y, LengthUnit unit) {
        Lattice fine = new Lattice(Math.min(unit.exponent(), Lattice.exponentOf(x, y)));
        return new Place(
                ConstructibleNumber.of(fine.at(x).multiply(unit.denominator())),
                ConstructibleNumber.of(fine.at(y).multiply(unit.denominator())),
                BigInteger.ONE.shiftLeft(unit.exponent() - fine.exponent()));
    }

    /** The abscissa, times w. */
    ConstructibleNumber x() {
        return x;
    }

    /** The ordinate, times w. */
    ConstructibleNumber y() {
        return y;
    }

    /** The denominator of both coordinates; positive. */
    ConstructibleNumber w() {
        return w;
    }

    /**
     * Returns the order of places as separations: the nearer one first; if they are equally near, the one whose
     * direction opposes d most, then the first counter-clockwise from d, or from (1, 0) if d is zero. Only the
     * direction of d matters.
     */
    static Comparator<Place> order(ExactVector d) {
        ExactVector start = d.isZero() ? ExactVector.EAST : d;
        return ((Comparator<Place>) Place::compareDistance)
                .thenComparing((first, second) -> first.compareAlong(second, d))
                .thenComparingInt(place -> place.sector(start))
                .thenComparing(Place::compareTurn);
    }

    private int compareDistance(Place other) {
        return square.times(other.w.square())
                .minus(other.square.times(w.square()))
                .signum();
    }

    private int compareAlong(Place other, ExactVector d) {
        return along(d).times(other.w).minus(other.along(d).times(w)).signum();
    }

    private ConstructibleNumber along(ExactVector d) {
        return x.times(d.x()).plus(y.times(d.y()));
    }

    /**
     * The position of its direction, counter-clockwise from another direction: 0 along it, 1 up to a half turn, 2
     * opposite, 3 beyond.
     */
    private int sector(ExactVector start) {
        return switch (y.times(start.x()).minus(x.times(start.y())).signum()) {
            case 1 -> 1;
            case -1 -> 3;
            default -> along(start).signum() > 0 ? 0 : 2;
        };
    }

    private int compareTurn(Place other) {
        return other.x.times(y).minus(x.times(other.y)).signum();
    }

    /** Its distance from the origin, rounded up. */
    double distance(LengthUnit unit) {
        return new ConstructibleRoot(square, unit.over(w).square()).roundUp(unit.exponent());
    }

    /** The translation from the origin to this place, which is not the origin. */
    MinimumTranslation separation(LengthUnit unit) {
        return new MinimumTranslation(component(x), component(y), distance(unit));
    }

    private double component(ConstructibleNumber of) {
        double magnitude = new ConstructibleRoot(of.square(), square).roundNearest();
        return of.signum() < 0 ? 0 - magnitude : magnitude;
    }

    /** The four vertices of an extent; none if one of them is not finite. */
    static List<Place> verticesOf(Extent extent, LengthUnit unit) {
        if (!Double.isFinite(extent.minX() + extent.minY()) || !Double.isFinite(extent.maxX() + extent.maxY())) {
            return List.of();
        }
        return List.of(
                of(extent.minX(), extent.minY(), unit),
                of(extent.maxX(), extent.maxY(), unit),
                of(extent.minX(), extent.maxY(), unit),
                of(extent.maxX(), extent.minY(), unit));
    }

    /** A small box that is proved to contain it. */
    Extent extent(LengthUnit unit) {
        ConstructibleNumber divisor = unit.over(w);
        return new Extent(
                x.lowerBound(divisor, unit.exponent()),
                y.lowerBound(divisor, unit.exponent()),
                x.upperBound(divisor, unit.exponent()),
                y.upperBound(divisor, unit.exponent()));
    }
}
