package org.polysweep.internal.pair;

import java.util.Optional;
import java.util.Set;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.Verdict;
import org.polysweep.internal.aabb.BoxSweep;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.motion.ConvexMotion;
import org.polysweep.internal.motion.IdleRotation;
import org.polysweep.internal.motion.Required;
import org.polysweep.internal.motion.StepPart;
import org.polysweep.internal.obstacle.ExactMinimumTranslation;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.polygon.PolygonSweep;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.internal.reference.ReferenceSweep;
import org.polysweep.internal.rotation.RotatingSweep;
import org.polysweep.internal.rotation.exact.RotatingReference;
import org.polysweep.internal.round.RoundSweep;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;
import org.polysweep.pose.Rotor;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;
import org.polysweep.shape.Shape;

/**
 * Sweeps pairs of shapes by one algorithm, and is the only class that chooses it: with {@link #AUTO}, two axis-parallel
 * boxes (or axis-parallel segments, or points), however they were given, go to {@code org.polysweep.aabb}, and all
 * other pairs to the polygon algorithm, which has a shortcut for two circles. The results have the same bits for every
 * algorithm. Immutable and thread-safe.
 */
public final class PairSweeper {

    /** The sweeper that dispatches. */
    public static final PairSweeper AUTO = new PairSweeper(Path.AUTO, 0);

    /** All pairs of vertices and edges, in integers. */
    public static final PairSweeper REFERENCE = new PairSweeper(Path.REFERENCE, 0);

    /** Any two convex shapes, also two boxes, as polygons. */
    public static final PairSweeper POLYGON = new PairSweeper(Path.POLYGON, 0);

    /** Two axis-parallel boxes; refuses anything else. */
    public static final PairSweeper AABB = new PairSweeper(Path.AABB, 0);

    private enum Path {
        AUTO,
        REFERENCE,
        POLYGON,
        AABB
    }

    private final Path path;

    /** The {@link Stages#code} of the stages that may not decide. */
    private final int leftOut;

    private PairSweeper(Path path, int leftOut) {
        this.path = path;
        this.leftOut = leftOut;
    }

    /**
     * Returns a sweeper with the same algorithm and the same results that skips some stages, to test the others.
     *
     * @param stages the stages to skip; {@link Stage#INTEGERS}, which decides all remaining signs, cannot be one of
     *     them
     * @throws IllegalArgumentException if {@code stages} contains {@link Stage#INTEGERS}
     */
    public PairSweeper without(Stage... stages) {
        Set<Stage> set = Set.of(stages);
        if (set.contains(Stage.INTEGERS)) {
            throw new IllegalArgumentException(
                    "stages must not contain INTEGERS, which decides what all others leave open");
        }
        return new PairSweeper(path, Stages.code(set));
    }

    /**
     * Returns whether the AABB algorithm sweeps two shapes.
     *
     * @throws IllegalArgumentException if this sweeper uses the AABB algorithm and a shape is not a box
     */
    public boolean takesBoxes(ConvexShape a, ConvexShape b) {
        return pathFor(a, b) == Path.AABB;
    }

    /** The algorithm for two shapes; never AUTO. */
    private Path pathFor(ConvexShape a, ConvexShape b) {
        return switch (path) {
            case AUTO -> isBox(a) && isBox(b) ? Path.AABB : Path.POLYGON;
            case AABB -> {
                requireBox("a", a);
                requireBox("b", b);
                yield path;
            }
            case REFERENCE, POLYGON -> path;
        };
    }

    /** Refuses parts that this sweeper cannot sweep, even if the sweep would not reach them. */
    public void requireParts(String name, Shape shape) {
        if (path == Path.AABB) {
            for (int i = 0; i < shape.partCount(); i++) {
                requireBox(shape instanceof ConvexShape ? name : name + ".part(" + i + ")", shape.part(i));
            }
        }
    }

    /** Returns whether a shape is an axis-parallel box without a radius. */
    private static boolean isBox(ConvexShape shape) {
        return shape.radius() == 0 && shape.core().isBox();
    }

    private static void requireBox(String name, ConvexShape shape) {
        if (!isBox(shape)) {
            throw new IllegalArgumentException(name + " must be an axis-aligned box for SweepAlgorithm.AABB, but was "
                    + shape + "; use AUTO or POLYGON");
        }
    }

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if this sweeper uses the AABB algorithm and a shape is not a box
     */
    public void sweep(ConvexMotion a, ConvexMotion b, SweepResult result) {
        sweep(a.shape(), a.x(), a.y(), a.dx(), a.dy(), b.shape(), b.x(), b.y(), b.dx(), b.dy(), result);
    }

    /**
     * Sweeps A against B over the step t in [0, 1]; for loops that have plain numbers.
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
     *     shape is not a box
     */
    public void sweep(
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
            SweepResult result) {
        if (!Finite.isShownBy((ax + ay) + (adx + ady) + ((bx + by) + (bdx + bdy)))) {
            Required.finite(ax, ay, adx, ady, bx, by, bdx, bdy);
        }
        Path chosen = pathFor(a, b);
        if (chosen == Path.REFERENCE) {
            ReferenceSweep.of(new ConvexMotion(a, ax, ay, adx, ady), new ConvexMotion(b, bx, by, bdx, bdy))
                    .writeTo(result);
        } else if (chosen == Path.AABB) {
            boxes(a.core(), ax, ay, adx, ady, b.core(), bx, by, bdx, bdy, result);
        } else if (isRound(a, b)) {
            RoundSweep.sweep(a, ax, ay, adx, ady, b, bx, by, bdx, bdy, leftOut, result);
        } else {
            PolygonSweep sweep = PolygonSweep.of(result);
            sweep.query().setCores(a.core(), b.core());
            sweep.query().set(ax, ay, adx, ady, bx, by, bdx, bdy);
            sweep.sweep(leftOut, result);
        }
    }

    /** Sweeps two boxes. */
    private void boxes(
            ConvexPolygon a,
            double ax,
            double ay,
            double adx,
            double ady,
            ConvexPolygon b,
            double bx,
            double by,
            double bdx,
            double bdy,
            SweepResult result) {
        BoxSweep sweep = BoxSweep.of(result);
        sweep.boxes().x().set(a.minX(), a.maxX(), ax, adx, b.minX(), b.maxX(), bx, bdx);
        sweep.boxes().y().set(a.minY(), a.maxY(), ay, ady, b.minY(), b.maxY(), by, bdy);
        sweep.sweep(Prepared.boxCorners(a), Prepared.boxCorners(b), leftOut, result);
    }

    /**
     * Sweeps A against B over t in [start, end], of which one has a rotor at least, and no rotation without effect.
     * Numbers are finite, rotors legal; if neither rotates, this is the whole step.
     *
     * @throws IllegalArgumentException if the path is AABB, or POLYGON and a shape rotates
     */
    void sweep(
            ConvexShape a,
            double ax,
            double ay,
            double adx,
            double ady,
            Rotor rotorA,
            Rotor endRotorA,
            ConvexShape b,
            double bx,
            double by,
            double bdx,
            double bdy,
            Rotor rotorB,
            Rotor endRotorB,
            double start,
            double end,
            SweepResult result) {
        if (path == Path.AUTO) {
            RotatingSweep sweep = AnswerWriter.scratch(result, RotatingSweep.class, RotatingSweep::new);
            sweep.a().setMotion(a, ax, ay, adx, ady);
            sweep.a().setRotors(rotorA.halfCos(), rotorA.halfSin(), endRotorA.halfCos(), endRotorA.halfSin());
            sweep.b().setMotion(b, bx, by, bdx, bdy);
            sweep.b().setRotors(rotorB.halfCos(), rotorB.halfSin(), endRotorB.halfCos(), endRotorB.halfSin());
            sweep.write(start, end, leftOut, result);
        } else {
            MovingShape movingA = new MovingShape(a, ax, ay, adx, ady, rotorA, endRotorA);
            MovingShape movingB = new MovingShape(b, bx, by, bdx, bdy, rotorB, endRotorB);
            requireRotors("a", movingA);
            requireRotors("b", movingB);
            RotatingReference.write(movingA, movingB, new StepPart(start, end), result);
        }
    }

    /** Returns whether a sweep of shapes that rotate may be made by {@link #sweep(RotatingSweep, double, double,
     * SweepResult)}. */
    public boolean isAuto() {
        return path == Path.AUTO;
    }

    /** Sweeps the bodies of a sweep, of which one rotates, over t in [start, end]. */
    public void sweep(RotatingSweep bodies, double start, double end, SweepResult result) {
        bodies.write(start, end, leftOut, result);
    }

    boolean isReference() {
        return path == Path.REFERENCE;
    }

    /** Refuses a rotation that this sweeper cannot sweep, even if no parts collide. */
    public void requireRotors(String name, MovingShape shape) {
        if ((path == Path.AABB && shape.isRotated()) || (path == Path.POLYGON && shape.isRotating())) {
            throw new IllegalArgumentException(name + " must not " + (shape.isRotating() ? "rotate" : "be rotated")
                    + " for SweepAlgorithm." + path + "; use AUTO or REFERENCE");
        }
    }

    /**
     * Returns the shortest translation of A out of B at t = 0.
     *
     * @param a the first shape; its displacement decides between equally short translations: the one that opposes it
     *     most
     * @param b the second shape
     * @return the separation, which points from B toward A; empty unless the verdict is OVERLAP
     * @throws IllegalArgumentException if this sweeper uses the AABB algorithm and a shape is not a box
     */
    public Optional<MinimumTranslation> separation(ConvexMotion a, ConvexMotion b) {
        SweepResult result = SweepResult.create();
        sweep(a, b, result);
        if (result.verdict() != Verdict.OVERLAP) {
            return Optional.empty();
        }
        return pathFor(a.shape(), b.shape()) == Path.REFERENCE
                ? Optional.of(ExactMinimumTranslation.of(ExactQuery.of(a, b)))
                : wayOutOfSwept(a.shape(), b.shape(), result).map(WayOut::toSeparation);
    }

    /** Returns the shortest translation at t = 0 of one convex shape out of another one; either may be rotated. */
    public Optional<MinimumTranslation> separation(MovingShape a, MovingShape b) {
        if (!IdleRotation.without(a).isRotated() && !IdleRotation.without(b).isRotated()) {
            return separation(ConvexMotion.of(a), ConvexMotion.of(b));
        }
        if (path != Path.AUTO) {
            return RotatingReference.separation(a, b);
        }
        RotatingSweep sweep = new RotatingSweep();
        sweep.a().set(a);
        sweep.b().set(b);
        return sweep.minimumTranslation();
    }

    /**
     * Returns the shortest translation of A out of B, for loops: allocates only if big integers are needed.
     *
     * @param result holds the result of this sweeper for the two shapes; the algorithm is not the reference
     * @return the translation, valid until the result is overwritten; empty unless they overlap at t = 0
     */
    public Optional<? extends WayOut> wayOutOfSwept(ConvexShape a, ConvexShape b, SweepResult result) {
        if (result.verdict() != Verdict.OVERLAP) {
            return Optional.empty();
        }
        if (isRound(a, b)) {
            return Optional.of(RoundSweep.minimumTranslation(result));
        }
        return takesBoxes(a, b)
                ? BoxSweep.of(result).wayOut()
                : Optional.of(PolygonSweep.of(result).minimumTranslation());
    }

    /**
     * Explains how the result of a query is found, test by test. Costs more than the sweep.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the findings, in words
     * @throws IllegalArgumentException if this sweeper uses the AABB algorithm and a shape is not a box
     */
    public Explanation explain(ConvexMotion a, ConvexMotion b) {
        return switch (pathFor(a.shape(), b.shape())) {
            case AABB -> {
                SweepResult result = SweepResult.create();
                BoxSweep.of(result).stages().count();
                sweep(a, b, result);
                yield BoxSweep.of(result).explain(result);
            }
            case REFERENCE -> ReferenceSweep.of(a, b).explanation();
            default ->
                isRound(a.shape(), b.shape())
                        ? RoundSweep.explain(a, b, leftOut)
                        : PolygonSweep.explain(a.core(), b.core(), leftOut);
        };
    }

    /** Explains how the result of a query with rotors is found, which {@link #sweep} has not refused. */
    public Explanation explain(MovingShape a, MovingShape b) {
        return path == Path.AUTO ? RotatingSweep.explain(a, b, leftOut) : RotatingReference.explain(a, b);
    }

    private static boolean isRound(ConvexShape a, ConvexShape b) {
        return a.radius() > 0 || b.radius() > 0;
    }
}
