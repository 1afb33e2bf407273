package org.polysweep.internal.obstacle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.polysweep.internal.number.ExactVector;

/**
 * The difference B - A of the two cores: a convex polygon, a segment (with two edges, there and back) or a point, whose
 * vertices are in counter-clockwise order.
 *
 * <p>Its edges are the edges of B and the reversed edges of A, in the order of their directions; parallel ones make one
 * edge. So one pass around both cores finds all of it, in O(n + m). Immutable.
 *
 * @see <a href="https://doi.org/10.1109/TC.1983.1676196">T. Lozano-Pérez, Spatial planning: a configuration space
 *     approach, IEEE Transactions on Computers 32 (1983)</a>
 */
public final class MinkowskiDifference {

    private final List<VertexPair> vertices;

    private MinkowskiDifference(List<VertexPair> vertices) {
        this.vertices = vertices;
    }

    /** Returns the difference of the cores of two shapes on one lattice. */
    public static MinkowskiDifference of(ExactShape a, ExactShape b) {
        // From the lowest vertex of the difference on, the edges of either core come in the order of direction, from
        // (1, 0) on. Neither core turns by more than half a turn from one edge to the next, so neither of the two next
        // edges is half a turn or more behind the other, and a cross product decides which one comes first.
        int vertexA = a.farthest(ExactVector.EAST.turnedClockwise().negated());
        int vertexB = b.farthest(ExactVector.EAST.turnedClockwise());
        int leftA = a.sides();
        int leftB = b.sides();
        List<VertexPair> vertices = new ArrayList<>(Math.max(1, leftA + leftB));
        do {
            vertices.add(new VertexPair(vertexA, vertexB, b.vertex(vertexB).minus(a.vertex(vertexA))));
            int order = leftA == 0
                    ? 1
                    : leftB == 0 ? -1 : a.edge(vertexA).cross(b.edge(vertexB)).signum();
            if (order <= 0) {
                vertexA = a.next(vertexA);
                leftA--;
            }
            if (order >= 0) {
                vertexB = b.next(vertexB);
                leftB--;
            }
        } while (leftA + leftB > 0);
        return new MinkowskiDifference(vertices);
    }

    /** Returns the number of vertices: 1 for a point, 2 for a segment. */
    public int size() {
        return vertices.size();
    }

    /** Returns the vertex that follows vertex i counter-clockwise. */
    public int next(int i) {
        return i + 1 == size() ? 0 : i + 1;
    }

    /** Returns the vertex that precedes vertex i counter-clockwise. */
    public int previous(int i) {
        return (i == 0 ? size() : i) - 1;
    }

    /** Returns the position of vertex i. */
    public ExactVector vertex(int i) {
        return vertices.get(i).place;
    }

    /** Returns the vertex of A whose difference from one of B is vertex i. */
    public int vertexOfA(int i) {
        return vertices.get(i).ofA;
    }

    /** Returns the vertex of B that makes vertex i together with a vertex of A. */
    public int vertexOfB(int i) {
        return vertices.get(i).ofB;
    }

    /** Returns the vector from vertex i to the next; zero only if this is a point. */
    public ExactVector edge(int i) {
        return vertex(next(i)).minus(vertex(i));
    }

    /** Returns the feature of A, a vertex or an edge, that makes a vertex or an edge of this. */
    public FeatureRef onA(FeatureRef spot) {
        int index = vertexOfA(spot.index());
        return new FeatureRef(spot.isVertex() || index == vertexOfA(next(spot.index())), index);
    }

    /** Returns the feature of B that makes a vertex or an edge of this together with a feature of A. */
    public FeatureRef onB(FeatureRef spot) {
        int index = vertexOfB(spot.index());
        return new FeatureRef(spot.isVertex() || index == vertexOfB(next(spot.index())), index);
    }

    /**
     * Returns the vertex or the edge that contains the point nearest to the origin: the vector from there to the origin
     * is the shortest from B to A. Empty if the origin lies in the interior.
     *
     * <p>Only at the nearest point of a convex set does the distance grow on all sides, unless the origin is behind an
     * edge.
     */
    public Optional<FeatureRef> nearest() {
        for (int i = 0; i < size(); i++) {
            ExactVector at = vertex(i);
            ExactVector edge = edge(i);
            int ahead = at.dot(edge).signum();
            if (ahead >= 0 && at.dot(edge(previous(i))).signum() <= 0) {
                return Optional.of(FeatureRef.vertex(i));
            }
            if (ahead < 0
                    && vertex(next(i)).dot(edge).signum() > 0
                    && edge.cross(at).signum() >= 0) {
                return Optional.of(FeatureRef.inside(i));
            }
        }
        return Optional.empty();
    }

    /**
     * A vertex.
     *
     * @param ofA the vertex of A that makes it with the vertex of B
     * @param ofB the vertex of B
     * @param place their difference
     */
    private record VertexPair(int ofA, int ofB, ExactVector place) {}
}
