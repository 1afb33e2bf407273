package org.polysweep.internal.aabb;

import org.polysweep.internal.answer.WayOut;
import org.polysweep.internal.expansion.DoubleDouble;

/**
 * The side of the configuration-space obstacle C of two boxes that is nearest to the origin, which lies in C. Reusable.
 */
final class BoxPenetration implements WayOut {

    private final BoxAxis x;
    private final BoxAxis y;
    private final BoxPredicates signs;
    private final BoxContact order;
    private final DoubleDouble sides = new DoubleDouble();
    private final DoubleDouble positions = new DoubleDouble();
    private BoxSide nearest = BoxSide.LOWER;

    BoxPenetration(BoxAxis x, BoxAxis y, BoxPredicates signs, BoxContact order) {
        this.x = x;
        this.y = y;
        this.signs = signs;
        this.order = order;
    }

    /** Finds it; of equally near sides, it is the one that opposes d most. */
    BoxPenetration find() {
        nearest = BoxSide.LOWER;
        for (int i = 1; i < 4; i++) {
            BoxSide side = BoxSide.at(i);
            int nearer = signs.compareDistances(axis(side), side.isFar(), axis(nearest), nearest.isFar());
            if (nearer < 0 || (nearer == 0 && order.opposesMore(side, nearest))) {
                nearest = side;
            }
        }
        return this;
    }

    private BoxAxis axis(BoxSide side) {
        return side.isUpright() ? x : y;
    }

    @Override
    public double normalX() {
        return nearest.normalX();
    }

    @Override
    public double normalY() {
        return nearest.normalY();
    }

    @Override
    public double depth() {
        BoxAxis axis = axis(nearest);
        boolean far = nearest.isFar();
        sides.setDifference(axis.sideOfB(far), axis.sideOfA(!far));
        sides.setSum(sides, positions.setDifference(axis.positionB, axis.positionA));
        if (!far) {
            sides.setNegation(sides);
        }
        double rounded = sides.roundUp();
        return Double.isNaN(rounded) ? new ExactBoxes(x, y).distance(axis, far) : rounded;
    }
}
