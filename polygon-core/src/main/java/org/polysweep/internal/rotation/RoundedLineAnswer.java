package org.polysweep.internal.rotation;

import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;

/**
 * The parts of an answer about two bodies that keep their orientations and overlap during the step, in double-double:
 * times before and after the step, and the poses at rest. {@link LineAnswer} has them for bodies without radii. Each
 * method returns whether it has proved and written its part. Reusable, not thread-safe, no allocation.
 */
final class RoundedLineAnswer {

    private final Stages stages;
    private final BodyFrames frames;
    private final RotatingPassage passage;
    private final ShortestTranslation shortestTranslation;
    private final DoubleDouble sum = new DoubleDouble();
    private final DoubleDouble origin = new DoubleDouble();

    /** Created when it is first needed: most queries do not read times outside the step. */
    private Optional<OverlapLine> overlapLine = Optional.empty();

    RoundedLineAnswer(
            Stages stages, BodyFrames frames, RotatingPassage passage, ShortestTranslation shortestTranslation) {
        this.stages = stages;
        this.frames = frames;
        this.passage = passage;
        this.shortestTranslation = shortestTranslation;
    }

    /** Returns whether the bodies have a line through C, which the sweep has found without integers. */
    private boolean hasLine() {
        return !passage.isRotating
                && !passage.isExact()
                && (passage.verdict == Verdict.HIT || passage.verdict == Verdict.OVERLAP)
                && stages.mayUse(Stage.EXPANSION);
    }

    private OverlapLine line() {
        if (overlapLine.isEmpty()) {
            overlapLine = Optional.of(new OverlapLine());
        }
        return overlapLine.get();
    }

    /** Returns whether nothing moves. */
    private boolean isAtRest() {
        return frames.a.dx == frames.b.dx && frames.a.dy == frames.b.dy;
    }

    boolean writeEnter(SweepResult result) {
        if (!hasLine() || passage.verdict != Verdict.OVERLAP) {
            return false;
        }
        double enter = isAtRest() ? Double.NEGATIVE_INFINITY : line().enter(frames);
        AnswerWriter.writeEnter(result, enter);
        return !Double.isNaN(enter);
    }

    boolean writeExit(SweepResult result) {
        if (!hasLine()) {
            return false;
        }
        double exit = isAtRest() ? Double.POSITIVE_INFINITY : line().exit(frames, passage.overlapTime());
        AnswerWriter.writeExit(result, exit);
        return !Double.isNaN(exit);
    }

    /** Writes the normal of an overlap. */
    boolean writeNormal(SweepResult result) {
        if (!hasLine() || passage.verdict != Verdict.OVERLAP) {
            return false;
        }
        if (isAtRest()) {
            return shortestTranslation.writeNormal(result);
        }
        boolean isKnown = line().findNormal(frames);
        if (isKnown) {
            AnswerWriter.writeNormal(result, line().normalX(), line().normalY());
        }
        return isKnown;
    }

    /**
     * Writes the poses at rest: each coordinate of A rounded toward the sign of the normal's, and of B against it.
     *
     * @param time the time of the contact
     * @param signX the sign of the x component of the normal, or {@link DoubleDouble#OPEN}
     */
    boolean writeRest(DoubleDouble time, int signX, int signY, SweepResult result) {
        if (!hasLine() || signX == DoubleDouble.OPEN || signY == DoubleDouble.OPEN) {
            return false;
        }
        RotatingBody a = frames.a;
        RotatingBody b = frames.b;
        double ax = place(a.x, a.dx, time, signX);
        double ay = place(a.y, a.dy, time, signY);
        double bx = place(b.x, b.dx, time, -signX);
        double by = place(b.y, b.dy, time, -signY);
        AnswerWriter.writeRest(result, ax, ay, bx, by);
        AnswerWriter.writeRestRotors(result, a.rotorPath.c0, a.rotorPath.s0, b.rotorPath.c0, b.rotorPath.s0);
        return !Double.isNaN(ax + ay + bx + by);
    }

    private double place(double position, double displacement, DoubleDouble time, int sign) {
        sum.set(displacement).setProduct(sum, time);
        return sum.setSum(sum, origin.set(position)).round(Direction.toward(sign));
    }
}
