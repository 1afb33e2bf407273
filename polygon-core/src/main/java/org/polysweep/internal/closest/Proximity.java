package org.polysweep.internal.closest;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.polygon.ClosestFeatureSearch;
import org.polysweep.internal.polygon.ClosestFeatures;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/**
 * Decides whether two shapes overlap and computes their distance, in stages: a guess of the closest features of the
 * cores, a proof of it by signs, and double-double numbers. Where these are inconclusive, the sweep decides whether the
 * cores touch, and the exact fallback decides the rest. The stages change the speed, never a bit of a result.
 *
 * <p>Reusable, not thread-safe; allocates only if big integers are needed.
 */
public final class Proximity {

    private final ClosestFeatures pair = new ClosestFeatures();
    private final ClosestFeatureSearch search = new ClosestFeatureSearch(pair);
    private final ClosestNumbers numbers = new ClosestNumbers(pair);
    private final SweepResult result = SweepResult.create();

    /** True if the last verdict has found the features of the pair. */
    private boolean areFeaturesKnown;

    /**
     * OVERLAP, TOUCH or MISS.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     */
    public Verdict verdict(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        areFeaturesKnown = false;
        if (a.radius() == 0 && b.radius() == 0) {
            return verdictOfCores(a, ax, ay, b, bx, by);
        }
        setPair(a, ax, ay, b, bx, by);
        if (pair.boxesStayApart(a.radius() + b.radius())) {
            return Verdict.MISS;
        }
        areFeaturesKnown = findFeatures(a.radius(), b.radius());
        if (!areFeaturesKnown) {
            return verdictOfCores(a, ax, ay, b, bx, by) == Verdict.MISS
                    ? exactly(a, ax, ay, b, bx, by)
                            .map(ExactClosestPoints::verdict)
                            .orElse(Verdict.OVERLAP)
                    : Verdict.OVERLAP;
        }
        return switch (numbers.sign()) {
            case 1 -> Verdict.MISS;
            case 0 -> Verdict.TOUCH;
            case ExactOrientation.OPEN -> gapOfFeatures(a, ax, ay, b, bx, by).verdict();
            default -> Verdict.OVERLAP;
        };
    }

    /**
     * Returns whether the last {@link #verdict} has found the edge across which the cores are closest. If so, the
     * minimum translation of the rounded shapes is along its normal.
     */
    public boolean hasNormal() {
        return areFeaturesKnown && pair.hasEdge();
    }

    /** Returns the x component of that unit normal, which points toward A. */
    public double normalX() {
        return pair.normalX();
    }

    /** Returns the y component of that unit normal. */
    public double normalY() {
        return pair.normalY();
    }

    /**
     * The distance, rounded down; 0 if the shapes touch or overlap.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     */
    public double distance(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        setPair(a, ax, ay, b, bx, by);
        if (!findFeatures(a.radius(), b.radius())) {
            return verdictOfCores(a, ax, ay, b, bx, by) == Verdict.MISS
                    ? Math.max(exactly(a, ax, ay, b, bx, by).orElseThrow().distance(), 0)
                    : 0;
        }
        double distance = numbers.distance();
        return Double.isNaN(distance)
                ? Math.max(gapOfFeatures(a, ax, ay, b, bx, by).distance(), 0)
                : Math.max(distance, 0);
    }

    /**
     * The closest points of the shapes, in integers; empty if they touch or overlap.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A; finite, as are all that follow
     * @param ay the y coordinate of the position of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     */
    public Optional<ExactClosestPoints> closestPoints(
            ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        setPair(a, ax, ay, b, bx, by);
        Optional<ExactClosestPoints> between = findFeatures(a.radius(), b.radius())
                ? Optional.of(gapOfFeatures(a, ax, ay, b, bx, by))
                : verdictOfCores(a, ax, ay, b, bx, by) == Verdict.MISS
                        ? exactly(a, ax, ay, b, bx, by)
                        : Optional.empty();
        return between.filter(gap -> gap.verdict() == Verdict.MISS);
    }

    private static Optional<ExactClosestPoints> exactly(
            ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        return ExactClosestPoints.of(ExactQuery.of(ConvexMotion.at(a, ax, ay), ConvexMotion.at(b, bx, by)));
    }

    private Verdict verdictOfCores(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        PairSweeper.AUTO.sweep(a.core(), ax, ay, 0, 0, b.core(), bx, by, 0, 0, result);
        return result.verdict();
    }

    private void setPair(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        pair.setCores(a.core(), b.core());
        pair.set(ax, ay, 0, 0, bx, by, 0, 0);
    }

    /** Returns whether the cores of the pair are provably apart, with features that are provably the closest. */
    private boolean findFeatures(double radiusA, double radiusB) {
        if (!search.find()) {
            return false;
        }
        numbers.set(radiusA, radiusB);
        return true;
    }

    private ExactClosestPoints gapOfFeatures(ConvexShape a, double ax, double ay, ConvexShape b, double bx, double by) {
        return new ExactClosestPoints(
                ExactQuery.of(ConvexMotion.at(a, ax, ay), ConvexMotion.at(b, bx, by)),
                new FeatureRef(!pair.isEdgeOfA, pair.onA),
                new FeatureRef(!pair.isEdgeOfB, pair.onB));
    }
}
