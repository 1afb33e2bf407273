package org.polysweep.round;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexPolygon;

/**
 * The core of a shape, standing in the world at t = 0, its corners on the lattice of the query, counter-clockwise. Corner i begins edge i. A
 * corner is computed when it is first asked for; not thread-safe.
 */
final class ExactCore {

    private final ConvexPolygon shape;
    private final ExactVector position;
    private final Lattice lattice;
    private final List<Optional<ExactVector>> corners;

    private ExactCore(ConvexPolygon shape, ExactVector position, Lattice lattice) {
        this.shape = shape;
        this.position = position;
        this.lattice = lattice;
        corners = new ArrayList<>(Collections.nCopies(shape.size(), Optional.empty()));
    }

    static ExactCore of(ConvexPolygon shape, ExactVector position, Lattice lattice) {
        return new ExactCore(shape, position, lattice);
    }

    /** The core in its own coordinates, which knows the caller's indices. */
    ConvexPolygon shape() {
        return shape;
    }

    int size() {
        return shape.size();
    }

    /** The number of edges: none for a point; two for a segment, there and back, one for each of its sides. */
    int edges() {
        return size() == 1 ? 0 : size();
    }

    ExactVector corner(int i) {
        Optional<ExactVector> known = corners.get(i);
        if (known.isPresent()) {
            return known.orElseThrow();
        }
        ExactVector corner = lattice.vector(shape.x(i), shape.y(i)).plus(position);
        corners.set(i, Optional.of(corner));
        return corner;
    }

    List<ExactVector> corners() {
        return IntStream.range(0, size()).mapToObj(this::corner).toList();
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
