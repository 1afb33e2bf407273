package org.polysweep.internal.rounding;

import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.internal.expansion.Roundoff;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.sign.Stage;
import org.polysweep.internal.sign.Stages;

/**
 * The unit vector in the direction from one point to another: each component is the double nearest to the exact one.
 *
 * <p>Two stages: doubles with a second-order error bound, then integers. Reusable and not thread-safe; the first stage
 * does not allocate.
 */
public final class UnitVector {

    /** Bounds the error of a component, in units of itself: docs/error-bounds.md, theorem 22. */
    private static final double COMPONENT = 160 * Roundoff.U * Roundoff.U;

    /** Legs between these have squares with exact tails: docs/error-bounds.md, theorem 22. */
    private static final double LEAST = 0x1p-400;

    private static final double GREATEST = 0x1p400;

    private double x;
    private double y;

    /** Creates a vector whose values are not set yet. */
    public UnitVector() {}

    /**
     * Sets this to the direction from one point to a different one.
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
        if (stages.mayUse(Stage.FILTER) && filter(fromX, fromY, toX, toY)) {
            stages.decided(Stage.FILTER);
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

    /** Rounds both components; false if one of them is not proved. */
    private boolean filter(double fromX, double fromY, double toX, double toY) {
        double legX = toX - fromX;
        double legY = toY - fromY;
        double tailX = ErrorFreeTransform.sumTail(toX, -fromX, legX);
        double tailY = ErrorFreeTransform.sumTail(toY, -fromY, legY);
        double squareX = legX * legX;
        double squareY = legY * legY;
        double square = squareX + squareY;
        double length = Math.sqrt(square);
        double inverse = 1 / length;

        // The correction of the length: half of the error of its square, divided by the length.
        double squareOfLength = length * length;
        double tails = ErrorFreeTransform.sumTail(squareX, squareY, square)
                + (ErrorFreeTransform.productTail(legX, legX, squareX)
                        + ErrorFreeTransform.productTail(legY, legY, squareY))
                - ErrorFreeTransform.productTail(length, length, squareOfLength);
        double missing = (square - squareOfLength) + (tails + 2 * (legX * tailX + legY * tailY));
        double correction = missing * (0.5 * inverse);
        x = component(legX, tailX, length, correction, inverse);
        y = component(legY, tailY, length, correction, inverse);
        return isModerate(legX) && isModerate(legY) && !Double.isNaN(x) && !Double.isNaN(y);
    }

    /** Returns (leg + tail) / (length + correction), rounded to nearest; NaN if it is not proved. */
    private static double component(double leg, double tail, double length, double correction, double inverse) {
        double quotient = leg * inverse;
        double product = quotient * length;
        double rest = (leg - product) - ErrorFreeTransform.productTail(quotient, length, product);
        double step = (rest + tail - quotient * correction) * inverse;
        double error = COMPONENT * Math.abs(quotient);
        double rounded = quotient + (step + error);
        return rounded == quotient + (step - error) ? rounded : Double.NaN;
    }

    private static boolean isModerate(double leg) {
        double size = Math.abs(leg);
        return size > LEAST && size < GREATEST;
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
