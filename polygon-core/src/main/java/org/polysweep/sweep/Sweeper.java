package org.polysweep.sweep;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.compound.CompoundPenetration;
import org.polysweep.internal.compound.CompoundSweep;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.Required;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.pair.PartSweep;
import org.polysweep.internal.rotation.exact.DroppedRotors;
import org.polysweep.internal.steady.SteadySweep;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/**
 * Sweeps two shapes by one algorithm, into a result that is reused; {@link org.polysweep.result} has the rule. With
 * {@link SweepAlgorithm#AUTO}, two axis-parallel boxes, segments or points go to {@code org.polysweep.aabb}, however
 * they were given, and all other pairs to the polygon algorithm. Every algorithm has the same results, bit for bit.
 * Immutable and thread-safe. A sweep of two convex shapes into a result that has been used before does not allocate,
 * unless it needs the exact fallback, or a normal of a shape for the first time.
 */
public final class Sweeper {

    /** The sweeper that chooses the algorithm for each pair. */
    public static final Sweeper AUTO = new Sweeper(SweepAlgorithm.AUTO);

    private final SweepAlgorithm path;
    private final PairSweeper pairs;
    private final SteadySweep.LineSweep lineSweep = this::sweepLines;

    private Sweeper(SweepAlgorithm path) {
        this.path = path;
        pairs = switch (path) {
            case AUTO -> PairSweeper.AUTO;
            case REFERENCE -> PairSweeper.REFERENCE;
            case POLYGON -> PairSweeper.POLYGON;
            case AABB -> PairSweeper.AABB;
        };
    }

    /** Returns a sweeper that uses the given algorithm. */
    public static Sweeper of(SweepAlgorithm path) {
        return new Sweeper(Objects.requireNonNull(path, "path must not be null (default: SweepAlgorithm.AUTO)"));
    }

    /**
     * Returns the algorithm for two shapes; never {@link SweepAlgorithm#AUTO}.
     *
     * @param a the first shape
     * @param b the second shape
     * @throws IllegalArgumentException if this sweeper uses the AABB algorithm and a shape is not a box
     */
    public SweepAlgorithm algorithmFor(ConvexShape a, ConvexShape b) {
        return pairs.takesBoxes(a, b)
                ? SweepAlgorithm.AABB
                : path == SweepAlgorithm.REFERENCE ? path : SweepAlgorithm.POLYGON;
    }

    /**
     * Sweeps A against B over the step t in [0, 1]: OVERLAP if any two parts overlap, else HIT if any two hit, else
     * TOUCH if any two touch, else MISS. If several pairs have this verdict, the earliest contact is reported; {@link
     * SweepResult#partA} and {@link SweepResult#partB} are its parts. So a compound of one part has the same results as
     * the part alone, bit for bit.
     *
     * <p>If several pairs have a contact at exactly the same time, an edge between two parts that touch is not a wall:
     * a box that slides from tile to tile gets the contact with the floor. In a one-sided chain, contacts are included
     * if their normal has a component toward the front, and an OVERLAP is not.
     *
     * <p>Cost of compounds: O(log n) for each part of the smaller one that comes near the other one, and a sweep for
     * each pair of parts whose boxes overlap during the step, up to the first hit. A sweep into a result that has been
     * used before allocates only if pairs tie, or for the exact fallback.
     *
     * <p>A shape may have a rotor. If neither shape rotates during the step, the rotated shapes are swept. If one
     * rotates, all times are within the step: {@code enter} of a HIT is the time at which the shapes begin to overlap,
     * and {@code exit} the time at which they first cease to overlap, NaN if that is after the step. A TOUCH has no
     * {@code exit}, an OVERLAP no {@code enter}, and {@code normal · d} may have any sign. For compounds, the earliest
     * pair of parts is reported; if several are at exactly the same time, the pair with the lowest part of A, then of
     * B; an edge between two parts is not special. The exact fallback, which allocates, decides every event except that
     * a vertex passes through the middle of an edge. If a shape is rotated and neither rotates, the fallback decides
     * touches, and contacts of several features at exactly the same time.
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if this sweeper uses the AABB algorithm and a shape, or a part, is not a box; if
     *     it uses the algorithm AABB and a shape is rotated, or AABB or POLYGON and a shape rotates
     */
    public void sweep(MovingShape a, MovingShape b, SweepResult result) {
        clear(result);
        Required.moving("a", a);
        Required.moving("b", b);
        boolean haveRotors = a.isRotated() || b.isRotated();
        if (!haveRotors && a.shape() instanceof ConvexShape shapeA && b.shape() instanceof ConvexShape shapeB) {
            pairs.sweep(shapeA, a.x(), a.y(), a.dx(), a.dy(), shapeB, b.x(), b.y(), b.dx(), b.dy(), result);
        } else {
            sweepPart(a, b, 0, 1, result);
        }
    }

    /**
     * Sweeps A against B over a part of the step, t in [startTime, endTime]. The motion remains the motion of the whole
     * step, from the positions at t = 0, and all times are times of the whole step: OVERLAP if any two parts overlap at
     * {@code startTime}, else HIT if any two begin to overlap in [startTime, endTime), else TOUCH if any two touch in
     * [startTime, endTime], else MISS. The part [0, 1] has the same bits as the whole step.
     *
     * <p>{@code enter} of an OVERLAP is before {@code startTime}, and {@code exit} may be after {@code endTime}. So a
     * HIT of two convex shapes is a HIT in exactly one part of a step that is cut into parts, with the same numbers.
     * Allocates like a sweep of the whole step; for rounded shapes, the exact fallback also decides contacts that began
     * before {@code startTime}, and contacts exactly at {@code endTime}.
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @param startTime the beginning of the part, at least 0
     * @param endTime the end of the part, greater than {@code startTime} and at most 1
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if a time is not in its range, or as {@link #sweep(MovingShape, MovingShape,
     *     SweepResult)}
     */
    public void sweep(MovingShape a, MovingShape b, double startTime, double endTime, SweepResult result) {
        clear(result);
        Required.moving("a", a);
        Required.moving("b", b);
        Required.part(startTime, endTime);
        sweepPart(a, b, startTime, endTime, result);
    }

    private void sweepPart(MovingShape a, MovingShape b, double startTime, double endTime, SweepResult result) {
        if (SteadySweep.isSteady(a) || SteadySweep.isSteady(b)) {
            AnswerWriter.scratch(result, SteadySweep.class, SteadySweep::new)
                    .sweep(pairs, lineSweep, a, b, startTime, endTime, result);
        } else {
            sweepLines(a, b, startTime, endTime, result);
        }
    }

    /** Sweeps two shapes, whose rotors move on straight lines. */
    private void sweepLines(MovingShape a, MovingShape b, double startTime, double endTime, SweepResult result) {
        if (a.shape() instanceof ConvexShape && b.shape() instanceof ConvexShape) {
            PartSweep.sweep(pairs, a, b, startTime, endTime, result);
            return;
        }
        MovingShape sweptA = IdleRotation.without(a);
        MovingShape sweptB = IdleRotation.without(b);
        if (sweptA.isRotated() || sweptB.isRotated()) {
            pairs.requireRotors("a", sweptA);
            pairs.requireRotors("b", sweptB);
        }
        AnswerWriter.scratch(result, CompoundSweep.class, CompoundSweep::new)
                .sweep(pairs, sweptA, sweptB, startTime, endTime, result);
        DroppedRotors.write(a, b, result);
    }

    /**
     * Sweeps A against B over the step t in [0, 1]; for loops that have the numbers at hand. Does not allocate for two
     * convex shapes; if one is a compound, allocates two small objects.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A, finite, as are all numbers that follow
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A over the step
     * @param ady the y component of the displacement of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B over the step
     * @param bdy the y component of the displacement of B
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if a number is NaN or infinite, or if this sweeper uses the AABB algorithm and a
     *     shape, or a part, is not a box
     */
    public void sweep(
            Shape a,
            double ax,
            double ay,
            double adx,
            double ady,
            Shape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            SweepResult result) {
        clear(result);
        if (a instanceof ConvexShape shapeA && b instanceof ConvexShape shapeB) {
            pairs.sweep(shapeA, ax, ay, adx, ady, shapeB, bx, by, bdx, bdy, result);
        } else {
            Required.finite(ax, ay, adx, ady, bx, by, bdx, bdy);
            sweep(
                    new MovingShape(Required.shape("a", a), ax, ay, adx, ady),
                    new MovingShape(Required.shape("b", b), bx, by, bdx, bdy),
                    result);
        }
    }

    /**
     * Sweeps A against B over a part of the step, t in [startTime, endTime]; for loops that have the numbers at hand.
     * The answer is the same as from {@link #sweep(MovingShape, MovingShape, double, double, SweepResult)}, bit for
     * bit.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A at t = 0, finite, as are all numbers that follow
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A over the whole step
     * @param ady the y component of the displacement of A
     * @param b the second shape
     * @param bx the x coordinate of the position of B at t = 0
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B over the whole step
     * @param bdy the y component of the displacement of B
     * @param startTime the beginning of the part, at least 0
     * @param endTime the end of the part, greater than {@code startTime} and at most 1
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if a number is NaN or infinite, if a time is not in its range, or if this
     *     sweeper uses the AABB algorithm and a shape, or a part, is not a box
     */
    public void sweep(
            Shape a,
            double ax,
            double ay,
            double adx,
            double ady,
            Shape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            double startTime,
            double endTime,
            SweepResult result) {
        clear(result);
        Required.finite(ax, ay, adx, ady, bx, by, bdx, bdy);
        Required.part(startTime, endTime);
        if (a instanceof ConvexShape shapeA && b instanceof ConvexShape shapeB) {
            PartSweep.sweep(pairs, shapeA, ax, ay, adx, ady, shapeB, bx, by, bdx, bdy, startTime, endTime, result);
        } else {
            sweepPart(
                    new MovingShape(Required.shape("a", a), ax, ay, adx, ady),
                    new MovingShape(Required.shape("b", b), bx, by, bdx, bdy),
                    startTime,
                    endTime,
                    result);
        }
    }

    /**
     * Sweeps A against B, which may rotate, over the step t in [0, 1]; for loops that have the numbers at hand. The
     * answer is the same as from {@link #sweep(MovingShape, MovingShape, SweepResult)}, bit for bit. Does not allocate
     * for two convex shapes, unless it needs the exact fallback; if one is a compound, allocates two small objects.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A, finite, as are all numbers that follow
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A over the step
     * @param ady the y component of the displacement of A
     * @param rotorA the orientation of A at t = 0
     * @param endRotorA the orientation of A at t = 1; not exactly opposite to the orientation at t = 0
     * @param b the second shape
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B over the step
     * @param bdy the y component of the displacement of B
     * @param rotorB the orientation of B at t = 0
     * @param endRotorB the orientation of B at t = 1; not exactly opposite to the orientation at t = 0
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if a number is NaN or infinite, if a rotor at the end is exactly opposite to the
     *     rotor at t = 0, or as {@link #sweep(MovingShape, MovingShape, SweepResult)}
     */
    public void sweep(
            Shape a,
            double ax,
            double ay,
            double adx,
            double ady,
            Rotor rotorA,
            Rotor endRotorA,
            Shape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            Rotor rotorB,
            Rotor endRotorB,
            SweepResult result) {
        sweep(a, ax, ay, adx, ady, rotorA, endRotorA, b, bx, by, bdx, bdy, rotorB, endRotorB, 0, 1, result);
    }

    /**
     * Sweeps A against B, which may rotate, over a part of the step, t in [startTime, endTime]; for loops that have the
     * numbers at hand. The answer is the same as from {@link #sweep(MovingShape, MovingShape, double, double,
     * SweepResult)}, bit for bit.
     *
     * @param a the first shape
     * @param ax the x coordinate of the position of A at t = 0, finite, as are all numbers that follow
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A over the whole step
     * @param ady the y component of the displacement of A
     * @param rotorA the orientation of A at t = 0
     * @param endRotorA the orientation of A at t = 1; not exactly opposite to the orientation at t = 0
     * @param b the second shape
     * @param bx the x coordinate of the position of B at t = 0
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B over the whole step
     * @param bdy the y component of the displacement of B
     * @param rotorB the orientation of B at t = 0
     * @param endRotorB the orientation of B at t = 1; not exactly opposite to the orientation at t = 0
     * @param startTime the beginning of the part, at least 0
     * @param endTime the end of the part, greater than {@code startTime} and at most 1
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if a number is NaN or infinite, if a time is not in its range, if a rotor at the
     *     end is exactly opposite to the rotor at t = 0, or as {@link #sweep(MovingShape, MovingShape, SweepResult)}
     */
    public void sweep(
            Shape a,
            double ax,
            double ay,
            double adx,
            double ady,
            Rotor rotorA,
            Rotor endRotorA,
            Shape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            Rotor rotorB,
            Rotor endRotorB,
            double startTime,
            double endTime,
            SweepResult result) {
        clear(result);
        Required.finite(ax, ay, adx, ady, bx, by, bdx, bdy);
        Required.rotors("rotorA", rotorA, "endRotorA", endRotorA);
        Required.rotors("rotorB", rotorB, "endRotorB", endRotorB);
        Required.part(startTime, endTime);
        if (a instanceof ConvexShape shapeA && b instanceof ConvexShape shapeB) {
            PartSweep.sweep(
                    pairs, shapeA, ax, ay, adx, ady, rotorA, endRotorA, shapeB, bx, by, bdx, bdy, rotorB, endRotorB,
                    startTime, endTime, result);
        } else {
            sweepPart(
                    new MovingShape(Required.shape("a", a), ax, ay, adx, ady, rotorA, endRotorA),
                    new MovingShape(Required.shape("b", b), bx, by, bdx, bdy, rotorB, endRotorB),
                    startTime,
                    endTime,
                    result);
        }
    }

    /** Begins a sweep into a result, which must not be null: if the sweep is refused, the result holds no answer. */
    private static void clear(SweepResult result) {
        Objects.requireNonNull(result, "result must not be null; use one SweepResult for any number of sweeps");
        AnswerWriter.clear(result);
    }

    /**
     * Returns the minimum translation of A out of B at t = 0, by the algorithm of this sweeper;
     * {@code Intersection.minimumTranslation} in {@code org.polysweep.query} defines it.
     *
     * @param a the first shape; its displacement decides between equally short translations: the one that opposes it
     *     most
     * @param b the second shape
     * @return the separation, which points from B toward A; empty unless the verdict is OVERLAP
     * @throws IllegalArgumentException if this sweeper uses the AABB algorithm and a shape, or a part, is not a box
     */
    public Optional<MinimumTranslation> minimumTranslation(MovingShape a, MovingShape b) {
        Required.moving("a", a);
        Required.moving("b", b);
        return minimumTranslationAtStart(SteadySweep.atStart(a), SteadySweep.atStart(b));
    }

    private Optional<MinimumTranslation> minimumTranslationAtStart(MovingShape a, MovingShape b) {
        if (a.shape() instanceof ConvexShape && b.shape() instanceof ConvexShape) {
            return pairs.separation(a, b);
        }
        pairs.requireParts("a", a.shape());
        pairs.requireParts("b", b.shape());
        return CompoundPenetration.separation(a, b);
    }

    /**
     * Explains a sweep: what each stage found. For compounds, it explains the two reported parts. For rotating shapes
     * it names the stage of arithmetic that decided, and the vertex and the edge in contact. Costs more than the sweep.
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @return the findings, in words
     * @throws IllegalArgumentException as {@link #sweep(MovingShape, MovingShape, SweepResult)}
     */
    public Explanation explain(MovingShape a, MovingShape b) {
        Required.moving("a", a);
        Required.moving("b", b);
        SweepResult result = SweepResult.create();
        sweep(a, b, result);
        if (SteadySweep.isSteady(a) || SteadySweep.isSteady(b)) {
            return AnswerWriter.scratch(result, SteadySweep.class, SteadySweep::new)
                    .explain(result.toOutcome());
        }
        boolean areConvex = a.shape() instanceof ConvexShape && b.shape() instanceof ConvexShape;
        if (!areConvex && result.verdict() == Verdict.MISS) {
            return new Explanation(List.of(new Explanation.Step("parts", "no pair touches or overlaps")));
        }
        MovingShape partA = IdleRotation.without(a.part(areConvex ? 0 : result.partA()));
        MovingShape partB = IdleRotation.without(b.part(areConvex ? 0 : result.partB()));
        return partA.isRotated() || partB.isRotated()
                ? pairs.explain(partA, partB)
                : pairs.explain(ConvexMotion.of(partA), ConvexMotion.of(partB));
    }
}
