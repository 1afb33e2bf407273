package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The outline of a convex shape: corners, and how far the shape reaches beyond them.
 *
 * @param corners the corners of its core, counter-clockwise; at least one
 * @param radius how far it reaches beyond the core; 0 if its corners are sharp
 */
record OutlinePath(List<Vec> corners, double radius) {

    OutlinePath movedBy(Vec shift) {
        return new OutlinePath(
                corners.stream().map(corner -> corner.plus(shift)).toList(), radius);
    }

    boolean isRound() {
        return radius > 0;
    }

    Box bounds() {
        return Box.around(corners).grown(radius);
    }

    /** The longer side of its bounds. */
    double size() {
        return bounds().size();
    }

    /** All that is covered on the way from here: the convex hull of beginning and end. */
    OutlinePath sweptBy(Vec move) {
        List<Vec> both = new ArrayList<>(corners);
        both.addAll(movedBy(move).corners);
        return new OutlinePath(hull(both), radius);
    }

    /** The place, or the middle of the two, that is furthest in a direction. */
    Vec furthest(Vec direction) {
        double most = corners.stream().mapToDouble(direction::dot).max().orElseThrow();
        double nearly = most - 1e-9 * size();
        Vec[] ties = corners.stream()
                .filter(corner -> direction.dot(corner) >= nearly)
                .toArray(Vec[]::new);
        return ties[0].middle(ties[ties.length - 1]).plus(direction.unit().times(radius));
    }

    /** The convex hull by monotone chains; good enough to look at. */
    private static List<Vec> hull(List<Vec> points) {
        Vec[] sorted = points.toArray(Vec[]::new);
        Arrays.sort(sorted, (p, q) -> p.x() != q.x() ? Double.compare(p.x(), q.x()) : Double.compare(p.y(), q.y()));
        List<Vec> hull = new ArrayList<>(chain(sorted));
        for (int i = 0, j = sorted.length - 1; i < j; i++, j--) {
            Vec swapped = sorted[i];
            sorted[i] = sorted[j];
            sorted[j] = swapped;
        }
        hull.addAll(chain(sorted));
        return hull;
    }

    private static List<Vec> chain(Vec[] sorted) {
        List<Vec> chain = new ArrayList<>();
        for (Vec point : sorted) {
            while (chain.size() >= 2) {
                Vec last = chain.get(chain.size() - 1);
                Vec edge = last.minus(chain.get(chain.size() - 2));
                if (edge.cross(point.minus(last)) > 0) {
                    break;
                }
                chain.remove(chain.size() - 1);
            }
            chain.add(point);
        }
        // The other chain begins where this one ends.
        return chain.subList(0, Math.max(1, chain.size() - 1));
    }
}
