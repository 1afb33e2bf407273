package org.polysweep.internal.world.response;

import org.polysweep.internal.world.body.Bodies;
import org.polysweep.internal.world.body.SomeBodies;
import org.polysweep.internal.world.state.StepState;

/** The motions of two bodies that meet. */
public final class SomeMotions {

    private SomeMotions() {}

    /** Returns the motions of two bodies of a step in which nothing has happened yet. */
    public static StepPairMotion ofTwo() {
        Bodies bodies = new Bodies();
        for (int body = 0; body < 2; body++) {
            bodies.add(SomeBodies.box(0, 0, 1, 1), 0, 0, false);
        }
        bodies.rank();
        StepState state = new StepState();
        state.place(bodies);
        state.begin();
        return new StepPairMotion(bodies, state);
    }

    /** Sets both motions; the mass of a body whose motion cannot be changed is infinite. */
    public static void set(
            StepPairMotion motion, double aDx, double aDy, double massA, double bDx, double bDy, double massB) {
        motion.a().set(0, aDx, aDy, massA, massA != Double.POSITIVE_INFINITY);
        motion.b().set(1, bDx, bDy, massB, massB != Double.POSITIVE_INFINITY);
    }
}
