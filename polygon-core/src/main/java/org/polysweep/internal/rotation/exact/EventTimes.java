package org.polysweep.internal.rotation.exact;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.polysweep.internal.algebraic.Dyadic;
import org.polysweep.internal.algebraic.IntegerPolynomial;
import org.polysweep.internal.algebraic.RealRoot;
import org.polysweep.internal.algebraic.RootIsolation;

/**
 * The times at which the proximity of two bodies may change within an interval, including both ends. Stateless.
 *
 * <p>Being apart and overlapping are both open conditions, so the bodies touch whenever their proximity changes. Then
 * the gap of a vertex that projects onto an edge, or of two vertices, is 0, and the roots of all such gaps suffice.
 * Only if a gap is zero at all times (a segment slides along its own line, a circle rolls), the roots of all
 * polynomials that decide the proximity are used.
 */
final class EventTimes {

    private EventTimes() {}

    /** Returns the times from a first to a last one, both in [0, 1], ascending, each once. */
    static List<RealRoot> of(ContactPolynomials polynomials, Dyadic first, Dyadic last) {
        List<VertexOverEdge> vertices = polynomials.edges().stream()
                .flatMap(edge -> edge.near().stream())
                .toList();
        List<VertexPair> vertexPairs = polynomials.vertexPairs();
        boolean isGapAlwaysZero =
                vertexPairs.stream().anyMatch(pair -> pair.gap().isZero())
                        || vertices.stream().anyMatch(vertex -> vertex.gap().isZero());
        NavigableSet<RealRoot> times = new TreeSet<>(List.of(RealRoot.of(first), RealRoot.of(last)));
        vertexPairs.forEach(pair -> roots(pair.gap(), first, last).forEach(times::add));
        for (VertexOverEdge vertex : vertices) {
            if (isGapAlwaysZero) {
                vertex.polynomials()
                        .forEach(polynomial -> roots(polynomial, first, last).forEach(times::add));
            } else {
                roots(vertex.gap(), first, last)
                        .filter(vertex::projectsOntoEdge)
                        .forEach(times::add);
            }
        }
        return List.copyOf(times);
    }

    /** The roots between two times; none of the polynomial 0. */
    private static Stream<RealRoot> roots(IntegerPolynomial polynomial, Dyadic first, Dyadic last) {
        return polynomial.isZero() || polynomial.signBetween(first, last) != 0
                ? Stream.empty()
                : RootIsolation.inUnitInterval(polynomial).stream()
                        .filter(time -> time.compareTo(first) > 0 && time.compareTo(last) < 0);
    }
}
