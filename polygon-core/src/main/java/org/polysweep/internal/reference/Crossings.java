package org.polysweep.internal.reference;

import java.util.Optional;
import org.polysweep.internal.obstacle.LineInterval;
import org.polysweep.internal.obstacle.TimedFeaturePair;

/**
 * The first and the last of the crossings that casts find, at any time. At one time, a crossing with an edge takes
 * precedence over a crossing of two vertices, and after that the crossing that was found first.
 */
final class Crossings {

    private Optional<TimedFeaturePair> first = Optional.empty();
    private Optional<TimedFeaturePair> last = Optional.empty();

    void add(TimedFeaturePair crossing) {
        if (first.isEmpty() || isFartherOut(crossing, first.get(), -1)) {
            first = Optional.of(crossing);
        }
        if (last.isEmpty() || isFartherOut(crossing, last.get(), 1)) {
            last = Optional.of(crossing);
        }
    }

    private static boolean isFartherOut(TimedFeaturePair crossing, TimedFeaturePair known, int direction) {
        int order = direction * crossing.time().compareTo(known.time());
        return order > 0 || (order == 0 && isOfVertices(known) && !isOfVertices(crossing));
    }

    private static boolean isOfVertices(TimedFeaturePair crossing) {
        return crossing.onA().isVertex() && crossing.onB().isVertex();
    }

    /** The passage from the first to the last crossing. */
    LineInterval toInterval(boolean isTangent) {
        return new LineInterval(first.orElseThrow(), last.orElseThrow(), isTangent);
    }
}
