package org.polysweep.conformance.turning;

import org.polysweep.contact.Hit;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.contact.Touch;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;

/** The answer about shapes that are turned and do not turn, from that about shapes whose vertices are turned. */
final class AtRest {

    private AtRest() {}

    /** The same contact, in which the shapes are put to rest with the rotors that they have. */
    static SweepOutcome with(SweepOutcome contact, Rotor a, Rotor b) {
        if (contact instanceof Hit hit) {
            return new Hit(
                    hit.enter(),
                    hit.exit(),
                    hit.normalX(),
                    hit.normalY(),
                    hit.partA(),
                    hit.partB(),
                    hit.featureA(),
                    hit.featureB(),
                    hit.contactPoints(),
                    with(hit.safePoseA(), a),
                    with(hit.safePoseB(), b));
        }
        if (contact instanceof Touch touch) {
            return new Touch(
                    touch.enter(),
                    touch.exit(),
                    touch.normalX(),
                    touch.normalY(),
                    touch.partA(),
                    touch.partB(),
                    touch.featureA(),
                    touch.featureB(),
                    touch.contactPoints(),
                    with(touch.safePoseA(), a),
                    with(touch.safePoseB(), b));
        }
        return contact;
    }

    private static Pose with(Pose rest, Rotor rotor) {
        return new Pose(rest.x(), rest.y(), rotor);
    }
}
