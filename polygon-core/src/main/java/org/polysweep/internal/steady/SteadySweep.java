package org.polysweep.internal.steady;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.DroppedRotors;
import org.polysweep.internal.rotation.exact.ExtendedAnswer;
import org.polysweep.internal.rotation.exact.KnownSigns;
import org.polysweep.internal.rotation.exact.RestPose;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.rotor.RotorPolyline;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.PlacedShape;

/**
 * The sweep of two shapes of which one rotates by any angle in the step. Each piece of the paths of the rotors is a
 * part of the step in which the rotors move on straight lines, and is swept as such: OVERLAP at the beginning, else the
 * first HIT, else the first TOUCH. This piece has the answer, in times of the whole step, except that an overlap may
 * end in a later piece, and poses at rest may be in an earlier one. Reusable, not thread-safe.
 */
public final class SteadySweep extends ExtendedAnswer {

    /** Sweeps two shapes whose rotors move on straight lines, over a part of the step. */
    @FunctionalInterface
    public interface LineSweep {

        /** Sweeps A against B over t in [start, end]. */
        void sweep(MovingShape a, MovingShape b, double start, double end, SweepResult result);
    }

    private static final MovingShape NOTHING = ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0);

    private final PairPath path = new PairPath(NOTHING, NOTHING);
    private final PairPath pathOfParts = new PairPath(NOTHING, NOTHING);
    private final RotorPolyline droppedPath = new RotorPolyline();
    private final SweepResult otherResult = SweepResult.create();
    private PairSweeper pairSweeper = PairSweeper.AUTO;
    private LineSweep lineSweep = (first, second, begin, end, result) -> {};
    private MovingShape a = NOTHING;
    private MovingShape b = NOTHING;

    /** The beginning of the sweep, and of the piece that decides. */
    private double start;

    private double from;

    /** Makes a sweep that may be used any number of times. */
    public SteadySweep() {}

    /** Returns whether a shape rotates in several rotor steps. */
    public static boolean isSteady(MovingShape moving) {
        return moving.steadyRotation().rotorSteps() > 1;
    }

    /** Returns a shape that does not rotate, in the orientation at t = 0, if it rotates in several rotor steps. */
    public static MovingShape atStart(MovingShape moving) {
        return isSteady(moving) ? moving.placed().moving(moving.dx(), moving.dy()) : moving;
    }

    /**
     * Sweeps A against B over a part of the step, t in [start, end].
     *
     * @param pairSweeper sweeps each piece of two convex shapes
     * @param lineSweep sweeps each piece of other shapes, with the same algorithm
     * @param a the first shape
     * @param b the second shape
     * @param start the beginning of the part
     * @param end the end of the part
     * @param result receives the answer
     */
    public void sweep(
            PairSweeper pairSweeper,
            LineSweep lineSweep,
            MovingShape a,
            MovingShape b,
            double start,
            double end,
            SweepResult result) {
        this.pairSweeper = pairSweeper;
        this.lineSweep = lineSweep;
        this.a = IdleRotation.without(a);
        this.b = IdleRotation.without(b);
        this.start = start;
        if (isSteady(this.a) || isSteady(this.b)) {
            sweepPieces(end, result);
            if (result.verdict() != Verdict.MISS) {
                extend(result);
            }
        } else {
            lineSweep.sweep(this.a, this.b, start, end, result);
        }
        addDroppedRotors(a, b, result);
    }

    private void sweepPieces(double end, SweepResult result) {
        double firstTouch = Double.NaN;
        path.set(a, b, start);
        while (true) {
            from = path.from();
            sweepPiece(path, Math.min(path.until(), end), result);
            Verdict verdict = result.verdict();
            if (verdict == Verdict.OVERLAP || verdict == Verdict.HIT) {
                return;
            }
            if (verdict == Verdict.TOUCH && Double.isNaN(firstTouch)) {
                firstTouch = from;
            }
            if (path.until() >= end) {
                break;
            }
            path.next();
        }
        if (firstTouch < from) {
            from = firstTouch;
            path.goTo(from);
            sweepPiece(path, Math.min(path.until(), end), result);
        }
    }

    /** Sweeps a piece of a path until a time; without allocation if doubles decide about two convex shapes. */
    private void sweepPiece(PairPath path, double until, SweepResult result) {
        if (pairSweeper.isAuto() && path.areConvex()) {
            RotatingSweep sweep = AnswerWriter.scratch(result, RotatingSweep.class, RotatingSweep::new);
            path.setBodies(sweep);
            pairSweeper.sweep(sweep, path.from(), until, result);
        } else {
            lineSweep.sweep(path.a(), path.b(), path.from(), until, result);
        }
    }

    /** Adds the rotors at the contact of shapes on which no rotation has an effect. */
    @SuppressWarnings("ReferenceEquality") // a shape without an idle rotation is returned as it is
    private void addDroppedRotors(MovingShape a, MovingShape b, SweepResult result) {
        Verdict verdict = result.verdict();
        if ((a == this.a && b == this.b) || (verdict != Verdict.HIT && verdict != Verdict.TOUCH)) {
            return;
        }
        DroppedRotors dropped = DroppedRotors.of(result);
        if (a != this.a) {
            setDroppedPath(a, result.enter());
            dropped.ofA(droppedPath.c0(), droppedPath.s0(), droppedPath.c1(), droppedPath.s1());
        }
        if (b != this.b) {
            setDroppedPath(b, result.enter());
            dropped.ofB(droppedPath.c0(), droppedPath.s0(), droppedPath.c1(), droppedPath.s1());
        }
        dropped.write(result);
    }

    private void setDroppedPath(MovingShape moving, double time) {
        PairPath.set(droppedPath, moving);
        PairPath.goTo(droppedPath, time);
    }

    /** Returns an explanation of the last sweep of shapes on which the rotation has an effect. */
    public Explanation explain(SweepOutcome outcome) {
        List<Explanation.Step> steps = new ArrayList<>();
        steps.add(new Explanation.Step(
                "rotor steps",
                rotorSteps("A", a)
                        + rotorSteps("B", b)
                        + (outcome.verdict() == Verdict.MISS
                                ? "in none of them do the shapes collide"
                                : "the one that begins at " + from + " decides: " + outcome.verdict())));
        RotatingReference.describe(outcome).ifPresent(steps::add);
        return new Explanation(steps);
    }

    private static String rotorSteps(String name, MovingShape moving) {
        int count = moving.steadyRotation().rotorSteps();
        return count > 1 ? name + " rotates in " + count + " rotor steps; " : "";
    }

    @Override
    public void writeExit(SweepResult result) {
        super.writeExit(result);
        double exit = result.exit();
        if (result.verdict() == Verdict.TOUCH) {
            return;
        }
        goToParts(result, from);
        while (!(exit <= pathOfParts.until()) && pathOfParts.until() < 1) {
            pathOfParts.next();
            sweepPiece(pathOfParts, pathOfParts.until(), otherResult);
            exit = otherResult.exit();
        }
        AnswerWriter.writeExit(result, exit);
    }

    /** Goes to the piece of the two reported parts at a time. */
    private void goToParts(SweepResult result, double time) {
        pathOfParts.set(a.part(result.partA()), b.part(result.partB()), time);
    }

    @Override
    public void writeRest(SweepResult result) {
        super.writeRest(result);
        for (double time = from; time > start && overlapAtRest(result); ) {
            double latest = time;
            goToParts(result, Math.nextDown(latest));
            time = Math.max(pathOfParts.begin(), start);
            RestPose.write(pathOfParts.a(), pathOfParts.b(), time, latest, (restA, restB) -> KnownSigns.NONE, result);
        }
    }

    /** Returns whether the two reported parts overlap in their poses at rest. */
    private boolean overlapAtRest(SweepResult result) {
        if (!Double.isFinite(result.safeAX() + result.safeAY() + result.safeBX() + result.safeBY())) {
            return false;
        }
        lineSweep.sweep(
                atRest(
                        a.part(result.partA()),
                        result.safeAX(),
                        result.safeAY(),
                        result.safeHalfCosA(),
                        result.safeHalfSinA()),
                atRest(
                        b.part(result.partB()),
                        result.safeBX(),
                        result.safeBY(),
                        result.safeHalfCosB(),
                        result.safeHalfSinB()),
                0,
                1,
                otherResult);
        return otherResult.verdict() == Verdict.OVERLAP;
    }

    private static MovingShape atRest(MovingShape part, double x, double y, double c, double s) {
        return new PlacedShape(part.shape(), x, y, Rotor.ofHalfAngle(c, s)).moving(0, 0);
    }
}
