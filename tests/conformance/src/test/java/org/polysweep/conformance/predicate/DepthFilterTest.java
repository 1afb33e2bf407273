package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.Tag;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.bound.DepthFilter;
import org.polysweep.internal.rounding.UnitVector;
import org.polysweep.internal.sign.Stages;

/** The bounds of a depth hold by decimal arithmetic, and are close to each other. */
@PropertyDefaults(tries = 4_000, edgeCases = EdgeCasesMode.NONE)
@Tag("bulk")
class DepthFilterTest {

    @Property
    void everydayNumbersAreBoundedClosely(@ForAll Random random) {
        ToDoubleFunction<Random> source = from -> 2 * from.nextDouble() - 1;
        DepthFilter filter = requireRight(EdgeAndCorner.random(random, source));
        assertThat(filter.greatest() - filter.least()).isLessThan(0x1p-46);
    }

    @Property
    void nastyNumbers(@ForAll Random random) {
        requireRight(EdgeAndCorner.random(random, Nasty::number));
    }

    @Property(tries = 2_000)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        requireRight(EdgeAndCorner.random(random, Nasty::extreme));
    }

    @Property(tries = 2_000)
    void subnormalNumbers(@ForAll Random random) {
        double unit = Math.scalb(1.0, random.nextInt(-1074, -1000));
        requireRight(EdgeAndCorner.random(random, from -> from.nextInt(-9, 10) * unit));
    }

    /** The vertex is nearly on the line of the edge: the whole remaining depth is rounding. */
    @Property
    void depthsThatCancel(@ForAll Random random) {
        double unit = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-1060, 1000)) : 1;
        EdgeAndCorner any = EdgeAndCorner.random(random, from -> (2 * from.nextDouble() - 1) * unit);
        double share = random.nextDouble();
        requireRight(any.withCorner(
                any.fromX() + share * (any.toX() - any.fromX()) + any.edgesX() - any.cornersX(),
                any.fromY() + share * (any.toY() - any.fromY()) + any.edgesY() - any.cornersY()));
    }

    @Example
    void whatOverflowsHasNoBound() {
        double max = Double.MAX_VALUE;
        for (DepthFilter filter : new DepthFilter[] {
            new DepthFilter().set(0.6, 0.8, Double.POSITIVE_INFINITY, 0, 1, 1),
            new DepthFilter().set(0.6, 0.8, max, 0, max, 0),
            new DepthFilter().set(0.6, 0.8, max, max, 0, 0),
            new DepthFilter().set(1, 0, 0, max, 0, max),
            new DepthFilter().set(0.6, 0.8, max, -max, max, -max)
        }) {
            assertThat(filter.least()).isEqualTo(Double.NEGATIVE_INFINITY);
            assertThat(filter.greatest()).isEqualTo(Double.POSITIVE_INFINITY);
        }
    }

    /** As {@code DepthFilter} is called for an edge of B, and for the same edge of A. */
    private static DepthFilter requireRight(EdgeAndCorner pair) {
        UnitVector normal = new UnitVector();
        normal.set(pair.fromY(), -pair.fromX(), pair.toY(), -pair.toX(), new Stages());
        DepthFilter filter = new DepthFilter()
                .set(
                        normal.x(),
                        normal.y(),
                        pair.fromX() - pair.cornerX(),
                        pair.fromY() - pair.cornerY(),
                        pair.edgesX() - pair.cornersX(),
                        pair.edgesY() - pair.cornersY());
        if (Double.isFinite(filter.least())) {
            assertThat(pair.compareTo(filter.least())).as("%s", pair).isNotNegative();
        }
        if (Double.isFinite(filter.greatest())) {
            assertThat(pair.compareTo(filter.greatest())).as("%s", pair).isNotPositive();
        }
        return filter;
    }
}
