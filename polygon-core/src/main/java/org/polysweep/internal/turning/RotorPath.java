package org.polysweep.internal.turning;

import org.polysweep.internal.predicate.TurningBound;

/**
 * The way of a rotor in doubles: the angle at a time and how fast it changes; and bounds of both for the whole step.
 *
 * <p>The angle is that of z², so its speed is 2 (z × z') / |z|² and its acceleration -4 (z × z')(z · z') / |z|⁴, where
 * z × z' is the same at all times, and z · z' is greatest at one of the ends. Reusable and not thread-safe; no
 * allocation.
 */
final class RotorPath {

    /**
     * Where the squares of two lengths differ by no more than one part in so many, the sum of the rotors leads about
     * half-way from the one to the other, unless they are nearly opposite.
     */
    private static final int SIMILAR = 16;

    private double c0;
    private double s0;
    private double changeC;
    private double changeS;

    /** z × z'. */
    private double cross;

    /** 1 if it certainly turns counter-clockwise, -1 for clockwise; 0 if that is not certain, or it does not turn. */
    private int sense;

    private double squareOfDistortion;
    private double greatestSpeed;
    private double greatestAcceleration;
    private double cosine;
    private double sine;
    private double speed;

    /**
     * Sets the way.
     *
     * @return whether all lengths are in the range of the bounds
     */
    boolean set(BodyNumbers moving) {
        c0 = moving.c0;
        s0 = moving.s0;
        changeC = moving.c1 - c0;
        changeS = moving.s1 - s0;
        double from = c0 * c0 + s0 * s0;
        if (changeC == 0 && changeS == 0) {
            cross = 0;
            sense = 0;
            squareOfDistortion = 1;
            greatestSpeed = 0;
            greatestAcceleration = 0;
            return TurningBound.isSquareInRange(from);
        }
        double to = moving.c1 * moving.c1 + moving.s1 * moving.s1;
        if (!TurningBound.isSquareInRange(from) || !TurningBound.isSquareInRange(to)) {
            return false;
        }
        // Along any direction the rotor is as long at least as at one of its ends: take the direction half-way.
        boolean isSumHalfWay = SIMILAR * Math.abs(from - to) <= from && c0 * moving.c1 + s0 * moving.s1 > 0;
        double ratio = isSumHalfWay ? 1 : Math.sqrt(from / to);
        double middleC = c0 + ratio * moving.c1;
        double middleS = s0 + ratio * moving.s1;
        double ofFirst = c0 * middleC + s0 * middleS;
        double ofLast = moving.c1 * middleC + moving.s1 * middleS;
        double greatest = from > to ? from : to;
        double inverse = TurningBound.inverseSquare(
                ofFirst < ofLast ? ofFirst : ofLast, middleC * middleC + middleS * middleS, greatest);
        if (!(inverse > 0)) {
            return false;
        }
        cross = c0 * changeS - s0 * changeC;
        squareOfDistortion = greatest * inverse;
        greatestSpeed = TurningBound.angularSpeed(cross, greatest, inverse);
        sense = TurningBound.senseOfTurn(cross, greatest);
        double first = Math.abs(c0 * changeC + s0 * changeS);
        double last = Math.abs(moving.c1 * changeC + moving.s1 * changeS);
        greatestAcceleration = TurningBound.angularAcceleration(
                greatestSpeed, first > last ? first : last, changeC * changeC + changeS * changeS, greatest, inverse);
        return true;
    }

    /** The square of the greatest length over a lower bound of the least. */
    double squareOfDistortion() {
        return squareOfDistortion;
    }

    double greatestSpeed() {
        return greatestSpeed;
    }

    double greatestAcceleration() {
        return greatestAcceleration;
    }

    /** What the second derivative of a unit vector that turns with it does not exceed. */
    double greatestBend() {
        return greatestAcceleration + greatestSpeed * greatestSpeed;
    }

    /** What the magnitude of the angular speed of this, less that of another one, does not exceed. */
    double greatestSpeedAgainst(RotorPath other) {
        return sense * other.sense > 0
                ? Math.max(greatestSpeed, other.greatestSpeed)
                : greatestSpeed + other.greatestSpeed;
    }

    /** Goes to a time in [0, 1]. */
    void at(double time) {
        double c = c0 + time * changeC;
        double s = s0 + time * changeS;
        double inverse = 1 / (c * c + s * s);
        cosine = (c - s) * (c + s) * inverse;
        sine = 2 * (c * s) * inverse;
        speed = 2 * cross * inverse;
    }

    double cosine() {
        return cosine;
    }

    double sine() {
        return sine;
    }

    /** The x component of a vector that turns with it. */
    double turnedX(double x, double y) {
        return cosine * x - sine * y;
    }

    /** The y component of a vector that turns with it. */
    double turnedY(double x, double y) {
        return sine * x + cosine * y;
    }

    /** The x component of a vector, as what turns with it sees that. */
    double localX(double x, double y) {
        return cosine * x + sine * y;
    }

    /** The y component of a vector, as what turns with it sees that. */
    double localY(double x, double y) {
        return cosine * y - sine * x;
    }

    /** The angular speed. */
    double speed() {
        return speed;
    }
}
