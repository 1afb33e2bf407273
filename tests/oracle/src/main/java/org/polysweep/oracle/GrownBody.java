package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.Stream;

/**
 * An obstacle C: all points within a radius of a core, or the core itself if the radius is 0. Lengths are in steps of
 * the grid.
 */
final class GrownBody {
    private final DifferenceBody core;
    private final BigInteger radius;
    private final BigInteger squaredRadius;
    private final List<Rim> rims;
    private final List<IntVector> centers;

    /**
     * An edge of the core, with numbers that are needed often.
     *
     * @param normal outward
     * @param offset normal·x on the edge
     * @param reach the square of the radius in lengths of the normal
     * @param direction along the edge
     * @param start direction·x where the edge starts
     * @param end direction·x where it ends
     */
    private record Rim(
            IntVector normal,
            BigInteger offset,
            BigInteger reach,
            IntVector direction,
            BigInteger start,
            BigInteger end) {
        static Rim of(BodyEdge edge, BigInteger squaredRadius) {
            IntVector along = edge.direction();
            BigInteger reach = squaredRadius.multiply(edge.normal().squaredLength());
            return new Rim(edge.normal(), edge.offset(), reach, along, along.dot(edge.start()), along.dot(edge.end()));
        }

        /**
         * 1 if the foot of the perpendicular from the point is between the ends, -1 if it is not, 0 if the bounds do
         * not tell.
         */
        int isBeside(IntervalVector point) {
            OracleInterval along = point.dot(direction);
            return Math.min(
                    along.negate().plus(start).negativity(), along.minus(end).negativity());
        }
    }

    GrownBody(DifferenceBody core, BigInteger radius) {
        this.core = core;
        this.radius = radius;
        squaredRadius = radius.pow(2);
        rims = core.edges().stream().map(edge -> Rim.of(edge, squaredRadius)).toList();
        centers = isRound() ? core.corners().stream().map(CoreCorner::point).toList() : List.of();
    }

    DifferenceBody core() {
        return core;
    }

    /** The number of bits of the largest of its numbers, without the sign. */
    int bitLength() {
        return core.corners().stream()
                .flatMap(corner -> Stream.of(corner.point().x(), corner.point().y(), radius))
                .mapToInt(BigInteger::bitLength)
                .max()
                .orElse(0);
    }

    boolean isRound() {
        return radius.signum() > 0;
    }

    boolean hasInterior() {
        return isRound() || core.hasInterior();
    }

    /** The lines of the edges, moved outward by the radius. */
    Stream<OffsetLine> lines() {
        return core.edges().stream().map(edge -> new OffsetLine(edge.boundary(), radius));
    }

    /** The circles of the arcs; none without a radius. */
    Stream<OracleCircle> circles() {
        return centers.stream().map(center -> new OracleCircle(center, radius));
    }

    /**
     * Whether a point lies in the interior of C. That is the interior of the core together with, if there is a radius,
     * the open rectangles that reach as far as the radius to both sides of an edge, and the open discs around the
     * corners: who is nearer to the core than the radius is in one of them. A rectangle is left out where the point is
     * on the inner side of the edge for certain: if it is in the interior, it is then in the core, or in something else
     * of these.
     *
     * @return 1 if all of where the point may be is inside one of these, -1 if nothing of it is inside any, else 0
     */
    int holds(IntervalVector point) {
        int inCore = core.hasInterior() ? 1 : -1;
        int held = -1;
        for (Rim rim : rims) {
            OracleInterval height = point.dot(rim.normal).minus(rim.offset);
            int beneath = height.negativity();
            if (beneath <= 0) {
                int near = height.squared().minus(rim.reach).negativity();
                if (beneath < 0 && near < 0) {
                    return -1; // not even on C's side of this edge, moved outward
                }
                inCore = Math.min(inCore, beneath);
                held = Math.max(held, Math.min(near, rim.isBeside(point)));
            }
        }
        held = Math.max(held, inCore);
        for (IntVector corner : centers) {
            if (held > 0) {
                return held;
            }
            OracleInterval square = point.minus(corner).squaredLength();
            held = Math.max(held, square.minus(squaredRadius).negativity());
        }
        return held;
    }
}
