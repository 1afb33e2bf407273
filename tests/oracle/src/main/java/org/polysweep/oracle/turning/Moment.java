package org.polysweep.oracle.turning;

import java.math.BigInteger;
import org.polysweep.oracle.Rational;
import org.polysweep.oracle.TimeBounds;

/**
 * An exact time in [0, 1]: a fraction with a power of two below the line, or the only root of a polynomial in an open
 * interval. What is known of a root becomes more with each question; the time does not change.
 */
public final class Moment implements Comparable<Moment> {
    private static final int FIRST_BITS = 8;
    private static final int BITS_BEFORE_GCD = 32;

    private final Polynomial root; // without double roots, with different signs at the ends of the cell
    private final int signAtStart;
    private BigInteger cell; // the time lies between cell / 2^bits and (cell + 1) / 2^bits, or is the former
    private int bits;
    private boolean exact;

    private Moment(Polynomial root, BigInteger cell, int bits, boolean exact) {
        this.root = root;
        this.cell = cell;
        this.bits = bits;
        this.exact = exact;
        signAtStart = exact ? 0 : root.signAt(start());
        if (!exact && signAtStart * root.signAt(end()) >= 0) {
            throw new IllegalArgumentException("no single root");
        }
    }

    static Moment at(Dyadic time) {
        return new Moment(Polynomial.ZERO, time.numerator(), time.shift(), true);
    }

    /** The root of a polynomial without double roots that is alone in the cell, and not at its ends. */
    static Moment rootOf(Polynomial polynomial, BigInteger cell, int bits) {
        return new Moment(polynomial, cell, bits, false);
    }

    Dyadic start() {
        return new Dyadic(cell, bits);
    }

    Dyadic end() {
        return exact ? start() : new Dyadic(cell.add(BigInteger.ONE), bits);
    }

    /** Whether the time is known to be {@link #start}. */
    boolean isExact() {
        return exact;
    }

    /** Halves the interval so often. */
    void refine(int times) {
        for (int i = 0; i < times && !exact; i++) {
            BigInteger middle = cell.shiftLeft(1).add(BigInteger.ONE);
            int sign = root.signAt(new Dyadic(middle, bits + 1));
            cell = sign * signAtStart > 0 || sign == 0 ? middle : cell.shiftLeft(1);
            bits++;
            exact = sign == 0;
        }
    }

    /** The exact sign of a polynomial at this time. */
    int sign(Polynomial polynomial) {
        if (polynomial.degree() <= 0) {
            return polynomial.coefficient(0).signum();
        }
        int refined = 0;
        int step = FIRST_BITS;
        while (!exact) {
            int sign = Bernstein.onCell(polynomial, cell, bits).sign();
            if (sign != Signs.UNKNOWN) {
                return sign;
            }
            if (refined == BITS_BEFORE_GCD) {
                if (isRootOf(polynomial)) {
                    return 0;
                }
                step = BITS_BEFORE_GCD;
            }
            refine(step);
            refined += step;
        }
        return polynomial.signAt(start());
    }

    /** What both have in common has no other root in the cell, and no double one. */
    private boolean isRootOf(Polynomial polynomial) {
        Polynomial common = root.gcd(polynomial);
        return common.degree() > 0 && common.signAt(start()) * common.signAt(end()) < 0;
    }

    /** The sign of this time minus the other. */
    int compareTo(Dyadic other) {
        if (exact) {
            return start().compareTo(other);
        }
        if (other.compareTo(start()) <= 0) {
            return 1;
        }
        if (other.compareTo(end()) >= 0) {
            return -1;
        }
        return root.signAt(other) * signAtStart;
    }

    /**
     * Compares two times; ends, as equal ones are found out.
     *
     * @param other another time
     * @return -1, 0 or 1
     */
    @Override
    public int compareTo(Moment other) {
        if (exact) {
            return -other.compareTo(start());
        }
        if (other.exact) {
            return compareTo(other.start());
        }
        if (other.sign(root) == 0) { // so it is this one, or not even in the cell
            return other.compareTo(start()) <= 0 ? 1 : other.compareTo(end()) >= 0 ? -1 : 0;
        }
        while (!exact && !other.exact) {
            if (other.end().compareTo(start()) <= 0) {
                return 1;
            }
            if (end().compareTo(other.start()) <= 0) {
                return -1;
            }
            refine(1);
            other.refine(1);
        }
        return compareTo(other);
    }

    /**
     * The time as the contract rounds {@code enter}.
     *
     * @return the largest double not greater than it
     */
    public double down() {
        while (true) {
            double lowest = start().down();
            double highest = end().down();
            if (lowest == highest) {
                return lowest;
            }
            if (highest == Math.nextUp(lowest)) {
                return compareTo(Dyadic.of(highest)) >= 0 ? highest : lowest;
            }
            refine(FIRST_BITS);
        }
    }

    /**
     * The time as the contract rounds {@code exit}.
     *
     * @return the smallest double not less than it
     */
    public double up() {
        double down = down();
        return compareTo(Dyadic.of(down)) == 0 ? down : Math.nextUp(down);
    }

    /**
     * The time as fractions, for those who do not have the polynomial.
     *
     * @return one fraction if the time is a double or a fraction of small numbers, else two around it
     */
    public TimeBounds bounds() {
        double down = down();
        if (compareTo(Dyadic.of(down)) == 0) {
            return TimeBounds.exactly(Rational.of(down));
        }
        TimeBounds bounds = TimeBounds.narrowed(down, this::narrowed);
        // It is in the cell, where there is one root.
        Rational simplest = bounds.simplest();
        return !exact && root.isZeroAt(simplest) ? TimeBounds.exactly(simplest) : bounds;
    }

    /** The ends of the cell, which has at least so many bits behind the point. */
    private TimeBounds narrowed(int least) {
        refine(least - bits);
        return new TimeBounds(start().toRational(), end().toRational());
    }

    @Override
    public String toString() {
        return exact ? cell + "/2^" + bits : "root of " + root + " near " + down();
    }
}
