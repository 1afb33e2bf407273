package org.polysweep.internal.rotation;

import org.polysweep.internal.bound.RotationBound;
import org.polysweep.internal.rotor.RotorDirection;

/**
 * The straight path of a rotor in doubles: the rotation and its angular speed at a time, and bounds of the angular
 * speed and acceleration for the whole step.
 *
 * <p>The angle is the angle of z², so its speed is 2 (z × z') / |z|² and its acceleration -4 (z × z')(z · z') / |z|⁴,
 * where z × z' is constant and |z · z'| is greatest at an end. Reusable, not thread-safe, no allocation.
 */
final class RotorPath {

    /**
     * Where the squares of two lengths differ by no more than one part in this many, the sum of the rotors is about
     * halfway between their directions, unless they are nearly opposite.
     */
    private static final int SIMILAR = 16;

    /** The rotors at the beginning and at the end. */
    double c0 = 1;

    double s0;
    double c1 = 1;
    double s1;

    private double changeC;
    private double changeS;

    /** z × z'. */
    private double cross;

    /** The square of the greatest length over a lower bound of the least. */
    double squareOfDistortion;

    /** Bounds of the magnitudes of the angular speed and acceleration. */
    double maxSpeed;

    double maxAcceleration;

    private double time = Double.NaN;

    /** The rotation at the time of {@link #moveTo}. */
    double cosine;

    double sine;

    /** The angular speed at that time. */
    double speed;

    /**
     * Begins a query about the rotors as they are set now.
     *
     * @return whether all lengths are in the range of the bounds
     */
    boolean begin() {
        time = Double.NaN;
        changeC = c1 - c0;
        changeS = s1 - s0;
        double from = c0 * c0 + s0 * s0;
        if (changeC == 0 && changeS == 0) {
            cross = 0;
            squareOfDistortion = 1;
            maxSpeed = 0;
            maxAcceleration = 0;
            return RotationBound.isSquareInRange(from);
        }
        double to = c1 * c1 + s1 * s1;
        if (!RotationBound.isSquareInRange(from) || !RotationBound.isSquareInRange(to)) {
            return false;
        }
        // The component of the rotor along any direction is linear, so it is least at an end: the lower bound is best
        // for the direction halfway between the two.
        boolean isSumHalfWay = SIMILAR * Math.abs(from - to) <= from && c0 * c1 + s0 * s1 > 0;
        double ratio = isSumHalfWay ? 1 : Math.sqrt(from / to);
        double middleC = c0 + ratio * c1;
        double middleS = s0 + ratio * s1;
        double ofFirst = c0 * middleC + s0 * middleS;
        double ofLast = c1 * middleC + s1 * middleS;
        double greatest = from > to ? from : to;
        double inverse = RotationBound.inverseSquare(
                ofFirst < ofLast ? ofFirst : ofLast, middleC * middleC + middleS * middleS, greatest);
        if (!(inverse > 0)) {
            return false;
        }
        cross = c0 * changeS - s0 * changeC;
        squareOfDistortion = greatest * inverse;
        maxSpeed = RotationBound.angularSpeed(cross, greatest, inverse);
        double first = Math.abs(c0 * changeC + s0 * changeS);
        double last = Math.abs(c1 * changeC + s1 * changeS);
        maxAcceleration = RotationBound.angularAcceleration(
                maxSpeed, first > last ? first : last, changeC * changeC + changeS * changeS, greatest, inverse);
        return true;
    }

    /** Returns whether the rotors differ in direction. */
    boolean rotates() {
        return RotorDirection.differ(c0, s0, c1, s1);
    }

    /** A bound of the second derivative of a unit vector that rotates along. */
    double maxCurvature() {
        return maxAcceleration + maxSpeed * maxSpeed;
    }

    /** Sets the time, in [0, 1]. */
    void moveTo(double time) {
        if (time == this.time) {
            return;
        }
        this.time = time;
        double c = c0 + time * changeC;
        double s = s0 + time * changeS;
        double inverse = 1 / (c * c + s * s);
        cosine = (c - s) * (c + s) * inverse;
        sine = 2 * (c * s) * inverse;
        speed = 2 * cross * inverse;
    }

    /** The x coordinate in the world of a local vector. */
    double worldX(double x, double y) {
        return cosine * x - sine * y;
    }

    double worldY(double x, double y) {
        return sine * x + cosine * y;
    }

    /** The x coordinate in the local frame of a vector in the world. */
    double localX(double x, double y) {
        return cosine * x + sine * y;
    }

    double localY(double x, double y) {
        return cosine * y - sine * x;
    }
}
