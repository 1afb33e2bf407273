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
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.Doubles;
import org.polysweep.exact.Determinant;
import org.polysweep.exact.SweptExtent;

/** The filters never contradict decimal arithmetic, and are certain often enough to be worth their time. */
@PropertyDefaults(tries = 20_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class FilterTest {

    /** A sum of terms that is known exactly and in doubles, as {@code Determinant} takes them. */
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

    @Property(tries = 8_000)
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

    @Property(tries = 5_000)
    void determinantsOfAnyVectors(@ForAll Random random) {
        for (int terms = 1; terms <= 3; terms++) {
            int sign = requireRight(
                    Component.of(number(random, 1), number(random, 1)),
                    Component.of(number(random, 1), number(random, 1)),
                    Component.of(numbers(random, 2 * terms)),
                    Component.of(numbers(random, 2 * terms)),
                    terms);
            Statistics.label("certain").collect(sign != 0);
            Statistics.label("certain")
                    .coverage(coverage -> coverage.check(true).percentage(share -> share > 80));
        }
    }

    @Property(tries = 3_000)
    void determinantsOfExtremeNumbers(@ForAll Random random) {
        for (int terms = 1; terms <= 3; terms++) {
            requireRight(
                    Component.of(extremes(random, 2)),
                    Component.of(extremes(random, 2)),
                    Component.of(extremes(random, 2 * terms)),
                    Component.of(extremes(random, 2 * terms)),
                    terms);
        }
    }

    @Example
    void noZeroIsCertain() {
        assertThat(Determinant.signOfTerms(1, 2, 2, 4)).isZero();
        assertThat(Determinant.signOfTerms(0, 0, 0, 0)).isZero();
        assertThat(Determinant.signOfTerms(1, 2, Double.NaN, 4)).isZero();
        assertThat(Determinant.signOfTerms(Double.POSITIVE_INFINITY, 2, 3, 4)).isZero();
        assertThat(Determinant.signOfTerms(3, 1, 1, 3)).isEqualTo(1);
        assertThat(Determinant.signOfTerms(1, 3, 3, 1)).isEqualTo(-1);
    }

    @Property
    void extentsThatAlmostMeet(@ForAll Random random) {
        double unit = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-1074, 1018)) : 1;
        double[] n = DoubleStream.generate(() -> number(random, unit)).limit(6).toArray();
        double maxA = n[0];
        double minB = n[1];
        // What A has to move by to come up to B, or a little more or less.
        double closing = minB - maxA + (n[3] - n[2]) + n[4];
        double moveA = shifted(closing, random.nextInt(-4, 5));
        requireRight(Math.min(maxA, n[5]), maxA, minB, Math.max(minB, n[5]), n[2], n[3], moveA, n[4]);
    }

    @Property
    void anyExtents(@ForAll Random random) {
        double[] n = random.nextBoolean() ? numbers(random, 8) : extremes(random, 8);
        boolean certain = requireRight(
                Math.min(n[0], n[1]),
                Math.max(n[0], n[1]),
                Math.min(n[2], n[3]),
                Math.max(n[2], n[3]),
                n[4],
                n[5],
                n[6],
                n[7]);
        Statistics.label("apart").collect(certain);
        Statistics.label("apart").coverage(coverage -> coverage.check(true).percentage(share -> share > 5));
    }

    /**
     * Where roundings add up: the products in doubles differ by a few last bits, and every term was rounded so that the first
     * product came out too great and the second too small.
     */
    @Property
    void determinantsWhoseErrorsAddUp(@ForAll Random random) {
        double x1 = 1 + random.nextDouble() / 50;
        double y1 = 1 + random.nextDouble() / 50;
        for (int terms = 1; terms <= 3; terms++) {
            double[] x2 = split(1 + random.nextDouble() / 50, terms, random);
            double target = y1 * DoubleStream.of(x2).sum() / x1;
            double[] y2 = split(shifted(target, random.nextInt(0, 6)), terms, random);
            Component great1 = Component.of(roundedUp(x1));
            Component small1 = Component.of(roundedDown(y1));
            Component great2 = Component.of(roundedUp(y2));
            Component small2 = Component.of(roundedDown(x2));
            requireRight(great1, small1, small2, great2, terms);
            requireRight(small1, great1, great2, small2, terms);
        }
    }

    @Property
    void extentsWhoseErrorsAddUp(@ForAll Random random) {
        double[] closing = split(1 + random.nextDouble() / 50, 2, random);
        double[] gap = roundedUp(closing[0]);
        double[] offset = roundedUp(closing[1]);
        double[] move = roundedDown(shifted(closing[0] + closing[1], -random.nextInt(0, 4)));
        // A lies below B, and then above it.
        requireRight(gap[1] - 1, gap[1], gap[0], gap[0] + 1, offset[1], offset[0], move[0], move[1]);
        requireRight(gap[0], gap[0] + 1, gap[1] - 1, gap[1], offset[0], offset[1], -move[0], -move[1]);
    }

    @Example
    void productsThatUnderflowAreNotCertain() {
        // The products are 3/2 of the least double, and 3/2 less a bit: in doubles 2 of it and 1 of it. But by the
        // roundings
        // of the terms the second is the greater.
        double unit = 0x1p-537;
        Component x1 = Component.of(roundedUp(1.5 * unit));
        Component y1 = Component.of(roundedDown(1.5 * unit));
        Component x2 = Component.of(roundedDown(Math.nextDown(unit)));
        Component y2 = Component.of(roundedUp(unit));
        assertThat(x1.exact.multiply(y2.exact)).isLessThan(y1.exact.multiply(x2.exact));
        assertThat(x1.rounded * y2.rounded).isGreaterThan(y1.rounded * x2.rounded);
        assertThat(requireRight(x1, y1, x2, y2, 1)).isZero();
    }

    private static int requireRight(Component x1, Component y1, Component x2, Component y2, int terms) {
        int sign = switch (terms) {
            case 1 -> Determinant.signOfTerms(x1.rounded, y1.rounded, x2.rounded, y2.rounded);
            case 2 ->
                Determinant.signOfTwoTerms(x1.rounded, y1.rounded, x2.rounded, y2.rounded, x2.magnitude, y2.magnitude);
            default ->
                Determinant.signOfThreeTerms(
                        x1.rounded, y1.rounded, x2.rounded, y2.rounded, x2.magnitude, y2.magnitude);
        };
        if (sign != 0) {
            int exact = x1.exact.multiply(y2.exact).compareTo(y1.exact.multiply(x2.exact));
            assertThat(sign).isEqualTo(exact);
        }
        return sign;
    }

    private static boolean requireRight(
            double minA,
            double maxA,
            double minB,
            double maxB,
            double positionA,
            double positionB,
            double moveA,
            double moveB) {
        boolean certain = SweptExtent.apart(minA, maxA, minB, maxB, positionB - positionA, moveA - moveB);
        if (certain) {
            int begin = order(minA, maxA, minB, maxB, positionA, positionB, 0, 0);
            int end = order(minA, maxA, minB, maxB, positionA, positionB, moveA, moveB);
            assertThat(begin).isNotZero();
            assertThat(end).isEqualTo(begin);
        }
        return certain;
    }

    /** 1 if A lies below B, -1 if above it, 0 if they meet. */
    private static int order(
            double minA, double maxA, double minB, double maxB, double pA, double pB, double moveA, double moveB) {
        if (Doubles.sum(minB, pB, moveB, -maxA, -pA, -moveA).signum() > 0) {
            return 1;
        }
        return Doubles.sum(minA, pA, moveA, -maxB, -pB, -moveB).signum() > 0 ? -1 : 0;
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
        pairs[pairs.length - 2] = shifted(rest + pairs[pairs.length - 1], random.nextInt(-2, 3));
        return pairs;
    }

    /** Terms, each halving what is left, whose sum is so much but for a last bit, half of the sum's own. */
    private static double[] split(double sum, int terms, Random random) {
        double[] result = new double[terms];
        double rest = sum;
        for (int i = 0; i < terms - 1; i++) {
            result[i] = rest / 2 * (1 + random.nextDouble() / 100);
            rest -= result[i];
        }
        result[terms - 1] = terms == 1 ? rest : shifted(rest, random.nextInt(-1, 2));
        return result;
    }

    /** Pairs of numbers whose differences are not quite half a last bit less than these doubles, to which they are rounded. */
    private static double[] roundedUp(double... values) {
        return DoubleStream.of(values)
                .flatMap(value -> DoubleStream.of(value, 0.49 * Math.ulp(Math.nextDown(value))))
                .toArray();
    }

    /** Pairs of numbers whose differences are not quite half a last bit more than these doubles, to which they are rounded. */
    private static double[] roundedDown(double... values) {
        return DoubleStream.of(values)
                .flatMap(value -> DoubleStream.of(value, -0.49 * Math.ulp(value)))
                .toArray();
    }

    private static double shifted(double value, int steps) {
        double shifted = value;
        for (int i = 0; i < Math.abs(steps); i++) {
            shifted = steps > 0 ? Math.nextUp(shifted) : Math.nextDown(shifted);
        }
        return Math.max(-Double.MAX_VALUE, Math.min(Double.MAX_VALUE, shifted));
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
        assertThat(Determinant.signOfTerms(x1.rounded, y1.rounded, x2.rounded, y2.rounded))
                .isZero();
    }

    private static double[] numbers(Random random, int count) {
        return DoubleStream.generate(() -> number(random, 1)).limit(count).toArray();
    }

    private static double[] extremes(Random random, int count) {
        double[] ends = {
            0,
            Double.MIN_VALUE,
            3 * Double.MIN_VALUE,
            Double.MIN_NORMAL,
            0x1p-600,
            0x1p-537,
            0x1p-511,
            1,
            0x1p511,
            0x1p1022,
            Double.MAX_VALUE
        };
        return DoubleStream.generate(() -> ends[random.nextInt(ends.length)] * (random.nextBoolean() ? 1 : -1))
                .limit(count)
                .toArray();
    }
}
