package org.polysweep.internal.rotation.exact;

import java.util.List;
import org.polysweep.internal.algebraic.RealRoot;

/**
 * The vertices of a body relative to an edge of the other.
 *
 * @param hasBelow whether a vertex that is not among the near ones is known to be inside of the line of the edge
 * @param hasBeside whether a vertex that is not among the near ones may be as close to the line as at a contact
 * @param near the vertices of unknown sign; all others are known to be farther from the line than at a contact, or not
 *     to project onto the edge
 */
record VerticesOverEdge(boolean hasBelow, boolean hasBeside, List<VertexOverEdge> near) {

    /** Returns whether all vertices are known to be outside by more than the distance of a contact. */
    boolean areBeyond(RealRoot time) {
        return !hasBelow && !hasBeside && near.stream().allMatch(vertex -> vertex.isBeyond(time));
    }

    /** Returns whether all vertices are outside or on the line. */
    boolean areOutside(RealRoot time) {
        return !hasBelow && near.stream().allMatch(vertex -> time.signOf(vertex.height()) >= 0);
    }

    /** With a radius: whether a vertex touches the edge. */
    boolean touch(RealRoot time) {
        return near.stream().anyMatch(vertex -> vertex.touches(time));
    }
}
