package org.polysweep.round;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexPolygon;

/**
 * The core of a shape, standing in the world at t = 0, its corners on the lattice of the query, counter-clockwise.
 *
 * @param shape the core in its own coordinates, which knows the caller's indices
 * @param corners its corners; corner i begins edge i
 */
record ExactCore(ConvexPolygon shape, List<ExactVector> corners) {

    static ExactCore of(ConvexPolygon shape, ExactVector position, Lattice lattice) {
        List<ExactVector> corners = new ArrayList<>(shape.size());
        for (int i = 0; i < shape.size(); i++) {
            corners.add(lattice.vector(shape.x(i), shape.y(i)).plus(position));
        }
        return new ExactCore(shape, corners);
    }

    int size() {
        return corners.size();
    }

    /** The number of edges: none for a point; two for a segment, there and back, one for each of its sides. */
    int edges() {
        return size() == 1 ? 0 : size();
    }

    ExactVector corner(int i) {
        return corners.get(i);
    }

    /** The vector from corner i to the next. */
    ExactVector edge(int i) {
        return corner(shape.next(i)).minus(corner(i));
    }

    /** The corner that is lowest, and of two such corners the one on the left. */
    int lowest() {
        int lowest = 0;
        for (int i = 1; i < size(); i++) {
            ExactVector step = corner(i).minus(corner(lowest));
            if (step.y().signum() < 0 || (step.y().signum() == 0 && step.x().signum() < 0)) {
                lowest = i;
            }
        }
        return lowest;
    }

    /** The corner that is highest, and of two such corners the one on the right. */
    int highest() {
        int highest = 0;
        for (int i = 1; i < size(); i++) {
            ExactVector step = corner(i).minus(corner(highest));
            if (step.y().signum() > 0 || (step.y().signum() == 0 && step.x().signum() > 0)) {
                highest = i;
            }
        }
        return highest;
    }
}
