package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * An edge of C that holds the point of contact.
 *
 * @param normal its outward normal; only the direction counts
 * @param length how long the edge of A or B is that it comes from, the shorter if it comes from both; rounded down
 */
public record ContactEdge(IntVector normal, double length) {

    /**
     * The edges that hold the point of contact: one as a rule, two where a corner runs exactly into a corner.
     *
     * @param query the question, legal, with a displacement
     * @param enter the exact time of its contact
     * @return first the one that gives the normal; none if C is a single point
     */
    public static List<ContactEdge> of(Query query, Rational enter) {
        Scene scene = Scene.of(query);
        IntVector d = scene.d();
        List<BodyEdge> edges = scene.differenceBody().edges();
        List<BodyEdge> holding =
                edges.stream().filter(edge -> edge.boundary().borders(enter, d)).toList();
        return new EdgeChoice(d)
                .atContact(edges, enter).stream()
                        .flatMap(first ->
                                Stream.concat(Stream.of(first), holding.stream().filter(edge -> !edge.equals(first))))
                        .map(edge -> of(scene, edge))
                        .toList();
    }

    private static ContactEdge of(Scene scene, BodyEdge edge) {
        BigInteger shortest = Stream.concat(
                        edge.fromA() ? Stream.of(scene.a().outline().edge(edge.cornerA())) : Stream.<IntVector>empty(),
                        edge.fromB() ? Stream.of(scene.b().outline().edge(edge.cornerB())) : Stream.<IntVector>empty())
                .map(IntVector::squaredLength)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        Rational square = scene.grid().squaredValue(shortest, BigInteger.ONE);
        return new ContactEdge(edge.normal().primitive(), Rounding.rootDown(square));
    }

    /**
     * Whether a claimed normal is this edge's: each component within so many ulp of itself, decided exactly.
     *
     * @param x the claimed x component
     * @param y the claimed y component
     * @param ulps how many
     * @return false for NaN
     */
    public boolean isNear(double x, double y, int ulps) {
        return isNear(x, normal.x(), ulps) && isNear(y, normal.y(), ulps);
    }

    private boolean isNear(double claimed, BigInteger component, int ulps) {
        Rational square = Rational.of(component.pow(2), normal.squaredLength());
        return Tolerance.nearRoot(claimed, component.signum(), square, ulps);
    }

    /**
     * The x component of the unit normal.
     *
     * @return rounded toward zero
     */
    public double unitX() {
        return unit(normal.x());
    }

    /**
     * The y component of the unit normal.
     *
     * @return rounded toward zero
     */
    public double unitY() {
        return unit(normal.y());
    }

    private double unit(BigInteger component) {
        double size = Rounding.rootDown(Rational.of(component.pow(2), normal.squaredLength()));
        return component.signum() < 0 ? 0 - size : size;
    }
}
