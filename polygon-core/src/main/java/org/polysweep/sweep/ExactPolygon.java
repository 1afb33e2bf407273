package org.polysweep.sweep;

import java.math.BigInteger;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexPolygon;

/**
 * A polygon standing in the world at t = 0, its corners on the lattice of the query, counter-clockwise.
 *
 * <p>Corner i begins edge i. A segment has two edges, there and back, one for each of its sides. A point has one, of no
 * length, and no side.
 */
final class ExactPolygon {

    private final ConvexPolygon shape;
    private final ExactVector position;
    private final Lattice lattice;

    ExactPolygon(ConvexPolygon shape, ExactVector position, Lattice lattice) {
        this.shape = shape;
        this.position = position;
        this.lattice = lattice;
    }

    int size() {
        return shape.size();
    }

    int next(int i) {
        return shape.next(i);
    }

    int previous(int i) {
        return shape.previous(i);
    }

    ExactVector corner(int i) {
        return lattice.vector(shape.x(i), shape.y(i)).plus(position);
    }

    /** The vector from corner i to the next. */
    ExactVector edge(int i) {
        int next = shape.next(i);
        return lattice.vector(shape.x(next), shape.y(next)).minus(lattice.vector(shape.x(i), shape.y(i)));
    }

    ConvexPolygon shape() {
        return shape;
    }

    /** How far each corner lies along an axis. */
    Projection along(ExactVector axis) {
        BigInteger[] reach = new BigInteger[size()];
        for (int i = 0; i < reach.length; i++) {
            reach[i] = axis.dot(corner(i));
        }
        return new Projection(reach);
    }

    /** How far each corner lies to the left of an axis. */
    Projection across(ExactVector axis) {
        BigInteger[] reach = new BigInteger[size()];
        for (int i = 0; i < reach.length; i++) {
            reach[i] = axis.cross(corner(i));
        }
        return new Projection(reach);
    }

    /** The coordinates of all corners on one axis. */
    static final class Projection {

        private final BigInteger[] reach;
        private final BigInteger least;
        private final BigInteger greatest;

        private Projection(BigInteger[] reach) {
            this.reach = reach;
            BigInteger low = reach[0];
            BigInteger high = reach[0];
            for (BigInteger at : reach) {
                low = low.min(at);
                high = high.max(at);
            }
            least = low;
            greatest = high;
        }

        BigInteger of(int corner) {
            return reach[corner];
        }

        BigInteger least() {
            return least;
        }

        BigInteger greatest() {
            return greatest;
        }
    }
}
