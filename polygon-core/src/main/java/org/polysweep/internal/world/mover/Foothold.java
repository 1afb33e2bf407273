package org.polysweep.internal.world.mover;

import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.expansion.Expansion;
import org.polysweep.internal.world.body.Bodies;

/**
 * A point of a body on which another body stands, or up to which a step rises, in coordinates of that body, so that it
 * moves with the body. Heights are compared exactly if bodies are not rotated. Reusable; no allocation.
 */
final class Foothold {

    private static final int NONE = -1;

    /** The index of the body, or -1. */
    int body = NONE;

    double x;
    double y;

    private final Expansion exact = new Expansion();

    void clear() {
        body = NONE;
    }

    boolean isSet() {
        return body != NONE;
    }

    void set(int body, double x, double y) {
        this.body = body;
        this.x = x;
        this.y = y;
    }

    void set(Foothold other) {
        set(other.body, other.x, other.y);
    }

    /** Moves the point in its body. */
    void move(double dx, double dy) {
        x += dx;
        y += dy;
    }

    boolean isSame(Foothold other) {
        return body == other.body && x == other.x && y == other.y;
    }

    /** The height of the point along a direction, rounded. */
    double height(Bodies bodies, double upX, double upY) {
        return upX * (x + bodies.x[body]) + upY * (y + bodies.y[body]);
    }

    /**
     * Returns whether the point is exactly higher above another point, a sum of two vectors, than a limit. It is not if
     * some real numbers that round to these doubles make it no higher, as in stairs of 0.3 each; the next double above
     * a limit is higher.
     */
    boolean isHigher(
            Bodies bodies,
            double upX,
            double upY,
            double otherX,
            double otherY,
            double positionX,
            double positionY,
            double limit) {
        double x2 = bodies.x[body];
        double y2 = bodies.y[body];
        exact.set(-limit);
        exact.addProduct(upX, x);
        exact.addProduct(upX, x2);
        exact.addProduct(-upX, otherX);
        exact.addProduct(-upX, positionX);
        exact.addProduct(upY, y);
        exact.addProduct(upY, y2);
        exact.addProduct(-upY, otherY);
        exact.addProduct(-upY, positionY);
        if (exact.sign() <= 0) {
            return false;
        }
        double rounding = Math.abs(upX) * (Ulp.of(x) + Ulp.of(x2) + Ulp.of(otherX) + Ulp.of(positionX))
                + Math.abs(upY) * (Ulp.of(y) + Ulp.of(y2) + Ulp.of(otherY) + Ulp.of(positionY));
        return 2 * exact.estimate() >= rounding;
    }
}
