package org.polysweep.internal.world.state;

import java.util.Arrays;

/**
 * Which bodies are driven by their last contact: a kinematic body moves toward them there, or a body that is driven
 * itself. By rank. Reusable.
 */
public final class Drivers {

    private boolean[] isDriven = {};

    void begin(int bodies) {
        if (isDriven.length < bodies) {
            isDriven = new boolean[Math.max(bodies, 2 * isDriven.length)];
        }
        Arrays.fill(isDriven, 0, bodies, false);
    }

    /** Notes whether the last contact of a body drives it. */
    public void note(int rank, boolean isDriven) {
        this.isDriven[rank] = isDriven;
    }

    boolean isDriven(int rank) {
        return isDriven[rank];
    }
}
