package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * The carrier of each body in a step: the motion that it adds to the requested motion, and its speed along the contact
 * normal toward the body. By rank. Reusable.
 */
public final class Carriers {

    /** Five numbers for each body: the motion, the normal toward the body, and the speed along it. */
    private double[] numbers = {};

    private static final int FIELDS = 5;

    private double ownDx;
    private double ownDy;

    void begin(int bodies) {
        if (numbers.length < FIELDS * bodies) {
            numbers = new double[Math.max(FIELDS * bodies, 2 * numbers.length)];
        }
        Arrays.fill(numbers, 0, FIELDS * bodies, 0);
    }

    /** Sets the carrier of a body. */
    public void carry(int rank, double dx, double dy, double normalX, double normalY, double speed) {
        int at = FIELDS * rank;
        numbers[at] = dx;
        numbers[at + 1] = dy;
        numbers[at + 2] = normalX;
        numbers[at + 3] = normalY;
        numbers[at + 4] = speed;
    }

    /** The motion that the carrier of a body adds to its requested motion. */
    double dx(int rank) {
        return numbers[FIELDS * rank];
    }

    double dy(int rank) {
        return numbers[FIELDS * rank + 1];
    }

    /**
     * Finds the motion of a body without the motion of its carrier: along the surface, and away from it. Where an
     * obstacle has taken the motion of the carrier, none is left to be removed, so the result is between 0 and the
     * motion that the body would have by itself.
     *
     * @param requestedX the requested motion without the carrier
     * @param dx the motion
     */
    public void findOwnMotion(int rank, double requestedX, double requestedY, double dx, double dy) {
        ownDx = dx;
        ownDy = dy;
        int at = FIELDS * rank;
        double x = numbers[at + 2];
        double y = numbers[at + 3];
        double across = x * numbers[at + 1] - y * numbers[at];
        double away = Math.max(0, numbers[at + 4] + x * numbers[at] + y * numbers[at + 1]);
        if (across != 0 || away != 0) {
            double ownAcross = own(x * dy - y * dx, across, x * requestedY - y * requestedX);
            double ownAway = own(x * dx + y * dy, away, x * requestedX + y * requestedY);
            ownDx = x * ownAway - y * ownAcross + 0.0;
            ownDy = y * ownAway + x * ownAcross + 0.0;
        }
    }

    private static double own(double speed, double ofCarrier, double requested) {
        return ofCarrier == 0
                ? speed
                : Math.max(Math.min(requested, 0), Math.min(Math.max(requested, 0), speed - ofCarrier));
    }

    public double ownDx() {
        return ownDx;
    }

    public double ownDy() {
        return ownDy;
    }
}
