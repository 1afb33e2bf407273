package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * The roots of a polynomial without double roots in an open cell: it is halved until the polynomial has no root in a
 * part of it, or is monotone there.
 */
final class Roots {
    private final Polynomial polynomial;
    private final List<Moment> found = new ArrayList<>();

    private Roots(Polynomial polynomial) {
        this.polynomial = polynomial;
    }

    /** In increasing order. */
    static List<Moment> of(Polynomial polynomial, TimeCell cell) {
        Roots roots = new Roots(polynomial);
        roots.isolate(Bernstein.onCell(polynomial, cell.number(), cell.depth()), cell.number(), cell.depth());
        return roots.found;
    }

    private void isolate(Bernstein part, BigInteger n, int k) {
        if (part.sign() != Signs.UNKNOWN) {
            return;
        }
        if (part.slope() != Signs.UNKNOWN) {
            if (part.signAtStart() * part.signAtEnd() < 0) {
                found.add(Moment.rootOf(polynomial, n, k));
            }
            return;
        }
        Bernstein[] halves = part.halves();
        BigInteger left = n.shiftLeft(1);
        BigInteger right = left.add(BigInteger.ONE);
        isolate(halves[0], left, k + 1);
        if (halves[1].signAtStart() == 0) {
            found.add(Moment.at(new Dyadic(right, k + 1)));
        }
        isolate(halves[1], right, k + 1);
    }
}
