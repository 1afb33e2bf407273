package org.polysweep.query;

import java.util.ArrayList;
import java.util.List;
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

    /** The least distance, rounded down. */
    private double least = Double.POSITIVE_INFINITY;

    /** The pairs of parts for which it is that, in order. */
    private final List<Pair> nearest = new ArrayList<>();

    /** A part of A and one of B. */
    private record Pair(int partA, int partB) {}

    NearestParts(MovingCompound a, MovingCompound b) {
        this.a = a;
        this.b = b;
        for (int i = 0; i < a.shape().size(); i++) {
            for (int k = 0; k < b.shape().size(); k++) {
                if (mayBeNearest(i, k)) {
                    take(i, k, distance(i, k));
                }
            }
        }
    }

    private void take(int i, int k, double distance) {
        if (distance < least) {
            least = distance;
            nearest.clear();
        }
        if (distance == least) {
            nearest.add(new Pair(i, k));
        }
    }

    /** The distance of the nearest parts, rounded down; 0 if any two meet. */
    double distance() {
        return least;
    }

    /** What is between the nearest parts; empty if any two meet. */
    Optional<CompoundGap> gap() {
        Pair nearestPair = nearest.get(0);
        Optional<ExactGap> shortest = exactGap(nearestPair);
        for (Pair pair : nearest.subList(1, nearest.size())) {
            Optional<ExactGap> gap = exactGap(pair);
            if (gap.isEmpty() || shortest.isEmpty()) {
                return Optional.empty();
            }
            if (gap.get().length().compareTo(shortest.get().length()) < 0) {
                nearestPair = pair;
                shortest = gap;
            }
        }
        Pair found = nearestPair;
        return shortest.map(gap -> new CompoundGap(found.partA(), found.partB(), gap.toGap()));
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

    private Optional<ExactGap> exactGap(Pair pair) {
        return proximity.exactGap(
                a.shape().part(pair.partA()), a.x(), a.y(), b.shape().part(pair.partB()), b.x(), b.y());
    }
}
