package org.polysweep.internal.bound;

import org.polysweep.internal.expansion.Roundoff;

/**
 * Bounds for rotating shapes: of the errors of a height and of its slope at a time, and of how a height changes later.
 * They hold for two shapes of some <em>size</em>, the sum of the lengths of the vector between their positions, of the
 * displacement, of the farthest corner of each and of the radii; and for rotors of some <em>distortion</em>, the
 * greatest length of a rotor during the step, divided by its least. Both lie within {@link #isInRange}, where underflow
 * and overflow have no effect.
 */
public final class RotationBound {

    /** Sizes and lengths of rotors between these are in range: docs/error-bounds.md, theorem 14. */
    private static final double LEAST = 0x1p-200;

    private static final double GREATEST = 0x1p200;

    /** No greater distortion is in range: docs/error-bounds.md, theorem 14. */
    private static final double MOST_DISTORTION = 0x1p10;

    /** Bounds the error of a height: docs/error-bounds.md, theorem 14. */
    private static final double HEIGHT = 72 * Roundoff.U;

    /** Bounds the error of the slope of a height: docs/error-bounds.md, theorem 14. */
    private static final double SLOPE = 1024 * Roundoff.U;

    /**
     * Bounds, in units of the size, how much closer two disks may be than computed in doubles: docs/error-bounds.md,
     * theorem 14.
     */
    private static final double DISKS = 128 * Roundoff.U;

    /** Bounds the error of the radicand in the time at which two disks touch: docs/error-bounds.md, theorem 14. */
    private static final double RADICAND = 32 * Roundoff.U;

    /** Bounds the error of cross and dot products of rotors: docs/error-bounds.md, theorem 14. */
    private static final double ROTOR = 16 * Roundoff.U;

    /** Shorter steps make no progress: docs/error-bounds.md, theorem 14. */
    private static final double SHORTEST_STEP = 0x1p-20;

    /** After a shorter step, another edge is searched for. */
    private static final double LONG_STEP = 0x1p-5;

    /** After a shorter step of Newton's method, in units of a duration, the last step is made in double-double. */
    private static final double SHORT_STEP = 0x1p-16;

    /** After a shorter step in double-double, in units of the time, another step does not get closer. */
    private static final double SHORT_CORRECTION = 0x1p-24;

    /** A shorter time may be lost in the rounding of the time after it: docs/error-bounds.md, theorem 14. */
    private static final double SHORTEST_FALL = 0x1p-50;

    /**
     * Bounds the relative error of a step of Newton's method in addition to the error of the slope:
     * docs/error-bounds.md, theorem 14.
     */
    private static final double NEWTON = 64 * Roundoff.U;

    /** Added to numbers that may have underflowed: docs/error-bounds.md, theorem 14. */
    private static final double UNDERFLOW = Double.MIN_NORMAL;

    /** Bounds the error of a height as a residual: docs/error-bounds.md, theorem 20. */
    private static final double RESIDUAL = 0x1p14 * (Roundoff.U * Roundoff.U);

    /** Bounds the relative error of the unit of a residual: docs/error-bounds.md, theorem 20. */
    private static final double UNIT = 64 * Roundoff.U;

    /** Between these, squares of rotors and of an edge do no harm to a residual: docs/error-bounds.md, theorem 20. */
    private static final double LEAST_SQUARE = 0x1p-100;

    private static final double GREATEST_SQUARE = 0x1p100;

    /**
     * Bounds the error of a dot product of an edge and the vector between two vertices, in units of the error of a
     * height and of both lengths: docs/error-bounds.md, theorem 27.
     */
    private static final double DIRECTION = 8;

    /** Covers a few roundings of a positive number: docs/error-bounds.md, theorem 14. */
    private static final double EXCESS = 1 + 0x1p-30;

    /** Less than the inverse of {@link #EXCESS}, and as close to 1: docs/error-bounds.md, theorem 14. */
    private static final double LACK = 2 - EXCESS;

    /** A displacement that is shorter than this, in units of the size, is not multiplied: {@link #factorBeyond}. */
    private static final double SHORTEST_MOVE = 0x1p-900;

    private RotationBound() {}

    /** Returns whether the bounds hold for shapes of a size. */
    public static boolean isInRange(double size, double distortion) {
        return size > LEAST && size < GREATEST && distortion < MOST_DISTORTION;
    }

    /** Returns whether a rotor is in range, from the square of its length. */
    public static boolean isSquareInRange(double square) {
        return square > LEAST * LEAST && square < GREATEST * GREATEST;
    }

    /**
     * Returns an upper bound of the inverse of the square of a rotor's length during the step.
     *
     * @param along the lesser of the dot products of its first and its last value with some direction
     * @param square the square of the length of that direction
     * @param greatest the greater of the squares of the lengths of its first and its last value
     * @return the bound; not positive if there is none
     */
    public static double inverseSquare(double along, double square, double greatest) {
        return along > 0 ? square / (along * along - 2 * ROTOR * (greatest * square)) : 0;
    }

    /**
     * Returns an upper bound of the angular speed.
     *
     * @param cross the cross product of the first value of the rotor and its change
     * @param greatest the greater of the squares of the lengths of its first and its last value
     * @param inverse an upper bound of the inverse of the square of its length
     */
    public static double angularSpeed(double cross, double greatest, double inverse) {
        return 2 * (Math.abs(cross) + ROTOR * greatest) * inverse;
    }

    /**
     * Returns an upper bound of the angular acceleration.
     *
     * @param speed an upper bound of the angular speed
     * @param dot the greater dot product of the change of the rotor with its first and its last value, as a magnitude
     * @param change the square of the length of that change
     * @param greatest the greater of the squares of the lengths of the two values
     * @param inverse an upper bound of the inverse of the square of its length
     */
    public static double angularAcceleration(double speed, double dot, double change, double greatest, double inverse) {
        double most = dot + ROTOR * greatest;
        double part = most * inverse;
        // Either bounds it; the other one is less only where the lengths are very different.
        return 2 * speed * (most * part > change ? Math.sqrt(change * inverse) : part);
    }

    /** Returns a little more than a number that is positive and the result of a few roundings. */
    public static double above(double value) {
        return value * EXCESS;
    }

    /** Returns a little less than a number that is positive and the result of a few roundings. */
    public static double below(double value) {
        return value * LACK;
    }

    /** Returns whether a step is so long that {@link #below} covers the rounding of the time after it. */
    public static boolean isStep(double step) {
        return step > SHORTEST_STEP;
    }

    /** Returns whether a step is so long that the edge may be kept. */
    public static boolean isLong(double step) {
        return step > LONG_STEP;
    }

    /** Returns whether the duration of a fall is so long that it is positive after rounding. */
    public static boolean isResolved(double duration) {
        return duration > SHORTEST_FALL;
    }

    /** Returns whether a step of Newton's method was so long, compared to a duration, that one more is worth it. */
    public static boolean isWorthMore(double step, double duration) {
        return Math.abs(step) > SHORT_STEP * duration;
    }

    /** Returns whether such a step in double-double was so long, compared to the time, that one more is worth it. */
    public static boolean isWorthCorrecting(double step, double time) {
        return Math.abs(step) > SHORT_CORRECTION * time;
    }

    /** Returns the bound of the error of a step of Newton's method, for a relative error of the slope. */
    public static double ofNewtonStep(double step, double relative) {
        return above(Math.abs(step) * (relative + NEWTON));
    }

    /** Returns a bound of an error that includes the underflow of a few quotients and products. */
    public static double withUnderflow(double error) {
        return error + UNDERFLOW;
    }

    /**
     * Returns a distance between the centers of two disks beyond which they provably do not touch.
     *
     * @param radii the sum of their radii
     * @param size the size; times the distortion if the vector between the disks has been computed from rotors
     */
    public static double ofDisks(double radii, double size) {
        return above(radii) + DISKS * size;
    }

    /**
     * Returns a bound of the amount by which the radicand in the time at which two disks touch may be too small.
     *
     * @param product of the squares of the motion and the distance
     */
    public static double ofRadicand(double product) {
        return RADICAND * product;
    }

    /** Returns the bound of the error of a height. */
    public static double ofHeight(double size, double distortion) {
        return HEIGHT * (distortion * size);
    }

    /** Returns the bound of the error of a height that is a residual. */
    public static double ofResidual(double size, double distortion) {
        double square = distortion * distortion;
        return RESIDUAL * (square * square * size);
    }

    /** Returns the bound of the relative error of the unit of a residual. */
    public static double ofUnit(double distortion) {
        return UNIT * (distortion * distortion);
    }

    /** Returns whether the square of the length of a rotor, or of an edge, is in the range of residuals. */
    public static boolean isModerate(double square) {
        return square > LEAST_SQUARE && square < GREATEST_SQUARE;
    }

    /** Returns the bound of the error of the slope of a height. */
    public static double ofSlope(double size, double distortion) {
        return SLOPE * (distortion * distortion * (distortion * size));
    }

    /**
     * Returns a power of two by which a displacement may be multiplied, so that shapes that overlap and keep their
     * orientations leave each other before half of the step; NaN if the displacement is too short, or 0.
     *
     * @param size the size, before the multiplication
     * @param move the sum of the magnitudes of the components of the relative displacement
     */
    public static double factorBeyond(double size, double move) {
        return move > SHORTEST_MOVE * size
                ? Math.scalb(1.0, Math.getExponent(size) - Math.getExponent(move) + 3)
                : Double.NaN;
    }

    /**
     * Returns a bound of the error of the dot product of an edge and the vector between two vertices.
     *
     * @param heightError the bound of the error of a height, less than the length of that vector
     * @param lengths the sum of the lengths of the edge and of that vector, or more
     */
    public static double ofDirection(double heightError, double lengths) {
        return DIRECTION * (heightError * lengths);
    }
}
