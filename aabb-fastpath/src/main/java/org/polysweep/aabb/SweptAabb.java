package org.polysweep.aabb;

import java.util.Optional;
import org.polysweep.contact.Explanation;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.internal.aabb.BoxAxis;
import org.polysweep.internal.aabb.BoxNumbers;
import org.polysweep.internal.aabb.BoxSweep;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.argument.Extent;
import org.polysweep.internal.argument.Finite;
import org.polysweep.result.SweepResult;

/**
 * The swept-box test: whether, when and how two axis-aligned boxes, which move in straight lines for one step, collide.
 *
 * <p>The results are exact, and the same bits as from the sweep of general polygons.
 * Thread-safe.
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
    public static SweepOutcome outcome(MovingAabb a, MovingAabb b) {
        SweepResult result = SweepResult.create();
        sweep(a, b, result);
        return result.toOutcome();
    }

    /**
     * Sweeps A against B over the step t in [0, 1].
     *
     * @param a the first box, with position and displacement
     * @param b the second box
     * @param result receives the answer; features are numbered as in {@link Aabb}
     */
    public static void sweep(MovingAabb a, MovingAabb b, SweepResult result) {
        AnswerWriter.clear(result);
        Aabb boxA = a.box();
        Aabb boxB = b.box();
        BoxSweep sweep = BoxSweep.of(result);
        sweep.boxes().x().set(boxA.minX(), boxA.maxX(), a.x(), a.dx(), boxB.minX(), boxB.maxX(), b.x(), b.dx());
        sweep.boxes().y().set(boxA.minY(), boxA.maxY(), a.y(), a.dy(), boxB.minY(), boxB.maxY(), b.y(), b.dy());
        sweep.sweep(BoxNumbers.SAME, BoxNumbers.SAME, 0, result);
    }

    /**
     * Sweeps A against B over the step t in [0, 1]; for loops that have plain numbers.
     *
     * @param aMinX the left side of A, in its own coordinates; finite, as are all numbers here
     * @param aMinY the lower side of A
     * @param aMaxX the right side of A, not less than {@code aMinX}
     * @param aMaxY the upper side of A, not less than {@code aMinY}
     * @param ax the x coordinate of the position of A
     * @param ay the y coordinate of the position of A
     * @param adx the x component of the displacement of A over the step
     * @param ady the y component of the displacement of A
     * @param bMinX the left side of B
     * @param bMinY the lower side of B
     * @param bMaxX the right side of B, not less than {@code bMinX}
     * @param bMaxY the upper side of B, not less than {@code bMinY}
     * @param bx the x coordinate of the position of B
     * @param by the y coordinate of the position of B
     * @param bdx the x component of the displacement of B
     * @param bdy the y component of the displacement of B
     * @param result receives the answer; features are numbered as in {@link Aabb}
     * @throws IllegalArgumentException if a number is NaN or infinite, or a minimum is greater than its maximum
     */
    public static void sweep(
            double aMinX,
            double aMinY,
            double aMaxX,
            double aMaxY,
            double ax,
            double ay,
            double adx,
            double ady,
            double bMinX,
            double bMinY,
            double bMaxX,
            double bMaxY,
            double bx,
            double by,
            double bdx,
            double bdy,
            SweepResult result) {
        AnswerWriter.clear(result);
        double ofA = (aMinX + aMinY) + (aMaxX + aMaxY) + ((ax + ay) + (adx + ady));
        double ofB = (bMinX + bMinY) + (bMaxX + bMaxY) + ((bx + by) + (bdx + bdy));
        if (!Finite.isShownBy(ofA + ofB) || aMinX > aMaxX || aMinY > aMaxY || bMinX > bMaxX || bMinY > bMaxY) {
            requireLegal("a", aMinX, aMinY, aMaxX, aMaxY, ax, ay, adx, ady);
            requireLegal("b", bMinX, bMinY, bMaxX, bMaxY, bx, by, bdx, bdy);
        }
        BoxSweep sweep = BoxSweep.of(result);
        sweep.boxes().x().set(aMinX, aMaxX, ax, adx, bMinX, bMaxX, bx, bdx);
        sweep.boxes().y().set(aMinY, aMaxY, ay, ady, bMinY, bMaxY, by, bdy);
        sweep.sweep(BoxNumbers.SAME, BoxNumbers.SAME, 0, result);
    }

    private static void requireLegal(
            String side, double minX, double minY, double maxX, double maxY, double x, double y, double dx, double dy) {
        if (!BoxAxis.isLegal(minX, maxX, x, dx) || !BoxAxis.isLegal(minY, maxY, y, dy)) {
            Extent.require(side + "MinX", minX, side + "MaxX", maxX);
            Extent.require(side + "MinY", minY, side + "MaxY", maxY);
            Finite.require(side + "x", x, side + "y", y);
            Finite.require(side + "dx", dx, side + "dy", dy);
        }
    }

    /**
     * Returns the minimum translation of A out of B at t = 0.
     *
     * @param a the first box; its displacement decides between equally short translations: the one that opposes it most
     * @param b the second box
     * @return the separation, which points from B toward A; empty unless the verdict is OVERLAP
     */
    public static Optional<MinimumTranslation> minimumTranslation(MovingAabb a, MovingAabb b) {
        SweepResult result = SweepResult.create();
        sweep(a, b, result);
        return BoxSweep.of(result).wayOut().map(WayOut::toSeparation);
    }

    /**
     * Explains a query: what each step of the sweep finds, up to the step that decides, and which stages of arithmetic
     * decide.
     *
     * @param a the first box
     * @param b the second box
     * @return the findings, in words
     */
    public static Explanation explain(MovingAabb a, MovingAabb b) {
        SweepResult result = SweepResult.create();
        BoxSweep sweep = BoxSweep.of(result);
        sweep.stages().count();
        sweep(a, b, result);
        return sweep.explain(result);
    }
}
