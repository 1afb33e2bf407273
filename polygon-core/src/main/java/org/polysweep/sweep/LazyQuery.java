package org.polysweep.sweep;

import java.util.Optional;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Ratio;
import org.polysweep.polygon.MovingPolygon;

/**
 * A query in integers, written out only if a sign asks for it; it also counts which stage decided. One query, one thread.
 */
final class LazyQuery {

    private final MovingPolygon a;
    private final MovingPolygon b;
    private Optional<ExactQuery> query = Optional.empty();
    private int byFilter;
    private int byIntegers;

    LazyQuery(MovingPolygon a, MovingPolygon b) {
        this.a = a;
        this.b = b;
    }

    ExactQuery query() {
        if (query.isEmpty()) {
            query = Optional.of(ExactQuery.of(a, b));
        }
        return query.get();
    }

    /** Counts a sign that the filter was certain of, or was not if it is 0, and returns it. */
    int count(int certain) {
        if (certain != 0) {
            byFilter++;
        } else {
            byIntegers++;
        }
        return certain;
    }

    String describeStages() {
        return byFilter + " decided by the filter, " + byIntegers + " by integers";
    }

    /** The line of the motion; the x axis if nothing moves. */
    ExactVector line() {
        return query().line();
    }

    /** The vector from a corner of A to a corner of B at t = 0. */
    ExactVector gap(int cornerOfA, int cornerOfB) {
        return query().b().corner(cornerOfB).minus(query().a().corner(cornerOfA));
    }

    /** When two spots coincide, at least one of them a corner: the time of a vertex ray against an edge or a vertex. */
    Crossing crossing(Spot onA, Spot onB) {
        ExactVector gap = gap(onA.index(), onB.index());
        if (onA.isCorner() && onB.isCorner()) {
            return new Crossing(Ratio.of(line().dot(gap), line().square()), onA, onB);
        }
        ExactVector edge =
                onB.isCorner() ? query().a().edge(onA.index()) : query().b().edge(onB.index());
        return new Crossing(Ratio.of(edge.cross(gap), edge.cross(line())), onA, onB);
    }
}
