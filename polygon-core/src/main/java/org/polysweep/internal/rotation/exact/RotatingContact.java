package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.Optional;
import org.polysweep.contact.Point;
import org.polysweep.internal.algebraic.AlgebraicValue;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.answer.AnswerWriter;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.obstacle.ExactFaces;
import org.polysweep.internal.obstacle.FeatureRef;
import org.polysweep.result.SweepResult;

/** The contact of two bodies at a time at which they touch, in integers: the normal, the features, the points. */
public final class RotatingContact implements ExactFaces {

    private final BodyPair bodies;
    private final RealRoot time;

    /** The edge of C that holds the origin; empty on an arc, and if C is a point. */
    private final Optional<ObstacleEdge> edge;

    /** The vertices that touch, unless an edge of C holds the origin. */
    private final Optional<VertexPair> vertices;

    /** Empty if C is a point. */
    private final Optional<ContactNormal> normal;

    RotatingContact(ContactPolynomials polynomials, RealRoot time) {
        bodies = polynomials.bodies();
        this.time = time;
        edge = ObstacleEdge.holdingOrigin(polynomials, time);
        vertices = edge.isPresent()
                ? Optional.empty()
                : polynomials.vertexPairs().stream()
                        .filter(pair -> time.signOf(pair.gap()) == 0)
                        .findFirst();
        normal = edge.map(ContactNormal::of)
                .or(() -> vertices.filter(pair -> bodies.isRound()).map(pair -> ContactNormal.onArc(bodies, pair)));
    }

    /** Writes the normal. */
    void writeNormal(SweepResult result) {
        AnswerWriter.writeNormal(
                result,
                normal.map(unit -> unit.round(unit.vector().x(), time)).orElse(Double.NaN),
                normal.map(unit -> unit.round(unit.vector().y(), time)).orElse(Double.NaN));
    }

    /** Writes features and points. */
    void writeFeatures(SweepResult result) {
        FeatureRef faceOfA = edge.map(
                        found -> ObstacleEdge.face(bodies.a(), found.direction().negated(), time))
                .orElseGet(() -> FeatureRef.vertex(vertices.orElseThrow().ofA()));
        FeatureRef faceOfB = edge.map(found -> ObstacleEdge.face(bodies.b(), found.direction(), time))
                .orElseGet(() -> FeatureRef.vertex(vertices.orElseThrow().ofB()));
        boolean takesEnds = edge.isPresent() && !bodies.isRound();
        writeShared(bodies.a().core(), faceOfA, bodies.b().core(), faceOfB, takesEnds, result);
    }

    @Override
    public int compare(int vertexOfA, int vertexOfB) {
        PolynomialVector difference = bodies.difference(vertexOfA, vertexOfB);
        return time.signOf(edge.orElseThrow().direction().dot(difference));
    }

    @Override
    public Point beyond(boolean ofA, int vertex) {
        BodyPolynomials body = ofA ? bodies.a() : bodies.b();
        PolynomialVector world = body.worldVertex(vertex);
        IntegerPolynomial unit = body.square();
        if (body.radius().signum() == 0) {
            return new Point(
                    round(AlgebraicValue.of(time, world.x(), unit)), round(AlgebraicValue.of(time, world.y(), unit)));
        }
        BigInteger distance = ofA ? body.radius().negate() : body.radius();
        ContactNormal along = normal.orElseThrow();
        return new Point(
                round(along.beyond(world.x(), unit, distance, along.vector().x(), time)),
                round(along.beyond(world.y(), unit, distance, along.vector().y(), time)));
    }

    private double round(AlgebraicValue coordinate) {
        return coordinate.round(bodies.lattice().exponent(), Direction.NEAREST);
    }

    /** Returns whether the normal, taken from A toward B, has a component to the left of A, which is a segment. */
    public boolean isLeftOfA() {
        return normal.filter(unit -> isToTheLeft(unit.vector().negated(), bodies.a()))
                .isPresent();
    }

    /** Returns whether the normal has a component to the left of B, which is a segment. */
    public boolean isLeftOfB() {
        return normal.filter(unit -> isToTheLeft(unit.vector(), bodies.b())).isPresent();
    }

    /** Whether a vector has a component to the left of a segment, which is directed from its vertex 0. */
    private boolean isToTheLeft(PolynomialVector vector, BodyPolynomials segment) {
        ExactVector right = segment.edge(0).turnedClockwise();
        ExactVector left = segment.core().vertexIndex(0) == 0 ? right.negated() : right;
        return time.signOf(vector.dot(segment.rotated(left))) > 0;
    }
}
