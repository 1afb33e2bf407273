package org.polysweep.internal.rounding;

import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * The unit vector in the direction from one point to another: each component is the double nearest to the exact one.
 *
 * <p>In two stages, heads and tails, then integers. Reusable and not thread-safe; the first stage makes no garbage.
 */
public final class UnitVector {

    private final DoubleDouble legX = new DoubleDouble();
    private final DoubleDouble legY = new DoubleDouble();
    private final DoubleDouble square = new DoubleDouble();
    private final DoubleDouble length = new DoubleDouble();
    private final DoubleDouble scratch = new DoubleDouble();
    private double x;
    private double y;

    /** Makes a vector that is yet to be set. */
    public UnitVector() {}

    /**
     * Sets this to the direction from one point to another, which is another point.
     *
     * @param stages the stages that may decide
     */
    public void set(double fromX, double fromY, double toX, double toY, Stages stages) {
        double signX = sign(toX - fromX);
        double signY = sign(toY - fromY);
        if (signX == 0 || signY == 0) {
            x = signX;
            y = signY;
            return;
        }
        if (stages.mayUse(Stage.EXPANSION) && setByHeadsAndTails(fromX, fromY, toX, toY)) {
            stages.decided(Stage.EXPANSION);
            return;
        }
        stages.decided(Stage.INTEGERS);
        Lattice lattice = new Lattice(Lattice.exponentOf(fromX, fromY, toX, toY));
        ExactVector exact = lattice.vector(toX, toY).minus(lattice.vector(fromX, fromY));
        x = Rounding.roundUnit(exact.x(), exact.square());
        y = Rounding.roundUnit(exact.y(), exact.square());
    }

    private static double sign(double difference) {
        return difference > 0 ? 1 : difference < 0 ? -1 : 0;
    }

    private boolean setByHeadsAndTails(double fromX, double fromY, double toX, double toY) {
        legX.setDifference(toX, fromX);
        legY.setDifference(toY, fromY);
        square.setProduct(legX, legX);
        scratch.setProduct(legY, legY);
        square.setSum(square, scratch);
        length.setRoot(square);
        x = scratch.setQuotient(legX, length).roundNearest();
        y = scratch.setQuotient(legY, length).roundNearest();
        return !Double.isNaN(x) && !Double.isNaN(y);
    }

    /** Returns the x component. */
    public double x() {
        return x;
    }

    /** Returns the y component. */
    public double y() {
        return y;
    }
}
