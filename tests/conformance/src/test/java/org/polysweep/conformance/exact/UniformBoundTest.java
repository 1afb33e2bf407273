package org.polysweep.conformance.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.polysweep.conformance.Doubles;
import org.polysweep.exact.UniformBound;

/** What is beyond the bound for all cross products of a kind has the sign that decimal arithmetic gives, with the least sizes allowed. */
@PropertyDefaults(tries = 20_000, edgeCases = EdgeCasesMode.NONE)
class UniformBoundTest {

    /** A sum of terms: exactly, in doubles from left to right, and the sum of the magnitudes. */
    private record Component(BigDecimal exact, double rounded, double magnitude) {

        /** Each two numbers are one term, their difference. */
        static Component of(double... pairs) {
            double[] terms = IntStream.range(0, pairs.length / 2)
                    .mapToDouble(i -> pairs[2 * i] - pairs[2 * i + 1])
                    .toArray();
            double[] signed = IntStream.range(0, pairs.length)
                    .mapToDouble(i -> i % 2 == 0 ? pairs[i] : -pairs[i])
                    .toArray();
            return new Component(
                    Doubles.sum(signed),
                    DoubleStream.of(terms).reduce(0, Double::sum),
                    DoubleStream.of(terms).map(Math::abs).reduce(0, Double::sum));
        }
    }

    /** All products are of one size, differ by a few last bits, and every term was rounded the wrong way. */
    @Property
    void rightWhereErrorsAddUp(@ForAll Random random) {
        // Down to where the products underflow.
        double unit = random.nextBoolean() ? 1 : Math.scalb(1.0, random.nextInt(-540, -480));
        double x1 = (1 + random.nextDouble() / 50) * unit;
        double y1 = (1 + random.nextDouble() / 50) * unit;
        for (int terms = 1; terms <= 3; terms++) {
            double[] x2 = Nasty.split((1 + random.nextDouble() / 50) * unit, terms, random);
            double target = y1 * (DoubleStream.of(x2).sum() / x1);
            double[] y2 = Nasty.split(Nasty.shifted(target, random.nextInt(0, 12)), terms, random);
            Component great1 = Component.of(Nasty.roundedUp(x1));
            Component small1 = Component.of(Nasty.roundedDown(y1));
            Component great2 = Component.of(Nasty.roundedUp(y2));
            Component small2 = Component.of(Nasty.roundedDown(x2));
            requireRight(great1, small1, small2, great2, terms);
            requireRight(small1, great1, great2, small2, terms);
        }
    }

    @Property
    void rightForAnyNumbers(@ForAll Random random) {
        for (int terms = 1; terms <= 3; terms++) {
            requireRight(
                    Component.of(extremes(random, 1)),
                    Component.of(extremes(random, 1)),
                    Component.of(extremes(random, terms)),
                    Component.of(extremes(random, terms)),
                    terms);
        }
    }

    @Example
    void itIsNotTooWide() {
        assertThat(UniformBound.ofTerms(2, 1)).isEqualTo(4 * 0x1p-53 * 2);
        assertThat(UniformBound.ofTwoTerms(2, 1)).isEqualTo(5 * 0x1p-53 * 2);
        assertThat(UniformBound.ofThreeTerms(2, 1)).isEqualTo(6 * 0x1p-53 * 2);
        assertThat(UniformBound.ofTerms(0, 1)).isEqualTo(4 * Double.MIN_VALUE);
    }

    @Example
    void nothingIsBeyondWhatOverflows() {
        assertThat(Double.POSITIVE_INFINITY > UniformBound.ofTerms(0x1p600, 0x1p600))
                .isFalse();
        assertThat(Double.POSITIVE_INFINITY > UniformBound.ofTwoTerms(0, Double.POSITIVE_INFINITY))
                .isFalse();
    }

    private static double[] extremes(Random random, int terms) {
        return DoubleStream.generate(() -> Nasty.extreme(random))
                .limit(2L * terms)
                .toArray();
    }

    private static void requireRight(Component x1, Component y1, Component x2, Component y2, int terms) {
        double size1 = x1.magnitude + y1.magnitude;
        double size2 = Math.max(x2.magnitude, y2.magnitude);
        double bound = switch (terms) {
            case 1 -> UniformBound.ofTerms(size1, size2);
            case 2 -> UniformBound.ofTwoTerms(size1, size2);
            default -> UniformBound.ofThreeTerms(size1, size2);
        };
        double determinant = x1.rounded * y2.rounded - y1.rounded * x2.rounded;
        if (determinant > bound || -determinant > bound) {
            int exact = x1.exact.multiply(y2.exact).compareTo(y1.exact.multiply(x2.exact));
            assertThat(determinant > 0 ? 1 : -1).isEqualTo(exact);
        }
    }
}
