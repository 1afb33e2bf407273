package org.polysweep.oracle;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Queries on a small grid of integers, where everything coincides often. Points and segments are among the shapes. */
final class RandomQueries extends DomainContextBase {
    @Provide
    Arbitrary<Query> queries() {
        Arbitrary<Integer> position = Arbitraries.integers().between(-3, 3);
        Arbitrary<Integer> move = Arbitraries.integers().between(-4, 4);
        return Combinators.combine(shapes(), shapes(), position, position, move, move, move, move)
                .as((a, b, x, y, ax, ay, bx, by) -> new Query(a, b, x, y, -y, x, ax, ay, bx, by));
    }

    static Arbitrary<double[]> shapes() {
        Arbitrary<Long> coordinate = Arbitraries.longs().between(0, 4);
        Arbitrary<LatticePoint> point =
                Combinators.combine(coordinate, coordinate).as(LatticePoint::new);
        Arbitrary<List<LatticePoint>> cloud = point.list().ofMinSize(1).ofMaxSize(7);
        return Combinators.combine(cloud, Arbitraries.integers().between(0, 6), Arbitraries.of(false, true))
                .as(RandomQueries::listed);
    }

    /** The hull of the points, starting anywhere, in either winding. */
    private static double[] listed(List<LatticePoint> cloud, int start, boolean clockwise) {
        List<LatticePoint> hull = LatticePoint.hull(cloud);
        List<Double> flat = new ArrayList<>();
        for (int i = 0; i < hull.size(); i++) {
            LatticePoint corner = hull.get((start + i) % hull.size());
            flat.add((double) corner.x());
            flat.add((double) corner.y());
        }
        double[] shape = flat.stream().mapToDouble(Double::doubleValue).toArray();
        return clockwise ? Shapes.reversed(shape) : shape;
    }
}
