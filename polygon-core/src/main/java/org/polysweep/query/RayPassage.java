package org.polysweep.query;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.contact.Verdict;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.QuadraticSurd;
import org.polysweep.exact.Ratio;

/**
 * How the line of a ray, carried on both ways, passes a shape, in integers.
 *
 * <p>The outline of the shape consists of the edges of the core, moved outward by the radius, and of arcs about its corners.
 * The whole circles about the corners lie in the shape. So the line is in the shape from the first to the last of the times
 * at which it meets such a straight edge or such a circle; without a radius the circles are the corners. Cost: O(n) for n
 * corners.
 *
 * @param entering where the line enters the shape
 * @param leaving where it leaves it
 * @param grazes whether it has points in common with the shape, but none with its interior
 */
record RayPassage(Crossing entering, Crossing leaving, boolean grazes) {

    /**
     * The line meets the outline.
     *
     * @param time when, in units of the vector of the ray
     * @param isCorner whether it meets the arc about a corner, or the corner itself
     * @param index the number of the corner, or of the edge
     */
    record Crossing(QuadraticSurd time, boolean isCorner, int index) {}

    /** How a line from the origin along a vector passes a shape; empty if it misses it. */
    static Optional<RayPassage> of(ExactVector direction, ExactShape shape) {
        return new Search(direction, shape).passage();
    }

    /** The verdict over the ray. */
    Verdict verdict(boolean isEndless) {
        int enterToEnd = isEndless ? -1 : entering.time.compareTo(QuadraticSurd.ONE);
        return Verdict.ofMotion(entering.time.signum(), enterToEnd, leaving.time.signum(), grazes);
    }

    /** Collects the crossings. */
    private static final class Search {

        private final ExactVector direction;
        private final ExactShape shape;
        private final BigInteger square;
        private final BigInteger squaredReach;
        private final List<Crossing> found = new ArrayList<>();

        Search(ExactVector direction, ExactShape shape) {
            this.direction = direction;
            this.shape = shape;
            square = direction.square();
            squaredReach = shape.radius().multiply(shape.radius()).multiply(square);
        }

        Optional<RayPassage> passage() {
            boolean isLeft = false;
            boolean isRight = false;
            boolean isNear = false;
            for (int i = 0; i < shape.size(); i++) {
                BigInteger side = direction.cross(shape.corner(i));
                BigInteger depth = squaredReach.subtract(side.multiply(side));
                isLeft |= side.signum() > 0;
                isRight |= side.signum() < 0;
                isNear |= depth.signum() > 0;
                if (depth.signum() >= 0) {
                    addCircle(i, depth);
                }
                if (shape.size() > 1) {
                    addEdge(i);
                }
            }
            if (found.isEmpty()) {
                return Optional.empty();
            }
            Crossing first = found.get(0);
            Crossing last = first;
            for (Crossing crossing : found) {
                first = isBefore(crossing, first, -1) ? crossing : first;
                last = isBefore(crossing, last, 1) ? crossing : last;
            }
            boolean isInside = (isNear || (isLeft && isRight)) && first.time.compareTo(last.time) < 0;
            return Optional.of(new RayPassage(first, last, !isInside));
        }

        /**
         * Whether one crossing comes before another, or belongs to what has precedence: corners, but edges where they meet
         * arcs.
         */
        private boolean isBefore(Crossing crossing, Crossing other, int order) {
            int difference = crossing.time.compareTo(other.time);
            return difference == 0
                    ? crossing.isCorner != other.isCorner
                            && crossing.isCorner == (shape.radius().signum() == 0)
                    : difference == order;
        }

        /** |td - v|² = r², where {@code depth} is r²d² - (d × v)². */
        private void addCircle(int corner, BigInteger depth) {
            BigInteger along = direction.dot(shape.corner(corner));
            for (BigInteger side : List.of(BigInteger.ONE.negate(), BigInteger.ONE)) {
                found.add(new Crossing(QuadraticSurd.of(along, side, depth).over(square), true, corner));
            }
        }

        /** n·td = n·v + r|n|, for the outward normal n of the edge that begins at v. */
        private void addEdge(int edge) {
            ExactVector from = shape.corner(edge);
            ExactVector along = shape.edge(edge);
            ExactVector normal = along.turnedClockwise();
            QuadraticSurd height = QuadraticSurd.of(normal.dot(from), shape.radius(), normal.square());
            BigInteger slope = normal.dot(direction);
            if (slope.signum() != 0) {
                QuadraticSurd time = height.over(slope);
                // How far along the edge, which is from 0 to its length times itself.
                QuadraticSurd reach = time.along(from.dot(along).negate(), direction.dot(along));
                if (reach.signum() >= 0 && reach.compareTo(QuadraticSurd.of(along.square())) <= 0) {
                    found.add(new Crossing(time, false, edge));
                }
            } else if (height.signum() == 0) {
                addEnd(edge, from);
                addEnd(edge, from.plus(along));
            }
        }

        /** An end of an edge that lies on the line. */
        private void addEnd(int edge, ExactVector end) {
            Ratio time = Ratio.of(direction.dot(end), square);
            found.add(new Crossing(QuadraticSurd.of(time), false, edge));
        }
    }
}
