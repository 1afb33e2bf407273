package org.polysweep.internal.world.response;

/** Adds the motion of a carrier to the bodies that rest on it. */
final class Carry {

    private Carry() {}

    /** If one of two bodies rests on the other, carries it along the surface. */
    static void along(StepBodyMotion a, StepBodyMotion b, double x, double y, double upX, double upY) {
        double up = x * upX + y * upY;
        double across = x * upY - y * upX;
        if (Math.abs(up) < Math.abs(across)) {
            return;
        }
        StepBodyMotion carrier = up > 0 ? b : a;
        StepBodyMotion rider = up > 0 ? a : b;
        double speed = carrier.speedAcross();
        rider.carry(0.0 - speed * y, speed * x);
    }
}
