package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The nearest place of the boundary of C's core, seen from the origin. Of several the one that opposes d most.
 *
 * @param direction outward there; from a point outside the core it leads to the origin
 * @param distance positive if the origin is inside the core, negative if it is outside
 * @param spot what is nearest, with this normal
 */
record Nearest(IntVector direction, Surd distance, Spot spot) {
    /** Looks at every edge and corner. The motion d may be zero. */
    static Nearest of(DifferenceBody core, IntVector d) {
        EdgeChoice choice = new EdgeChoice(d);
        if (core.hasInterior() && core.sideOfOrigin() > 0) {
            return at(choice.nearest(core.edges()).orElseThrow());
        }
        return core.corners().stream()
                .filter(corner -> corner.point().isZero())
                .findFirst()
                .map(corner -> atOrigin(corner, choice, d))
                .or(() -> choice.mostOpposed(
                                core.edges().stream().filter(Nearest::isBeside).toList(), BodyEdge::normal)
                        .map(Nearest::at))
                .orElseGet(() -> core.corners().stream()
                        .filter(corner -> corner.hasNormal(corner.point().negate()))
                        .findFirst()
                        .map(corner -> at(corner, corner.point().negate()))
                        .orElseThrow()); // whatever is outside a convex set has a nearest point there
    }

    /** Whether the origin is not within the edge's half-plane and its foot is on the edge. */
    private static boolean isBeside(BodyEdge edge) {
        return edge.offset().signum() <= 0
                && edge.direction().dot(edge.start()).signum() <= 0
                && edge.direction().dot(edge.end()).signum() >= 0;
    }

    private static Nearest at(BodyEdge edge) {
        return new Nearest(edge.normal().primitive(), edge.distance(), Spot.on(edge));
    }

    private static Nearest at(CoreCorner corner, IntVector direction) {
        Surd distance = Surd.root(Rational.of(corner.point().squaredLength(), BigInteger.ONE));
        Optional<OracleUnitVector> normal = Optional.of(OracleUnitVector.along(direction));
        return new Nearest(
                direction.primitive(),
                distance.negate(),
                new Spot(normal, corner.cornerA(), corner.cornerB(), Optional.empty()));
    }

    /**
     * The origin is this corner, and all its normals are as near. The one that opposes d most is -d or, as opposition
     * falls all the way from -d to d, an end of their range. If d is zero, the first from (1, 0) on is (1, 0) itself or
     * an end as well.
     */
    private static Nearest atOrigin(CoreCorner corner, EdgeChoice choice, IntVector d) {
        IntVector wanted = d.isZero() ? IntVector.X_AXIS : d.negate();
        List<IntVector> candidates = Stream.concat(
                        Stream.of(wanted).filter(corner::hasNormal),
                        Stream.of(corner.before(), corner.after())
                                .flatMap(Optional::stream)
                                .map(BodyEdge::normal))
                .toList();
        return at(corner, choice.mostOpposed(candidates, normal -> normal).orElseThrow());
    }
}
