package org.polysweep.internal.round;

import org.polysweep.contact.Verdict;
import org.polysweep.internal.bound.RoundBound;
import org.polysweep.internal.sign.SignBits;

/** The verdict of two circles, in doubles, without a root and without a branch. */
public final class CircleFilter {

    private CircleFilter() {}

    /**
     * Returns the verdict of a query whose cores are points.
     *
     * @param dx the x component of the displacement of A relative to B: one term
     * @param dy its y component
     * @param x the x component of the vector from the point of A to the point of B: the sum of two terms
     * @param y its y component
     * @param radius the sum of the radii
     * @param gapSize the size of the gap, as {@link RoundBound} defines it
     * @return the {@link Verdict#code}; {@link SignBits#OPEN} if none is proved
     */
    public static byte verdict(double dx, double dy, double x, double y, double radius, double gapSize) {
        double displacementSize = Math.abs(dx) + Math.abs(dy);
        // If nothing moves, any size works, since it is only multiplied by 0.
        double moveSize = displacementSize == 0 ? 1 : displacementSize;
        double squareOfRadius = radius * radius;
        double square = dx * dx + dy * dy;
        double along = dx * x + dy * y;
        double across = dx * y - dy * x;
        double start = x * x + y * y - squareOfRadius;
        double end = start - 2 * along + square;
        double beyond = along - square;
        double radicand = squareOfRadius * square - across * across;
        double alongBound = RoundBound.ofProduct(moveSize, gapSize);
        double startBound = RoundBound.ofSquares(gapSize);
        double endBound = RoundBound.ofSquaresAtEnd(moveSize, gapSize);
        double radicandBound = RoundBound.ofRadicand(moveSize, gapSize);
        long inRange = RoundBound.isInRange(moveSize, gapSize, radius) ? -1 : 0;
        long outside = SignBits.of(startBound - start) & inRange;
        long within = SignBits.of(start + startBound) & inRange;
        // They do not move relative to each other, part, pass each other, or approach until the end of the step without
        // contact.
        long apart = SignBits.of(displacementSize - Double.MIN_VALUE)
                | SignBits.of(along + alongBound)
                | SignBits.of(radicand + radicandBound)
                | (SignBits.of(endBound - beyond) & SignBits.of(endBound - end));
        long meets = SignBits.of(alongBound - along)
                & SignBits.of(radicandBound - radicand)
                & (SignBits.of(beyond + endBound) | SignBits.of(end + endBound));
        return SignBits.verdict(outside & apart, outside & meets, within);
    }
}
