package org.polysweep.internal.aabb;

import java.math.BigInteger;
import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * The minimum translation of two boxes that overlap at t = 0: the side of the configuration-space obstacle C that is
 * nearest to the origin. Reusable.
 */
final class BoxPenetration implements WayOut {

    private final BoxPair boxes;
    private final BoxPredicates predicates;
    private final DoubleDouble sides = new DoubleDouble();
    private final DoubleDouble positions = new DoubleDouble();
    private int nearest = BoxSide.LOWER;

    BoxPenetration(BoxPair boxes, BoxPredicates predicates) {
        this.boxes = boxes;
        this.predicates = predicates;
    }

    /** Finds the side; if several are equally near, the side that opposes the motion most. */
    BoxPenetration find() {
        nearest = BoxSide.LOWER;
        for (int side = 1; side < 4; side++) {
            int nearer = predicates.compareDistances(
                    boxes.across(side), BoxSide.isUpper(side), boxes.across(nearest), BoxSide.isUpper(nearest));
            if (nearer < 0 || (nearer == 0 && SideOrder.opposesMore(boxes, predicates, side, nearest))) {
                nearest = side;
            }
        }
        return this;
    }

    @Override
    public double normalX() {
        return BoxSide.normalX(nearest);
    }

    @Override
    public double normalY() {
        return BoxSide.normalY(nearest);
    }

    @Override
    public double depth() {
        BoxAxis axis = boxes.across(nearest);
        boolean isHigh = BoxSide.isUpper(nearest);
        sides.setDifference(axis.sideOfB(isHigh), axis.sideOfA(!isHigh));
        sides.setSum(sides, positions.setDifference(axis.positionB, axis.positionA));
        if (!isHigh) {
            sides.setNegation(sides);
        }
        double rounded = sides.roundUp();
        return Double.isNaN(rounded) ? exactDepth(axis, isHigh) : rounded;
    }

    private static double exactDepth(BoxAxis axis, boolean isHigh) {
        Lattice lattice = new Lattice(
                Lattice.exponentOf(axis.sideOfA(!isHigh), axis.sideOfB(isHigh), axis.positionA, axis.positionB));
        BigInteger between = lattice.at(axis.sideOfB(isHigh)).subtract(lattice.at(axis.sideOfA(!isHigh)));
        BigInteger gap = between.add(lattice.at(axis.positionB)).subtract(lattice.at(axis.positionA));
        return Rounding.roundLength(QuadraticSurd.of(gap.abs()), lattice.exponent(), Direction.UP);
    }
}
