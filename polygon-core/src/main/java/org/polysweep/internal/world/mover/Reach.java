package org.polysweep.internal.world.mover;

import org.polysweep.internal.world.body.Bodies;

/** How far a body reaches from its position to the right, to the left, up and down, as its mover sees it. Reusable. */
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

    /** How far to the right its middle is. */
    double middle() {
        return (right - left) / 2;
    }

    /**
     * How far a body at most has to be raised that is put with its middle on a floor, which may rise to one side: half
     * its width times the slope, but no more than its height.
     */
    double mostRaised(double slopeLimit) {
        double half = (right + left) / 2;
        return half == 0 ? 0 : Math.min(half * slopeLimit, up + down);
    }
}
