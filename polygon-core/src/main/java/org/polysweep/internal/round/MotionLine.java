package org.polysweep.internal.round;

import org.polysweep.internal.bound.RoundBound;
import org.polysweep.internal.prepared.Prepared;

/** The line of the motion in doubles, and the sizes that bound errors along it. Reusable. */
final class MotionLine {

    private final RoundQuery query;

    /** The direction: the displacement, or toward the center of C if nothing moves. */
    double x;

    double y;

    /** The sizes of the line and of the gaps between vertices, as {@link RoundBound} has them. */
    double moveSize;

    double gapSize;

    MotionLine(RoundQuery query) {
        this.query = query;
    }

    /** Copies the numbers of the query. */
    void set() {
        x = query.dx;
        y = query.dy;
        if (!query.moves()) {
            setThroughCenter();
        }
        moveSize = Math.abs(x) + Math.abs(y);
        gapSize = query.sizeOfGaps();
    }

    /** Sets the size of the only gap of two circles that collide, which is all that their time of impact needs. */
    void setInDisk(double size) {
        gapSize = size;
    }

    /** Any line determines whether the origin is in C; a line through the center of C is not near its boundary. */
    private void setThroughCenter() {
        x = Prepared.centerX(query.coreB()) - Prepared.centerX(query.coreA()) + query.offsetX;
        y = Prepared.centerY(query.coreB()) - Prepared.centerY(query.coreA()) + query.offsetY;
        if (x == 0 && y == 0) {
            x = 1;
        }
    }

    /** Returns whether the bounds of {@link RoundBound} hold. */
    boolean isInRange() {
        return RoundBound.isInRange(moveSize, gapSize, query.radius);
    }
}
