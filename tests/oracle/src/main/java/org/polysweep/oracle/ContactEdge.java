package org.polysweep.oracle;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * An edge of C, or an arc, that holds the point of contact.
 *
 * @param normal its outward normal there
 * @param length how long the edge of A or B is that it comes from, the shorter if it comes from both; rounded down.
 *     With a radius at most what an arc has for its length: R·|n·d|/|d|, as a small error of the place turns the normal
 *     the more, the more sharply an arc bends and the less the motion goes straight at it
 */
public record ContactEdge(OracleUnitVector normal, double length) {

    /**
     * The edges that hold the point of contact: one as a rule, and always one with a radius; two where a corner runs
     * exactly into a corner.
     *
     * @param query the question, legal, with a displacement
     * @param enter the exact time of its contact
     * @return first the one that gives the normal; none if C is a single point
     */
    public static List<ContactEdge> of(Query query, Surd enter) {
        return of(Scene.of(query), enter);
    }

    static List<ContactEdge> of(Scene scene, Surd enter) {
        return scene.radius().signum() > 0
                ? List.of(round(scene))
                : sharp(scene, enter.rational().orElseThrow());
    }

    private static ContactEdge round(Scene scene) {
        Spot spot = new RoundEncounter(scene).spot();
        OracleUnitVector normal = spot.normal().orElseThrow();
        double arc = OracleRounding.down(scene.grid().value(scene.radius())) * straightness(normal, scene.d());
        double length =
                spot.edge().map(edge -> Math.min(arc, length(scene, edge))).orElse(arc);
        return new ContactEdge(normal, length);
    }

    /** The cosine between a motion and the normal, without its sign; 1 without motion. */
    private static double straightness(OracleUnitVector normal, IntVector d) {
        if (d.isZero()) {
            return 1;
        }
        Surd along = normal.x().times(d.x()).plus(normal.y().times(d.y()));
        Rational perSquare = Rational.of(BigInteger.ONE, d.squaredLength());
        return OracleRounding.rootDown(along.squared().times(Surd.of(perSquare)));
    }

    private static List<ContactEdge> sharp(Scene scene, Rational enter) {
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

    /** An edge of C, without a radius. */
    static ContactEdge of(Scene scene, BodyEdge edge) {
        return new ContactEdge(OracleUnitVector.along(edge.normal()), length(scene, edge));
    }

    private static double length(Scene scene, BodyEdge edge) {
        BigInteger shortest = Stream.concat(
                        edge.fromA() ? Stream.of(scene.a().outline().edge(edge.cornerA())) : Stream.<IntVector>empty(),
                        edge.fromB() ? Stream.of(scene.b().outline().edge(edge.cornerB())) : Stream.<IntVector>empty())
                .map(IntVector::squaredLength)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        Rational square = scene.grid().squaredValue(shortest, BigInteger.ONE);
        return OracleRounding.rootDown(square);
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
        return Tolerance.near(x, normal.x(), ulps) && Tolerance.near(y, normal.y(), ulps);
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

    private static double unit(Surd component) {
        double size = OracleRounding.down(component.abs());
        return component.signum() < 0 ? 0 - size : size;
    }
}
