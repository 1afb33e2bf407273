package org.polysweep.internal.manifold;

import java.math.BigInteger;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.number.QuadraticSurd;
import org.polysweep.internal.number.Rounding;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.obstacle.ExactQuery;
import org.polysweep.internal.obstacle.ExactShape;

/**
 * The numbers of one point of a manifold, in integers: as {@link ManifoldNumbers} has them. Immutable; lengths are in
 * steps of the lattice, times the denominator.
 *
 * @param query both shapes on the lattice
 * @param normal the outward normal of the reference edge, of any length
 * @param point the point of the incident core, times {@code divisor}
 * @param foot its foot on the reference edge, times {@code divisor}
 * @param divisor the divisor of both, not 0
 * @param separation the separation of the shapes at the point
 */
record ExactManifoldNumbers(
        ExactQuery query,
        ExactVector normal,
        ExactVector point,
        ExactVector foot,
        BigInteger divisor,
        QuadraticSurd separation) {

    /** The numbers of two closest vertices. */
    static ExactManifoldNumbers ofVertices(PlacedCores cores, int vertexA, int vertexB) {
        ExactVector a = cores.exact(PlacedCores.A).vertex(vertexA);
        ExactVector b = cores.exact(PlacedCores.B).vertex(vertexB);
        ExactVector between = a.minus(b);
        QuadraticSurd distance = QuadraticSurd.of(BigInteger.ZERO, BigInteger.ONE, between.square());
        ExactVector normal = between.isZero() ? ExactVector.EAST : between;
        return of(cores, normal, a, b, BigInteger.ONE, distance);
    }

    /** The numbers of a vertex of the incident core. */
    static ExactManifoldNumbers ofVertex(PlacedCores cores, int side, int edge, int vertex) {
        ExactShape reference = cores.exact(side);
        ExactVector point = cores.exact(PlacedCores.opposite(side)).vertex(vertex);
        ExactVector normal = reference.edge(edge).turnedClockwise();
        BigInteger square = normal.square();
        BigInteger reach = normal.dot(point.minus(reference.vertex(edge)));
        ExactVector foot = times(point, square).minus(times(normal, reach));
        QuadraticSurd distance =
                QuadraticSurd.of(BigInteger.ZERO, reach, square).over(square);
        return of(cores, normal, times(point, square), foot, square, distance);
    }

    /** The numbers of the point of the incident edge over an end of the reference edge. */
    static ExactManifoldNumbers ofCut(PlacedCores cores, int side, int edge, int end, int incident) {
        ExactShape other = cores.exact(PlacedCores.opposite(side));
        ExactVector foot = cores.exact(side).vertex(end);
        ExactVector along = cores.exact(side).edge(edge);
        ExactVector cut = other.edge(incident);
        ExactVector normal = along.turnedClockwise();
        BigInteger reach = other.vertex(incident).minus(foot).cross(cut);
        BigInteger divisor = along.dot(cut);
        ExactVector point = times(foot, divisor).plus(times(normal, reach));
        QuadraticSurd distance =
                QuadraticSurd.of(BigInteger.ZERO, reach, along.square()).over(divisor);
        return of(cores, normal, point, times(foot, divisor), divisor, distance);
    }

    private static ExactManifoldNumbers of(
            PlacedCores cores,
            ExactVector normal,
            ExactVector point,
            ExactVector foot,
            BigInteger divisor,
            QuadraticSurd distance) {
        ExactQuery query = cores.exact();
        QuadraticSurd separation = distance.plus(QuadraticSurd.of(query.radius().negate()));
        return new ExactManifoldNumbers(query, normal, point, foot, divisor, separation);
    }

    private static ExactVector times(ExactVector vector, BigInteger factor) {
        return new ExactVector(vector.x().multiply(factor), vector.y().multiply(factor));
    }

    /** The sign of {@code separation - limit}, for a limit in the unit of the vertices. */
    int compareSeparation(double limit) {
        int exponent = query.lattice().exponent();
        BigInteger unit = BigInteger.ONE.shiftLeft(Math.abs(exponent));
        QuadraticSurd steps = separation.over(query.denominator());
        QuadraticSurd length = exponent < 0 ? steps.over(unit) : steps.times(unit);
        return length.compareTo(QuadraticSurd.of(limit));
    }

    /** The separation, to the nearest double. */
    double roundedSeparation() {
        return round(separation);
    }

    double normalX() {
        return Rounding.roundUnit(normal.x(), normal.square());
    }

    double normalY() {
        return Rounding.roundUnit(normal.y(), normal.square());
    }

    /** The point on the surface of the incident shape. */
    double pointX(BigInteger incidentRadius) {
        return surface(point.x(), normal.x(), incidentRadius.negate());
    }

    double pointY(BigInteger incidentRadius) {
        return surface(point.y(), normal.y(), incidentRadius.negate());
    }

    /** The foot on the surface of the reference shape. */
    double footX(BigInteger referenceRadius) {
        return surface(foot.x(), normal.x(), referenceRadius);
    }

    double footY(BigInteger referenceRadius) {
        return surface(foot.y(), normal.y(), referenceRadius);
    }

    private double surface(BigInteger core, BigInteger component, BigInteger distance) {
        BigInteger square = normal.square();
        QuadraticSurd offset = QuadraticSurd.of(BigInteger.ZERO, component.multiply(distance), square)
                .over(square);
        return round(QuadraticSurd.of(core).over(divisor).plus(offset));
    }

    private double round(QuadraticSurd length) {
        return Rounding.roundLength(
                length.over(query.denominator()), query.lattice().exponent(), Direction.NEAREST);
    }
}
