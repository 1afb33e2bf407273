package org.polysweep.world;

/** What stands on a body goes along with it. */
final class Carry {

    private Carry() {}

    /** Lets the one of two bodies that stands on the other, if one does, be carried along the surface. */
    static void along(WorldContact contact, PairMotion motion, double upX, double upY) {
        double x = contact.normalX();
        double y = contact.normalY();
        double up = x * upX + y * upY;
        double across = x * upY - y * upX;
        if (Math.abs(up) < Math.abs(across)) {
            return;
        }
        if (up > 0) {
            double speed = x * motion.bDy() - y * motion.bDx();
            motion.a().carry(0.0 - speed * y, speed * x);
        } else {
            double speed = x * motion.aDy() - y * motion.aDx();
            motion.b().carry(0.0 - speed * y, speed * x);
        }
    }
}
