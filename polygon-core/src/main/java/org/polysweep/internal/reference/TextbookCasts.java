package org.polysweep.internal.reference;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.internal.obstacle.TimedFeaturePair;

/**
 * The two casts of the textbook: the ray from every vertex of A along the displacement against every edge of B, and the
 * ray from every vertex of B along the negated displacement against every edge of A. The first crossing is the entry,
 * and the last one the exit. In integers; cost: O(n·m).
 *
 * <p>The forms in circulation fail in four cases, which are marked here: 1 vertex against vertex, 2 edges along the
 * displacement, 3 times outside [0, 1]; and 4 sliding, in {@link ReferenceSweep}.
 */
final class TextbookCasts {

    private final Crossings crossings = new Crossings();

    /** Casts all rays of a query without radii. */
    static Crossings of(ExactQuery query) {
        TextbookCasts casts = new TextbookCasts();
        casts.cast(query.a(), query.line(), query.b(), true);
        casts.cast(query.b(), query.line().negated(), query.a(), false);
        return casts.crossings;
    }

    /** Casts the ray p + t·d from every vertex p of one shape against every edge q + s·e of the other. */
    private void cast(ExactShape from, ExactVector d, ExactShape to, boolean isFromA) {
        List<BigInteger> heightsFrom = heights(from, d);
        List<BigInteger> heightsTo = heights(to, d);
        for (int vertex = 0; vertex < from.size(); vertex++) {
            for (int edge = 0; edge < to.size(); edge++) {
                // The side of the ray on which the edge begins, and on which it ends: 1 for left, 0 for on its line.
                int begin = heightsTo.get(edge).compareTo(heightsFrom.get(vertex));
                int end = heightsTo.get(to.next(edge)).compareTo(heightsFrom.get(vertex));
                ExactVector p = from.vertex(vertex);
                ExactVector q = to.vertex(edge);
                if (begin == 0) {
                    // Case 1: vertex against vertex, so that no ray slips through between two edges.
                    // Case 2: an edge along d is case 1 at both ends, and nothing is divided by e × d = 0.
                    QuadraticSurd time = QuadraticSurd.of(d.dot(q.minus(p))).over(d.square());
                    add(time, vertex, FeatureRef.vertex(edge), isFromA);
                } else if (begin == -end) {
                    // The ray passes between the ends of the edge: p + t·d = q + s·e, so t = e × (q - p) / e × d. Case
                    // 3: t < 0 and t > 1 are kept. They distinguish an overlap at the start from a hit, and give the
                    // exit.
                    ExactVector e = to.edge(edge);
                    QuadraticSurd time = QuadraticSurd.of(e.cross(q.minus(p))).over(e.cross(d));
                    add(time, vertex, FeatureRef.inside(edge), isFromA);
                }
                // Otherwise the edge is beside the ray, or it ends on its line, where the next edge begins.
            }
        }
    }

    /** The height of every vertex over the direction d. */
    static List<BigInteger> heights(ExactShape shape, ExactVector d) {
        return IntStream.range(0, shape.size())
                .mapToObj(i -> d.cross(shape.vertex(i)))
                .toList();
    }

    private void add(QuadraticSurd time, int vertex, FeatureRef met, boolean isFromA) {
        FeatureRef origin = FeatureRef.vertex(vertex);
        crossings.add(new TimedFeaturePair(time, isFromA ? origin : met, isFromA ? met : origin));
    }
}
