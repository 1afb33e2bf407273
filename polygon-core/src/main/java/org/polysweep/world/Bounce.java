package org.polysweep.world;

/**
 * Newton's law of restitution for two bodies without friction: their momentum stays, and they part with a share of the
 * speed of approach.
 */
final class Bounce {

    private Bounce() {}

    static void off(WorldContact contact, PairMotion reaction, double restitution) {
        double x = contact.normalX();
        double y = contact.normalY();
        double speedA = reaction.aDx() * x + reaction.aDy() * y;
        double speedB = reaction.bDx() * x + reaction.bDy() * y;
        double approach = speedB - speedA;
        if (!(approach > 0)) {
            return;
        }
        // The share of the change that each of them takes: that of the other's mass.
        double shareA = share(reaction.massB(), reaction.massA());
        double change = (1 + restitution) * approach;
        if (shareA == 1) {
            reaction.setAlongA(x, y, speedB + restitution * approach);
        } else if (shareA == 0) {
            reaction.setAlongB(x, y, speedA - restitution * approach);
        } else {
            reaction.setAlongA(x, y, speedA + shareA * change);
            reaction.setAlongB(x, y, speedB - (1 - shareA) * change);
        }
    }

    private static double share(double mass, double other) {
        if (mass == Double.POSITIVE_INFINITY) {
            return 1;
        }
        if (other == Double.POSITIVE_INFINITY) {
            return 0;
        }
        // Halves, as the sum of two masses may be beyond the doubles.
        return mass / 2 / (mass / 2 + other / 2);
    }
}
