package org.polysweep.conformance.predicate;

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
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.sign.OrientationFilter;

/**
 * The filter never contradicts decimal arithmetic where roundings add up, the wrong way, to almost more than its bound.
 */
@PropertyDefaults(tries = 8_000, edgeCases = EdgeCasesMode.NONE)
class OrientationFilterTest {

    /** A sum of terms that is known exactly and in doubles, as {@code OrientationFilter} takes them. */
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

    @Property(tries = 4_000)
    void determinantsOfAlmostParallelVectors(@ForAll Random random) {
        double unit = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-560, 480)) : 1;
        double ax = number(random, unit);
        double ay = number(random, unit);
        double bx = number(random, unit);
        double by = number(random, unit);
        double stretch = random.nextInt(-3, 4);
        for (int terms = 1; terms <= 3; terms++) {
            double[] xs = almost((ax - bx) * stretch, terms, unit, random);
            double[] ys = almost((ay - by) * stretch, terms, unit, random);
            requireRight(Component.of(ax, bx), Component.of(ay, by), Component.of(xs), Component.of(ys), terms);
        }
    }

    @Example
    void noZeroIsCertain() {
        assertThat(OrientationFilter.signOfTerms(1, 2, 2, 4)).isZero();
        assertThat(OrientationFilter.signOfTerms(0, 0, 0, 0)).isZero();
        assertThat(OrientationFilter.signOfTerms(1, 2, Double.NaN, 4)).isZero();
        assertThat(OrientationFilter.signOfTerms(Double.POSITIVE_INFINITY, 2, 3, 4))
                .isZero();
        assertThat(OrientationFilter.signOfTerms(3, 1, 1, 3)).isEqualTo(1);
        assertThat(OrientationFilter.signOfTerms(1, 3, 3, 1)).isEqualTo(-1);
    }

    /**
     * Where roundings add up: the products in doubles differ by a few last bits, and every term was rounded so that the
     * first product came out too great and the second too small.
     */
    @Property
    void determinantsWhoseErrorsAddUp(@ForAll Random random) {
        double x1 = 1 + random.nextDouble() / 50;
        double y1 = 1 + random.nextDouble() / 50;
        for (int terms = 1; terms <= 3; terms++) {
            double[] x2 = Nasty.split(1 + random.nextDouble() / 50, terms, random);
            double target = y1 * DoubleStream.of(x2).sum() / x1;
            double[] y2 = Nasty.split(Nasty.shifted(target, random.nextInt(0, 6)), terms, random);
            Component great1 = Component.of(Nasty.roundedUp(x1));
            Component small1 = Component.of(Nasty.roundedDown(y1));
            Component great2 = Component.of(Nasty.roundedUp(y2));
            Component small2 = Component.of(Nasty.roundedDown(x2));
            requireRight(great1, small1, small2, great2, terms);
            requireRight(small1, great1, great2, small2, terms);
        }
    }

    @Example
    void productsThatUnderflowAreNotCertain() {
        // The products are 3/2 of the least double, and 3/2 less a bit: in doubles 2 of it and 1 of it. But by the
        // roundings
        // of the terms the second is the greater.
        double unit = 0x1p-537;
        Component x1 = Component.of(Nasty.roundedUp(1.5 * unit));
        Component y1 = Component.of(Nasty.roundedDown(1.5 * unit));
        Component x2 = Component.of(Nasty.roundedDown(Math.nextDown(unit)));
        Component y2 = Component.of(Nasty.roundedUp(unit));
        assertThat(x1.exact.multiply(y2.exact)).isLessThan(y1.exact.multiply(x2.exact));
        assertThat(x1.rounded * y2.rounded).isGreaterThan(y1.rounded * x2.rounded);
        assertThat(requireRight(x1, y1, x2, y2, 1)).isZero();
    }

    private static int requireRight(Component x1, Component y1, Component x2, Component y2, int terms) {
        int sign = switch (terms) {
            case 1 -> OrientationFilter.signOfTerms(x1.rounded, y1.rounded, x2.rounded, y2.rounded);
            case 2 ->
                OrientationFilter.signOfTwoTerms(
                        x1.rounded, y1.rounded, x2.rounded, y2.rounded, x2.magnitude, y2.magnitude);
            default ->
                OrientationFilter.signOfThreeTerms(
                        x1.rounded, y1.rounded, x2.rounded, y2.rounded, x2.magnitude, y2.magnitude);
        };
        if (sign != 0) {
            int exact = x1.exact.multiply(y2.exact).compareTo(y1.exact.multiply(x2.exact));
            assertThat(sign).isEqualTo(exact);
        }
        return sign;
    }

    /** Pairs of numbers whose differences add up to almost so much. */
    private static double[] almost(double sum, int terms, double unit, Random random) {
        double[] pairs = new double[2 * terms];
        double rest = sum;
        for (int i = 0; i + 2 < pairs.length; i += 2) {
            pairs[i] = number(random, unit);
            pairs[i + 1] = number(random, unit);
            rest -= pairs[i] - pairs[i + 1];
        }
        pairs[pairs.length - 1] = number(random, unit);
        pairs[pairs.length - 2] = Nasty.shifted(rest + pairs[pairs.length - 1], random.nextInt(-2, 3));
        return pairs;
    }

    private static double number(Random random, double unit) {
        double number = random.nextInt(3) == 0 ? random.nextInt(-9, 10) / 10.0 : 2 * random.nextDouble() - 1;
        return number * unit;
    }

    /** The products are 25.5 times the least double, a little less each, and are rounded apart, the wrong way. */
    @Example
    void underflowMayTurnASignOver() {
        Component x1 = Component.of(17.0 / 16, 0.9 * 0x1p-53);
        Component y1 = Component.of(51.0 / 32, 1.1 * 0x1p-53);
        Component x2 = Component.of(16 * Double.MIN_VALUE, 0);
        Component y2 = Component.of(24 * Double.MIN_VALUE, 0);
        assertThat(x1.exact.multiply(y2.exact)).isLessThan(y1.exact.multiply(x2.exact));
        assertThat(x1.rounded * y2.rounded).isGreaterThan(y1.rounded * x2.rounded);
        assertThat(OrientationFilter.signOfTerms(x1.rounded, y1.rounded, x2.rounded, y2.rounded))
                .isZero();
    }

    @Example
    void eachTermAddsAUnitRoundoffToABound() {
        assertThat(OrientationFilter.boundOfTerms(2, 8)).isEqualTo(4 * 0x1p-53 * 16);
        assertThat(OrientationFilter.boundOfTwoTerms(2, 8)).isEqualTo(5 * 0x1p-53 * 16);
        assertThat(OrientationFilter.boundOfThreeTerms(2, 8)).isEqualTo(6 * 0x1p-53 * 16);
    }

    @Example
    void aBoundAllowsForWhatUnderflows() {
        double underflow = 4 * Double.MIN_VALUE;
        for (double size : new double[] {0, Double.MIN_VALUE}) {
            assertThat(OrientationFilter.boundOfTerms(size, 1)).isEqualTo(underflow);
            assertThat(OrientationFilter.boundOfTwoTerms(size, 1)).isEqualTo(underflow);
            assertThat(OrientationFilter.boundOfThreeTerms(size, 1)).isEqualTo(underflow);
        }
    }

    @Example
    void nothingIsGreaterThanABoundThatOverflows() {
        assertThat(OrientationFilter.boundOfTerms(0x1p600, 0x1p600)).isInfinite();
        assertThat(OrientationFilter.boundOfTwoTerms(Double.POSITIVE_INFINITY, 0))
                .isNaN();
    }
}
