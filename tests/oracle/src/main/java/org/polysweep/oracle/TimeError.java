package org.polysweep.oracle;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** How far a claimed time of entry is from the exact one; decided exactly, by whatever little it is. */
public final class TimeError {
    private TimeError() {}

    /**
     * Whether a claimed time is greater than the exact one, so that a shape that moves that far is in the other shape
     * already.
     *
     * @param exact the exact time, finite
     * @param claimed the claimed time, finite
     * @return true if greater, by however little
     */
    public static boolean isLate(Surd exact, double claimed) {
        return Surd.of(Rational.of(claimed)).compareTo(exact) > 0;
    }

    /**
     * The double nearest to an exact time; of two that are equally near the even one.
     *
     * @param exact the exact time, finite
     * @param below the largest double that is not greater
     * @return that one, or the next
     */
    public static double nearest(Surd exact, double below) {
        double above = Math.nextUp(below);
        Rational middle = Rational.of(below).plus(Rational.of(above)).times(Rational.of(1, 2));
        int side = exact.compareTo(Surd.of(middle));
        boolean isEven = (Double.doubleToRawLongBits(below) & 1) == 0;
        return side > 0 || (side == 0 && !isEven) ? above : below;
    }

    /**
     * Whether a claimed time is near enough: |claimed - exact| * |n*d|, by which the shapes are in each other or apart
     * at the claimed time, is at most so many ulp of the largest magnitude in the query. (On an arc, by which they
     * would be if C went on straight from the point of contact.)
     *
     * @param query the question, for its numbers
     * @param exact the exact time, finite
     * @param claimed the claimed time, finite
     * @param normal n, with the roots of the exact time
     * @param ulps how many, not negative
     * @return true if equal or less; decided exactly
     */
    public static boolean isWithin(CompoundQuery query, Surd exact, double claimed, OracleUnitVector normal, int ulps) {
        Surd along = normal.x()
                .times(Surd.of(difference(query.moveAX(), query.moveBX())))
                .plus(normal.y().times(Surd.of(difference(query.moveAY(), query.moveBY()))));
        Surd error = Surd.of(Rational.of(claimed)).minus(exact).times(along);
        Rational limit = Rational.of(Math.ulp(magnitude(query))).times(Rational.of(ulps, 1));
        return error.abs().compareTo(Surd.of(limit)) <= 0;
    }

    /**
     * The largest absolute value of all numbers of a query: vertices as they are given, positions, displacements,
     * radii.
     *
     * @param query the question
     * @return not negative
     */
    public static double magnitude(CompoundQuery query) {
        DoubleStream shapes = Stream.concat(query.a().stream(), query.b().stream())
                .flatMapToDouble(
                        part -> DoubleStream.concat(DoubleStream.of(part.radius()), Arrays.stream(part.vertices())));
        return DoubleStream.concat(shapes, Arrays.stream(query.placement()))
                .map(Math::abs)
                .max()
                .orElse(0);
    }

    /**
     * How far the shapes move relative to each other between the claimed time and the exact one.
     *
     * @param query the question, for its displacements
     * @param exact the exact time, finite
     * @param claimed the claimed time, finite
     * @return |claimed - exact| * |d|, rounded down; the largest double on overflow
     */
    public static double length(CompoundQuery query, Surd exact, double claimed) {
        Rational dx = difference(query.moveAX(), query.moveBX());
        Rational dy = difference(query.moveAY(), query.moveBY());
        Rational squaredMotion = dx.squared().plus(dy.squared());
        Surd error = Surd.of(Rational.of(claimed)).minus(exact);
        return OracleRounding.rootDown(error.squared().times(Surd.of(squaredMotion)));
    }

    private static Rational difference(double from, double less) {
        return Rational.of(from).minus(Rational.of(less));
    }
}
