package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Isolates the real roots of a polynomial in [0, 1]: each gets its own interval.
 *
 * <p>Descartes' rule bounds the number of roots in an interval. A bound of 0 or 1 is exact; otherwise the interval is
 * halved. This ends if there are no multiple roots. Multiple roots are rare, so they are tested for only if it does not
 * end soon.
 *
 * @see <a href="https://doi.org/10.1145/800205.806346">G. E. Collins and A. G. Akritas, Polynomial real root isolation
 *     using Descartes' rule of signs, SYMSAC 1976</a>
 */
public final class RootIsolation {

    /** The number of halvings after which a multiple root is suspected. */
    private static final int PATIENCE = 8;

    private final IntegerPolynomial polynomial;
    private final int deepest;
    private final List<RealRoot> found = new ArrayList<>();

    private RootIsolation(IntegerPolynomial polynomial, int deepest) {
        this.polynomial = polynomial;
        this.deepest = deepest;
    }

    /**
     * Returns the roots in [0, 1], ascending; a multiple root appears once.
     *
     * @param polynomial a polynomial that is not zero
     */
    public static List<RealRoot> inUnitInterval(IntegerPolynomial polynomial) {
        if (polynomial.isZero()) {
            throw new IllegalArgumentException("every number is a root of the polynomial zero");
        }
        RootIsolation isolation = new RootIsolation(polynomial, PATIENCE);
        if (!isolation.ends()) {
            isolation = new RootIsolation(polynomial.squareFreePart(), Integer.MAX_VALUE);
            isolation.ends();
        }
        return isolation.found;
    }

    /** Finds the roots, unless it takes too many halvings. */
    private boolean ends() {
        addDyadic(Dyadic.ZERO);
        boolean ends = addBetween(polynomial, BigInteger.ZERO, 0);
        addDyadic(Dyadic.ONE);
        return ends;
    }

    private void addDyadic(Dyadic candidate) {
        if (polynomial.signAt(candidate) == 0) {
            found.add(RealRoot.of(candidate));
        }
    }

    /**
     * Adds the roots strictly between index / 2^scale and (index + 1) / 2^scale.
     *
     * @param stretched the polynomial, stretched so that this interval becomes [0, 1]
     * @return whether it was not too deep
     */
    private boolean addBetween(IntegerPolynomial stretched, BigInteger index, int scale) {
        int bound = stretched.boundOfRootsInUnitInterval();
        BigInteger end = index.add(BigInteger.ONE);
        if (bound == 1) {
            found.add(RealRoot.between(polynomial, new Dyadic(index, scale), new Dyadic(end, scale)));
        }
        if (bound <= 1 || scale == deepest) {
            return bound <= 1;
        }
        IntegerPolynomial firstHalf = stretched.stretched();
        IntegerPolynomial secondHalf = firstHalf.movedBack();
        BigInteger first = index.shiftLeft(1);
        BigInteger second = first.add(BigInteger.ONE);
        boolean ends = addBetween(firstHalf, first, scale + 1);
        if (secondHalf.coefficient(0).signum() == 0) {
            found.add(RealRoot.of(new Dyadic(second, scale + 1)));
        }
        return ends && addBetween(secondHalf, second, scale + 1);
    }
}
