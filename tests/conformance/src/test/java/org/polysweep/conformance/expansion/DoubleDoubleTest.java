package org.polysweep.conformance.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.sign.ExactOrientation;

/** After any operations the error of a head and tail is within twice its bound, and none where the bound is 0. */
@PropertyDefaults(tries = 2_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class DoubleDoubleTest {

    @Property
    void everydayNumbers(@ForAll Random random) {
        Tracked result = compute(random, Nasty::number, 6);
        collect("bounded", result.isBounded(), 98);
        collect("not exact", Tracked.error(result.value()) != 0, 30);
    }

    @Property(tries = 800)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        collect("bounded", compute(random, Nasty::extreme, 3).isBounded(), 50);
    }

    /** The products and their tails are near the least doubles that have a tail, and beyond. */
    @Property(tries = 800)
    void numbersWhoseProductsUnderflow(@ForAll Random random) {
        double unit = Math.scalb(1.0, random.nextInt(-545, -475));
        collect("bounded", compute(random, from -> Nasty.number(from) * unit, 4).isBounded(), 50);
    }

    @Property
    void quotientsOfCrossProductsAreRounded(@ForAll Random random) {
        Tracked above = cross(random);
        Tracked below = cross(random);
        if (below.exact().signum() == 0) {
            return;
        }
        Tracked quotient = new Tracked(
                new DoubleDouble().setQuotient(above.value(), below.value()),
                above.exact().over(below.exact()));
        quotient.requireRight();
        collect("decided", quotient.isDecided(), 99);
    }

    /** Almost a double: a product of two doubles, a little more or less, divided by one of the two. */
    @Property
    void quotientsThatAreAlmostDoubles(@ForAll Random random) {
        double divisor = notZero(Nasty.number(random));
        double wanted = Nasty.shifted(Math.scalb(1.0, random.nextInt(-3, 4)), random.nextInt(-2, 3));
        double step = wanted * divisor * Math.scalb(1.0, random.nextInt(-110, -50));
        Tracked more = difference(random.nextInt(-1, 2) * step, random.nextInt(3) == 0 ? 0 : step / 2);
        Tracked product = new Tracked(
                new DoubleDouble().set(divisor).setProduct(new DoubleDouble().set(divisor), wanted),
                Fraction.of(divisor).times(Fraction.of(wanted)));
        DoubleDouble above = new DoubleDouble().setSum(product.value(), more.value());
        Tracked quotient = new Tracked(
                new DoubleDouble().setQuotient(above, new DoubleDouble().set(divisor)),
                product.exact().plus(more.exact()).over(Fraction.of(divisor)));
        quotient.requireRight();
        collect("decided", quotient.isDecided(), 85);
    }

    /** Nothing but a difference without error is certainly 0, and nothing within its error has a sign. */
    @Example
    void aSignIsThatOfTheWholeInterval() {
        assertThat(new DoubleDouble().sign()).isZero();
        assertThat(Tracked.of(0, 0, Double.MIN_VALUE).sign()).isEqualTo(ExactOrientation.OPEN);
        assertThat(Tracked.of(0, 0, Double.NaN).sign()).isEqualTo(ExactOrientation.OPEN);
        for (int sign = -1; sign <= 1; sign += 2) {
            assertThat(Tracked.of(sign, 0, 0).sign()).isEqualTo(sign);
            assertThat(Tracked.of(sign, 0, 0.5).sign()).isEqualTo(ExactOrientation.OPEN);
            assertThat(Tracked.of(sign, 0, Math.nextDown(0.5)).sign()).isEqualTo(sign);
            assertThat(Tracked.of(sign, -sign * 0x1p-53, Math.nextDown(0.5)).sign())
                    .isEqualTo(ExactOrientation.OPEN);
            assertThat(Tracked.of(sign, 0, Double.POSITIVE_INFINITY).sign()).isEqualTo(ExactOrientation.OPEN);
        }
    }

    @Property
    void roots(@ForAll Random random) {
        Tracked leg = difference(Nasty.number(random), Nasty.number(random));
        Tracked square = new Tracked(
                new DoubleDouble().setProduct(leg.value(), leg.value()),
                leg.exact().times(leg.exact()));
        Tracked other = compute(random, Nasty::number, 2);
        Tracked number = new Tracked(
                new DoubleDouble().setSum(square.value(), other.value()),
                square.exact().plus(other.exact()));
        requireRoot(random.nextInt(4) == 0 ? square : number, "decided", 95);
    }

    @Property(tries = 800)
    void rootsOfExtremeNumbers(@ForAll Random random) {
        requireRoot(compute(random, Nasty::extreme, 1), "decided", 50);
    }

    private static void requireRoot(Tracked number, String label, int share) {
        if (number.exact().signum() <= 0 || !(number.value().head() > 0)) {
            return;
        }
        DoubleDouble root = new DoubleDouble().setRoot(number.value());
        double error = Tracked.error(root);
        if (Double.isFinite(error)) {
            BigDecimal sum = new BigDecimal(root.head()).add(new BigDecimal(Tracked.tail(root)));
            BigDecimal bound = new BigDecimal(error).multiply(BigDecimal.valueOf(2));
            BigDecimal least = sum.subtract(bound).max(BigDecimal.ZERO);
            BigDecimal greatest = sum.add(bound);
            assertThat(number.exact().compareTo(least.multiply(least))).isNotNegative();
            assertThat(number.exact().compareTo(greatest.multiply(greatest))).isNotPositive();
        }
        double nearest = root.roundNearest();
        if (!Double.isNaN(nearest)) {
            assertThat(Double.isFinite(error)).isTrue();
            BigDecimal above = middle(nearest, Math.nextUp(nearest));
            BigDecimal below = middle(nearest, Math.nextDown(nearest));
            assertThat(number.exact().compareTo(below.multiply(below))).isPositive();
            assertThat(number.exact().compareTo(above.multiply(above))).isNegative();
        }
        collect(label, !Double.isNaN(nearest), share);
    }

    /** Some operations on some numbers, one after the other, each of which may overwrite what it works on. */
    private static Tracked compute(Random random, ToDoubleFunction<Random> source, int operations) {
        Tracked[] known = new Tracked[3];
        for (int i = 0; i < known.length; i++) {
            known[i] = difference(source.applyAsDouble(random), source.applyAsDouble(random));
        }
        for (int i = 0; i < operations; i++) {
            int into = random.nextInt(known.length);
            Tracked a = known[into];
            Tracked b = known[random.nextInt(known.length)];
            DoubleDouble target = random.nextBoolean() ? a.value() : new DoubleDouble();
            double factor = source.applyAsDouble(random);
            Tracked result = operate(random.nextInt(8), target, a, b, factor);
            result.requireRight();
            known[into] = result;
        }
        return known[random.nextInt(known.length)];
    }

    private static Tracked operate(int operation, DoubleDouble target, Tracked a, Tracked b, double factor) {
        boolean canDivide = b.exact().signum() != 0;
        return switch (operation) {
            case 0 -> new Tracked(target.setSum(a.value(), b.value()), a.exact().plus(b.exact()));
            case 1 -> new Tracked(target.setSum(b.value(), a.value()), a.exact().plus(b.exact()));
            case 2 ->
                new Tracked(
                        target.setDifference(a.value(), b.value()), a.exact().minus(b.exact()));
            case 3 ->
                new Tracked(
                        target.setDifference(b.value(), a.value()), b.exact().minus(a.exact()));
            case 4 ->
                new Tracked(target.setProduct(a.value(), b.value()), a.exact().times(b.exact()));
            case 5 ->
                new Tracked(target.setProduct(a.value(), factor), a.exact().times(Fraction.of(factor)));
            case 6 -> new Tracked(target.setNegation(a.value()), a.exact().negated());
            default ->
                canDivide
                        ? new Tracked(
                                new DoubleDouble().setQuotient(a.value(), b.value()),
                                a.exact().over(b.exact()))
                        : new Tracked(new DoubleDouble().set(a.value()), a.exact());
        };
    }

    private static Tracked cross(Random random) {
        Tracked x1 = difference(Nasty.number(random), Nasty.number(random));
        Tracked y1 = difference(Nasty.number(random), Nasty.number(random));
        Tracked x2 = difference(Nasty.number(random), Nasty.number(random));
        Tracked y2 = difference(Nasty.number(random), Nasty.number(random));
        DoubleDouble left = new DoubleDouble().setProduct(x1.value(), y2.value());
        DoubleDouble right = new DoubleDouble().setProduct(y1.value(), x2.value());
        return new Tracked(
                left.setDifference(left, right),
                x1.exact().times(y2.exact()).minus(y1.exact().times(x2.exact())));
    }

    private static Tracked difference(double a, double b) {
        return new Tracked(new DoubleDouble().setDifference(a, b), Fraction.difference(a, b));
    }

    private static BigDecimal middle(double one, double other) {
        return new BigDecimal(one).add(new BigDecimal(other)).divide(BigDecimal.valueOf(2));
    }

    private static double notZero(double value) {
        return value == 0 ? 1 : value;
    }

    private static void collect(String label, boolean value, int leastShare) {
        Statistics.label(label).collect(value);
        Statistics.label(label).coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }
}
