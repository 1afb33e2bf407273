package org.polysweep.internal.world.body;

import java.util.Arrays;
import org.polysweep.internal.bound.RotorGrid;
import org.polysweep.internal.rotor.RotorDirection;
import org.polysweep.internal.rotor.RotorPolyline;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.SteadyRotation;

/**
 * The orientations of the bodies of a world, and their rotations per step; the rotor of the body with the index i is at
 * index i. A world in which no body has ever had a rotor only tests one boolean.
 */
public final class Orientations {

    /**
     * The rotor of a body that begins to rotate is scaled if its larger component is not in [2^-32, 2^32): at the end
     * of a step, the component is in [1, 2), and if the first rotor were much longer or shorter, nearly the whole
     * rotation would happen in one moment.
     */
    private static final int MOST_EXPONENT = 32;

    /** True if a body has ever had an orientation or a rotation per step. */
    public boolean areAny;

    public double[] c = {};
    public double[] s = {};

    /** The rotor of the rotation in one step. */
    public double[] turnC = {};

    public double[] turnS = {};

    /** The angle of a steady rotation per step, and its maximum deviation; (0, 0) for none. */
    public double[] steadyAngle = {};

    public double[] steadyDeviation = {};

    /** The rotors that {@link #findEnds} has found, at the beginning and at the end of a step. */
    public double startC;

    public double startS;
    public double endC;

    public double endS;

    /** A body has the orientation of its shape, and does not rotate. */
    void reset(int slot) {
        c[slot] = 1;
        s[slot] = 0;
        turnC[slot] = 1;
        turnS[slot] = 0;
        steadyAngle[slot] = 0;
        steadyDeviation[slot] = 0;
    }

    public void setRotor(int slot, double c, double s) {
        this.c[slot] = c + 0.0;
        this.s[slot] = s + 0.0;
        areAny |= s != 0;
    }

    void setTurn(int slot, double c, double s) {
        turnC[slot] = c + 0.0;
        turnS[slot] = s + 0.0;
        steadyAngle[slot] = 0;
        steadyDeviation[slot] = 0;
        areAny |= s != 0;
    }

    /** Sets a steady rotation; the rotor of the rotation in one step has the same orientation at its end. */
    public void setSteadyTurn(int slot, SteadyRotation rotation) {
        Rotor turn = RotorPolyline.end(Rotor.IDENTITY, rotation.radians(), 1);
        setTurn(slot, turn.halfCos(), turn.halfSin());
        if (rotation.radians() != 0) {
            steadyAngle[slot] = rotation.radians();
            steadyDeviation[slot] = rotation.maxDeviation();
        }
    }

    /** Returns whether a body has a steady rotation of several rotor steps. */
    public boolean rotatesSteadily(int slot) {
        return steadyAngle[slot] != 0 && rotorSteps(slot) > 1;
    }

    private int rotorSteps(int slot) {
        return RotorGrid.rotorSteps(steadyAngle[slot], steadyDeviation[slot]);
    }

    /** Sets the pieces of a steady rotation in the next step. */
    public void setPieces(int slot, RotorPolyline pieces) {
        pieces.set(c[slot], s[slot], steadyAngle[slot], rotorSteps(slot));
    }

    /** Returns whether the components of a rotor are 0 or of a magnitude that a steady rotation admits. */
    public boolean isInRange(int slot) {
        return RotorGrid.isInRange(c[slot]) && RotorGrid.isInRange(s[slot]);
    }

    /** Returns whether a body is rotated, or rotates in the next step. */
    public boolean isTurned(int slot) {
        return areAny && (s[slot] != 0 || turnS[slot] != 0);
    }

    /**
     * Returns whether a body has been given a rotor or a rotation; a rotor along (1, 0) of another length also affects
     * how it rotates.
     */
    boolean isSet(int slot) {
        return c[slot] != 1 || s[slot] != 0 || turnS[slot] != 0;
    }

    /** Returns whether a body has a rotation per step. */
    public boolean turns(int slot) {
        return areAny && (turnS[slot] != 0 || steadyAngle[slot] != 0);
    }

    /**
     * Finds the rotor of a body at the end of a step, as {@link Rotor#times} does; unchanged if it does not rotate. The
     * rotor at the beginning is scaled by the power of two with which the two have about the same length, so that the
     * angular speed is even.
     */
    public void findEnds(int slot) {
        startC = c[slot];
        startS = s[slot];
        if (!turns(slot)) {
            endC = c[slot];
            endS = s[slot];
            return;
        }
        double larger = larger(c[slot], s[slot]);
        double fromC = scaled(c[slot], larger);
        double fromS = scaled(s[slot], larger);
        double largerTurn = larger(turnC[slot], turnS[slot]);
        double byC = scaled(turnC[slot], largerTurn);
        double byS = scaled(turnS[slot], largerTurn);
        double productC = byC * fromC - byS * fromS;
        double productS = byC * fromS + byS * fromC;
        double largerEnd = larger(productC, productS);
        endC = scaled(productC, largerEnd) + 0.0;
        endS = scaled(productS, largerEnd) + 0.0;
        double ratio = (endC * endC + endS * endS) / (fromC * fromC + fromS * fromS);
        double factor = ratio > 2 ? 2 : 2 * ratio < 1 ? 0.5 : 1;
        if (isExact(factor * fromC) && isExact(factor * fromS)) {
            startC = factor * fromC;
            startS = factor * fromS;
        }
    }

    /** Returns whether a component that is scaled by powers of two is not rounded. */
    private static boolean isExact(double component) {
        return component == 0 || Math.abs(component) >= Double.MIN_NORMAL;
    }

    /** Returns whether a body is to rotate from a rotor so long or short that it must be scaled before. */
    public boolean isExtreme(int slot) {
        int exponent = Math.getExponent(larger(c[slot], s[slot]));
        return turns(slot) && (exponent < -MOST_EXPONENT || exponent >= MOST_EXPONENT);
    }

    /**
     * Returns whether a rotor keeps its direction when it is scaled so that its larger component is in [1, 2). It does
     * not if the smaller component underflows.
     */
    public boolean canBeScaled(int slot) {
        double larger = larger(c[slot], s[slot]);
        return !RotorDirection.differ(c[slot], s[slot], scaled(c[slot], larger), scaled(s[slot], larger));
    }

    /** Scales a rotor so that its larger component is in [1, 2). */
    public void scale(int slot) {
        double larger = larger(c[slot], s[slot]);
        setRotor(slot, scaled(c[slot], larger), scaled(s[slot], larger));
    }

    /**
     * Returns whether a rotor has exactly the opposite direction of the rotor of a body, to which no straight path
     * leads.
     */
    public boolean isOpposite(int slot, double otherC, double otherS) {
        boolean isBeyondZero = c[slot] != 0 ? c[slot] > 0 != otherC > 0 : s[slot] > 0 != otherS > 0;
        return isBeyondZero && !RotorDirection.differ(c[slot], s[slot], otherC, otherS);
    }

    public static double larger(double one, double other) {
        return Math.max(Math.abs(one), Math.abs(other));
    }

    /** A component of a rotor, times the power of two that brings the larger one into [1, 2). */
    public static double scaled(double component, double larger) {
        if (larger >= 1 && larger < 2) {
            return component;
        }
        // First into the middle of the range, where the inverse of a power of two is also a power of two.
        double middle = larger < 0x1p-500 ? 0x1p574 : larger >= 0x1p500 ? 0x1p-500 : 1;
        int exponent = Math.getExponent(larger * middle);
        return component * middle * Double.longBitsToDouble((long) (1023 - exponent) << 52);
    }

    void grow(int length) {
        int before = c.length;
        c = Arrays.copyOf(c, length);
        s = Arrays.copyOf(s, length);
        turnC = Arrays.copyOf(turnC, length);
        turnS = Arrays.copyOf(turnS, length);
        steadyAngle = Arrays.copyOf(steadyAngle, length);
        steadyDeviation = Arrays.copyOf(steadyDeviation, length);
        for (int i = before; i < length; i++) {
            reset(i);
        }
    }

    /** Copies the rotors of the first bodies of another world; the arrays are long enough. */
    void set(Orientations other, int count) {
        areAny = other.areAny;
        System.arraycopy(other.c, 0, c, 0, count);
        System.arraycopy(other.s, 0, s, 0, count);
        System.arraycopy(other.turnC, 0, turnC, 0, count);
        System.arraycopy(other.turnS, 0, turnS, 0, count);
        System.arraycopy(other.steadyAngle, 0, steadyAngle, 0, count);
        System.arraycopy(other.steadyDeviation, 0, steadyDeviation, 0, count);
    }

    /** Returns the x component of a vector of a body, rotated like the body, rounded. */
    public double turnedX(int i, double localX, double localY) {
        return isTurned(i) ? turnedX(c[i], s[i], localX, localY) : localX;
    }

    /** The y component of that vector. */
    public double turnedY(int i, double localX, double localY) {
        return isTurned(i) ? turnedY(c[i], s[i], localX, localY) : localY;
    }

    /**
     * Returns the x component of a vector that is rotated by a rotor, rounded. The length of the rotor may be any: it
     * is scaled first, by a power of two.
     */
    public static double turnedX(double c, double s, double x, double y) {
        double larger = larger(c, s);
        double unitC = scaled(c, larger);
        double unitS = scaled(s, larger);
        return ((unitC * unitC - unitS * unitS) * x - 2 * unitC * unitS * y) / (unitC * unitC + unitS * unitS);
    }

    /** Returns the y component of that vector. */
    public static double turnedY(double c, double s, double x, double y) {
        double larger = larger(c, s);
        double unitC = scaled(c, larger);
        double unitS = scaled(s, larger);
        return (2 * unitC * unitS * x + (unitC * unitC - unitS * unitS) * y) / (unitC * unitC + unitS * unitS);
    }
}
