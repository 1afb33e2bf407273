package org.polysweep.internal.reference;

import java.math.BigInteger;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;

/**
 * The projections of two shapes onto an axis, where A moves by its relative displacement and B is at rest: two
 * intervals. Both are grown by the radii. Exact.
 *
 * @param before the sign of the gap between A and B if A is before B on the axis: positive if A does not reach B
 * @param behind the sign of the gap if A is behind B
 */
record AxisProjection(int before, int behind) {

    /**
     * Projects the shapes of a query.
     *
     * @param axis a vector whose dot product with the displacement is not negative
     */
    static AxisProjection of(ExactQuery query, ExactVector axis) {
        ExactVector back = axis.negated();
        BigInteger gapBefore =
                greatest(query.a(), axis).add(greatest(query.b(), back)).negate();
        BigInteger gapBehind =
                greatest(query.a(), back).add(greatest(query.b(), axis)).negate();
        BigInteger radius = query.radius().negate();
        BigInteger square = axis.square();
        return new AxisProjection(
                QuadraticSurd.of(gapBefore.subtract(axis.dot(query.d())), radius, square)
                        .signum(),
                QuadraticSurd.of(gapBehind, radius, square).signum());
    }

    private static BigInteger greatest(ExactShape shape, ExactVector direction) {
        return direction.dot(shape.vertex(shape.farthest(direction)));
    }

    /** Returns whether no point of the axis is in both projections at any time of the step. */
    boolean isApart() {
        return before > 0 || behind > 0;
    }

    /** Returns whether the projections only touch. */
    boolean touches() {
        return before == 0 || behind == 0;
    }
}
