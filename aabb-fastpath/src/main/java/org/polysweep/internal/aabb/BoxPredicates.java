package org.polysweep.internal.aabb;

import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.SlabFilter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * The signs that decide a query of two boxes, each by the first stage that proves it. Two times n1/D1 and n2/D2 are
 * compared without a division, by the sign of a cross product. Reusable.
 *
 * <p>An end of C on an axis is its lower or its higher one: the gap from the upper side of A to the lower side of B, or
 * from the lower side of A to the upper side of B.
 */
public final class BoxPredicates {

    private final Stages stages = new Stages();
    private final ExactOrientation exact = new ExactOrientation();

    /** Creates predicates that use all stages. */
    public BoxPredicates() {}

    Stages stages() {
        return stages;
    }

    /** Returns the sign of the lower end of C at t = 0. */
    public int low(BoxAxis axis) {
        return hasSums(axis) ? axis.lowSign() : addEnd(startUnit(), axis, false).sign(stages);
    }

    /** Returns the sign of the higher end of C at t = 0. */
    public int high(BoxAxis axis) {
        return hasSums(axis) ? axis.highSign() : addEnd(startUnit(), axis, true).sign(stages);
    }

    private boolean hasSums(BoxAxis axis) {
        return SlabFilter.isModerate(axis.size) && decides(Stage.STRUCTURE);
    }

    /** Returns the sign of the time at which the motion enters C on an axis, less 1. */
    int compareEntryToEnd(BoxAxis axis) {
        boolean isHigh = !axis.movesUp();
        double term = axis.sideOfB(isHigh) - axis.sideOfA(!isHigh);
        double gap = term + axis.offset - axis.move;
        double magnitude = Math.abs(term) + Math.abs(axis.offset) + Math.abs(axis.move);
        int sign = OrientationFilter.signOfThreeTerms(1, 0, 0, gap, 0, magnitude);
        if (sign == 0 || !decides(Stage.FILTER)) {
            sign = addEnd(startUnit(), axis, isHigh)
                    .add(0, axis.moveA, 0, axis.moveB)
                    .sign(stages);
        }
        return axis.direction() * sign;
    }

    /** Returns the sign of the difference of two ends of C, for boxes that have the same positions. */
    public int compareEnds(BoxAxis axis1, boolean isHigh1, BoxAxis axis2, boolean isHigh2) {
        double sideA1 = axis1.sideOfA(!isHigh1);
        double sideA2 = axis2.sideOfA(!isHigh2);
        double sideB1 = axis1.sideOfB(isHigh1);
        double sideB2 = axis2.sideOfB(isHigh2);
        return sideA1 == sideA2
                ? Double.compare(sideB1 + 0.0, sideB2 + 0.0)
                : startUnit()
                        .add(0, sideB2, 0, sideB1)
                        .add(0, sideA1, 0, sideA2)
                        .sign(stages);
    }

    /** Returns the sign of |displacement on the first axis| - |displacement on the second axis|. */
    int compareMoves(BoxAxis axis1, BoxAxis axis2) {
        // Rounding is monotonic: if two rounded numbers differ, the exact numbers differ in the same direction.
        double size = Math.abs(axis1.move);
        double difference = size - Math.abs(axis2.move);
        if (Math.abs(difference) > 0 && decides(Stage.FILTER)) {
            return sign(difference);
        }
        if (difference == 0 && SlabFilter.isModerate(size) && decides(Stage.STRUCTURE)) {
            return sign(axis1.moveTail() - axis2.moveTail());
        }
        startUnit();
        addMove(axis1, axis1.movesUp());
        addMove(axis2, !axis2.movesUp());
        return exact.sign(stages);
    }

    private static int sign(double number) {
        return number > 0 ? 1 : number < 0 ? -1 : 0;
    }

    private void addMove(BoxAxis axis, boolean forward) {
        exact.add(0, forward ? axis.moveB : axis.moveA, 0, forward ? axis.moveA : axis.moveB);
    }

    /** Returns the sign of the difference of the distances of two ends of C from the origin, which is within C. */
    int compareDistances(BoxAxis axis1, boolean isHigh1, BoxAxis axis2, boolean isHigh2) {
        startUnit();
        addDistance(axis1, isHigh1, isHigh1);
        addDistance(axis2, isHigh2, !isHigh2);
        return exact.sign(stages);
    }

    private void addDistance(BoxAxis axis, boolean isHigh, boolean forward) {
        double sideA = axis.sideOfA(!isHigh);
        double sideB = axis.sideOfB(isHigh);
        if (forward) {
            exact.add(0, sideA, 0, sideB).add(0, axis.positionA, 0, axis.positionB);
        } else {
            exact.add(0, sideB, 0, sideA).add(0, axis.positionB, 0, axis.positionA);
        }
    }

    /**
     * Returns the sign of t1 - t2, where t1 is the time at which the motion passes an end of C on the first axis, and
     * t2 an end on the second. There is a displacement on both.
     */
    public int compareTimes(BoxAxis axis1, boolean isHigh1, BoxAxis axis2, boolean isHigh2) {
        double term1 = axis1.sideOfB(isHigh1) - axis1.sideOfA(!isHigh1);
        double term2 = axis2.sideOfB(isHigh2) - axis2.sideOfA(!isHigh2);
        double gap1 = term1 + axis1.offset;
        double gap2 = term2 + axis2.offset;
        int sign = OrientationFilter.signOfTwoTerms(
                Math.abs(axis2.move),
                Math.abs(axis1.move),
                axis2.movesUp() ? gap2 : -gap2,
                axis1.movesUp() ? gap1 : -gap1,
                Math.abs(term2) + Math.abs(axis2.offset),
                Math.abs(term1) + Math.abs(axis1.offset));
        return sign != 0 && decides(Stage.FILTER) ? sign : compareTimesExactly(axis1, isHigh1, axis2, isHigh2);
    }

    private int compareTimesExactly(BoxAxis axis1, boolean isHigh1, BoxAxis axis2, boolean isHigh2) {
        // Where the motion is downward, gap and displacement are both negated.
        boolean up1 = axis1.movesUp();
        boolean up2 = axis2.movesUp();
        double sideA1 = axis1.sideOfA(!isHigh1);
        double sideB1 = axis1.sideOfB(isHigh1);
        double sideA2 = axis2.sideOfA(!isHigh2);
        double sideB2 = axis2.sideOfB(isHigh2);
        return exact.start(
                        up2 ? axis2.moveB : axis2.moveA,
                        up1 ? axis1.moveB : axis1.moveA,
                        up2 ? axis2.moveA : axis2.moveB,
                        up1 ? axis1.moveA : axis1.moveB)
                .add(up2 ? sideA2 : sideB2, up1 ? sideA1 : sideB1, up2 ? sideB2 : sideA2, up1 ? sideB1 : sideA1)
                .add(
                        up2 ? axis2.positionA : axis2.positionB,
                        up1 ? axis1.positionA : axis1.positionB,
                        up2 ? axis2.positionB : axis2.positionA,
                        up1 ? axis1.positionB : axis1.positionA)
                .sign(stages);
    }

    /** Returns whether a stage that knows a sign may decide it, and notes that it does. */
    private boolean decides(Stage stage) {
        boolean mayUse = stages.mayUse(stage);
        if (mayUse) {
            stages.decided(stage);
        }
        return mayUse;
    }

    /** A cross product with the vector (1, 0) is the ordinate of the other vector. */
    private ExactOrientation startUnit() {
        return exact.start(0, 0, 1, 0);
    }

    private static ExactOrientation addEnd(ExactOrientation product, BoxAxis axis, boolean isHigh) {
        return product.add(0, axis.sideOfA(!isHigh), 0, axis.sideOfB(isHigh)).add(0, axis.positionA, 0, axis.positionB);
    }
}
