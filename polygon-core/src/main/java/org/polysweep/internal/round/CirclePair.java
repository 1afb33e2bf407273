package org.polysweep.internal.round;

import org.polysweep.contact.Feature;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerSlots;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.LazyAnswer;
import org.polysweep.internal.answer.LazySlots;
import org.polysweep.internal.predicate.ArcFilter;
import org.polysweep.internal.rounding.RelativeMotion;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.RoundedPolygon;

/**
 * The short way to the answer about two circles, in doubles: the verdict, and the parts of the answer that are read
 * most. What is not certain, and the other parts, are left to {@link RoundSweep}. Reusable and not thread-safe; it
 * keeps the numbers of its last query. Cost: O(1), and no garbage but what that makes.
 */
public final class CirclePair extends RelativeMotion implements LazyAnswer {

    private static final ConvexShape NOWHERE = RoundedPolygon.circle(0, 0, 0);

    private final ArcFilter arc = new ArcFilter();
    private ConvexShape a = NOWHERE;
    private ConvexShape b = NOWHERE;
    private double gapSize;

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
            LazySlots result) {
        double placeX = PointCore.x(b) - PointCore.x(a);
        double placeY = PointCore.y(b) - PointCore.y(a);
        double offsetX = bx - ax;
        double offsetY = by - ay;
        double radius = a.radius() + b.radius();
        double gapSize = Math.abs(placeX) + Math.abs(offsetX) + (Math.abs(placeY) + Math.abs(offsetY)) + radius;
        byte code = CircleFilter.verdict(adx - bdx, ady - bdy, placeX + offsetX, placeY + offsetY, radius, gapSize);
        if (code == Verdict.MISS.code()) {
            AnswerWriter.writeMiss(result);
        } else {
            Verdict verdict = code == Verdict.HIT.code() ? Verdict.HIT : Verdict.OVERLAP;
            boolean isAtRest = adx == bdx && ady == bdy;
            if (code == SignBits.OPEN || isAtRest) {
                return false;
            }
            CirclePair pair = AnswerWriter.scratch(result, CirclePair.class, CirclePair::new);
            pair.set(ax, ay, adx, ady, bx, by, bdx, bdy);
            pair.a = a;
            pair.b = b;
            pair.gapSize = gapSize;
            pair.found = false;
            pair.handedOver = false;
            AnswerWriter.write(result, verdict, pair);
        }
        return true;
    }

    private ArcFilter arc() {
        if (!found) {
            found = true;
            arc.set(
                    PointCore.x(a),
                    PointCore.y(a),
                    PointCore.x(b),
                    PointCore.y(b),
                    this,
                    1,
                    a.radius(),
                    b.radius(),
                    gapSize);
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
        AnswerWriter.writeFeatures(
                result, Feature.Kind.VERTEX, PointCore.index(a), Feature.Kind.VERTEX, PointCore.index(b));
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
            sweep.takeCircles(a, b, this, AnswerWriter.verdict(result));
        }
        return sweep;
    }
}
