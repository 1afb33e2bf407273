package org.polysweep.oracle.turning;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The edges of one shape against the corners of the other: polynomials whose signs matter. Each is the polynomial of
 * the real number times a positive one; those that say how far something is are times the same one, and can be
 * compared.
 */
final class EdgesAgainstCorners {
    private final TurningShape edges;
    private final TurningShape corners;
    private final BigInteger reach;
    private final Polynomial both;
    private final Map<Key, Polynomial> known = new HashMap<>();

    private enum Kind {
        SIDE,
        FROM_START,
        FROM_END,
        REACH
    }

    private record Key(Kind kind, int edge, int corner) {}

    EdgesAgainstCorners(TurningShape edges, TurningShape corners) {
        this.edges = edges;
        this.corners = corners;
        reach = edges.radius().add(corners.radius());
        both = edges.square().times(corners.square());
    }

    int edgeCount() {
        return edges.edgeCount();
    }

    int cornerCount() {
        return corners.size();
    }

    /** How far the corner is to the left of the edge, which is its inner side. */
    Polynomial side(int edge, int corner) {
        return known(
                new Key(Kind.SIDE, edge, corner), () -> plainSide(edge, corner).primitive());
    }

    private Polynomial plainSide(int edge, int corner) {
        PolyVector along = edges.turned(edges.edge(edge));
        Polynomial still = edges.edge(edge).cross(edges.corner(edge)).times(both);
        return along.cross(way(corner)).minus(still);
    }

    /** How far the corner's foot is beyond the start of the edge. */
    Polynomial fromStart(int edge, int corner) {
        return known(new Key(Kind.FROM_START, edge, corner), () -> ahead(edge, corner, edge));
    }

    /** How far the corner's foot is beyond the end of the edge. */
    Polynomial fromEnd(int edge, int corner) {
        return known(new Key(Kind.FROM_END, edge, corner), () -> ahead(edge, corner, edge + 1));
    }

    private Polynomial ahead(int edge, int corner, int from) {
        PolyVector along = edges.turned(edges.edge(edge));
        Polynomial still = edges.edge(edge).dot(edges.corner(from)).times(both);
        return along.dot(way(corner)).minus(still).primitive();
    }

    /** The square of both radii minus the square of the distance of the vertex from the edge's line. */
    Polynomial reach(int edge, int corner) {
        return known(new Key(Kind.REACH, edge, corner), () -> {
            PolyVector along = edges.edge(edge);
            return along.dot(along)
                    .times(reach.pow(2))
                    .times(both.squared())
                    .minus(plainSide(edge, corner).squared())
                    .primitive();
        });
    }

    /** From the position of the shape with edges to the corner, times the square of the other one's rotor. */
    private PolyVector way(int corner) {
        return corners.placed(corner).minus(edges.position().times(corners.square()));
    }

    private Polynomial known(Key key, Supplier<Polynomial> formula) {
        Polynomial result = known.get(key);
        if (result == null) {
            result = formula.get();
            known.put(key, result);
        }
        return result;
    }
}
