package org.polysweep.conformance.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.expansion.Expansion;

/** An expansion that says it is certain has the exact value, to the last bit. */
@PropertyDefaults(tries = 5_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class ExpansionTest {

    @Property
    void everydayNumbers(@ForAll Random random) {
        requireExact(random, Nasty::number, 99);
    }

    @Property(tries = 2_000)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        requireExact(random, Nasty::extreme, 35);
    }

    @Property(tries = 2_000)
    void numbersWhoseProductsUnderflow(@ForAll Random random) {
        double unit = Math.scalb(1.0, random.nextInt(-545, -475));
        requireExact(random, from -> Nasty.number(from) * unit, 25);
    }

    @Property
    void whatIsAddedAndTakenAwayLeavesNothing(@ForAll Random random) {
        List<Double> terms = new ArrayList<>();
        for (int i = random.nextInt(1, 30); i > 0; i--) {
            terms.add(Nasty.number(random) * Math.scalb(1.0, random.nextInt(-400, 400)));
        }
        Expansion sum = new Expansion();
        terms.forEach(sum::add);
        Collections.shuffle(terms, random);
        terms.forEach(term -> sum.add(-term));
        assertThat(sum.isCertain()).isTrue();
        assertThat(sum.sign()).isZero();
    }

    /** Each term is then as near to the rest as a double can be, so no more of them are needed. */
    @Property
    void whatIsCompressedIsTheSameInFewerTerms(@ForAll Random random) {
        Expansion sum = new Expansion();
        BigDecimal exact = BigDecimal.ZERO;
        double size = 1;
        for (int i = random.nextInt(0, 12); i > 0; i--) {
            double term = Nasty.number(random) * size;
            sum.add(term);
            exact = exact.add(new BigDecimal(term));
            size = random.nextInt(3) == 0 ? Math.scalb(1.0, random.nextInt(-200, 200)) : size / 0x1p30;
        }
        double estimate = sum.estimate();
        assertThat(Math.abs(exact.subtract(new BigDecimal(estimate)).doubleValue()))
                .isLessThanOrEqualTo(2 * Math.ulp(exact.doubleValue()));
        int fewest = 0;
        for (BigDecimal rest = exact; rest.signum() != 0; fewest++) {
            rest = rest.subtract(new BigDecimal(rest.doubleValue()));
        }
        sum.compress();
        assertThat(sum.length()).isLessThanOrEqualTo(fewest + 1);
        takeApart(sum, exact);
    }

    @Property
    void vectorsAndMultiples(@ForAll Random random) {
        double[] n = random.doubles(8).map(any -> Nasty.number(random)).toArray();
        Expansion way = new Expansion();
        way.setDifference(n[0], n[1]);
        BigDecimal exactWay = new BigDecimal(n[0]).subtract(new BigDecimal(n[1]));
        Expansion gap = new Expansion();
        gap.setGap(n[2], n[3], n[4], n[5]);
        BigDecimal exactGap = new BigDecimal(n[3])
                .subtract(new BigDecimal(n[2]))
                .add(new BigDecimal(n[5]))
                .subtract(new BigDecimal(n[4]));
        Expansion cross = new Expansion();
        cross.setCross(way, gap, gap, way);
        BigDecimal exactCross = exactWay.multiply(exactWay).subtract(exactGap.multiply(exactGap));
        assertThat(cross.sign()).isEqualTo(exactCross.signum());
        Expansion rest = new Expansion();
        rest.addMultiple(n[6], cross);
        rest.subtract(gap);
        assertThat(rest.isCertain()).isTrue();
        takeApart(rest, exactCross.multiply(new BigDecimal(n[6])).subtract(exactGap));
        takeApart(cross, exactCross);
        takeApart(gap, exactGap);
    }

    @Example
    void aNumberOfAnyLengthIsKept() {
        Expansion sum = new Expansion();
        for (int i = 0; i < 35; i++) {
            sum.add(Math.scalb(i % 2 == 0 ? 1.0 : -1.0, 55 * (i - 17)));
        }
        assertThat(sum.sign()).isEqualTo(1);
        for (int i = 34; i > 0; i--) {
            sum.add(Math.scalb(i % 2 == 0 ? -1.0 : 1.0, 55 * (i - 17)));
            assertThat(sum.sign()).isEqualTo(i % 2 == 0 ? -1 : 1);
        }
        sum.add(-Math.scalb(1.0, 55 * -17));
        assertThat(sum.sign()).isZero();
        assertThat(sum.isCertain()).isTrue();
    }

    @Example
    void whatHasNoTailIsNotCertain() {
        Expansion number = new Expansion();
        number.addProduct(0x1p-600, 0x1p-600);
        assertThat(number.isCertain()).isFalse();
        number.clear();
        assertThat(number.isCertain()).isTrue();
        number.addProduct(0x1p600, 0x1p600);
        assertThat(number.isCertain()).isFalse();
        number.clear();
        number.add(Double.MAX_VALUE);
        assertThat(number.isCertain()).isFalse();
        number.clear();
        number.addProduct(0, Double.MAX_VALUE);
        number.addProduct(0x1p-1074, 0);
        assertThat(number.isCertain()).isTrue();
        assertThat(number.sign()).isZero();
    }

    @Example
    void whatIsMadeOfAnUncertainNumberIsNotCertain() {
        Expansion uncertain = new Expansion();
        uncertain.add(Double.MAX_VALUE);
        Expansion one = new Expansion();
        one.add(1);
        Expansion product = new Expansion();
        product.addProduct(one, uncertain);
        assertThat(product.isCertain()).isFalse();
        product.clear();
        product.subtractProduct(uncertain, one);
        assertThat(product.isCertain()).isFalse();
        Expansion none = new Expansion();
        product.clear();
        product.addProduct(none, uncertain);
        assertThat(product.isCertain()).isFalse();
        product.clear();
        product.addMultiple(0, uncertain);
        assertThat(product.isCertain()).isFalse();
        product.clear();
        product.subtract(uncertain);
        assertThat(product.isCertain()).isFalse();
    }

    private static void requireExact(Random random, ToDoubleFunction<Random> source, int leastShare) {
        Expansion value = new Expansion();
        BigDecimal exact = BigDecimal.ZERO;
        Expansion a = new Expansion();
        Expansion b = new Expansion();
        BigDecimal exactA = fill(a, random, source);
        BigDecimal exactB = fill(b, random, source);
        for (int i = random.nextInt(1, 4); i > 0; i--) {
            double x = source.applyAsDouble(random);
            double y = source.applyAsDouble(random);
            switch (random.nextInt(4)) {
                case 0 -> {
                    value.add(x);
                    exact = exact.add(new BigDecimal(x));
                }
                case 1 -> {
                    value.addProduct(x, y);
                    exact = exact.add(new BigDecimal(x).multiply(new BigDecimal(y)));
                }
                case 2 -> {
                    value.addProduct(a, b);
                    exact = exact.add(exactA.multiply(exactB));
                }
                default -> {
                    value.subtractProduct(a, b);
                    exact = exact.subtract(exactA.multiply(exactB));
                }
            }
        }
        boolean certain = value.isCertain();
        if (certain) {
            takeApart(value, exact);
        }
        Statistics.label("certain").collect(certain);
        Statistics.label("certain").coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }

    private static BigDecimal fill(Expansion sum, Random random, ToDoubleFunction<Random> source) {
        BigDecimal exact = BigDecimal.ZERO;
        for (int i = random.nextInt(0, 4); i > 0; i--) {
            double term = source.applyAsDouble(random);
            sum.add(term);
            exact = exact.add(new BigDecimal(term));
        }
        return exact;
    }

    /** Takes away the doubles that an exact number consists of, until nothing is left of either. */
    private static void takeApart(Expansion value, BigDecimal exact) {
        BigDecimal rest = exact;
        assertThat(value.sign()).isEqualTo(rest.signum());
        while (rest.signum() != 0) {
            double part = rest.doubleValue();
            assertThat(part).isNotZero();
            value.add(-part);
            rest = rest.subtract(new BigDecimal(part));
            assertThat(value.sign()).isEqualTo(rest.signum());
        }
    }
}
