package org.polysweep.internal.turning;

import java.util.List;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * The corners of a body over the line of an edge of the other.
 *
 * @param hasBelow whether one that is not among those near is certainly inside
 * @param near those about which nothing is certain; the others are farther from the line than the distance of a contact
 */
record CornersOverEdge(boolean hasBelow, List<CornerOverEdge> near) {

    /** Whether all are outside by more than the distance of a contact. */
    boolean areBeyond(RealRoot time) {
        return !hasBelow && near.stream().allMatch(corner -> corner.isBeyond(time));
    }

    /** Whether all are outside or on the line. */
    boolean areOutside(RealRoot time) {
        return !hasBelow && near.stream().allMatch(corner -> time.signOf(corner.height()) >= 0);
    }

    /** With a radius: whether one is outside by the distance of a contact, with its foot on the edge. */
    boolean touch(RealRoot time) {
        return near.stream().anyMatch(corner -> corner.touches(time));
    }
}
