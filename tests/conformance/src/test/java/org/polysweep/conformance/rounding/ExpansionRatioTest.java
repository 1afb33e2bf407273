package org.polysweep.conformance.rounding;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.rounding.ExpansionRatio;

/** A time, and a coordinate at that time, is rounded as the exact one is; NaN only where something leaves the range. */
@PropertyDefaults(tries = 4_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class ExpansionRatioTest {

    @Property
    void everydayTimesAndPlaces(@ForAll Random random) {
        collect(requireRight(random, Nasty::number), 99);
    }

    @Property(tries = 2_000)
    void timesAndPlacesFromTheEndsOfTheDoubles(@ForAll Random random) {
        collect(requireRight(random, Nasty::extreme), 5);
    }

    /** Next to a double, half way between two, or there: what twice the precision of doubles leaves open. */
    @Property
    void timesAndPlacesNextToDoubles(@ForAll Random random) {
        double below = divisor(random);
        double time = random.nextDouble();
        double move = Nasty.number(random);
        double position = random.nextBoolean() ? Nasty.number(random) : Nasty.near(-time * move, random);
        ExpansionRatio ratio = new ExpansionRatio();
        ratio.denominator().set(below);
        ratio.numerator().addProduct(time, below);
        Fraction above = Fraction.of(time).times(Fraction.of(below));
        if (random.nextBoolean()) {
            double half = random.nextBoolean() ? Math.ulp(time) / 2 : -Math.ulp(time) / 4;
            ratio.numerator().addProduct(half, below);
            above = above.plus(Fraction.of(half).times(Fraction.of(below)));
        }
        if (random.nextBoolean()) {
            double tiny = (random.nextBoolean() ? 1 : -1) * Math.scalb(1.0, random.nextInt(-400, -160));
            ratio.numerator().add(tiny);
            above = above.plus(Fraction.of(tiny));
        }
        collect(requireRight(ratio, above, Fraction.of(below), 0, position, move), 97);
    }

    @Property
    void theOrderOfTwoTimes(@ForAll Random random) {
        ExpansionRatio one = new ExpansionRatio();
        ExpansionRatio other = new ExpansionRatio();
        Fraction ofOne = fill(one, random);
        boolean isMultiple = random.nextBoolean();
        double factor = isMultiple ? random.nextInt(1, 100) : 1;
        Fraction ofOther =
                isMultiple ? multiply(one, other, random.nextBoolean() ? factor : -factor, ofOne) : fill(other, random);
        int order = ofOne.minus(ofOther).signum();
        assertThat(one.compare(other)).isEqualTo(order);
        assertThat(other.compare(one)).isEqualTo(-order);
        assertThat(one.compare(one)).isZero();
    }

    private static Fraction fill(ExpansionRatio ratio, Random random) {
        double above1 = Nasty.number(random);
        double above2 = Nasty.number(random);
        double below = divisor(random);
        ratio.numerator().setDifference(above1, above2);
        ratio.denominator().set(below);
        return Fraction.difference(above1, above2).over(Fraction.of(below));
    }

    private static double divisor(Random random) {
        double divisor = Nasty.number(random);
        return divisor == 0 ? -3 : divisor;
    }

    /** The same time, with numerator and denominator multiplied; in one of three, a little later. */
    private static Fraction multiply(ExpansionRatio one, ExpansionRatio other, double factor, Fraction time) {
        other.denominator().clear();
        other.denominator().addMultiple(factor, one.denominator());
        other.numerator().clear();
        other.numerator().addMultiple(factor, one.numerator());
        if (Math.abs(factor) % 3 != 0) {
            return time;
        }
        other.numerator().addMultiple(0x1p-100, one.denominator());
        return time.plus(Fraction.of(0x1p-100).over(Fraction.of(factor)));
    }

    @Example
    void whatIsNotCertainIsNotRounded() {
        ExpansionRatio ratio = new ExpansionRatio();
        ratio.set(0.5);
        assertThat(ratio.round(Direction.UP)).isEqualTo(0.5);
        ratio.numerator().addProduct(0x1p-600, 0x1p-600);
        ExpansionRatio half = new ExpansionRatio();
        half.set(0.5);
        assertThat(half.compare(ratio)).isEqualTo(DoubleDouble.OPEN);
        for (Direction direction : Direction.values()) {
            assertThat(ratio.round(direction)).isNaN();
            assertThat(ratio.place(0, 1, 1, direction)).isNaN();
        }
        ratio.set(1);
        ratio.denominator().clear();
        assertThat(ratio.round(Direction.NEAREST)).isNaN();
        assertThat(half.compare(ratio)).isEqualTo(DoubleDouble.OPEN);
        assertThat(ratio.compare(half)).isEqualTo(DoubleDouble.OPEN);
    }

    @Example
    void zeroHasNoSign() {
        ExpansionRatio ratio = new ExpansionRatio();
        ratio.set(0);
        ratio.denominator().set(-1);
        for (Direction direction : Direction.values()) {
            assertThat(Double.valueOf(ratio.round(direction))).isEqualTo(0.0);
            assertThat(Double.valueOf(ratio.place(1, -1, 1, direction))).isEqualTo(0.0);
        }
    }

    private static boolean requireRight(Random random, ToDoubleFunction<Random> source) {
        double above1 = source.applyAsDouble(random);
        double above2 = source.applyAsDouble(random);
        double below1 = source.applyAsDouble(random);
        double below2 = source.applyAsDouble(random);
        Fraction below = Fraction.difference(below1, below2);
        if (below.signum() == 0) {
            return true;
        }
        ExpansionRatio ratio = new ExpansionRatio();
        ratio.numerator().setDifference(above1, above2);
        ratio.denominator().setDifference(below1, below2);
        return requireRight(
                ratio,
                Fraction.difference(above1, above2),
                below,
                random.nextInt(3) == 0 ? 0 : source.applyAsDouble(random),
                source.applyAsDouble(random),
                random.nextInt(8) == 0 ? 0 : source.applyAsDouble(random));
    }

    /** Whether all roundings of time and place are decided; those that are must be right. */
    private static boolean requireRight(
            ExpansionRatio ratio, Fraction above, Fraction below, double local, double position, double move) {
        Fraction exact = above.over(below);
        Fraction place = exact.times(Fraction.of(move)).plus(Fraction.of(local)).plus(Fraction.of(position));
        boolean decided = true;
        for (Direction direction : Direction.values()) {
            decided &= requireRight(exact, direction, ratio.round(direction));
            decided &= requireRight(place, direction, ratio.place(local, position, move, direction));
        }
        return decided;
    }

    private static boolean requireRight(Fraction exact, Direction direction, double rounded) {
        if (Double.isNaN(rounded)) {
            return false;
        }
        assertThat(exact.rounds(direction, rounded))
                .as("%s %s", direction, rounded)
                .isTrue();
        return true;
    }

    private static void collect(boolean decided, int leastShare) {
        Statistics.label("decided").collect(decided);
        Statistics.label("decided").coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }
}
