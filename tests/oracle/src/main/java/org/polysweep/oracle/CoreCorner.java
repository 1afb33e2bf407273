package org.polysweep.oracle;

import java.util.Optional;
import java.util.function.ToIntFunction;

/**
 * A corner of C's core, around which its boundary runs in an arc.
 *
 * @param point where it is
 * @param cornerA the corner of A that it stems from
 * @param cornerB the corner of B that it stems from
 * @param before the edge that ends here, counter-clockwise; empty if the core is a point
 * @param after the edge that starts here; empty if the core is a point
 */
record CoreCorner(IntVector point, int cornerA, int cornerB, Optional<BodyEdge> before, Optional<BodyEdge> after) {
    static CoreCorner between(BodyEdge before, BodyEdge after) {
        return new CoreCorner(after.start(), after.cornerA(), after.cornerB(), Optional.of(before), Optional.of(after));
    }

    /** Whether a vector is normal to the core here: no other point of the core is further along it than this corner. */
    boolean hasNormal(IntVector vector) {
        return hasNormal(direction -> vector.dot(direction).signum());
    }

    /** The same for a vector that is given by the sign of its product with any direction. */
    boolean hasNormal(ToIntFunction<IntVector> along) {
        return before.map(edge -> along.applyAsInt(edge.direction()) >= 0).orElse(true)
                && after.map(edge -> along.applyAsInt(edge.direction()) <= 0).orElse(true);
    }
}
