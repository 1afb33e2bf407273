package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** A point with small integer coordinates, and the textbook convex hull of such points. */
record LatticePoint(long x, long y) {
    LatticePoint minus(LatticePoint other) {
        return new LatticePoint(x - other.x, y - other.y);
    }

    long cross(LatticePoint other) {
        return x * other.y - y * other.x;
    }

    long dot(LatticePoint other) {
        return x * other.x + y * other.y;
    }

    static List<LatticePoint> of(double[] flat, double positionX, double positionY) {
        List<LatticePoint> points = new ArrayList<>();
        for (int i = 0; i < flat.length; i += 2) {
            points.add(new LatticePoint((long) (flat[i] + positionX), (long) (flat[i + 1] + positionY)));
        }
        return points;
    }

    static List<LatticePoint> differences(List<LatticePoint> a, List<LatticePoint> b) {
        List<LatticePoint> all = new ArrayList<>();
        for (LatticePoint p : a) {
            for (LatticePoint q : b) {
                all.add(q.minus(p));
            }
        }
        return all;
    }

    /** Andrew's monotone chain: corners only, counter-clockwise, from the leftmost, then lowest. */
    static List<LatticePoint> hull(List<LatticePoint> cloud) {
        List<LatticePoint> sorted = cloud.stream()
                .distinct()
                .sorted(Comparator.comparingLong(LatticePoint::x).thenComparingLong(LatticePoint::y))
                .toList();
        if (sorted.size() < 3) {
            return sorted;
        }
        List<LatticePoint> hull = new ArrayList<>(chain(sorted));
        List<LatticePoint> backward = new ArrayList<>(sorted);
        Collections.reverse(backward);
        hull.addAll(chain(backward));
        return hull;
    }

    /** One side of the hull, without its last point. */
    private static List<LatticePoint> chain(List<LatticePoint> sorted) {
        List<LatticePoint> side = new ArrayList<>();
        for (LatticePoint next : sorted) {
            while (side.size() > 1
                    && side.get(side.size() - 1)
                                    .minus(side.get(side.size() - 2))
                                    .cross(next.minus(side.get(side.size() - 1)))
                            <= 0) {
                side.remove(side.size() - 1);
            }
            side.add(next);
        }
        return side.subList(0, side.size() - 1);
    }
}
