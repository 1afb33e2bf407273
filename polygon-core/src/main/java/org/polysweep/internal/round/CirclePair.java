package org.polysweep.internal.round;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.impact.ArcFilter;
import org.polysweep.internal.outline.Prepared;
import org.polysweep.internal.predicate.SignBits;
import org.polysweep.internal.sharp.SweepQuery;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * The short way to the answer about two circles, in doubles: the verdict, and the parts of the answer that are read
 * most. What is not certain, and the other parts, are left to {@link RoundSweep}. Reusable and not thread-safe; it
 * keeps the numbers of its last query. Cost: O(1), and no garbage but what that makes.
 */
public final class CirclePair extends SweepQuery implements LazyAnswer {

    private final ArcFilter arc = new ArcFilter();
    private double radiusA;
    private double radiusB;

    /** Whether the circle knows the time. */
    private boolean found;

    /** Whether the other sweep knows the query. */
    private boolean handedOver;

    private CirclePair() {}

    /**
     * Answers a query of two shapes whose cores are points, if doubles are certain of the verdict.
     *
     * @param a the first shape, a circle or a point
     * @param ax the x coordinate of the position of A, finite, as are all numbers that follow
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A over the step
     * @param ady the y component of the displacement of A
     * @param b the second shape, likewise
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B over the step
     * @param bdy the y component of the displacement of B
     * @param result receives the answer
     * @return whether the answer has been written
     */
    public static boolean answers(
            ConvexShape a,
            double ax,
            double ay,
            double adx,
            double ady,
            ConvexShape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            AnswerSlots result) {
        ConvexPolygon coreA = a.core();
        ConvexPolygon coreB = b.core();
        double offsetX = bx - ax;
        double offsetY = by - ay;
        double radius = a.radius() + b.radius();
        byte code = CircleFilter.verdict(
                adx - bdx,
                ady - bdy,
                coreB.minX() - coreA.minX() + offsetX,
                coreB.minY() - coreA.minY() + offsetY,
                radius,
                gapSize(coreA, coreB, offsetX, offsetY, radius));
        if (code == Verdict.MISS.code()) {
            AnswerWriter.writeMiss(result);
        } else {
            Verdict verdict = code == Verdict.HIT.code() ? Verdict.HIT : Verdict.OVERLAP;
            boolean isAtRest = adx == bdx && ady == bdy;
            if (code == SignBits.OPEN || isAtRest) {
                return false;
            }
            CirclePair pair = AnswerWriter.scratch(result, CirclePair.class, CirclePair::new);
            pair.setCores(coreA, coreB);
            pair.set(ax, ay, adx, ady, bx, by, bdx, bdy);
            pair.radiusA = a.radius();
            pair.radiusB = b.radius();
            pair.found = false;
            pair.handedOver = false;
            AnswerWriter.write(result, verdict, pair);
        }
        return true;
    }

    private static double gapSize(
            ConvexPolygon coreA, ConvexPolygon coreB, double offsetX, double offsetY, double radius) {
        return 2 * (Prepared.magnitude(coreA) + Prepared.magnitude(coreB))
                + Math.abs(offsetX)
                + Math.abs(offsetY)
                + radius;
    }

    private ArcFilter arc() {
        if (!found) {
            found = true;
            double size = gapSize(a, b, offsetX, offsetY, radiusA + radiusB);
            arc.set(a.minX(), a.minY(), b.minX(), b.minY(), this, 1, radiusA, radiusB, size);
        }
        return arc;
    }

    @Override
    public void writeEnter(AnswerSlots result) {
        double enter = arc().roundDown();
        if (Double.isNaN(enter)) {
            sweep(result).writeEnter(result);
        } else {
            AnswerWriter.writeEnter(result, enter);
        }
    }

    @Override
    public void writeExit(AnswerSlots result) {
        sweep(result).writeExit(result);
    }

    @Override
    public void writeNormal(AnswerSlots result) {
        ArcFilter circle = arc();
        double x = circle.normalX();
        double y = circle.normalY();
        if (Double.isNaN(x) || Double.isNaN(y)) {
            sweep(result).writeNormal(result);
        } else {
            AnswerWriter.writeNormal(result, x, y);
        }
    }

    @Override
    public void writeFeatures(AnswerSlots result) {
        writeFeatures(result, false, 0, false, 0);
    }

    @Override
    public void writeContact(AnswerSlots result) {
        sweep(result).writeContact(result);
    }

    @Override
    public void writeRest(AnswerSlots result) {
        sweep(result).writeRest(result);
    }

    /** The sweep that knows the rest, told what is certain. */
    private RoundSweep sweep(AnswerSlots result) {
        RoundSweep sweep = AnswerWriter.scratch(result, RoundSweep.class, RoundSweep::new);
        if (!handedOver) {
            handedOver = true;
            sweep.takeCircles(this, radiusA, radiusB, AnswerWriter.verdict(result));
        }
        return sweep;
    }
}
