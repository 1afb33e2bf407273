package org.polysweep.internal.round;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.predicate.RoundBound;

/** The verdict of two circles, in doubles: no root is taken. */
final class CircleFilter {

    private CircleFilter() {}

    /**
     * Returns the verdict of a query whose cores are points; TOUCH if it is not certain.
     *
     * @param dx the x component of the displacement of A relative to B: one term
     * @param dy its y component
     * @param x the x component of the way from the point of A to that of B: the sum of two terms
     * @param y its y component
     * @param radius the sum of the radii
     * @param gapSize the size of the gap, as {@link RoundBound} has it
     */
    static Verdict verdict(double dx, double dy, double x, double y, double radius, double gapSize) {
        boolean isAtRest = dx == 0 && dy == 0;
        double moveSize = isAtRest ? 1 : Math.abs(dx) + Math.abs(dy);
        if (!RoundBound.isInRange(moveSize, gapSize, radius)) {
            return Verdict.TOUCH;
        }
        double squareOfRadius = radius * radius;
        double start = x * x + y * y - squareOfRadius;
        double startBound = RoundBound.ofSquares(gapSize);
        if (start < -startBound) {
            return Verdict.OVERLAP;
        }
        if (!(start > startBound)) {
            return Verdict.TOUCH;
        }
        if (isAtRest) {
            return Verdict.MISS;
        }
        double along = dx * x + dy * y;
        double alongBound = RoundBound.ofProduct(moveSize, gapSize);
        if (along < -alongBound) {
            // They draw away from each other.
            return Verdict.MISS;
        }
        double square = dx * dx + dy * dy;
        double beyond = along - square;
        double end = start - 2 * along + square;
        double endBound = RoundBound.ofSquaresAtEnd(moveSize, gapSize);
        if (beyond > endBound && end > endBound) {
            // They come nearer to each other all the time, and do not meet.
            return Verdict.MISS;
        }
        double across = dx * y - dy * x;
        double radicand = squareOfRadius * square - across * across;
        double radicandBound = RoundBound.ofRadicand(moveSize, gapSize);
        if (radicand < -radicandBound) {
            return Verdict.MISS;
        }
        boolean meets = along > alongBound && radicand > radicandBound && (beyond < -endBound || end < -endBound);
        return meets ? Verdict.HIT : Verdict.TOUCH;
    }
}
