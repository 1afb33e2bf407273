package org.polysweep.internal.obstacle;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.prepared.Prepared;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;

/**
 * A placed shape with integer coordinates on a lattice: a core, whose vertices are in counter-clockwise order, and a
 * radius around it, which is 0 for a polygon.
 *
 * <p>Vertex i begins edge i. A segment has two edges, there and back, one for each of its sides. A point has one edge,
 * of no length, and no side. A vertex is computed when it is first read; all threads compute the same value.
 */
public final class ExactShape {

    private final ConvexPolygon core;
    private final BigInteger radius;
    private final ExactVector position;
    private final Lattice lattice;
    private final @Nullable ExactVector[] vertices;

    /**
     * A rotated shape.
     *
     * @param core the core, which knows the caller's indices
     * @param radius the distance by which the shape extends beyond the core
     * @param vertices the vertices of the core in the world, counter-clockwise, beginning with vertex 0 of the core
     */
    public ExactShape(ConvexPolygon core, BigInteger radius, List<ExactVector> vertices) {
        this.core = core;
        this.radius = radius;
        this.vertices = vertices.toArray(ExactVector[]::new);
        position = new ExactVector(BigInteger.ZERO, BigInteger.ZERO);
        lattice = new Lattice(0);
    }

    public ExactShape(ConvexShape shape, ExactVector position, Lattice lattice) {
        core = shape.core();
        radius = lattice.at(shape.radius());
        this.position = position;
        this.lattice = lattice;
        vertices = new @Nullable ExactVector[core.vertexCount()];
    }

    /** The exponent of a lattice that holds the numbers of a shape, in its own coordinates. */
    public static int exponentOf(ConvexShape shape) {
        return Math.min(Prepared.exponent(shape.core()), Lattice.exponentOf(shape.radius()));
    }

    /** The core in its own coordinates, which knows the caller's indices. */
    public ConvexPolygon core() {
        return core;
    }

    /** How far the shape reaches beyond its core. */
    public BigInteger radius() {
        return radius;
    }

    public int size() {
        return core.vertexCount();
    }

    /** The number of sides: none for a point, two for a segment. */
    public int sides() {
        return size() == 1 ? 0 : size();
    }

    public int next(int i) {
        return core.next(i);
    }

    int previous(int i) {
        return core.previous(i);
    }

    public ExactVector vertex(int i) {
        ExactVector known = vertices[i];
        if (known == null) {
            known = lattice.vector(core.x(i), core.y(i)).plus(position);
            vertices[i] = known;
        }
        return known;
    }

    /** The vector from vertex i to the next. */
    public ExactVector edge(int i) {
        return vertex(next(i)).minus(vertex(i));
    }

    /**
     * The vertex that is farthest in a direction; of two such vertices, the vertex farther to the right of the
     * direction.
     */
    public int farthest(ExactVector direction) {
        int farthest = 0;
        for (int i = 1; i < size(); i++) {
            ExactVector step = vertex(i).minus(vertex(farthest));
            int ahead = direction.dot(step).signum();
            if (ahead > 0 || (ahead == 0 && direction.cross(step).signum() < 0)) {
                farthest = i;
            }
        }
        return farthest;
    }
}
