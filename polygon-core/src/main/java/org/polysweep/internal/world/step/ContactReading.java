package org.polysweep.internal.world.step;

import org.polysweep.contact.Feature;
import org.polysweep.result.SweepResult;
import org.polysweep.world.body.WorldContact;

/** A contact with the numbers of the sweep of two bodies. */
abstract class ContactReading implements WorldContact {

    /** Returns the numbers of the contact, on the whole segments of the two bodies. */
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
    public final Feature.Kind featureKindA() {
        return result().featureKindA();
    }

    @Override
    public final int featureIndexA() {
        return result().featureIndexA();
    }

    @Override
    public final Feature.Kind featureKindB() {
        return result().featureKindB();
    }

    @Override
    public final int featureIndexB() {
        return result().featureIndexB();
    }

    @Override
    public final String toString() {
        return verdict() + " of " + a() + " and " + b() + " at " + enter() + ", normal (" + normalX() + ", " + normalY()
                + ")";
    }
}
