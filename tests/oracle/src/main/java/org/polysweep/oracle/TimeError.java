package org.polysweep.oracle;

/** How far a claimed time of entry is from the exact one; decided exactly, by whatever little it is. */
public final class TimeError {
    private TimeError() {}

    /**
     * Whether a claimed time is greater than the exact one, so that whoever moves that far is in the other shape already.
     *
     * @param exact the exact time, finite
     * @param claimed the claimed time, finite
     * @return true if greater, by however little
     */
    public static boolean isLate(Rational exact, double claimed) {
        return Rational.of(claimed).compareTo(exact) > 0;
    }

    /**
     * How far the shapes move relative to each other between the claimed time and the exact one.
     *
     * @param query the question, for its displacements
     * @param exact the exact time, finite
     * @param claimed the claimed time, finite
     * @return |claimed - exact| * |d|, rounded down; the largest double if it is beyond the doubles
     */
    public static double length(Query query, Rational exact, double claimed) {
        Rational dx = Rational.of(query.moveAX()).minus(Rational.of(query.moveBX()));
        Rational dy = Rational.of(query.moveAY()).minus(Rational.of(query.moveBY()));
        Rational squaredMotion = dx.squared().plus(dy.squared());
        return Rounding.rootDown(Rational.of(claimed).minus(exact).squared().times(squaredMotion));
    }
}
