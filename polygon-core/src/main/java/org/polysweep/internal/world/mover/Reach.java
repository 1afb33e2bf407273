package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;

/**
 * The extents of a body from its position to the right, left, up and down, relative to the up direction of its mover.
 * Reusable.
 */
final class Reach {

    private final SupportPoint support;

    double right;
    double left;
    double up;
    double down;

    Reach(Bodies bodies) {
        support = new SupportPoint(bodies);
    }

    void find(MovedBody body, MoverSettings settings) {
        right = support.find(body, settings.upY, -settings.upX);
        left = support.find(body, -settings.upY, settings.upX);
        up = support.find(body, settings.upX, settings.upY);
        down = support.find(body, -settings.upX, -settings.upY);
    }

    /** The distance of its middle to the right. */
    double middle() {
        return (right - left) / 2;
    }

    /**
     * The maximum distance by which a body must be raised if its middle is put on a floor that may rise to one side:
     * half its width times the slope, but no more than its height.
     */
    double mostRaised(double slopeLimit) {
        double half = (right + left) / 2;
        return half == 0 ? 0 : Math.min(half * slopeLimit, up + down);
    }
}
