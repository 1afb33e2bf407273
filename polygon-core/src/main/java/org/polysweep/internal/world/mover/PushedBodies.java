package org.polysweep.internal.world.mover;

import java.util.Arrays;
import org.polysweep.internal.bound.Ulp;
import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.rounding.WorldThresholds;

/**
 * The bodies that a body has pushed in its move, with their positions before that, and the displacement that a push
 * requests of one of them. The first push is along the normal. A body that is in the way again has slid along something
 * else, or is in the way by rounding: it is pushed along the displacement that it has made, unless the angle between
 * that and the normal is above 60 degrees. Reusable; no allocation once it has grown.
 */
final class PushedBodies {

    private static final int FIRST_LENGTH = 8;

    private final Bodies bodies;
    private int count;
    private int[] body = new int[FIRST_LENGTH];
    private double[] fromX = new double[FIRST_LENGTH];
    private double[] fromY = new double[FIRST_LENGTH];

    /** The normal of the contact, toward the body that was met, and the least displacement along it. */
    private double outX;

    private double outY;
    private double depth;

    /** The requested displacement. */
    double dx;

    double dy;

    PushedBodies(Bodies bodies) {
        this.bodies = bodies;
    }

    void clear() {
        count = 0;
    }

    /** Finds the displacement that moves the body that was met out of the way; returns whether it was pushed before. */
    boolean findRequest(StandingSweep contact, double motionX, double motionY) {
        int known = indexOf(contact.met);
        outX = -contact.normalX;
        outY = -contact.normalY;
        double unit = Ulp.of(bodies.x[contact.met], bodies.y[contact.met], bodies.extent(contact.met));
        depth = Math.max(motionX * outX + motionY * outY, WorldThresholds.MIN_PUSH_ULPS * unit);
        if (known < 0) {
            add(contact.met);
            request(outX, outY, depth);
            return false;
        }
        double madeX = bodies.x[contact.met] - fromX[known];
        double madeY = bodies.y[contact.met] - fromY[known];
        double along = madeX * outX + madeY * outY;
        double square = madeX * madeX + madeY * madeY;
        if (along > 0 && WorldThresholds.SQUARE_OF_MAX_PUSH_LENGTH * along * along >= square) {
            request(madeX, madeY, depth / along);
        } else {
            request(outX, outY, depth);
        }
        return true;
    }

    /** Requests the motion of the body that pushes, or what exceeds rounding, instead. */
    void requestMotion(double motionX, double motionY) {
        request(motionX, motionY, depth / (motionX * outX + motionY * outY));
    }

    private void request(double x, double y, double factor) {
        dx = x * factor;
        dy = y * factor;
    }

    private void add(int i) {
        if (count == body.length) {
            body = Arrays.copyOf(body, 2 * count);
            fromX = Arrays.copyOf(fromX, 2 * count);
            fromY = Arrays.copyOf(fromY, 2 * count);
        }
        body[count] = i;
        fromX[count] = bodies.x[i];
        fromY[count++] = bodies.y[i];
    }

    private int indexOf(int i) {
        for (int k = 0; k < count; k++) {
            if (body[k] == i) {
                return k;
            }
        }
        return -1;
    }
}
