package org.polysweep.internal.turning;

import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.polysweep.contact.Separation;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;
import org.polysweep.internal.obstacle.MinimumTranslation;

/**
 * A query with the shapes as they are turned at t = 0: their corners are rational, so all numbers are multiplied by
 * |zA|²|zB|². Stateless.
 */
final class TurnedQuery {

    private TurnedQuery() {}

    /** Returns the query: the shapes keep their orientations at t = 0, and move along their displacements. */
    static ExactQuery of(TurningPair pair) {
        BigInteger squareA = pair.a().square().coefficient(0);
        BigInteger squareB = pair.b().square().coefficient(0);
        BigInteger unit = squareA.multiply(squareB);
        ExactVector moveA = coefficients(pair.a(), 1, unit);
        ExactVector moveB = coefficients(pair.b(), 1, unit);
        return new ExactQuery(
                pair.lattice(),
                unit,
                shape(pair.a(), squareB, unit),
                shape(pair.b(), squareA, unit),
                coefficients(pair.a(), 0, unit),
                coefficients(pair.b(), 0, unit),
                moveA,
                moveB,
                moveA.minus(moveB));
    }

    /** Returns the shortest way to move A out of B at t = 0, where they overlap. */
    static Separation wayOut(TurningPair pair) {
        return MinimumTranslation.of(of(pair));
    }

    /** The position of a body, or its displacement. */
    private static ExactVector coefficients(TurningBody body, int power, BigInteger unit) {
        return new ExactVector(
                body.place().x().coefficient(power).multiply(unit),
                body.place().y().coefficient(power).multiply(unit));
    }

    /**
     * A shape as it is turned at t = 0.
     *
     * @param factor the unit over |z|²
     * @param unit what all numbers are multiplied by
     */
    static ExactShape shape(TurningBody body, BigInteger factor, BigInteger unit) {
        List<ExactVector> corners = IntStream.range(0, body.size())
                .mapToObj(body::worldCornerAtStart)
                .map(corner ->
                        new ExactVector(corner.x().multiply(factor), corner.y().multiply(factor)))
                .toList();
        return new ExactShape(body.core(), body.radius().multiply(unit), corners);
    }
}
