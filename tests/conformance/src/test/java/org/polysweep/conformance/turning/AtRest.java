package org.polysweep.conformance.turning;

import org.polysweep.contact.Contact;
import org.polysweep.contact.Hit;
import org.polysweep.contact.Touch;
import org.polysweep.pose.Pose;
import org.polysweep.pose.Rotor;

/** The answer about shapes that are turned and do not turn, from that about shapes whose vertices are turned. */
final class AtRest {

    private AtRest() {}

    /** The same contact, in which the shapes are put to rest with the rotors that they have. */
    static Contact with(Contact contact, Rotor a, Rotor b) {
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
                    hit.contact(),
                    with(hit.restA(), a),
                    with(hit.restB(), b));
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
                    touch.contact(),
                    with(touch.restA(), a),
                    with(touch.restB(), b));
        }
        return contact;
    }

    private static Pose with(Pose rest, Rotor rotor) {
        return new Pose(rest.x(), rest.y(), rotor);
    }
}
