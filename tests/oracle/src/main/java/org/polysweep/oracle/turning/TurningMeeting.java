package org.polysweep.oracle.turning;

import java.util.List;
import java.util.Optional;
import org.polysweep.oracle.ExactFeature;

/**
 * What meets what at the exact time of entry, and where.
 *
 * @param featureA the vertex or edge of A
 * @param featureB the vertex or edge of B
 * @param normal from B toward A; empty if both are points
 * @param contact one point, or both ends of the shared segment when edge meets edge, in the order of the normal turned
 *     a quarter counter-clockwise
 */
public record TurningMeeting(
        ExactFeature featureA, ExactFeature featureB, Optional<TurningNormal> normal, List<TurningContact> contact) {
    /** Copies the list. */
    public TurningMeeting {
        contact = List.copyOf(contact);
    }
}
