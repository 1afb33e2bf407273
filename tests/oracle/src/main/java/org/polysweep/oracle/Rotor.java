package org.polysweep.oracle;

import java.math.BigInteger;

/**
 * An orientation: a shape is turned about its local origin by twice the angle of the vector (c, s). Exact, as whole
 * numbers without a common divisor.
 *
 * @param c the first component
 * @param s the second component; not 0 as well
 */
public record Rotor(BigInteger c, BigInteger s) {
    /** The rotor that does not turn. */
    public static final Rotor UPRIGHT = new Rotor(BigInteger.ONE, BigInteger.ZERO);

    /**
     * The rotor of two doubles.
     *
     * @param name what the argument is called in an error
     * @param c the first component
     * @param s the second component
     * @return the same direction in whole numbers
     * @throws IllegalArgumentException if a component is not finite, or both are 0
     */
    public static Rotor of(String name, double c, double s) {
        if (!Double.isFinite(c) || !Double.isFinite(s) || (c == 0 && s == 0)) {
            throw new IllegalArgumentException(name + " is (" + c + ", " + s + ")");
        }
        IntVector whole = Grid.covering(new double[] {c, s}).place(c, s).primitive();
        return new Rotor(whole.x(), whole.y());
    }

    /** By what all coordinates must be divisible to stay whole. */
    BigInteger square() {
        return c.pow(2).add(s.pow(2));
    }

    IntVector turn(IntVector point) {
        BigInteger cosine = c.pow(2).subtract(s.pow(2));
        BigInteger sine = c.multiply(s).shiftLeft(1);
        IntVector turned = new IntVector(
                cosine.multiply(point.x()).subtract(sine.multiply(point.y())),
                sine.multiply(point.x()).add(cosine.multiply(point.y())));
        return new IntVector(turned.x().divide(square()), turned.y().divide(square()));
    }
}
