package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.shape.ConvexPolygon;

/**
 * A straight edge of the obstacle C(t): an edge of B, or an edge of A with its direction reversed. B is to the left of
 * its direction, A to the right.
 *
 * @param direction its direction, counter-clockwise on C, of the length {@code unit · √square}
 * @param square the square of the length of the edge
 * @param unit |z|² of the body that has the edge
 */
record ObstacleEdge(PolynomialVector direction, BigInteger square, IntegerPolynomial unit) {

    private static ObstacleEdge ofA(BodyPolynomials a, int edge) {
        return of(a, edge, a.rotated(a.edge(edge)).negated());
    }

    private static ObstacleEdge ofB(BodyPolynomials b, int edge) {
        return of(b, edge, b.rotated(b.edge(edge)));
    }

    private static ObstacleEdge of(BodyPolynomials owner, int edge, PolynomialVector direction) {
        return new ObstacleEdge(direction, owner.edge(edge).square(), owner.square());
    }

    /**
     * The edge that contains the origin at a time at which the bodies touch; at a vertex of C, the edge that ends
     * there. Empty on an arc, and if C is a point.
     */
    static Optional<ObstacleEdge> holdingOrigin(ContactPolynomials polynomials, RealRoot time) {
        BodyPair bodies = polynomials.bodies();
        if (!bodies.isRound() && isFlat(bodies, time)) {
            return ofSegment(bodies);
        }
        List<ObstacleEdge> edges = edges(
                polynomials,
                bodies.isRound() ? vertices -> vertices.touch(time) : vertices -> vertices.areOutside(time));
        return edges.stream()
                .filter(edge ->
                        edges.stream().noneMatch(before -> time.signOf(before.direction.cross(edge.direction)) > 0))
                .findFirst();
    }

    /** The edges of C whose vertices have a property, first the edges of B. */
    private static List<ObstacleEdge> edges(ContactPolynomials polynomials, Predicate<VerticesOverEdge> isWanted) {
        BodyPair bodies = polynomials.bodies();
        List<ObstacleEdge> edges = new ArrayList<>();
        for (int edge = 0; edge < bodies.b().edges(); edge++) {
            if (isWanted.test(polynomials.overEdgeOfB(edge))) {
                edges.add(ofB(bodies.b(), edge));
            }
        }
        for (int edge = 0; edge < bodies.a().edges(); edge++) {
            if (isWanted.test(polynomials.overEdgeOfA(edge))) {
                edges.add(ofA(bodies.a(), edge));
            }
        }
        return edges;
    }

    /** Returns whether C is a segment or a point. */
    private static boolean isFlat(BodyPair bodies, RealRoot time) {
        BodyPolynomials a = bodies.a();
        BodyPolynomials b = bodies.b();
        return a.size() <= 2
                && b.size() <= 2
                && (a.size() == 1
                        || b.size() == 1
                        || time.signOf(a.rotated(a.edge(0)).cross(b.rotated(b.edge(0)))) == 0);
    }

    /**
     * The edge of C if C is a segment: the edge of B's segment that begins at its lower vertex, or of A's if B is a
     * point; empty for two points.
     */
    private static Optional<ObstacleEdge> ofSegment(BodyPair bodies) {
        BodyPolynomials a = bodies.a();
        BodyPolynomials b = bodies.b();
        if (b.edges() > 0) {
            return Optional.of(ofB(b, lowerEnd(b.core())));
        }
        return a.edges() > 0 ? Optional.of(ofA(a, lowerEnd(a.core()))) : Optional.empty();
    }

    /** The vertex of a segment that has the lower index of the caller. */
    private static int lowerEnd(ConvexPolygon segment) {
        return segment.vertexIndex(0) < segment.vertexIndex(1) ? 0 : 1;
    }

    /**
     * The feature of a body that lies on an edge of C: an edge or a vertex.
     *
     * @param body A or B
     * @param along the direction of the edge for B, the opposite for A: the body is to the left of it
     */
    static FeatureRef face(BodyPolynomials body, PolynomialVector along, RealRoot time) {
        for (int edge = 0; edge < body.edges(); edge++) {
            PolynomialVector rotated = body.rotated(body.edge(edge));
            if (time.signOf(rotated.cross(along)) == 0 && time.signOf(rotated.dot(along)) > 0) {
                return FeatureRef.inside(edge);
            }
        }
        return FeatureRef.vertex(IntStream.range(0, body.size())
                .filter(vertex -> isFarthestRight(body, vertex, along, time))
                .findFirst()
                .orElseThrow());
    }

    private static boolean isFarthestRight(BodyPolynomials body, int vertex, PolynomialVector along, RealRoot time) {
        return IntStream.range(0, body.size())
                .mapToObj(other -> body.rotated(body.vertex(other).minus(body.vertex(vertex))))
                .allMatch(toOther -> time.signOf(along.cross(toOther)) >= 0);
    }
}
