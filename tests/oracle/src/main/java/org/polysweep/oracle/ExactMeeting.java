package org.polysweep.oracle;

import java.util.List;

/**
 * What meets what, and where.
 *
 * @param featureA the vertex or edge of A
 * @param featureB the vertex or edge of B
 * @param contact one point, or both ends of the shared segment when edge meets edge, in the order of the normal turned
 *     a quarter counter-clockwise
 */
public record ExactMeeting(ExactFeature featureA, ExactFeature featureB, List<ExactContact> contact) {
    /** Copies the list. */
    public ExactMeeting {
        contact = List.copyOf(contact);
    }
}
