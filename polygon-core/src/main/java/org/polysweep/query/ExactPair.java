package org.polysweep.query;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexShape;

/**
 * Two shapes in the world on one lattice, and all that integers can say about them: the yardstick, O(n + m) for n and m
 * corners.
 *
 * @param lattice the spacing of all numbers
 * @param a the first shape
 * @param b the second shape
 */
record ExactPair(Lattice lattice, ExactShape a, ExactShape b) {

    static ExactPair of(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        Lattice lattice = new Lattice(Math.min(ExactShape.exponentOf(a, ax, ay), ExactShape.exponentOf(b, bx, by)));
        return new ExactPair(
                lattice,
                new ExactShape(a, lattice.vector(ax, ay), lattice),
                new ExactShape(b, lattice.vector(bx, by), lattice));
    }

    /** OVERLAP, TOUCH or MISS. */
    Verdict verdict() {
        return nearest().map(ExactGap::verdict).orElse(Verdict.OVERLAP);
    }

    /** What is between the shapes; empty if they meet. */
    Optional<ExactGap> gap() {
        return nearest().filter(gap -> gap.verdict() == Verdict.MISS);
    }

    /** What is between them if these features are closest. */
    ExactGap gap(Features closest) {
        return new ExactGap(this, closest);
    }

    /** The features that are closest; empty if the cores are in each other. */
    private Optional<ExactGap> nearest() {
        return Obstacle.of(a, b).nearest().map(this::gap);
    }

    /** How far the two shapes reach beyond their cores together. */
    BigInteger reach() {
        return a.radius().add(b.radius());
    }
}
