package org.polysweep.internal.rotation;

import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.rotation.RotatingPassage.Step;
import org.polysweep.internal.rotation.exact.ContactEvent;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.rounding.ExpansionRatio;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.MovingShape;

/**
 * The sweep of two convex shapes with rotors, with the results of {@link RotatingReference}. The steps, each of which
 * returns as soon as the verdict is known:
 *
 * <ol>
 *   <li>bounding disks and conservative advancement in doubles, up to the proved impact of a vertex on an edge;
 *   <li>if nothing is known at the start: the initial contact or overlap;
 *   <li>exact events in integers, for the features that come close.
 * </ol>
 *
 * <p>If neither shape rotates, a verdict or an impact found in doubles remains valid; everything else follows the rules
 * of a sweep without rotors. Reusable, not thread-safe; allocates only where big integers are needed.
 */
public final class RotatingSweep {

    private final Stages stages = new Stages();
    private final RotatingBody a = new RotatingBody();
    private final RotatingBody b = new RotatingBody();
    private final BodyFrames frames = new BodyFrames(a, b);
    private final RotatingPassage passage = new RotatingPassage(new VertexCrossing(frames), new ArcCrossing(frames));
    private final ConservativeAdvancement conservativeAdvancement =
            new ConservativeAdvancement(frames, passage.impact, passage.arcImpact);
    private final OverlapAdvancement overlapAdvancement = new OverlapAdvancement(frames);
    private final VertexOnEdge vertexOnEdge = new VertexOnEdge(frames);
    private final FlushEdges flushEdges = new FlushEdges(frames, vertexOnEdge);
    private final PlacedBodies placedBodies = new PlacedBodies(frames);
    private final DoubleDouble startTime = new DoubleDouble();
    private final ExactFallback exactFallback =
            new ExactFallback(frames, passage, conservativeAdvancement, overlapAdvancement);
    private final LineClipping lineClipping = new LineClipping(frames, vertexOnEdge);
    private final ShortestTranslation shortestTranslation = new ShortestTranslation(frames, vertexOnEdge, placedBodies);
    private final LineAnswer lineAnswer = new LineAnswer(frames, lineClipping, vertexOnEdge, shortestTranslation);
    private final RotatingAnswer rotatingAnswer = new RotatingAnswer(
            stages,
            frames,
            passage,
            exactFallback,
            overlapAdvancement,
            vertexOnEdge,
            lineAnswer,
            shortestTranslation,
            flushEdges);

    /** Returns the stages that may decide, and the number of decisions of each. */
    public Stages stages() {
        return stages;
    }

    /** Returns the body A, to be set before {@link #write(double, int, SweepResult)}. */
    public RotatingBody a() {
        return a;
    }

    /** Returns the body B. */
    public RotatingBody b() {
        return b;
    }

    RotatingPassage passage() {
        return passage;
    }

    /** Returns whether doubles prove that the bodies stay apart from a time on. */
    public boolean isCertainMiss(double from) {
        return frames.begin() && conservativeAdvancement.staysApart(from);
    }

    /** Returns the first exact event of the bodies, of which one rotates, in a part of the step. */
    ContactEvent firstEvent(double from, double until) {
        write(from, until, 0, SweepResult.create());
        return exactFallback.firstEvent();
    }

    /** Sweeps two shapes of one part each, as {@link #write(double, double, int, SweepResult)} does. */
    public void write(MovingShape a, MovingShape b, double from, double until, int leftOut, SweepResult result) {
        this.a.set(a);
        this.b.set(b);
        write(from, until, leftOut, result);
    }

    /** Sweeps the two bodies over t in [from, 1], as {@link #write(double, double, int, SweepResult)} does. */
    public void write(double from, int leftOut, SweepResult result) {
        write(from, 1, leftOut, result);
    }

    /**
     * Sweeps the two bodies over t in [from, until]: OVERLAP if they overlap at the beginning, HIT if they do later,
     * TOUCH if they touch in it. Poses at rest are at {@code enter}, or at a time between the beginning and {@code
     * enter}.
     *
     * @param from the beginning, in [0, 1); 0 if neither body rotates
     * @param until the end, greater than the beginning; 1 if neither body rotates
     * @param leftOut the {@link Stages#code} of the stages that may not decide
     * @param result receives the answer
     */
    public void write(double from, double until, int leftOut, SweepResult result) {
        stages.leaveOut(leftOut);
        boolean isInRange = stages.mayUse(Stage.FILTER) && frames.begin();
        passage.begin(a.rotorPath.rotates() || b.rotorPath.rotates(), from, until);
        exactFallback.begin(isInRange);
        rotatingAnswer.begin();
        lineClipping.begin(isInRange && !passage.isRotating && stages.mayUse(Stage.EXPANSION));
        if (!isInRange || ((!decideFrom(from) || !decideUntil(until)) && !decideByClipping())) {
            passage.stage = Stage.INTEGERS;
            passage.decide(exactFallback.result().verdict(), exactFallback.step());
        }
        stages.decided(passage.stage);
        AnswerWriter.write(result, passage.verdict, rotatingAnswer);
    }

    /** Advances the bodies from a time on, and returns whether the verdict is known. */
    private boolean decideFrom(double from) {
        ConservativeAdvancement.End end = conservativeAdvancement.advance(from);
        passage.advancementSteps += conservativeAdvancement.steps();
        passage.apartUntil = conservativeAdvancement.time();
        return switch (end) {
            case DISKS_APART -> passage.decide(Verdict.MISS, Step.BOUNDING_DISKS);
            case AXIS_APART -> passage.decide(Verdict.MISS, Step.SEPARATING_AXIS);
            case IMPACT -> passage.decide(Verdict.HIT, Step.VERTEX_IMPACT);
            case ARC_IMPACT -> passage.decide(Verdict.HIT, Step.ARC_IMPACT);
            case DISKS_OVERLAP -> passage.decide(Verdict.OVERLAP, Step.INSCRIBED_DISKS);
            case BLOCKED -> from == passage.start && decideAtStart(from);
            case STOPPED -> false;
        };
    }

    /** Returns whether the verdict is known if doubles cannot prove at the start that the bodies are apart. */
    private boolean decideAtStart(double start) {
        BodyAxis axis = conservativeAdvancement.axis();
        VertexCrossing impact = passage.impact;
        boolean mayTouch = stages.mayUse(Stage.EXPANSION) && conservativeAdvancement.mayTouch();
        boolean isFalling = mayTouch && impact.prove(axis, VertexCrossing.INWARD);
        if (!isFalling && !(mayTouch && impact.proveLeaving(axis))) {
            return (overlapAdvancement.overlapsAt(start) && passage.decide(Verdict.OVERLAP, Step.INITIAL_OVERLAP))
                    || decideByFlushEdges(start)
                    || decideByPlacedBodies(start);
        }
        vertexOnEdge.set(impact, startTime.set(start));
        int side = vertexOnEdge.height().sign();
        if (side == DoubleDouble.OPEN) {
            return false;
        }
        passage.stage = Stage.EXPANSION;
        if (side < 0) {
            return passage.decide(Verdict.OVERLAP, Step.INITIAL_CONTACT);
        }
        impact.isAtBegin = side == 0;
        if (isFalling) {
            return passage.decide(Verdict.HIT, Step.INITIAL_CONTACT);
        }
        if (side > 0) {
            return decideFrom(impact.end);
        }
        return conservativeAdvancement.staysApart(impact.end) && passage.decide(Verdict.TOUCH, Step.INITIAL_CONTACT);
    }

    /** Returns whether an edge lies on an edge at the start, and rotates into it. */
    private boolean decideByFlushEdges(double start) {
        boolean isEntered =
                start == 0 && passage.isRotating && stages.mayUse(Stage.EXPANSION) && flushEdges.prove(passage.impact);
        if (isEntered) {
            passage.stage = Stage.EXPANSION;
            passage.decide(Verdict.HIT, Step.INITIAL_EDGES);
        }
        return isEntered;
    }

    /** Returns whether the verdict is known from the closest features at the start, if the bodies have radii. */
    private boolean decideByPlacedBodies(double start) {
        boolean mayDecide = start == 0 && frames.ofA.radius > 0 && stages.mayUse(Stage.EXPANSION);
        if (!mayDecide) {
            return false;
        }
        frames.boundCurvature(start);
        int order = placedBodies.order();
        if (order == DoubleDouble.OPEN) {
            return false;
        }
        passage.stage = Stage.EXPANSION;
        if (order < 0) {
            return passage.decide(Verdict.OVERLAP, Step.INITIAL_OVERLAP);
        }
        if (!placedBodies.areVerticesClosest()) {
            return false;
        }
        BodyFrame frame = placedBodies.frame();
        ArcCrossing arcImpact = passage.arcImpact;
        if (arcImpact.prove(frame, placedBodies.ofOwner(), placedBodies.vertex(), VertexCrossing.INWARD)) {
            arcImpact.isAtBegin = order == 0;
            return passage.decide(Verdict.HIT, Step.INITIAL_ARC);
        }
        return order > 0
                && arcImpact.proveLeaving(frame, placedBodies.ofOwner(), placedBodies.vertex())
                && decideFrom(arcImpact.end);
    }

    /** Returns whether the verdict is known from the line of the motion, if neither body rotates. */
    private boolean decideByClipping() {
        if (!lineClipping.isKnown()) {
            return false;
        }
        passage.stage = Stage.EXPANSION;
        return passage.decide(lineClipping.verdict(), Step.LINE_CLIPPING);
    }

    /** Returns whether the verdict is known if the sweep ends at a time: before a later impact the bodies are apart. */
    private boolean decideUntil(double end) {
        if (end == 1 || passage.verdict != Verdict.HIT || passage.overlapTime() < end) {
            return true;
        }
        double enter = rotatingAnswer.enter();
        return enter > end ? passage.decide(Verdict.MISS, passage.step) : enter < end;
    }

    /**
     * Finds the exact time at which two polygons without radii that do not rotate begin to overlap.
     *
     * @return whether they HIT, and the time is known
     */
    public boolean findEnter(ExpansionRatio time) {
        lineClipping.begin(frames.begin() && !a.rotorPath.rotates() && !b.rotorPath.rotates());
        return lineClipping.isKnown() && lineClipping.verdict() == Verdict.HIT && lineClipping.copyEnter(time);
    }

    /**
     * Returns the minimum translation of A out of B at t = 0; empty unless they overlap. A displacement decides between
     * equally short ones.
     */
    public Optional<MinimumTranslation> minimumTranslation() {
        int order = frames.begin() ? shortestTranslation.find() : DoubleDouble.OPEN;
        if (order == -1) {
            return Optional.of(new MinimumTranslation(
                    shortestTranslation.normalX(), shortestTranslation.normalY(), shortestTranslation.depth()));
        }
        if (order != DoubleDouble.OPEN) {
            return Optional.empty();
        }
        return RotatingReference.separation(a.toMovingShape(), b.toMovingShape());
    }

    /** Returns the distance of two shapes of one part each at t = 0, rounded down; NaN if it is not proved. */
    public double distance(MovingShape a, MovingShape b) {
        this.a.set(a);
        this.b.set(b);
        return frames.begin() ? shortestTranslation.distance() : Double.NaN;
    }

    /** Returns an explanation of a sweep of two shapes of one part each over the whole step. */
    public static Explanation explain(MovingShape a, MovingShape b, int leftOut) {
        RotatingSweep sweep = new RotatingSweep();
        SweepResult result = SweepResult.create();
        sweep.stages.count();
        sweep.write(a, b, 0, 1, leftOut, result);
        return sweep.explain(result.toOutcome());
    }

    /** Returns an explanation of the last sweep, of which the contact has been read. */
    Explanation explain(SweepOutcome contact) {
        return RotatingExplanation.of(passage, conservativeAdvancement.axis(), stages, contact);
    }
}
