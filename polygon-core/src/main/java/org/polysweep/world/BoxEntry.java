package org.polysweep.world;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.shape.ConvexPolygon;

/**
 * The exact time at which two boxes that do not turn begin to meet, as the quotient of two doubles, if it is one: of a
 * gap along an axis, and of the speed with which it closes. So times that round to the same double, as those of bodies
 * that lie on each other do, are compared without integers. Reusable; no allocation.
 */
final class BoxEntry {

    /** What {@link #compare} returns if the quotients are beyond what it can tell. */
    static final int UNKNOWN = 2;

    /** The quotient: a gap that is not negative, and a speed above 0. */
    double gap;

    double speed;

    private double gapOfAxis;
    private double speedOfAxis;

    /** Finds the time for two lines; returns whether it is such a quotient. */
    boolean find(Trajectories lines, ConvexPolygon a, int lineA, ConvexPolygon b, int lineB) {
        gap = 0;
        speed = 1;
        return takeAxis(
                        a.minX(),
                        a.maxX(),
                        lines.x(lineA),
                        lines.dx(lineA),
                        b.minX(),
                        b.maxX(),
                        lines.x(lineB),
                        lines.dx(lineB))
                && takeAxis(
                        a.minY(),
                        a.maxY(),
                        lines.y(lineA),
                        lines.dy(lineA),
                        b.minY(),
                        b.maxY(),
                        lines.y(lineB),
                        lines.dy(lineB));
    }

    /** Takes the time at which their sides meet along an axis, if that is later; returns whether it can be told. */
    private boolean takeAxis(
            double minA,
            double maxA,
            double placeA,
            double moveA,
            double minB,
            double maxB,
            double placeB,
            double moveB) {
        double move = moveA - moveB;
        if (ErrorFreeTransform.sumTail(moveA, -moveB, move) != 0) {
            return false;
        }
        if (move == 0) {
            return true;
        }
        speedOfAxis = Math.abs(move);
        if (!(move > 0 ? findGap(maxA, placeA, minB, placeB) : findGap(maxB, placeB, minA, placeA))) {
            return false;
        }
        int order = compare(gap, speed, gapOfAxis, speedOfAxis);
        if (order < 0) {
            gap = gapOfAxis;
            speed = speedOfAxis;
        }
        return order != UNKNOWN;
    }

    /** Finds the way from one side to the other: the sum of four doubles, if it is one. */
    private boolean findGap(double side, double place, double otherSide, double otherPlace) {
        double sides = otherSide - side;
        double places = otherPlace - place;
        double sum = sides + places;
        double sidesTail = ErrorFreeTransform.sumTail(otherSide, -side, sides);
        double placesTail = ErrorFreeTransform.sumTail(otherPlace, -place, places);
        double sumTail = ErrorFreeTransform.sumTail(sides, places, sum);
        double tails = sidesTail + placesTail;
        double rest = tails + sumTail;
        gapOfAxis = sum + rest;
        return ErrorFreeTransform.sumTail(sidesTail, placesTail, tails) == 0
                && ErrorFreeTransform.sumTail(tails, sumTail, rest) == 0
                && ErrorFreeTransform.sumTail(sum, rest, gapOfAxis) == 0;
    }

    /** The order of two such quotients, exactly: -1, 0 or 1; or UNKNOWN. */
    static int compare(double gap, double speed, double otherGap, double otherSpeed) {
        if (gap == 0 || otherGap == 0 || speed == otherSpeed) {
            return Double.compare(gap + 0.0, otherGap + 0.0);
        }
        double product = gap * otherSpeed;
        double other = otherGap * speed;
        if (!ErrorFreeTransform.hasTail(gap, otherSpeed, product)
                || !ErrorFreeTransform.hasTail(otherGap, speed, other)) {
            return UNKNOWN;
        }
        // Rounding keeps the order; where it makes two products one, what it has dropped tells.
        return product != other
                ? Double.compare(product, other)
                : Double.compare(
                        ErrorFreeTransform.productTail(gap, otherSpeed, product) + 0.0,
                        ErrorFreeTransform.productTail(otherGap, speed, other) + 0.0);
    }
}
