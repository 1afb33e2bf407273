package org.polysweep.round;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.polysweep.contact.Separation;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.NormalOrder;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Rounding;
import org.polysweep.exact.Rounding.Direction;

/**
 * The minimum translation vector of two round shapes that are in each other: the point of the boundary of C that is nearest to
 * the origin, decided exactly.
 *
 * <p>The way out leads straight away from the nearest point of the difference of the cores. If the origin is in its
 * interior, the way leads through the nearest edge; and from a corner it may lead anywhere between the normals of the two edges there.
 */
final class RoundSeparation {

    private final RoundQuery query;
    private final CoreDifference difference;

    /** Which of two ways that are equally long is the answer. */
    private final Comparator<ExactVector> order;

    RoundSeparation(RoundQuery query) {
        this.query = query;
        difference = CoreDifference.of(query.a(), query.b());
        order = NormalOrder.forSeparation(query.d());
    }

    /** The separation; the shapes are in each other, so the origin lies in the interior of C. */
    Separation separation() {
        Way way = waysThroughEdges().stream()
                .min(Comparator.comparing(Way::depth).thenComparing(Way::normal, order))
                .orElseGet(this::wayFromCorner);
        return new Separation(
                way.normal.unitX(),
                way.normal.unitY(),
                Rounding.roundLength(way.depth, query.lattice().exponent(), Direction.UP));
    }

    /**
     * The ways through an edge of the difference: all of them, if the origin is in its interior; otherwise those through an
     * edge that has the origin straight before it, or on it. A segment has two with the origin on it.
     */
    private List<Way> waysThroughEdges() {
        if (difference.size() == 1) {
            return List.of();
        }
        List<Way> all = new ArrayList<>();
        List<Way> straight = new ArrayList<>();
        boolean inside = true;
        for (int i = 0; i < difference.size(); i++) {
            ExactVector edge = difference.edge(i);
            ExactVector normal = edge.turnedClockwise();
            BigInteger square = normal.square();
            BigInteger height = normal.dot(difference.corner(i));
            QuadraticSurd depth = QuadraticSurd.of(query.radius().multiply(square), height, square)
                    .over(square);
            Way way = new Way(normal, depth);
            all.add(way);
            if (height.signum() <= 0) {
                inside = false;
                BigInteger along = edge.dot(difference.corner(i)).negate();
                if (along.signum() > 0 && along.compareTo(square) < 0) {
                    straight.add(way);
                }
            }
        }
        return inside ? all : straight;
    }

    /** The way out from the nearest corner, where no edge is nearer. */
    private Way wayFromCorner() {
        int nearest = 0;
        for (int i = 1; i < difference.size(); i++) {
            if (difference
                            .corner(i)
                            .square()
                            .compareTo(difference.corner(nearest).square())
                    < 0) {
                nearest = i;
            }
        }
        ExactVector corner = difference.corner(nearest);
        QuadraticSurd depth = QuadraticSurd.of(query.radius(), BigInteger.ONE.negate(), corner.square());
        return new Way(corner.isZero() ? mostOpposedAt(nearest) : corner.negated(), depth);
    }

    /** Of the outward normals at a corner, which fill an angle of half a turn at most, the one that opposes d most. */
    private ExactVector mostOpposedAt(int corner) {
        ExactVector opposite = query.d().isZero() ? ExactVector.EAST : query.d().negated();
        if (difference.size() == 1) {
            return opposite;
        }
        ExactVector from = difference.edge(difference.previous(corner)).turnedClockwise();
        ExactVector to = difference.edge(corner).turnedClockwise();
        boolean isBetween =
                from.cross(opposite).signum() >= 0 && opposite.cross(to).signum() >= 0;
        if (isBetween) {
            return opposite;
        }
        return order.compare(from, to) <= 0 ? from : to;
    }

    /**
     * A way out.
     *
     * @param normal its direction; not a unit vector
     * @param depth its length
     */
    private record Way(ExactVector normal, QuadraticSurd depth) {}
}
