package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.rotor.RotorDirection;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.shape.ConvexShape;
import org.polysweep.shape.MovingShape;

/**
 * One convex shape of a query as polynomials in t, with integer coefficients on a lattice.
 *
 * <p>With the rotor z = (c, s), c and s linear in t, the rotation times |z|² has polynomials for entries:
 *
 * <pre>
 *     M = | c² - s²   -2cs    |        |z|² = c² + s²
 *         | 2cs        c² - s² |
 * </pre>
 *
 * <p>A shape that does not rotate has a constant rotor, so its M is constant. Edges and vertices are numbered as in
 * {@link ConvexPolygon}: edge i begins at vertex i; a segment has two edges, there and back, and a point none.
 *
 * @param core the core, which has the indices of the caller
 * @param vertices its vertices
 * @param radius the radius
 * @param position the position of the local origin
 * @param square |z|²: positive on [0, 1]
 * @param rotation |z|² times cosine and sine of the angle
 */
record BodyPolynomials(
        ConvexPolygon core,
        List<ExactVector> vertices,
        BigInteger radius,
        PolynomialVector position,
        IntegerPolynomial square,
        PolynomialVector rotation) {

    static BodyPolynomials of(MovingShape moving, Lattice lattice) {
        ConvexShape shape = moving.shape().part(0);
        ConvexPolygon core = shape.core();
        Rotors rotors = Rotors.of(moving);
        PolynomialVector rotor = PolynomialVector.linear(rotors.from, rotors.to.minus(rotors.from));
        return new BodyPolynomials(
                core,
                IntStream.range(0, core.vertexCount())
                        .mapToObj(i -> lattice.vector(core.x(i), core.y(i)))
                        .toList(),
                lattice.at(shape.radius()),
                PolynomialVector.linear(
                        lattice.vector(moving.x(), moving.y()), lattice.vector(moving.dx(), moving.dy())),
                rotor.dot(rotor),
                new PolynomialVector(
                        rotor.x().square().minus(rotor.y().square()),
                        rotor.x().times(rotor.y()).times(BigInteger.TWO)));
    }

    /** Returns the body as it is placed at a time, on a lattice finer by the scale of the time. */
    BodyPolynomials at(Dyadic time) {
        int finer = time.scale();
        PolynomialVector displacement = new PolynomialVector(
                IntegerPolynomial.of(
                        BigInteger.ZERO, position.x().coefficient(1).shiftLeft(finer)),
                IntegerPolynomial.of(
                        BigInteger.ZERO, position.y().coefficient(1).shiftLeft(finer)));
        return new BodyPolynomials(
                core,
                vertices.stream()
                        .map(vertex -> new ExactVector(
                                vertex.x().shiftLeft(finer), vertex.y().shiftLeft(finer)))
                        .toList(),
                radius.shiftLeft(finer),
                new PolynomialVector(constant(position.x(), time, 1), constant(position.y(), time, 1))
                        .plus(displacement),
                constant(square, time, 2),
                new PolynomialVector(constant(rotation.x(), time, 2), constant(rotation.y(), time, 2)));
    }

    private static IntegerPolynomial constant(IntegerPolynomial polynomial, Dyadic time, int degree) {
        return IntegerPolynomial.of(polynomial.numeratorAt(time, degree));
    }

    /**
     * The rotors of a shape in integers, in a unit of their own, which cancels.
     *
     * @param from the rotor at t = 0
     * @param to the rotor at t = 1; equal to the first one if the shape does not rotate
     */
    record Rotors(ExactVector from, ExactVector to) {

        static Rotors of(MovingShape moving) {
            Rotor first = moving.rotor();
            Rotor last = moving.endRotor();
            Lattice lattice =
                    new Lattice(Lattice.exponentOf(first.halfCos(), first.halfSin(), last.halfCos(), last.halfSin()));
            ExactVector from = lattice.vector(first.halfCos(), first.halfSin());
            boolean rotates = RotorDirection.differ(first.halfCos(), first.halfSin(), last.halfCos(), last.halfSin());
            return new Rotors(from, rotates ? lattice.vector(last.halfCos(), last.halfSin()) : from);
        }
    }

    int size() {
        return vertices.size();
    }

    /** The number of edges: none for a point, two for a segment. */
    int edges() {
        return size() == 1 ? 0 : size();
    }

    /** A vertex in local coordinates. */
    ExactVector vertex(int i) {
        return vertices.get(i);
    }

    /** An edge in local coordinates: from a vertex to the next. */
    ExactVector edge(int i) {
        return vertex(core.next(i)).minus(vertex(i));
    }

    /** |z|² times a local vector, rotated. */
    PolynomialVector rotated(ExactVector local) {
        return new PolynomialVector(
                rotation.x().times(local.x()).minus(rotation.y().times(local.y())),
                rotation.y().times(local.x()).plus(rotation.x().times(local.y())));
    }

    /** |z|² times the world coordinates of a vertex. */
    PolynomialVector worldVertex(int i) {
        return position.times(square).plus(rotated(vertex(i)));
    }
}
