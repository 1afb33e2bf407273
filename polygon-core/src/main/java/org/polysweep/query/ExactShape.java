package org.polysweep.query;

import java.math.BigInteger;
import org.polysweep.contact.Feature;
import org.polysweep.exact.ExactVector;
import org.polysweep.exact.Lattice;
import org.polysweep.polygon.ConvexPolygon;
import org.polysweep.polygon.ConvexShape;

/**
 * A shape in the world, its numbers integers on a lattice. Corner i of its core begins edge i; a segment has two edges,
 * there and back, and a point has one, of no length.
 *
 * @param shape the shape
 * @param position where it stands
 * @param lattice the lattice
 */
record ExactShape(ConvexShape shape, ExactVector position, Lattice lattice) {

    /** The exponent of a lattice that holds all numbers of a shape that stands somewhere. */
    static int exponentOf(ConvexShape shape, double x, double y) {
        int exponent = Math.min(shape.core().exponent(), Lattice.exponentOf(shape.radius()));
        return Math.min(exponent, Lattice.exponentOf(x, y));
    }

    ConvexPolygon core() {
        return shape.core();
    }

    /** How far the shape reaches beyond its core. */
    BigInteger radius() {
        return lattice.at(shape.radius());
    }

    int size() {
        return core().size();
    }

    ExactVector corner(int i) {
        return lattice.vector(core().x(i), core().y(i)).plus(position);
    }

    /** The vector from corner i to the next. */
    ExactVector edge(int i) {
        return corner(core().next(i)).minus(corner(i));
    }

    /** A feature in the caller's indices. */
    Feature feature(int index, boolean isEdge) {
        return isEdge
                ? new Feature(Feature.Kind.EDGE, core().edgeIndex(index))
                : new Feature(Feature.Kind.VERTEX, core().vertexIndex(index));
    }
}
