package org.polysweep.query;

import java.util.Optional;
import org.polysweep.exact.SweptExtent;
import org.polysweep.polygon.ConvexShape;
import org.polysweep.polygon.MovingCompound;

/**
 * The two parts of two compounds that are nearest to each other where they stand. The least of the distances, each rounded down, is the
 * least of them all, rounded down; among pairs for which that is the same double, integers compare the exact ones.
 */
final class NearestParts {

    private final MovingCompound a;
    private final MovingCompound b;
    private final Proximity proximity = new Proximity();
    private double least = Double.POSITIVE_INFINITY;

    NearestParts(MovingCompound a, MovingCompound b) {
        this.a = a;
        this.b = b;
    }

    /** The distance of the nearest parts, rounded down; 0 if any two meet. */
    double distance() {
        for (int i = 0; i < a.shape().size(); i++) {
            for (int k = 0; k < b.shape().size(); k++) {
                if (mayBeNearest(i, k)) {
                    least = Math.min(least, distance(i, k));
                }
            }
        }
        return least;
    }

    /** What is between the nearest parts; empty if any two meet. */
    Optional<CompoundGap> gap() {
        distance();
        Optional<ExactGap> nearest = Optional.empty();
        int partA = 0;
        int partB = 0;
        for (int i = 0; i < a.shape().size(); i++) {
            for (int k = 0; k < b.shape().size(); k++) {
                if (mayBeNearest(i, k) && distance(i, k) == least) {
                    Optional<ExactGap> gap = exactGap(i, k);
                    if (gap.isEmpty()) {
                        return Optional.empty();
                    }
                    if (nearest.isEmpty()
                            || gap.get().length().compareTo(nearest.get().length()) < 0) {
                        nearest = gap;
                        partA = i;
                        partB = k;
                    }
                }
            }
        }
        ExactGap found = nearest.orElseThrow();
        return Optional.of(new CompoundGap(partA, partB, found.toGap()));
    }

    /** Whether the boxes around two parts are not certainly farther apart than what is known, rounded up. */
    private boolean mayBeNearest(int i, int k) {
        ConvexShape one = a.shape().part(i);
        ConvexShape other = b.shape().part(k);
        double limit = Math.nextUp(least);
        return !SweptExtent.apart(one.minX(), one.maxX(), other.minX(), other.maxX(), limit, b.x() - a.x(), 0)
                && !SweptExtent.apart(one.minY(), one.maxY(), other.minY(), other.maxY(), limit, b.y() - a.y(), 0);
    }

    private double distance(int i, int k) {
        return proximity.distance(a.shape().part(i), a.x(), a.y(), b.shape().part(k), b.x(), b.y());
    }

    private Optional<ExactGap> exactGap(int i, int k) {
        return proximity.exactGap(a.shape().part(i), a.x(), a.y(), b.shape().part(k), b.x(), b.y());
    }
}
