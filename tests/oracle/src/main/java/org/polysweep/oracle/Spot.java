package org.polysweep.oracle;

import java.util.Optional;

/**
 * A point of the boundary of C, by what it is made of.
 *
 * @param normal outward; empty only if C is a point and nothing moves
 * @param cornerA a corner of A, which this is a point of together with {@code cornerB}; of no importance if there is an
 *     edge
 * @param cornerB a corner of B, likewise
 * @param edge the edge that the point lies on; empty at a corner of C, and on the arc around a corner of C's core
 */
record Spot(Optional<OracleUnitVector> normal, int cornerA, int cornerB, Optional<BodyEdge> edge) {
    static Spot on(BodyEdge edge) {
        Optional<OracleUnitVector> normal = Optional.of(OracleUnitVector.along(edge.normal()));
        return new Spot(normal, edge.cornerA(), edge.cornerB(), Optional.of(edge));
    }
}
