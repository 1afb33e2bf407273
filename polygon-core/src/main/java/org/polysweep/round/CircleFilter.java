package org.polysweep.round;

import org.polysweep.contact.Verdict;
import org.polysweep.exact.RoundBound;

/** The verdict of two circles, in doubles: no root is taken. */
final class CircleFilter {

    private CircleFilter() {}

    /**
     * Returns the verdict of a query whose cores are points; TOUCH if it is not certain.
     *
     * @param query the query, within the range of {@link RoundBound}
     */
    static Verdict verdict(RoundMotion query) {
        double dx = query.dx;
        double dy = query.dy;
        double x = query.gapX(0, 0);
        double y = query.gapY(0, 0);
        double squareOfRadius = query.radius * query.radius;
        double start = x * x + y * y - squareOfRadius;
        double startBound = RoundBound.ofSquares(query.gapSize);
        if (start < -startBound) {
            return Verdict.OVERLAP;
        }
        if (!(start > startBound)) {
            return Verdict.TOUCH;
        }
        double along = dx * x + dy * y;
        double alongBound = RoundBound.ofProduct(query.moveSize, query.gapSize);
        if (along < -alongBound) {
            // They draw away from each other.
            return Verdict.MISS;
        }
        double square = dx * dx + dy * dy;
        double beyond = along - square;
        double end = start - 2 * along + square;
        double endBound = RoundBound.ofSquaresAtEnd(query.moveSize, query.gapSize);
        if (beyond > endBound && end > endBound) {
            // They come nearer to each other all the time, and do not meet.
            return Verdict.MISS;
        }
        double across = dx * y - dy * x;
        double radicand = squareOfRadius * square - across * across;
        double radicandBound = RoundBound.ofRadicand(query.moveSize, query.gapSize);
        if (radicand < -radicandBound) {
            return Verdict.MISS;
        }
        boolean meets = along > alongBound && radicand > radicandBound && (beyond < -endBound || end < -endBound);
        return meets ? Verdict.HIT : Verdict.TOUCH;
    }
}
