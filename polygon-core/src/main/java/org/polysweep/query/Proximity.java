package org.polysweep.query;

import java.util.Optional;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.CrossProduct;
import org.polysweep.exact.SweptExtent;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.ConvexShape;
import org.polysweep.sweep.Sweeper;

/**
 * How two shapes stand to each other and how far apart, in stages: a guess of the closest features of the cores, a proof of
 * it by signs, and numbers in heads and tails. What is left open is asked of the sweep, whether the cores meet, and of
 * integers. The stages change the speed, never a bit of an answer.
 *
 * <p>Reusable, not thread-safe; no garbage unless integers decide.
 */
final class Proximity {

    private final PairOfCores pair = new PairOfCores();
    private final NearestGuess guess = new NearestGuess(pair);
    private final NearestProof proof = new NearestProof(pair);
    private final NearestNumbers numbers = new NearestNumbers(pair);
    private final SweepResult result = new SweepResult();

    /** OVERLAP, TOUCH or MISS; the coordinates are finite. */
    Verdict verdict(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        if (a.radius() == 0 && b.radius() == 0) {
            return verdictOfCores(a, ax, ay, b, bx, by);
        }
        if (boxesAreApart(a, ax, ay, b, bx, by)) {
            return Verdict.MISS;
        }
        if (!findFeatures(a, ax, ay, b, bx, by)) {
            return verdictOfCores(a, ax, ay, b, bx, by) == Verdict.MISS
                    ? ExactPair.of(a, ax, ay, b, bx, by).verdict()
                    : Verdict.OVERLAP;
        }
        return switch (numbers.sign()) {
            case 1 -> Verdict.MISS;
            case 0 -> Verdict.TOUCH;
            case CrossProduct.OPEN -> gapOfFeatures(a, ax, ay, b, bx, by).verdict();
            default -> Verdict.OVERLAP;
        };
    }

    /** The distance, rounded down; 0 if the shapes meet. */
    double distance(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        if (!findFeatures(a, ax, ay, b, bx, by)) {
            return verdictOfCores(a, ax, ay, b, bx, by) == Verdict.MISS
                    ? ExactPair.of(a, ax, ay, b, bx, by)
                            .gap()
                            .map(ExactGap::distance)
                            .orElse(0.0)
                    : 0;
        }
        double distance = numbers.distance();
        return Double.isNaN(distance)
                ? Math.max(gapOfFeatures(a, ax, ay, b, bx, by).distance(), 0)
                : Math.max(distance, 0);
    }

    /** What is between the shapes, in integers; empty if they meet. */
    Optional<ExactGap> exactGap(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        if (findFeatures(a, ax, ay, b, bx, by)) {
            return Optional.of(gapOfFeatures(a, ax, ay, b, bx, by)).filter(gap -> gap.verdict() == Verdict.MISS);
        }
        return verdictOfCores(a, ax, ay, b, bx, by) == Verdict.MISS
                ? ExactPair.of(a, ax, ay, b, bx, by).gap()
                : Optional.empty();
    }

    private Verdict verdictOfCores(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        Sweeper.AUTO.sweep(a.core(), ax, ay, 0, 0, b.core(), bx, by, 0, 0, result);
        return result.verdict();
    }

    /** Whether the cores are certainly apart, with features that are certainly the closest. */
    private boolean findFeatures(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        pair.set(a.core(), ax, ay, b.core(), bx, by);
        guess.run();
        if (!proof.holds()) {
            return false;
        }
        numbers.set(a.radius(), b.radius());
        return true;
    }

    private ExactGap gapOfFeatures(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        return ExactPair.of(a, ax, ay, b, bx, by).gap(new Features(pair.onA, pair.isEdgeOfA, pair.onB, pair.isEdgeOfB));
    }

    /** Whether the bounding boxes of the shapes are certainly apart. */
    private static boolean boxesAreApart(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        ConvexPolygon coreA = a.core();
        ConvexPolygon coreB = b.core();
        double radius = a.radius() + b.radius();
        return SweptExtent.apart(coreA.minX(), coreA.maxX(), coreB.minX(), coreB.maxX(), radius, bx - ax, 0)
                || SweptExtent.apart(coreA.minY(), coreA.maxY(), coreB.minY(), coreB.maxY(), radius, by - ay, 0);
    }
}
