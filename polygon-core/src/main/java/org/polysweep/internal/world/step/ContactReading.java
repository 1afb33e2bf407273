package org.polysweep.internal.world.step;

import org.polysweep.contact.Feature;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.WorldContact;

/** A contact with the numbers of the sweep of two bodies. */
abstract class ContactReading implements WorldContact {

    /** Returns the numbers of the contact, on the whole lines of the two bodies. */
    abstract SweepResult result();

    @Override
    public final int contactCount() {
        return result().contactCount();
    }

    @Override
    public final double contactX(int point) {
        return result().contactX(point);
    }

    @Override
    public final double contactY(int point) {
        return result().contactY(point);
    }

    @Override
    public final Feature.Kind kindA() {
        return result().kindA();
    }

    @Override
    public final int indexA() {
        return result().indexA();
    }

    @Override
    public final Feature.Kind kindB() {
        return result().kindB();
    }

    @Override
    public final int indexB() {
        return result().indexB();
    }

    @Override
    public final String toString() {
        return verdict() + " of " + a() + " and " + b() + " at " + enter() + ", normal (" + normalX() + ", " + normalY()
                + ")";
    }
}
