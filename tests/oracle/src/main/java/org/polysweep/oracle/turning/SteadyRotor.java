package org.polysweep.oracle.turning;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * A rotor that rotates by any angle during the step, as the contract defines it: a polyline, in exact numbers.
 *
 * @param c the first component at t = 0
 * @param s the second component
 * @param radians the angle
 * @param steps the number of rotor steps
 */
public record SteadyRotor(double c, double s, double radians, int steps) {

    private static final BigDecimal SHORT = BigDecimal.valueOf(1 << 22);

    /**
     * A piece of the polyline.
     *
     * @param start the time at which it begins
     * @param end the time at which it ends
     * @param line its line, extended to the step: both components at t = 0 and at t = 1
     */
    @SuppressWarnings("ArrayRecordComponent") // it is not changed
    public record Piece(double start, double end, double[] line) {}

    /** A vector. */
    private record Exact(BigDecimal c, BigDecimal s) {

        Exact plus(Exact other) {
            return new Exact(c.add(other.c), s.add(other.s));
        }

        Exact minus(Exact other) {
            return plus(other.times(BigDecimal.ONE.negate()));
        }

        Exact times(BigDecimal factor) {
            return new Exact(c.multiply(factor), s.multiply(factor));
        }

        boolean equalsExactly(Exact other) {
            return c.compareTo(other.c) == 0 && s.compareTo(other.s) == 0;
        }

        boolean isParallelTo(Exact other) {
            return c.multiply(other.s).compareTo(s.multiply(other.c)) == 0;
        }
    }

    /**
     * The pieces in their order.
     *
     * @throws ArithmeticException if the line of a piece is not a line between doubles
     */
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        Exact at = new Exact(new BigDecimal(c), new BigDecimal(s));
        BigDecimal time = BigDecimal.ZERO;
        Exact grid = new Exact(truncated(c, unit()), truncated(s, unit()));
        if (at.isParallelTo(grid)) {
            at = grid;
        } else {
            Exact goal = new Exact(isSmall(c) ? BigDecimal.ZERO : grid.c, isSmall(s) ? BigDecimal.ZERO : grid.s);
            Exact end = at.plus(goal.minus(at).times(SHORT));
            Exact rounded = new Exact(new BigDecimal(end.c.doubleValue()), new BigDecimal(end.s.doubleValue()));
            BigDecimal until = inverse(SHORT);
            pieces.add(piece(time, until, at, rounded.minus(at)));
            at = at.plus(rounded.minus(at).times(until));
            time = until;
            if (!at.equalsExactly(goal)) {
                until = time.multiply(BigDecimal.valueOf(2));
                pieces.add(piece(time, until, at, goal.minus(at).times(SHORT)));
                at = goal;
                time = until;
            }
        }
        for (int k = 1; k <= steps; k++) {
            BigDecimal until = new BigDecimal((double) k / steps);
            BigDecimal duration = until.subtract(time);
            Exact change = ideal(radians * k / steps).minus(at);
            double unit = unit() * Math.max(steps, duration.compareTo(new BigDecimal(1.0 / steps)) == 0 ? 1 : 0x1p22);
            Exact velocity = new Exact(quotient(change.c, duration, unit), quotient(change.s, duration, unit));
            pieces.add(piece(time, until, at, velocity));
            at = at.plus(velocity.times(duration));
            time = until;
        }
        return pieces;
    }

    private Exact ideal(double angle) {
        double cos = StrictMath.cos(angle / 2);
        double sin = StrictMath.sin(angle / 2);
        return new Exact(truncated(cos * c - sin * s, unit()), truncated(cos * s + sin * c, unit()));
    }

    private static Piece piece(BigDecimal start, BigDecimal end, Exact at, Exact velocity) {
        Exact first = at.minus(velocity.times(start));
        Exact last = first.plus(velocity);
        return new Piece(
                exact(start), exact(end), new double[] {exact(first.c), exact(first.s), exact(last.c), exact(last.s)});
    }

    private static double exact(BigDecimal number) {
        double nearest = number.doubleValue();
        if (new BigDecimal(nearest).compareTo(number) != 0) {
            throw new ArithmeticException(number + " is not a double");
        }
        return nearest + 0.0;
    }

    private double unit() {
        return Math.scalb(1.0, Math.getExponent(Math.max(Math.abs(c), Math.abs(s))) - 41);
    }

    private boolean isSmall(double component) {
        return Math.abs(component) < 0x1p21 * unit();
    }

    private static BigDecimal inverse(BigDecimal power) {
        return new BigDecimal(1 / power.doubleValue());
    }

    /** A number rounded toward 0 to a multiple of a unit. */
    private static BigDecimal truncated(double number, double unit) {
        return quotient(new BigDecimal(number), BigDecimal.ONE, unit);
    }

    private static BigDecimal quotient(BigDecimal number, BigDecimal divisor, double unit) {
        BigDecimal product = divisor.multiply(new BigDecimal(unit));
        BigInteger units = number.divideToIntegralValue(product).toBigInteger();
        return new BigDecimal(units).multiply(new BigDecimal(unit));
    }
}
