package org.polysweep.aabb;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Contact;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Explanation.Step;
import org.polysweep.contact.Separation;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.NormalOrder;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;
import org.polysweep.exact.Rounding.Direction;
import org.polysweep.exact.SweptExtent;

/**
 * The swept-box test: two axis-aligned boxes move in straight lines for one step; do they meet, exactly when, and how?
 *
 * <p>The answers are those of exact arithmetic, and the same bits that the sweep of general polygons gives. Thread-safe.
 */
public final class SweptAabb {

    private SweptAabb() {}

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first box, with position and displacement
     * @param b the second box
     * @return the contact; its normal points from B toward A
     */
    public static Contact of(MovingAabb a, MovingAabb b) {
        SweepResult result = new SweepResult();
        sweep(a, b, result);
        return result.toContact();
    }

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first box, with position and displacement
     * @param b the second box
     * @param result receives the answer; features are numbered as {@link Aabb} says
     */
    public static void sweep(MovingAabb a, MovingAabb b, SweepResult result) {
        if (certainlyApart(a, b)) {
            result.writeMiss();
            return;
        }
        BoxPair pair = BoxPair.of(a, b);
        Optional<BoxPassage> passage = BoxPassage.of(pair);
        if (passage.isPresent()) {
            write(pair, passage.get(), result);
        } else {
            result.writeMiss();
        }
    }

    /** Whether the boxes, swept over the step, are certainly apart on one axis: most pairs are, and that takes no integers. */
    private static boolean certainlyApart(MovingAabb a, MovingAabb b) {
        Aabb boxA = a.box();
        Aabb boxB = b.box();
        return SweptExtent.apart(boxA.minX(), boxA.maxX(), boxB.minX(), boxB.maxX(), b.x() - a.x(), a.dx() - b.dx())
                || SweptExtent.apart(
                        boxA.minY(), boxA.maxY(), boxB.minY(), boxB.maxY(), b.y() - a.y(), a.dy() - b.dy());
    }

    private static void write(BoxPair pair, BoxPassage passage, SweepResult result) {
        Verdict verdict = passage.verdict();
        double exit = passage.exit()
                .map(time -> Rounding.roundTime(time, Direction.UP))
                .orElse(Double.POSITIVE_INFINITY);
        switch (verdict) {
            case MISS -> result.writeMiss();
            case OVERLAP -> {
                ExactVector normal = passage.enter()
                        .map(time -> new BoxContact(pair, time).normal())
                        .orElseGet(() -> nearestSide(pair).normal());
                double enter = passage.enter()
                        .map(time -> Rounding.roundTime(time, Direction.DOWN))
                        .orElse(Double.NEGATIVE_INFINITY);
                result.writeVerdict(verdict, enter, exit, normal.unitX(), normal.unitY());
            }
            case HIT, TOUCH -> {
                Ratio time = passage.enter().map(Ratio.ZERO::max).orElse(Ratio.ZERO);
                BoxContact contact = new BoxContact(pair, time);
                ExactVector normal = contact.normal();
                result.writeVerdict(
                        verdict, Rounding.roundTime(time, Direction.DOWN), exit, normal.unitX(), normal.unitY());
                contact.writeTo(result);
            }
        }
    }

    /**
     * Returns the shortest way to move A out of B at t = 0.
     *
     * @param a the first box; its displacement decides between equally short ways: the one that opposes it most
     * @param b the second box
     * @return the separation, which points from B toward A; empty unless the verdict is OVERLAP
     */
    public static Optional<Separation> separation(MovingAabb a, MovingAabb b) {
        BoxPair pair = BoxPair.of(a, b);
        if (pair.x().apart()
                || pair.y().apart()
                || pair.x().touches()
                || pair.y().touches()) {
            return Optional.empty();
        }
        BoxSide nearest = nearestSide(pair);
        ExactVector normal = nearest.normal();
        double depth = pair.round(Ratio.of(pair.distance(nearest), BigInteger.ONE), Direction.UP);
        return Optional.of(new Separation(normal.unitX(), normal.unitY(), depth));
    }

    /** The side of C that is nearest to the origin, which lies inside of C. */
    private static BoxSide nearestSide(BoxPair pair) {
        return Arrays.stream(BoxSide.values())
                .min(Comparator.comparing(pair::distance)
                        .thenComparing(BoxSide::normal, NormalOrder.forSeparation(pair.d())))
                .orElseThrow();
    }

    /**
     * Says what the slab method found for a query.
     *
     * @param a the first box
     * @param b the second box
     * @return the findings, in words
     */
    public static Explanation explain(MovingAabb a, MovingAabb b) {
        if (certainlyApart(a, b)) {
            return new Explanation(List.of(new Step("swept boxes", "certainly apart: rejected")));
        }
        BoxPair pair = BoxPair.of(a, b);
        String both = BoxPassage.of(pair)
                .map(passage -> "the motion passes the obstacle: " + passage.verdict())
                .orElse("the motion is never within the obstacle on both axes: rejected");
        return new Explanation(List.of(
                new Step("swept boxes", "not certainly apart"),
                new Step("x axis", describe(pair.x())),
                new Step("y axis", describe(pair.y())),
                new Step("both axes", both),
                new Step("signs", "all decided by integers")));
    }

    private static String describe(Slab slab) {
        if (slab.moves()) {
            return "within the obstacle from t = " + slab.enter() + " to t = " + slab.exit();
        }
        return slab.apart()
                ? "no motion, apart: rejected"
                : slab.touches() ? "no motion, in touch" : "no motion, within the obstacle";
    }
}
