package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rotor.RotorDirection;
import org.polysweep.pose.Rotor;

/**
 * The rotor of a shape at a time, scaled by the power of two that brings its larger component into [1, 2), with each
 * component rounded to nearest. At time 0, or if the shape does not rotate, it is the rotor as given. Computed in
 * double-double, or in integers where double-double is inconclusive. Reusable, not thread-safe.
 */
public final class RestRotor {

    private double c0 = 1;
    private double s0;
    private double c1 = 1;
    private double s1;
    private final DoubleDouble exactC = new DoubleDouble();
    private final DoubleDouble exactS = new DoubleDouble();
    private final DoubleDouble term = new DoubleDouble();
    private final DoubleDouble moment = new DoubleDouble();

    /** The rotor at the time of {@link #moveTo}. */
    public double c = 1;

    public double s;

    /** Sets the rotors at the beginning and at the end of the step. */
    public void set(Rotor from, Rotor to) {
        set(from.halfCos(), from.halfSin(), to.halfCos(), to.halfSin());
    }

    /** Sets the rotors at the beginning and at the end of the step. */
    public void set(double c0, double s0, double c1, double s1) {
        this.c0 = c0;
        this.s0 = s0;
        this.c1 = c1;
        this.s1 = s1;
    }

    /** Finds the rotor at a time in [0, 1]. */
    public void moveTo(double time) {
        if (!isMovedTo(moment.set(time))) {
            moveTo(Dyadic.of(time));
        }
    }

    /** Finds the rotor at a time in [0, 1]; returns whether it is proved. */
    public boolean isMovedTo(DoubleDouble time) {
        c = c0;
        s = s0;
        if (time.sign() == 0 || !RotorDirection.differ(c0, s0, c1, s1)) {
            return true;
        }
        interpolate(c0, c1, time, exactC);
        interpolate(s0, s1, time, exactS);
        double nearestC = exactC.roundNearest();
        double nearestS = exactS.roundNearest();
        double ofC = power(exactC);
        double ofS = power(exactS);
        double scale = 1 / Math.max(ofC, ofS);
        c = nearestC * scale;
        s = nearestS * scale;
        return isModerate(nearestC) && isModerate(nearestS) && ofC >= 0 && ofS >= 0;
    }

    private void interpolate(double from, double to, DoubleDouble time, DoubleDouble result) {
        result.setDifference(to, from).setProduct(result, time).setSum(result, term.set(from));
    }

    private static boolean isModerate(double component) {
        double magnitude = Math.abs(component);
        return component == 0 || (magnitude > 0x1p-500 && magnitude < 0x1p500);
    }

    /** The greatest power of two that is not greater than the magnitude of a number; NaN if that is not certain. */
    private static double power(DoubleDouble number) {
        // Rounding toward 0 keeps the exponent.
        double towardZero = number.head() > 0 ? number.roundDown() : number.roundUp();
        return towardZero == 0 || Double.isNaN(towardZero)
                ? towardZero
                : Double.longBitsToDouble((long) (1023 + Math.getExponent(towardZero)) << 52);
    }

    /** Finds the rotor at a time in [0, 1], in integers. */
    void moveTo(Dyadic time) {
        c = c0;
        s = s0;
        if (time.signum() == 0 || !RotorDirection.differ(c0, s0, c1, s1)) {
            return;
        }
        Lattice lattice = new Lattice(Lattice.exponentOf(c0, s0, c1, s1));
        ExactVector from = lattice.vector(c0, s0);
        ExactVector change = lattice.vector(c1, s1).minus(from);
        BigInteger exactX = time.along(from.x(), change.x());
        BigInteger exactY = time.along(from.y(), change.y());
        int exponent = 1 - exactX.abs().max(exactY.abs()).bitLength();
        c = round(exactX, exponent);
        s = round(exactY, exponent);
    }

    private static double round(BigInteger digits, int exponent) {
        return Rounding.roundLength(QuadraticSurd.of(digits), exponent, Direction.NEAREST);
    }
}
