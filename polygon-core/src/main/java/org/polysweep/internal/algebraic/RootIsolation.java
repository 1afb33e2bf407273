package org.polysweep.internal.algebraic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Isolates the real roots of a polynomial in [0, 1]: each gets its own interval.
 *
 * <p>Descartes' rule bounds the number of roots in an interval. A bound of 0 or 1 is exact; otherwise the interval is
 * halved. This ends if there are no multiple roots. Multiple roots are rare, so they are tested for only if it does not
 * end soon. Where one term outweighs all others in the right part of an interval, that part has no root, and many
 * halvings are one, and so for roots that are close together. So roots whose exponents are far apart are found about
 * as soon as others.
 *
 * @see <a href="https://doi.org/10.1145/800205.806346">G. E. Collins and A. G. Akritas, Polynomial real root isolation
 *     using Descartes' rule of signs, SYMSAC 1976</a>
 * @see <a href="https://arxiv.org/abs/1109.6279">M. Sagraloff, When Newton meets Descartes: clusters of roots</a>
 */
public final class RootIsolation {

    /** The number of halvings after which a multiple root is suspected. */
    private static final int PATIENCE = 8;

    /** Roots that are close together are first searched for in a part of 1 / 2 to this of an interval. */
    private static final int FIRST_BITS = 2;

    private static final Dyadic HALF = new Dyadic(BigInteger.ONE, 1);

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
        boolean ends = addBetween(polynomial, BigInteger.ZERO, 0, 0, FIRST_BITS);
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
     * @param depth the number of intervals around this one that have been divided
     * @param bits roots that are close together are searched for in a part of 1 / 2^bits of the interval
     * @return whether it was not too deep
     */
    private boolean addBetween(IntegerPolynomial stretched, BigInteger index, int scale, int depth, int bits) {
        int bound = stretched.boundOfRootsInUnitInterval(2);
        BigInteger end = index.add(BigInteger.ONE);
        if (bound == 1) {
            found.add(RealRoot.between(polynomial, new Dyadic(index, scale), new Dyadic(end, scale)));
        }
        if (bound <= 1 || depth == deepest) {
            return bound <= 1;
        }
        int skipped = stretched.halvingsWithoutRoot();
        if (skipped == Integer.MAX_VALUE) {
            return true;
        }
        if (skipped > 1) {
            return addPart(stretched, index, scale, depth, skipped, BigInteger.ZERO, bits);
        }
        if (depth >= PATIENCE) {
            Optional<BigInteger> part = partWithAllRoots(stretched, bits);
            if (part.isPresent()) {
                return addPart(stretched, index, scale, depth, bits, part.get(), 2 * bits);
            }
        }
        int fewer = Math.max(FIRST_BITS, bits / 2);
        boolean ends = addPart(stretched, index, scale, depth, 1, BigInteger.ZERO, fewer);
        Dyadic middle = new Dyadic(end.add(index), scale + 1);
        if (stretched.signAt(HALF) == 0) {
            found.add(RealRoot.of(middle));
        }
        return ends && addPart(stretched, index, scale, depth, 1, BigInteger.ONE, fewer);
    }

    /** Adds the roots in one of 2^halvings equal parts of an interval. */
    private boolean addPart(
            IntegerPolynomial stretched,
            BigInteger index,
            int scale,
            int depth,
            int halvings,
            BigInteger part,
            int bits) {
        IntegerPolynomial inPart =
                stretched.between(new Dyadic(part, halvings), new Dyadic(part.add(BigInteger.ONE), halvings));
        return addBetween(inPart, index.shiftLeft(halvings).add(part), scale + halvings, depth + 1, bits);
    }

    /**
     * Returns the number of the one of 2^bits equal parts of [0, 1] that has all roots between 0 and 1; empty if none
     * is known. If the roots are close together, a step of Newton's method for a multiple root leads to them; two of
     * them may be close to the interval, and outside.
     */
    private static Optional<BigInteger> partWithAllRoots(IntegerPolynomial stretched, int bits) {
        int degree = stretched.degree();
        BigInteger value = stretched.numeratorAt(HALF, degree);
        BigInteger slope = stretched.derivative().numeratorAt(HALF, degree - 1);
        if (slope.signum() == 0) {
            return Optional.empty();
        }
        int count = stretched.boundOfRootsInUnitInterval(degree);
        return Stream.of(count, Math.min(count + 2, degree))
                .flatMap(roots -> parts(value, slope, roots, bits))
                .distinct()
                .filter(part -> hasAllRoots(stretched, part, bits))
                .findFirst();
    }

    /** The part that has 1/2 - n p(1/2) / p'(1/2), and the part beside it that is closer to that. */
    private static Stream<BigInteger> parts(BigInteger value, BigInteger slope, int roots, int bits) {
        BigInteger half = slope.subtract(value.multiply(BigInteger.valueOf(roots)))
                .shiftLeft(bits + 1)
                .divide(slope.shiftLeft(1));
        BigInteger part = half.shiftRight(1);
        return Stream.of(part, half.testBit(0) ? part.add(BigInteger.ONE) : part.subtract(BigInteger.ONE))
                .filter(each -> each.signum() >= 0 && each.bitLength() <= bits);
    }

    /** Returns whether one of 2^bits equal parts is known to have all roots between 0 and 1. */
    private static boolean hasAllRoots(IntegerPolynomial stretched, BigInteger part, int bits) {
        Dyadic low = new Dyadic(part, bits);
        Dyadic high = new Dyadic(part.add(BigInteger.ONE), bits);
        return (low.signum() == 0 || stretched.hasNoRoot(Dyadic.ZERO, low, true))
                && (high.compareTo(Dyadic.ONE) == 0 || stretched.hasNoRoot(high, Dyadic.ONE, false));
    }
}
