package org.polysweep.pose;

import org.jspecify.annotations.Nullable;
import org.polysweep.internal.argument.Finite;
import org.polysweep.internal.number.Lattice;

/**
 * An orientation in half-angle form: a vector (halfCos, halfSin) that rotates a shape about its local origin,
 * counter-clockwise, by twice the angle of the vector. Its length does not matter, and it is never rounded: the
 * rotation is the rational one with
 *
 * <pre>
 *     cos φ = (c² - s²) / (c² + s²)        sin φ = 2cs / (c² + s²)        c = halfCos, s = halfSin
 * </pre>
 *
 * <p>{@link #ofAngle} and {@link #ofCosSin} take the angle itself and round; {@link #ofHalfAngle} takes the vector, and
 * is exact: (1, 0) does not rotate, (1, 1) rotates by a quarter turn and (0, 1) by half a turn.
 *
 * <p>A rotor and its negative are one orientation. Between two rotors a shape rotates along the straight line from one
 * to the other; which of the two rotors of an orientation is given determines the direction. With rotors of equal
 * length, the speed is nearly constant: the angle differs from constant rotation by about 0.004·φ³ radians for a
 * rotation by φ.
 *
 * <p>Immutable and thread-safe. Two rotors are equal if their vectors are; rotors of one orientation with different
 * lengths or signs are not.
 */
public final class Rotor {

    /** The orientation in which shapes are given. */
    public static final Rotor IDENTITY = new Rotor(1, 0);

    private final double halfCos;
    private final double halfSin;

    private Rotor(double halfCos, double halfSin) {
        Finite.require("halfCos", halfCos, "halfSin", halfSin);
        if (halfCos == 0 && halfSin == 0) {
            throw new IllegalArgumentException(
                    "halfCos and halfSin must not both be 0; use Rotor.IDENTITY for no rotation");
        }
        this.halfCos = halfCos + 0.0;
        this.halfSin = halfSin + 0.0;
    }

    /**
     * Returns the rotor of half an angle: for an angle φ, (cos φ/2, sin φ/2) times any length. Exact; -0.0 becomes 0.0.
     *
     * @param halfCos the cosine of half the angle, times any length; finite
     * @param halfSin the sine of half the angle, times that length; finite, and not 0 if {@code halfCos} is
     * @throws IllegalArgumentException if a number is NaN or infinite, or both are 0
     */
    public static Rotor ofHalfAngle(double halfCos, double halfSin) {
        return new Rotor(halfCos, halfSin);
    }

    /**
     * Returns the rotor of an angle: (cos φ/2, sin φ/2) by {@link StrictMath}, so it has the same bits everywhere, and
     * each component is off by at most an ulp. For an exact rotation, such as a quarter turn, use {@link #ofHalfAngle}
     * or, along the axes, {@link #ofCosSin}.
     *
     * @param radians the angle, counter-clockwise, in [{@code -2 * Math.PI}, {@code 2 * Math.PI}]; these are a little
     *     less than a full turn
     * @throws IllegalArgumentException if the angle is NaN or not in this range
     */
    public static Rotor ofAngle(double radians) {
        Finite.require("radians", radians);
        if (Math.abs(radians) > 2 * Math.PI) {
            throw new IllegalArgumentException("radians must be in [-2π, 2π], but was " + radians
                    + "; reduce it modulo 2π, or combine rotors with Rotor.times");
        }
        return new Rotor(StrictMath.cos(radians / 2), StrictMath.sin(radians / 2));
    }

    /**
     * Returns the rotor of an engine's rotation: of the angle of a vector (cos φ, sin φ), in [-π, π]. The length of the
     * vector does not matter. The angle is off by a few ulp at most; the axes and (1, 0) rotated by 3-4-5 are exact.
     *
     * @param cos the cosine, times any length; finite
     * @param sin the sine, times that length; finite, and not 0 if {@code cos} is
     * @throws IllegalArgumentException if a number is NaN or infinite, or both are 0
     */
    public static Rotor ofCosSin(double cos, double sin) {
        Finite.require("cos", cos, "sin", sin);
        double larger = Math.max(Math.abs(cos), Math.abs(sin));
        if (larger == 0) {
            throw new IllegalArgumentException("cos and sin must not both be 0; without rotation they are 1 and 0");
        }
        double x = cos / larger;
        double y = sin / larger;
        double length = Math.sqrt(x * x + y * y);
        // Halfway between the vector and (1, 0); or a quarter turn from halfway between the vector and (-1, 0).
        if (x >= 0) {
            return new Rotor(length + x, y);
        }
        return y >= 0 ? new Rotor(y, length - x) : new Rotor(-y, x - length);
    }

    /** Returns the first component: the cosine of half the angle, times the length of the vector; exact. */
    public double halfCos() {
        return halfCos;
    }

    /** Returns the second component: the sine of half the angle, times the length of the vector; exact. */
    public double halfSin() {
        return halfSin;
    }

    /**
     * Returns the angle in radians, counter-clockwise, in [-2π, 2π]. The negative of a rotor has an angle that is a
     * full turn away. Computed by {@link StrictMath}, so it has the same bits everywhere; off by at most a few ulp.
     */
    public double angle() {
        return 2 * StrictMath.atan2(halfSin, halfCos);
    }

    /** Returns the cosine of the angle, rounded; off by a few ulp of 1 at most. */
    public double cos() {
        Rotor unit = normalized();
        return (unit.halfCos - unit.halfSin) * (unit.halfCos + unit.halfSin) / unit.square();
    }

    /** Returns the sine of the angle, rounded; off by a few ulp at most. */
    public double sin() {
        Rotor unit = normalized();
        return 2 * unit.halfCos * unit.halfSin / unit.square() + 0.0;
    }

    private double square() {
        return halfCos * halfCos + halfSin * halfSin;
    }

    /**
     * Returns the composition: this rotation after another one. The product c·c' - s·s', c·s' + s·c' is rounded as
     * doubles are, and {@link #normalized}.
     *
     * @param first the rotation that is applied first
     * @return the rotor of the sum of the two angles; a full turn more or less changes its sign, but not its
     *     orientation
     */
    public Rotor times(Rotor first) {
        Rotor a = normalized();
        Rotor b = require("first", first).normalized();
        return new Rotor(a.halfCos * b.halfCos - a.halfSin * b.halfSin, a.halfCos * b.halfSin + a.halfSin * b.halfCos)
                .normalized();
    }

    /** Returns the inverse rotation. */
    public Rotor inverse() {
        return new Rotor(halfCos, 0 - halfSin);
    }

    /**
     * Returns the same rotor, scaled by the power of two that brings the larger of |c| and |s| into [1, 2). That is
     * exact, unless the smaller one is less than 2^-969 of it.
     */
    public Rotor normalized() {
        double larger = Math.max(Math.abs(halfCos), Math.abs(halfSin));
        if (larger >= 1 && larger < 2) {
            return this;
        }
        // First scaled to the middle of the range, where the inverse of a power of two is also a power of two.
        double middle = larger < 0x1p-500 ? 0x1p574 : larger >= 0x1p500 ? 0x1p-500 : 1;
        int exponent = Math.getExponent(larger * middle);
        double power = Double.longBitsToDouble((long) (1023 - exponent) << 52);
        return new Rotor(halfCos * middle * power, halfSin * middle * power);
    }

    /**
     * Returns whether a shape with this orientation is as it was given: s is 0. So it may be true of a rotor that does
     * not equal {@link #IDENTITY}, such as (-1, 0) or (2, 0).
     */
    public boolean isIdentity() {
        return halfSin == 0;
    }

    /** Returns whether a shape rotates from this rotor to another one: they differ in direction. */
    public boolean turnsTo(Rotor other) {
        return !equals(require("other", other)) && crosses(other);
    }

    /**
     * Returns whether another rotor has exactly the opposite direction: both are one orientation, and the straight line
     * from one to the other passes through 0, so the direction of rotation is undefined.
     */
    public boolean isOppositeTo(Rotor other) {
        return isBeyondZero(require("other", other)) && !crosses(other);
    }

    private static Rotor require(String name, @Nullable Rotor rotor) {
        if (rotor == null) {
            throw new NullPointerException(name + " must not be null; use Rotor.IDENTITY for no rotation");
        }
        return rotor;
    }

    /** Returns whether 0 is between two rotors on one line through 0. */
    private boolean isBeyondZero(Rotor other) {
        return halfCos != 0 ? halfCos > 0 != other.halfCos > 0 : halfSin > 0 != other.halfSin > 0;
    }

    /** Returns whether they are on two lines through 0, exactly. */
    private boolean crosses(Rotor other) {
        // Rounding keeps the order, so products that differ as doubles differ.
        if (halfCos * other.halfSin != halfSin * other.halfCos) {
            return true;
        }
        Lattice lattice = new Lattice(Lattice.exponentOf(halfCos, halfSin, other.halfCos, other.halfSin));
        return lattice.vector(halfCos, halfSin)
                        .cross(lattice.vector(other.halfCos, other.halfSin))
                        .signum()
                != 0;
    }

    @Override
    @SuppressWarnings("exports") // the annotation is optional for users
    public boolean equals(@Nullable Object other) {
        return other instanceof Rotor rotor
                && Double.compare(halfCos, rotor.halfCos) == 0
                && Double.compare(halfSin, rotor.halfSin) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * Double.hashCode(halfCos) + Double.hashCode(halfSin);
    }

    /** Returns the rotor as it is made, {@code Rotor.ofHalfAngle(1.0, 0.0)}. */
    @Override
    public String toString() {
        return "Rotor.ofHalfAngle(" + halfCos + ", " + halfSin + ")";
    }
}
