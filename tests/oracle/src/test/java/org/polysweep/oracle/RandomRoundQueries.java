package org.polysweep.oracle;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/**
 * As {@link RandomQueries}, further apart, with radii of which at least one is positive. Many motions have a whole
 * length, so that round shapes can graze each other exactly.
 */
final class RandomRoundQueries extends DomainContextBase {
    @Provide
    Arbitrary<Query> queries() {
        Arbitrary<Integer> position = Arbitraries.integers().between(-6, 6);
        Arbitrary<Double> radius = Arbitraries.of(0.0, 0.0, 0.5, 1.0, 1.0, 2.0, 2.0, 2.5, 3.0, 0.1);
        Arbitrary<Double> positive = radius.filter(r -> r > 0);
        return Combinators.combine(RandomQueries.shapes(), RandomQueries.shapes(), position, position, moves())
                .as((a, b, x, y, d) -> new Query(a, b, x, y, -y, x, d.x() + 3, d.y() - 2, 3, -2))
                .flatMap(query -> Combinators.combine(radius, positive, Arbitraries.of(false, true))
                        .as((one, other, swapped) -> query.withRadii(swapped ? other : one, swapped ? one : other)));
    }

    private static Arbitrary<LatticePoint> moves() {
        Arbitrary<Long> any = Arbitraries.longs().between(-8, 8);
        Arbitrary<Long> length = Arbitraries.longs().between(-8, 8).filter(n -> n != 0);
        return Arbitraries.oneOf(
                Combinators.combine(any, any).as(LatticePoint::new),
                length.map(n -> new LatticePoint(n, 0)),
                length.map(n -> new LatticePoint(0, n)),
                Arbitraries.of(-2L, -1L, 1L, 2L).map(n -> new LatticePoint(3 * n, 4 * n)),
                Arbitraries.just(new LatticePoint(0, 0)));
    }
}
