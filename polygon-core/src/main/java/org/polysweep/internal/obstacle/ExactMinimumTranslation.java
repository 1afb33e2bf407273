package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding.Direction;

/**
 * The minimum translation vector of two shapes that overlap: the point of the boundary of C that is nearest to the
 * origin, decided exactly. {@link org.polysweep.internal.polygon.PenetrationEdge} finds the same edge in stages for
 * polygons.
 *
 * <p>The translation leads straight away from the nearest point of the difference of the cores. If the origin is in the
 * interior of the difference, as it always is without a radius, the translation leads through the nearest edge; from a
 * vertex it may have any direction between the normals of the two edges there. Cost: O(n + m).
 */
public final class ExactMinimumTranslation {

    private final ExactQuery query;
    private final MinkowskiDifference difference;

    /** The order of translations that are equally long. */
    private final Comparator<ExactVector> order;

    private ExactMinimumTranslation(ExactQuery query) {
        this.query = query;
        difference = MinkowskiDifference.of(query.a(), query.b());
        order = NormalOrder.forSeparation(query.d());
    }

    /** The separation of two shapes that overlap, so that the origin lies in the interior of C. */
    public static MinimumTranslation of(ExactQuery query) {
        Exit exit = new ExactMinimumTranslation(query).shortest();
        UnitNormal normal = UnitNormal.of(exit.normal);
        return new MinimumTranslation(normal.roundX(), normal.roundY(), query.round(exit.depth, Direction.UP));
    }

    private Exit shortest() {
        return difference.nearest().map(this::exitsFrom).orElseGet(this::exitsThroughEdges).stream()
                .min(Comparator.comparing(Exit::depth).thenComparing(Exit::normal, order))
                .orElseThrow();
    }

    /** The translations from the nearest point of the difference; a segment that contains the origin has two. */
    private List<Exit> exitsFrom(FeatureRef nearest) {
        if (nearest.isVertex()) {
            return List.of(exitFromVertex(nearest.index()));
        }
        return difference.size() == 2 ? exitsThroughEdges() : List.of(exitThroughEdge(nearest.index()));
    }

    private List<Exit> exitsThroughEdges() {
        return IntStream.range(0, difference.size())
                .mapToObj(this::exitThroughEdge)
                .toList();
    }

    private Exit exitThroughEdge(int edge) {
        ExactVector normal = difference.edge(edge).turnedClockwise();
        BigInteger square = normal.square();
        BigInteger height = normal.dot(difference.vertex(edge));
        return new Exit(
                normal,
                QuadraticSurd.of(query.radius().multiply(square), height, square)
                        .over(square));
    }

    private Exit exitFromVertex(int nearest) {
        ExactVector vertex = difference.vertex(nearest);
        QuadraticSurd depth = QuadraticSurd.of(query.radius(), BigInteger.ONE.negate(), vertex.square());
        return new Exit(vertex.isZero() ? mostOpposedAt(nearest) : vertex.negated(), depth);
    }

    /** The outward normal at a vertex that opposes d most; these normals fill an angle of at most half a turn. */
    private ExactVector mostOpposedAt(int vertex) {
        ExactVector opposite = query.d().isZero() ? ExactVector.EAST : query.d().negated();
        if (difference.size() == 1) {
            return opposite;
        }
        ExactVector from = difference.edge(difference.previous(vertex)).turnedClockwise();
        ExactVector to = difference.edge(vertex).turnedClockwise();
        boolean isBetween =
                from.cross(opposite).signum() >= 0 && opposite.cross(to).signum() >= 0;
        if (isBetween) {
            return opposite;
        }
        return order.compare(from, to) <= 0 ? from : to;
    }

    /**
     * A translation of A out of B.
     *
     * @param normal its direction; not a unit vector
     * @param depth its length
     */
    private record Exit(ExactVector normal, QuadraticSurd depth) {}
}
