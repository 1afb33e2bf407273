package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Optional;

/**
 * What of a round C is near the point q = t·d. With t = p/w, everything is w times as large here, so that it stays
 * whole.
 *
 * @param outward from the nearest point of the core to q; not normalized
 * @param room 1 if q is inside C, 0 on its boundary, -1 outside
 */
record RoundVicinity(IntVector outward, int room) {

    /**
     * Whether the points of C include those that follow q in a direction. A direction along its tangent leads out of a
     * round C.
     */
    static boolean begins(OracleObstacle obstacle, Rational time, IntVector along) {
        return of(obstacle, time)
                .map(near -> near.room > 0
                        || (near.room == 0 && near.outward.dot(along).signum() < 0))
                .orElse(true); // inside the core
    }

    private static Optional<RoundVicinity> of(OracleObstacle obstacle, Rational time) {
        BigInteger over = time.denominator();
        IntVector place = obstacle.d().times(time.numerator());
        BigInteger radius = obstacle.scene().radius().multiply(over);
        for (BodyEdge edge : obstacle.body().edges()) {
            BigInteger height = edge.normal().dot(place).subtract(edge.offset().multiply(over));
            IntVector fromStart = place.minus(edge.start().times(over));
            IntVector fromEnd = place.minus(edge.end().times(over));
            if (height.signum() >= 0
                    && edge.direction().dot(fromStart).signum() >= 0
                    && edge.direction().dot(fromEnd).signum() <= 0) {
                BigInteger reach = radius.pow(2).multiply(edge.normal().squaredLength());
                return Optional.of(new RoundVicinity(edge.normal(), reach.compareTo(height.pow(2))));
            }
        }
        for (CoreCorner corner : obstacle.body().corners()) {
            IntVector outward = place.minus(corner.point().times(over));
            if (corner.hasNormal(outward)) {
                return Optional.of(new RoundVicinity(outward, radius.pow(2).compareTo(outward.squaredLength())));
            }
        }
        return Optional.empty();
    }
}
