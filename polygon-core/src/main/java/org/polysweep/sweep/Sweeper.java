package org.polysweep.sweep;

import java.util.Optional;
import org.polysweep.aabb.Aabb;
import org.polysweep.aabb.MovingAabb;
import org.polysweep.aabb.SweptAabb;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.Feature;
import org.polysweep.contact.Separation;
import org.polysweep.contact.SweepResult;
import org.polysweep.contact.Verdict;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.MovingPolygon;

/**
 * Sweeps pairs of shapes along one path, and is the one place that knows which path answers: with {@link SweepPath#AUTO}, two
 * axis-parallel boxes (or axis-parallel segments, or points), however they were given, go to {@code org.polysweep.aabb}, and
 * anything else to the polygon path. The answers are the same bits on every path. Immutable and thread-safe.
 */
public final class Sweeper {

    /** The sweeper that dispatches. */
    public static final Sweeper AUTO = new Sweeper(SweepPath.AUTO);

    private final SweepPath path;

    private Sweeper(SweepPath path) {
        this.path = path;
    }

    /** Returns a sweeper that takes the given path. */
    public static Sweeper of(SweepPath path) {
        return new Sweeper(path);
    }

    /**
     * Returns the path that answers for two shapes; never {@link SweepPath#AUTO}.
     *
     * @throws IllegalArgumentException if this sweeper takes the AABB path and a shape is not a box
     */
    public SweepPath pathFor(ConvexPolygon a, ConvexPolygon b) {
        return switch (path) {
            case AUTO -> a.isBox() && b.isBox() ? SweepPath.AABB : SweepPath.POLYGON;
            case AABB -> {
                requireBox("a", a);
                requireBox("b", b);
                yield path;
            }
            case REFERENCE, POLYGON -> path;
        };
    }

    private static void requireBox(String name, ConvexPolygon shape) {
        if (!shape.isBox()) {
            throw new IllegalArgumentException(name
                    + " is not an axis-parallel box, so the AABB path cannot answer; take AUTO or POLYGON: " + shape);
        }
    }

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first shape, with position and displacement
     * @param b the second shape
     * @param result receives the answer; its normal points from B toward A
     * @throws IllegalArgumentException if this sweeper takes the AABB path and a shape is not a box
     */
    public void sweep(MovingPolygon a, MovingPolygon b, SweepResult result) {
        switch (pathFor(a.shape(), b.shape())) {
            case AABB -> {
                SweptAabb.sweep(toBox(a), toBox(b), result);
                inCallersIndices(a.shape(), b.shape(), result);
            }
            case REFERENCE -> ReferenceSweep.write(ExactQuery.of(a, b), result);
            default -> new PolygonSweep(a, b).writeTo(result);
        }
    }

    /**
     * Sweeps A against B over the step t in [0, 1]; for loops that have the numbers at hand.
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
     * @throws IllegalArgumentException if a number is NaN or infinite, or if this sweeper takes the AABB path and a shape is
     *     not a box
     */
    public void sweep(
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
        sweep(new MovingPolygon(a, ax, ay, adx, ady), new MovingPolygon(b, bx, by, bdx, bdy), result);
    }

    /**
     * Returns the shortest way to move A out of B at t = 0.
     *
     * @param a the first shape; its displacement decides between equally short ways: the one that opposes it most
     * @param b the second shape
     * @return the separation, which points from B toward A; empty unless the verdict is OVERLAP
     * @throws IllegalArgumentException if this sweeper takes the AABB path and a shape is not a box
     */
    public Optional<Separation> separation(MovingPolygon a, MovingPolygon b) {
        if (pathFor(a.shape(), b.shape()) == SweepPath.AABB) {
            return SweptAabb.separation(toBox(a), toBox(b));
        }
        SweepResult result = new SweepResult();
        sweep(a, b, result);
        return result.verdict() == Verdict.OVERLAP
                ? Optional.of(new MinimumTranslation(ExactQuery.of(a, b)).separation())
                : Optional.empty();
    }

    /**
     * Says how a query is answered: what each test found. Costs more than the sweep.
     *
     * @param a the first shape
     * @param b the second shape
     * @return the findings, in words
     * @throws IllegalArgumentException if this sweeper takes the AABB path and a shape is not a box
     */
    public Explanation explain(MovingPolygon a, MovingPolygon b) {
        return switch (pathFor(a.shape(), b.shape())) {
            case AABB -> SweptAabb.explain(toBox(a), toBox(b));
            case REFERENCE -> new ReferenceSweep(ExactQuery.of(a, b)).explain();
            default -> new PolygonSweep(a, b).explain();
        };
    }

    private static MovingAabb toBox(MovingPolygon moving) {
        ConvexPolygon shape = moving.shape();
        Aabb box = new Aabb(shape.minX(), shape.minY(), shape.maxX(), shape.maxY());
        return new MovingAabb(box, moving.x(), moving.y(), moving.dx(), moving.dy());
    }

    /** From the numbers of the corners and sides of boxes to those that the caller gave them. */
    private static void inCallersIndices(ConvexPolygon a, ConvexPolygon b, SweepResult result) {
        if (result.indexA() != SweepResult.NO_FEATURE) {
            result.writeFeatures(
                    result.kindA(),
                    boxIndex(a, result.kindA(), result.indexA()),
                    result.kindB(),
                    boxIndex(b, result.kindB(), result.indexB()));
        }
    }

    private static int boxIndex(ConvexPolygon shape, Feature.Kind kind, int index) {
        return kind == Feature.Kind.VERTEX ? shape.boxVertexIndex(index) : shape.boxEdgeIndex(index);
    }
}
