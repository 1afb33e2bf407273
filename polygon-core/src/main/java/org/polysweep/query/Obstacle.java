package org.polysweep.query;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.exact.ExactVector;
import org.polysweep.polygon.ConvexPolygon;

/**
 * The configuration-space obstacle C = B - A of two cores, corner by corner, and the place on it that is nearest to the
 * origin: the way from there to the origin is the shortest way from B to A.
 *
 * <p>The edges of C are those of B and the negated ones of A, in the order of their angles, so merging the two makes C.
 * Cost: O(n + m) integers.
 *
 * @see <a href="https://doi.org/10.1109/TC.1983.1676196">T. Lozano-Pérez, Spatial planning: a configuration space approach,
 *     IEEE Transactions on Computers 32 (1983)</a>
 */
final class Obstacle {

    private final List<Corner> corners;

    /** A corner of C: where it is, a corner of B less one of A. */
    private record Corner(ExactVector at, int onA, int onB) {}

    private Obstacle(List<Corner> corners) {
        this.corners = corners;
    }

    /** Makes C. Both chains begin where their first edge has the least angle in [0, 2π). */
    static Obstacle of(ExactShape a, ExactShape b) {
        int onA = highest(a.core());
        int onB = lowest(b.core());
        int leftOfA = a.size() == 1 ? 0 : a.size();
        int leftOfB = b.size() == 1 ? 0 : b.size();
        List<Corner> corners = new ArrayList<>(leftOfA + leftOfB + 1);
        do {
            corners.add(new Corner(b.corner(onB).minus(a.corner(onA)), onA, onB));
            // Less than half a turn lies between the two, so their cross product says which one comes first.
            int turn = leftOfB == 0
                    ? -1
                    : leftOfA == 0
                            ? 1
                            : b.edge(onB).cross(a.edge(onA).negated()).signum();
            if (turn >= 0 && leftOfB > 0) {
                onB = b.core().next(onB);
                leftOfB--;
            }
            if (turn <= 0 && leftOfA > 0) {
                onA = a.core().next(onA);
                leftOfA--;
            }
        } while (leftOfA + leftOfB > 0);
        return new Obstacle(corners);
    }

    /** The corner that is lowest and, of those, farthest to the left. */
    private static int lowest(ConvexPolygon core) {
        int lowest = 0;
        for (int i = 1; i < core.size(); i++) {
            lowest = rises(core, i, lowest) ? i : lowest;
        }
        return lowest;
    }

    /** The corner that is highest and, of those, farthest to the right. */
    private static int highest(ConvexPolygon core) {
        int highest = 0;
        for (int i = 1; i < core.size(); i++) {
            highest = rises(core, highest, i) ? i : highest;
        }
        return highest;
    }

    /** Whether the way from one corner to another has an angle in [0, π). */
    private static boolean rises(ConvexPolygon core, int from, int to) {
        return core.y(to) > core.y(from) || (core.y(to) == core.y(from) && core.x(to) > core.x(from));
    }

    /**
     * Returns the features that make the place nearest to the origin; empty if the origin lies in the interior of C.
     *
     * <p>From the nearest place of a convex set the distance grows on all sides, and it does so nowhere else, except where
     * the origin is behind an edge.
     */
    Optional<Features> nearest() {
        Corner previous = corners.get(corners.size() - 1);
        for (int i = 0; i < corners.size(); i++) {
            Corner corner = corners.get(i);
            Corner next = corners.get(i + 1 == corners.size() ? 0 : i + 1);
            ExactVector at = corner.at;
            ExactVector edge = next.at.minus(at);
            int ahead = at.dot(edge).signum();
            if (ahead >= 0 && at.dot(at.minus(previous.at)).signum() <= 0) {
                return Optional.of(new Features(corner.onA, false, corner.onB, false));
            }
            if (ahead < 0 && next.at.dot(edge).signum() > 0 && edge.cross(at).signum() >= 0) {
                return Optional.of(
                        new Features(corner.onA, corner.onA != next.onA, corner.onB, corner.onB != next.onB));
            }
            previous = corner;
        }
        return Optional.empty();
    }
}
