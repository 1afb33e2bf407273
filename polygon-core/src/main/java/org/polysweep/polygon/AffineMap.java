package org.polysweep.polygon;

import java.math.BigInteger;
import org.ejml.data.DMatrixRMaj;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Finite;
import org.polysweep.exact.Lattice;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;

/**
 * An affine map of the plane whose images are rounded once: each coordinate is the double nearest to the exact one.
 *
 * @param columnX where (1, 0) goes without the translation, on {@code linear}
 * @param columnY where (0, 1) goes without the translation, on {@code linear}
 * @param linear the lattice of the two columns
 * @param shift the translation, on {@code translation}
 * @param translation the lattice of the translation
 */
record AffineMap(ExactVector columnX, ExactVector columnY, Lattice linear, ExactVector shift, Lattice translation) {

    static AffineMap of(DMatrixRMaj matrix) {
        if (matrix.numRows != 2 || (matrix.numCols != 2 && matrix.numCols != 3)) {
            throw new IllegalArgumentException("transform is a " + matrix.numRows + "×" + matrix.numCols
                    + " matrix; it takes a 2×2 one, or a 2×3 one whose third column is the translation");
        }
        for (int row = 0; row < 2; row++) {
            for (int column = 0; column < matrix.numCols; column++) {
                Finite.require("transform(" + row + ", " + column + ")", matrix.get(row, column));
            }
        }
        double shiftX = matrix.numCols == 3 ? matrix.get(0, 2) : 0;
        double shiftY = matrix.numCols == 3 ? matrix.get(1, 2) : 0;
        Lattice linear =
                new Lattice(Lattice.exponentOf(matrix.get(0, 0), matrix.get(0, 1), matrix.get(1, 0), matrix.get(1, 1)));
        Lattice translation = new Lattice(Lattice.exponentOf(shiftX, shiftY));
        return new AffineMap(
                linear.vector(matrix.get(0, 0), matrix.get(1, 0)),
                linear.vector(matrix.get(0, 1), matrix.get(1, 1)),
                linear,
                translation.vector(shiftX, shiftY),
                translation);
    }

    /** Writes the image of (x, y) into {@code target} at {@code offset} and after it. */
    void apply(double x, double y, double[] target, int offset) {
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
        return Rounding.roundLength(Ratio.of(sum, BigInteger.ONE), common, Rounding.Direction.NEAREST);
    }
}
