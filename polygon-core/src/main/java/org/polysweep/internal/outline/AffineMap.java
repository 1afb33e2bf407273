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
 * @param columnX where (1, 0) goes without the translation, on {@code linear}
 * @param columnY where (0, 1) goes without the translation, on {@code linear}
 * @param linear the lattice of the two columns
 * @param shift the translation, on {@code translation}
 * @param translation the lattice of the translation
 */
public record AffineMap(
        ExactVector columnX, ExactVector columnY, Lattice linear, ExactVector shift, Lattice translation) {

    /**
     * Returns the map that takes (x, y) to (xx·x + xy·y + shiftX, yx·x + yy·y + shiftY), or refuses what is no number.
     */
    public static AffineMap of(double xx, double xy, double yx, double yy, double shiftX, double shiftY) {
        Finite.require("xx", xx, "xy", xy);
        Finite.require("yx", yx, "yy", yy);
        Finite.require("shiftX", shiftX, "shiftY", shiftY);
        Lattice linear = new Lattice(Lattice.exponentOf(xx, xy, yx, yy));
        Lattice translation = new Lattice(Lattice.exponentOf(shiftX, shiftY));
        return new AffineMap(
                linear.vector(xx, yx), linear.vector(xy, yy), linear, translation.vector(shiftX, shiftY), translation);
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
        BigInteger sum = image.shiftLeft(exponent - common).add(shiftBy.shiftLeft(translation.exponent() - common));
        return Rounding.roundLength(QuadraticSurd.of(sum), common, Rounding.Direction.NEAREST);
    }
}
