package org.polysweep.internal.rotation.exact;

import java.math.BigInteger;
import java.util.stream.IntStream;
import org.polysweep.contact.MinimumTranslation;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.obstacle.ExactAnswer;
import org.polysweep.internal.obstacle.ExactMinimumTranslation;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.FrontWalk;
import org.polysweep.pose.Rotor;
import org.polysweep.shape.MovingShape;

/**
 * Two shapes that keep their orientations, in integers. Vertices of rotated shapes are rational, so all
 * numbers are multiplied by |zA|²|zB|². Stateless. Cost: O(n + m).
 */
public final class RotatedShapes {

    private RotatedShapes() {}

    /** Returns the query about the rotated shapes, which move along their displacements. */
    public static ExactQuery query(MovingShape movingA, MovingShape movingB) {
        return query(BodyPair.of(movingA, movingB), movingA.rotor(), movingB.rotor());
    }

    private static ExactQuery query(BodyPair bodies, Rotor rotorA, Rotor rotorB) {
        BodyPolynomials a = bodies.a();
        BodyPolynomials b = bodies.b();
        BigInteger unit = a.square().coefficient(0).multiply(b.square().coefficient(0));
        ExactVector displacementA = coefficients(a.position(), 1, unit);
        ExactVector displacementB = coefficients(b.position(), 1, unit);
        return new ExactQuery(
                bodies.lattice(),
                unit,
                shape(a, unit),
                shape(b, unit),
                coefficients(a.position(), 0, unit),
                coefficients(b.position(), 0, unit),
                displacementA,
                displacementB,
                displacementA.minus(displacementB),
                rotorA,
                rotorB);
    }

    private static ExactVector coefficients(PolynomialVector of, int power, BigInteger unit) {
        return new ExactVector(
                of.x().coefficient(power).multiply(unit),
                of.y().coefficient(power).multiply(unit));
    }

    private static ExactShape shape(BodyPolynomials body, BigInteger unit) {
        BigInteger factor = unit.divide(body.square().coefficient(0));
        return new ExactShape(
                body.core(),
                body.radius().multiply(unit),
                IntStream.range(0, body.size())
                        .mapToObj(i -> coefficients(body.worldVertex(i), 0, factor))
                        .toList());
    }

    /**
     * Returns a rotated shape at its position at t = 0.
     *
     * @param moving the shape
     * @param lattice one that holds its vertices, its radius and its position
     * @param unit the factor of all numbers of the rotated shape; a multiple of {@link #square}
     */
    public static ExactShape shape(MovingShape moving, Lattice lattice, BigInteger unit) {
        return shape(BodyPolynomials.of(moving.placed().moving(0, 0), lattice), unit);
    }

    /** Returns the denominator of the coordinates of a rotated shape. */
    public static BigInteger square(MovingShape moving) {
        return BodyPolynomials.Rotors.of(moving.placed().moving(0, 0)).from().square();
    }

    /** Returns the answer about two rotated shapes; the line of their motion intersects their obstacle. */
    public static ExactAnswer answer(MovingShape a, MovingShape b) {
        ExactQuery query = query(a, b);
        return new ExactAnswer(query, FrontWalk.passage(query).orElseThrow());
    }

    /** Returns whether two shapes overlap at t = 0. */
    public static boolean overlap(MovingShape a, MovingShape b, KnownSigns signs) {
        return ContactPolynomials.of(BodyPair.of(a, b), signs).at(RealRoot.of(Dyadic.ZERO)) == ContactState.OVERLAPPING;
    }

    /**
     * Returns the minimum translation of A out of B in their poses at a time, where they overlap; a displacement
     * decides between equally short ones.
     */
    public static MinimumTranslation separation(MovingShape a, MovingShape b, double time) {
        BodyPair bodies = BodyPair.of(a, b).at(Dyadic.of(time));
        return ExactMinimumTranslation.of(query(bodies, a.rotor(), b.rotor()));
    }
}
