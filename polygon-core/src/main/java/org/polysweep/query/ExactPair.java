package org.polysweep.query;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexShape;
import org.polysweep.round.CoreDifference;

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

    /** What is between them, or how far round shapes are in each other; empty if the cores are. */
    private Optional<ExactGap> nearest() {
        return closest(CoreDifference.of(a.core(), a.position(), b.core(), b.position(), lattice))
                .map(this::gap);
    }

    /**
     * The features that make the place on the difference of the cores that is nearest to the origin: the way from there to the
     * origin is the shortest way from B to A. Empty if the origin lies in the interior.
     *
     * <p>From the nearest place of a convex set the distance grows on all sides, and it does so nowhere else, except where
     * the origin is behind an edge.
     */
    private static Optional<Features> closest(CoreDifference difference) {
        for (int i = 0; i < difference.size(); i++) {
            int next = difference.next(i);
            ExactVector at = difference.corner(i);
            ExactVector edge = difference.edge(i);
            int ahead = at.dot(edge).signum();
            int onA = difference.cornerOfA(i);
            int onB = difference.cornerOfB(i);
            if (ahead >= 0 && at.dot(difference.edge(difference.previous(i))).signum() <= 0) {
                return Optional.of(new Features(onA, false, onB, false));
            }
            if (ahead < 0
                    && difference.corner(next).dot(edge).signum() > 0
                    && edge.cross(at).signum() >= 0) {
                return Optional.of(
                        new Features(onA, onA != difference.cornerOfA(next), onB, onB != difference.cornerOfB(next)));
            }
        }
        return Optional.empty();
    }

    /** How far the two shapes reach beyond their cores together. */
    BigInteger reach() {
        return a.radius().add(b.radius());
    }
}
