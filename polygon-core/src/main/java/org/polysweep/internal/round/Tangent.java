package org.polysweep.internal.round;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * A line that only touches C, in double-double: the times at which it begins to touch C and ceases to, from the first
 * of the vertices of C that are farthest on one side to the last; and the normal, which is perpendicular to the line,
 * because the boundary of C is smooth. Reusable, no allocation.
 */
final class Tangent {

    private final DoubleDouble first = new DoubleDouble();
    private final TimeRatio last = new TimeRatio();
    private final DoubleDouble term = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble component = new DoubleDouble();

    /** The line, with C on its right. */
    private final DoubleDouble lineX = new DoubleDouble();

    private final DoubleDouble lineY = new DoubleDouble();

    /**
     * Computes the times.
     *
     * @param side the line, followed so that it has C on its right
     * @param sense 1 if this is along the displacement, -1 if in the opposite direction
     * @return whether it is certain which vertices these are
     */
    boolean set(LineEntry side, int sense) {
        // On the reversed line the first vertex is the last one, and its distance along the line is negated.
        DoubleDouble begin = sense > 0 ? first : last.numerator();
        DoubleDouble end = sense > 0 ? last.numerator() : first;
        boolean areCertain = side.front.findAlong(begin, end);
        if (sense < 0) {
            first.setNegation(first);
            last.numerator().setNegation(last.numerator());
        }
        lineX.set(side.line.x);
        lineY.set(side.line.y);
        last.denominator().set(side.line.square);
        last.divide();
        return areCertain;
    }

    /** The sign of the first time; {@link DoubleDouble#OPEN} if it is not certain. */
    int start() {
        return first.sign();
    }

    /** The sign of the first time less 1. */
    int end() {
        return term.setDifference(first, last.denominator()).sign();
    }

    /** The sign of the last time. */
    int exit() {
        return last.numerator().sign();
    }

    /** The last time, rounded up; NaN if it is not certain. */
    double roundUpLast() {
        return last.round(Direction.UP);
    }

    /** The x component of the unit normal of C; NaN if it is not certain. */
    double normalX() {
        return along(component.setNegation(lineY));
    }

    /** The y component of the unit normal of C; NaN if it is not certain. */
    double normalY() {
        return along(component.set(lineX));
    }

    private double along(DoubleDouble part) {
        length.setRoot(last.denominator());
        return term.setQuotient(part, length).roundNearest();
    }
}
