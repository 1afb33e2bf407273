package org.polysweep.workbench.svg;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One of the two shapes, in the coordinates of the scene.
 *
 * @param name A or B
 * @param corners its corners at t = 0, counter-clockwise
 * @param move its displacement
 * @param moments when it is drawn
 */
record Body(String name, List<Vec> corners, Vec move, List<Moment> moments) {

    /** The class of the style sheet that gives it its colour. */
    String styleClass() {
        return name.equals("A") ? "a" : "b";
    }

    boolean moves() {
        return !move.isZero();
    }

    List<Vec> cornersAt(double time) {
        Vec shift = move.times(time);
        return corners.stream().map(corner -> corner.plus(shift)).toList();
    }

    Box boundsAt(double time) {
        return Box.around(cornersAt(time));
    }

    /** The longer side of its bounds. */
    double size() {
        return Box.around(corners).size();
    }

    /** All it sweeps over from t = 0 to t = 1: the convex hull of both. */
    List<Vec> swept() {
        List<Vec> both = new ArrayList<>(cornersAt(0));
        both.addAll(cornersAt(1));
        return hull(both);
    }

    /** The corner, or the middle of the two corners, that is furthest in a direction. */
    Vec furthest(Vec direction) {
        double most = corners.stream().mapToDouble(direction::dot).max().orElseThrow();
        double nearly = most - 1e-9 * size();
        Vec[] ties = corners.stream()
                .filter(corner -> direction.dot(corner) >= nearly)
                .toArray(Vec[]::new);
        return ties[0].middle(ties[ties.length - 1]);
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
