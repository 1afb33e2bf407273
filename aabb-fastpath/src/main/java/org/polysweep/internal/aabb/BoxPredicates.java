package org.polysweep.internal.aabb;

import org.polysweep.internal.number.LongLattice;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * The signs that decide a query of two boxes, each by the first stage that is certain of it. Two times are never
 * divided out: n1/D1 is compared with n2/D2 by the sign of a cross product. Reusable.
 */
public final class BoxPredicates {

    private final Stages stages = new Stages();
    private final ExactOrientation exact = new ExactOrientation();

    public Stages stages() {
        return stages;
    }

    /** The sign of the lower end of C. */
    public int low(BoxAxis axis) {
        return gap(axis, true, false);
    }

    /** The sign of the upper end of C. */
    public int high(BoxAxis axis) {
        return gap(axis, false, true);
    }

    /** The sign of a gap at t = 0. */
    int gap(BoxAxis axis, boolean upperA, boolean upperB) {
        if (axis.onLattice) {
            return Long.signum(axis.latticeGap(upperA, upperB));
        }
        double term = axis.sideOfB(upperB) - axis.sideOfA(upperA);
        double gap = term + axis.offset;
        int sign = OrientationFilter.signOfTwoTerms(1, 0, 0, gap, 0, Math.abs(term) + Math.abs(axis.offset));
        if (sign != 0 && stages.filterAtOnce()) {
            return sign;
        }
        return byFilter(sign) ? sign : addGap(startUnit(), axis, upperA, upperB).sign(stages);
    }

    /** The sign of a gap at t = 1. */
    int gapAtEnd(BoxAxis axis, boolean upperA, boolean upperB) {
        if (axis.onLattice) {
            return Long.signum(axis.latticeGap(upperA, upperB) - axis.latticeMove());
        }
        double term = axis.sideOfB(upperB) - axis.sideOfA(upperA);
        double gap = term + axis.offset - axis.move;
        double magnitude = Math.abs(term) + Math.abs(axis.offset) + Math.abs(axis.move);
        int sign = OrientationFilter.signOfThreeTerms(1, 0, 0, gap, 0, magnitude);
        if (sign != 0 && stages.filterAtOnce()) {
            return sign;
        }
        return byFilter(sign)
                ? sign
                : addGap(startUnit(), axis, upperA, upperB)
                        .add(0, axis.moveA, 0, axis.moveB)
                        .sign(stages);
    }

    /** The sign of the difference of two gaps, of boxes that have the same positions. */
    int compareGaps(BoxAxis axis1, boolean upperA1, boolean upperB1, BoxAxis axis2, boolean upperA2, boolean upperB2) {
        if (axis1 == axis2 && axis1.onLattice) {
            return Long.signum(axis1.latticeGap(upperA1, upperB1) - axis1.latticeGap(upperA2, upperB2));
        }
        double sideA1 = axis1.sideOfA(upperA1);
        double sideA2 = axis2.sideOfA(upperA2);
        double sideB1 = axis1.sideOfB(upperB1);
        double sideB2 = axis2.sideOfB(upperB2);
        if (sideA1 == sideA2) {
            return sideB1 < sideB2 ? -1 : sideB1 > sideB2 ? 1 : 0;
        }
        return startUnit().add(0, sideB2, 0, sideB1).add(0, sideA1, 0, sideA2).sign(stages);
    }

    /** The sign of |move on the first axis| - |move on the second axis|. */
    int compareMoves(BoxAxis axis1, BoxAxis axis2) {
        // Rounding is monotonic: doubles differ only as the numbers do that have been rounded to them.
        int sign = Double.compare(Math.abs(axis1.move), Math.abs(axis2.move));
        if (sign != 0 && stages.filterAtOnce()) {
            return sign;
        }
        if (byFilter(sign)) {
            return sign;
        }
        startUnit();
        addMove(axis1, axis1.movesUp());
        addMove(axis2, !axis2.movesUp());
        return exact.sign(stages);
    }

    /** The sign of the difference of the distances of two sides of C from the origin, which is within C. */
    int compareDistances(BoxAxis axis1, boolean far1, BoxAxis axis2, boolean far2) {
        startUnit();
        addDistance(axis1, far1, far1);
        addDistance(axis2, far2, !far2);
        return exact.sign(stages);
    }

    private void addDistance(BoxAxis axis, boolean far, boolean forward) {
        double sideA = axis.sideOfA(!far);
        double sideB = axis.sideOfB(far);
        if (forward) {
            exact.add(0, sideA, 0, sideB).add(0, axis.positionA, 0, axis.positionB);
        } else {
            exact.add(0, sideB, 0, sideA).add(0, axis.positionB, 0, axis.positionA);
        }
    }

    private void addMove(BoxAxis axis, boolean forward) {
        if (forward) {
            exact.add(0, axis.moveB, 0, axis.moveA);
        } else {
            exact.add(0, axis.moveA, 0, axis.moveB);
        }
    }

    /**
     * The sign of t1 - t2, where t1 is the time at which a gap on the first axis is closed, and t2 that of a gap on the
     * second. There is motion on both.
     */
    int compareTimes(BoxAxis axis1, boolean upperA1, boolean upperB1, BoxAxis axis2, boolean upperA2, boolean upperB2) {
        if (axis1.onLattice && axis2.onLattice) {
            // gap1 / move1 - gap2 / move2; each axis may have a lattice of its own.
            int sign = LongLattice.crossSign(
                    axis2.latticeMove(),
                    axis1.latticeMove(),
                    axis2.latticeGap(upperA2, upperB2),
                    axis1.latticeGap(upperA1, upperB1));
            return axis1.movesUp() == axis2.movesUp() ? sign : -sign;
        }
        double term1 = axis1.sideOfB(upperB1) - axis1.sideOfA(upperA1);
        double term2 = axis2.sideOfB(upperB2) - axis2.sideOfA(upperA2);
        double gap1 = term1 + axis1.offset;
        double gap2 = term2 + axis2.offset;
        int sign = OrientationFilter.signOfTwoTerms(
                Math.abs(axis2.move),
                Math.abs(axis1.move),
                axis2.movesUp() ? gap2 : -gap2,
                axis1.movesUp() ? gap1 : -gap1,
                Math.abs(term2) + Math.abs(axis2.offset),
                Math.abs(term1) + Math.abs(axis1.offset));
        if (sign != 0 && stages.filterAtOnce()) {
            return sign;
        }
        return byFilter(sign) ? sign : compareTimesExactly(axis1, upperA1, upperB1, axis2, upperA2, upperB2);
    }

    private int compareTimesExactly(
            BoxAxis axis1, boolean upperA1, boolean upperB1, BoxAxis axis2, boolean upperA2, boolean upperB2) {
        // Where the motion is downward, gap and move are both taken the other way.
        boolean up1 = axis1.movesUp();
        boolean up2 = axis2.movesUp();
        double sideA1 = axis1.sideOfA(upperA1);
        double sideB1 = axis1.sideOfB(upperB1);
        double sideA2 = axis2.sideOfA(upperA2);
        double sideB2 = axis2.sideOfB(upperB2);
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

    private boolean byFilter(int sign) {
        boolean certain = sign != 0 && stages.mayUse(Stage.FILTER);
        if (certain) {
            stages.decided(Stage.FILTER);
        }
        return certain;
    }

    /** A cross product with the vector (1, 0) is the ordinate of the other vector. */
    private ExactOrientation startUnit() {
        return exact.start(0, 0, 1, 0);
    }

    private static ExactOrientation addGap(ExactOrientation product, BoxAxis axis, boolean upperA, boolean upperB) {
        return product.add(0, axis.sideOfA(upperA), 0, axis.sideOfB(upperB)).add(0, axis.positionA, 0, axis.positionB);
    }
}
