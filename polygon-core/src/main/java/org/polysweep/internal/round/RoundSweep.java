package org.polysweep.internal.round;

import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.round.RoundPassage.Outcome;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;

/**
 * The sweep of two convex shapes of which at least one has a radius, in steps: two circles are decided by
 * {@link CircleFilter}; bounding boxes that stay apart are rejected on x and y; then the line of the motion is followed
 * to where it enters C and leaves it, in doubles, in double-double, in integers ({@link RoundPassage}).
 *
 * <p>One belongs to each {@link SweepResult}, whose parts {@link RoundAnswer} computes when they are read. Cost: O(n +
 * m) for n and m vertices. Only the exact fallback allocates: for the two ends of a contact of edges, for numbers
 * exactly between two doubles or on one, and, if nothing moves or the shapes only touch in passing or part at once, for
 * all parts except verdict, times and most normals.
 */
public final class RoundSweep {

    private final RoundQuery query = new RoundQuery();
    private final Stages stages = new Stages();
    private final RoundPassage passage = new RoundPassage(query, stages);
    private final RoundAnswer answer = new RoundAnswer(query, passage, stages);

    private RoundSweep() {}

    /** The sweep that belongs to a result. */
    static RoundSweep of(SweepResult result) {
        return AnswerWriter.scratch(result, RoundSweep.class, RoundSweep::new);
    }

    /**
     * Sweeps two shapes.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A, finite, as are all numbers that follow
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A over the step
     * @param ady the y component of the displacement of A
     * @param b the second shape; at least one of the two has a radius that is not 0
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B over the step
     * @param bdy the y component of the displacement of B
     * @param leftOut the {@link Stages#code} of the stages that may not decide
     * @param result receives the verdict; its other parts are computed when they are read
     */
    public static void sweep(
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
            int leftOut,
            SweepResult result) {
        RoundSweep sweep = of(result);
        RoundPassage passage = sweep.passage;
        sweep.stages.leaveOut(leftOut);
        byte code = SignBits.OPEN;
        double gapSize = 0;
        if (Prepared.isPoint(a) && Prepared.isPoint(b) && sweep.stages.mayUse(Stage.FILTER)) {
            double placeX = Prepared.pointX(b) - Prepared.pointX(a);
            double placeY = Prepared.pointY(b) - Prepared.pointY(a);
            double offsetX = bx - ax;
            double offsetY = by - ay;
            double radius = a.radius() + b.radius();
            gapSize = RoundQuery.sizeOfGap(placeX, placeY, offsetX, offsetY, radius);
            code = CircleFilter.verdict(adx - bdx, ady - bdy, placeX + offsetX, placeY + offsetY, radius, gapSize);
            if (code == Verdict.MISS.code()) {
                passage.rejectCircles();
                AnswerWriter.writeMiss(result);
                return;
            }
        }
        sweep.query.setShapes(a, b);
        sweep.query.set(ax, ay, adx, ady, bx, by, bdx, bdy);
        sweep.answer.forget();
        if (code != SignBits.OPEN) {
            passage.beginInDisk(code, gapSize);
            AnswerWriter.write(result, code == Verdict.HIT.code() ? Verdict.HIT : Verdict.OVERLAP, sweep.answer);
        } else if (passage.rejects()) {
            AnswerWriter.writeMiss(result);
        } else {
            passage.find();
            AnswerWriter.write(result, sweep.verdict(), sweep.answer);
        }
    }

    /** Returns the minimum translation after a sweep with the verdict OVERLAP; valid until the next sweep. */
    public static WayOut minimumTranslation(SweepResult result) {
        return of(result).answer.minimumTranslation();
    }

    private Verdict verdict() {
        return passage.is(Outcome.OPEN)
                ? answer.exactly().map(ExactAnswer::verdict).orElse(Verdict.MISS)
                : passage.verdict();
    }

    /**
     * Sweeps two shapes, and returns the exact time of contact.
     *
     * @param a the first shape
     * @param b the second shape; at least one of the two has a radius that is not 0
     * @param result receives the result
     * @return the time; empty for MISS and OVERLAP
     */
    public static Optional<QuadraticSurd> contactTime(ConvexMotion a, ConvexMotion b, SweepResult result) {
        sweep(a, b, 0, result);
        boolean isContact = result.verdict() == Verdict.HIT || result.verdict() == Verdict.TOUCH;
        return isContact ? of(result).answer.exactly().map(ExactAnswer::contactTime) : Optional.empty();
    }

    /**
     * Sweeps two shapes, and explains how that run has found its result.
     *
     * @param a the first shape
     * @param b the second shape; at least one of the two has a radius that is not 0
     * @param leftOut the {@link Stages#code} of the stages that may not decide
     */
    public static Explanation explain(ConvexMotion a, ConvexMotion b, int leftOut) {
        SweepResult result = SweepResult.create();
        sweep(a, b, leftOut, result);
        return of(result).explain(result.verdict());
    }

    private static void sweep(ConvexMotion a, ConvexMotion b, int leftOut, SweepResult result) {
        sweep(a.shape(), a.x(), a.y(), a.dx(), a.dy(), b.shape(), b.x(), b.y(), b.dx(), b.dy(), leftOut, result);
    }

    /** Explains the last run, whose verdict was this. */
    Explanation explain(Verdict verdict) {
        return RoundExplanation.of(passage, answer, verdict);
    }
}
