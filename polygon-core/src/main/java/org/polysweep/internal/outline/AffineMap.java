package org.polysweep.internal.outline;

import java.math.BigInteger;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;

/**
 * An affine map of the plane whose images are rounded once: each coordinate is the double nearest to the exact one.
 *
 * @param columnX the image of (1, 0) without the translation, on {@code linear}
 * @param columnY the image of (0, 1) without the translation, on {@code linear}
 * @param linear the lattice of the two columns
 * @param divisor the divisor of the two columns, greater than 0
 * @param shift the translation, on {@code translation}
 * @param translation the lattice of the translation
 */
public record AffineMap(
        ExactVector columnX,
        ExactVector columnY,
        Lattice linear,
        BigInteger divisor,
        ExactVector shift,
        Lattice translation) {

    /**
     * Returns the map that takes (x, y) to (xx·x + xy·y + shiftX, yx·x + yy·y + shiftY), or refuses NaN and infinities.
     */
    public static AffineMap of(double xx, double xy, double yx, double yy, double shiftX, double shiftY) {
        Finite.require("xx", xx, "xy", xy);
        Finite.require("yx", yx, "yy", yy);
        Finite.require("shiftX", shiftX, "shiftY", shiftY);
        Lattice linear = new Lattice(Lattice.exponentOf(xx, xy, yx, yy));
        Lattice translation = new Lattice(Lattice.exponentOf(shiftX, shiftY));
        return new AffineMap(
                linear.vector(xx, yx),
                linear.vector(xy, yy),
                linear,
                BigInteger.ONE,
                translation.vector(shiftX, shiftY),
                translation);
    }

    /**
     * Returns the rotation about the origin by twice the angle of the vector (c, s), which is finite and not (0, 0).
     */
    public static AffineMap turn(double c, double s) {
        ExactVector rotor = new Lattice(Lattice.exponentOf(c, s)).vector(c, s);
        BigInteger squareOfC = rotor.x().multiply(rotor.x());
        BigInteger squareOfS = rotor.y().multiply(rotor.y());
        BigInteger cosine = squareOfC.subtract(squareOfS);
        BigInteger sine = rotor.x().multiply(rotor.y()).shiftLeft(1);
        Lattice whole = new Lattice(0);
        return new AffineMap(
                new ExactVector(cosine, sine),
                new ExactVector(sine.negate(), cosine),
                whole,
                squareOfC.add(squareOfS),
                whole.vector(0, 0),
                whole);
    }

    /** Writes the image of (x, y) into {@code target} at {@code offset} and after it. */
    public void apply(double x, double y, double[] target, int offset) {
        Lattice argument = new Lattice(Lattice.exponentOf(x, y));
        BigInteger atX = argument.at(x);
        BigInteger atY = argument.at(y);
        int exponent = argument.exponent() + linear.exponent();
        target[offset] = rounded(atX.multiply(columnX.x()).add(atY.multiply(columnY.x())), exponent, shift.x());
        target[offset + 1] = rounded(atX.multiply(columnX.y()).add(atY.multiply(columnY.y())), exponent, shift.y());
    }

    /** Adds the translation to a number in units of 2^exponent, and rounds the sum. */
    private double rounded(BigInteger image, int exponent, BigInteger shiftBy) {
        int common = Math.min(exponent, translation.exponent());
        BigInteger sum = image.shiftLeft(exponent - common)
                .add(divisor.multiply(shiftBy).shiftLeft(translation.exponent() - common));
        return Rounding.roundLength(QuadraticSurd.of(sum).over(divisor), common, Rounding.Direction.NEAREST);
    }
}
