package org.polysweep.sweep;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.Optional;
import org.polysweep.contact.Separation;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.NormalOrder;
import org.polysweep.exact.Ratio;
import org.polysweep.exact.Rounding;

/**
 * The minimum translation vector of two polygons that are in each other: the edge of the configuration-space obstacle C = B - A
 * that is nearest to the origin, decided exactly.
 *
 * <p>Each edge of A or B gives an edge of C; the corner of the other polygon that it meets there moves around that polygon as
 * the edge moves around its own, so all of them are found in O(n + m). {@link NearestEdge} decides the same in stages.
 */
final class MinimumTranslation {

    private final ExactQuery query;
    private final Comparator<Candidate> order;
    private Optional<Candidate> nearest = Optional.empty();

    MinimumTranslation(ExactQuery query) {
        this.query = query;
        order = Comparator.comparing(Candidate::squaredDistance)
                .thenComparing(Candidate::normal, NormalOrder.forSeparation(query.d()));
    }

    /** The separation; the shapes are in each other, so C has an interior and the origin lies in it. */
    Separation separation() {
        addSides(query.b(), query.a());
        addSides(query.a(), query.b());
        Candidate least = nearest.orElseThrow();
        return new Separation(
                least.normal.unitX(),
                least.normal.unitY(),
                Rounding.roundRoot(least.squaredDistance, query.lattice().exponent(), false, Rounding.Direction.UP));
    }

    /** Adds the edges of C that come from one of the polygons. */
    private void addSides(ExactPolygon sides, ExactPolygon other) {
        if (sides.size() == 1) {
            return;
        }
        boolean ofB = sides == query.b();
        int opposite = 0;
        for (int side = 0; side < sides.size(); side++) {
            ExactVector outward = sides.edge(side).turnedClockwise();
            if (side == 0 || sides.size() == 2) {
                // The two sides of a segment are half a turn apart, too far to follow.
                opposite = mostAgainst(outward, other);
            }
            // From one side to the next, less than half a turn on, every edge passed on the way leads against the new
            // normal.
            while (outward.dot(other.edge(opposite)).signum() < 0) {
                opposite = other.next(opposite);
            }
            BigInteger distance = outward.dot(sides.corner(side).minus(other.corner(opposite)));
            add(new Candidate(
                    ofB ? outward : outward.negated(), Ratio.of(distance.multiply(distance), outward.square())));
        }
    }

    /** The corner that is farthest against a direction. */
    private static int mostAgainst(ExactVector direction, ExactPolygon polygon) {
        int farthest = 0;
        for (int i = 1; i < polygon.size(); i++) {
            ExactVector step = polygon.corner(i).minus(polygon.corner(farthest));
            if (direction.dot(step).signum() < 0) {
                farthest = i;
            }
        }
        return farthest;
    }

    private void add(Candidate candidate) {
        if (nearest.isEmpty() || order.compare(candidate, nearest.get()) < 0) {
            nearest = Optional.of(candidate);
        }
    }

    /**
     * An edge of C.
     *
     * @param normal its outward normal, from B toward A; not a unit vector
     * @param squaredDistance the square of the distance of its line from the origin
     */
    private record Candidate(ExactVector normal, Ratio squaredDistance) {}
}
