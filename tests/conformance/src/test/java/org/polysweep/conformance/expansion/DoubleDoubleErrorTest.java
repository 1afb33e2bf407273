package org.polysweep.conformance.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.trials.Trials;

/**
 * One operation by itself, on numbers that are as far from head and tail as their bounds allow: the result is within 1
 * + 16u times its bound, as docs/error-bounds.md, theorem 4, says of each step.
 */
class DoubleDoubleErrorTest {

    private static final int TRIES = Trials.times(300);
    private static final double U = 0x1p-53;
    private static final BigDecimal FACTOR = new BigDecimal(1 + 16 * U);

    /** Nothing is missing from the operands, so the roundings of the operation are all that counts. */
    @Test
    void theRoundingsOfAnOperation() {
        requireRight(1, random -> number(random, 1, 0));
        requireRight(2, random -> number(random, random.nextDouble(), 0));
    }

    @Test
    void whatIsMissingFromTheOperands() {
        requireRight(3, random -> number(random, random.nextInt(2), U * random.nextDouble()));
        requireRight(4, random -> number(random, random.nextInt(2), U * U * random.nextInt(4)));
        // Nothing is known of a quotient then, but the product of two errors counts in a product.
        requireRight(5, random -> number(random, 0, random.nextDouble() / 4));
    }

    @Test
    void whatUnderflowTakesAway() {
        for (int exponent = -968; exponent <= -940; exponent += 4) {
            double unit = Math.scalb(1.0, exponent);
            double root = Math.scalb(1.0, exponent / 2);
            requireRight(6, random -> scaled(number(random, random.nextInt(2), 0), root));
            requireRight(7, random -> random.nextBoolean() ? scaled(number(random, 1, 0), unit) : number(random, 1, 0));
        }
    }

    /** The tail is a double so small that half of it is none. */
    @Test
    void aTailThatUnderflows() {
        Tracked number = tracked(1, Double.MIN_VALUE, 0, 0);
        Tracked factor = tracked(1.5, 0, 0, 0);
        DoubleDouble product = new DoubleDouble().setProduct(number.value(), factor.value());
        requireWithin(product, number.exact().times(factor.exact()));
        DoubleDouble quotient = new DoubleDouble().setQuotient(number.value(), factor.value());
        requireWithin(quotient, number.exact().over(factor.exact()));
    }

    private static void requireRight(int seed, Function<Random, Tracked> source) {
        Random random = Trials.random(seed);
        for (int i = 0; i < TRIES; i++) {
            Tracked a = source.apply(random);
            Tracked b = source.apply(random);
            DoubleDouble result = new DoubleDouble();
            requireWithin(result.setSum(a.value(), b.value()), a.exact().plus(b.exact()));
            requireWithin(result.setDifference(a.value(), b.value()), a.exact().minus(b.exact()));
            requireWithin(result.setProduct(a.value(), b.value()), a.exact().times(b.exact()));
            double factor = b.value().head();
            requireWithin(result.setProduct(a.value(), factor), a.exact().times(Fraction.of(factor)));
            requireWithin(result.setQuotient(a.value(), b.value()), a.exact().over(b.exact()));
            requireRootWithin(a);
        }
    }

    private static void requireWithin(DoubleDouble value, Fraction exact) {
        if (Double.isFinite(Tracked.error(value))) {
            assertThat(exact.compareTo(middle(value).subtract(reach(value)))).isNotNegative();
            assertThat(exact.compareTo(middle(value).add(reach(value)))).isNotPositive();
        }
    }

    private static void requireRootWithin(Tracked number) {
        if (number.exact().signum() <= 0) {
            return;
        }
        DoubleDouble root = new DoubleDouble().setRoot(number.value());
        if (Double.isFinite(Tracked.error(root))) {
            BigDecimal least = middle(root).subtract(reach(root)).max(BigDecimal.ZERO);
            BigDecimal greatest = middle(root).add(reach(root));
            assertThat(number.exact().compareTo(least.multiply(least))).isNotNegative();
            assertThat(number.exact().compareTo(greatest.multiply(greatest))).isNotPositive();
        }
    }

    private static BigDecimal middle(DoubleDouble value) {
        return new BigDecimal(value.head()).add(new BigDecimal(Tracked.tail(value)));
    }

    private static BigDecimal reach(DoubleDouble value) {
        return new BigDecimal(Tracked.error(value)).multiply(FACTOR);
    }

    /** A little more than 1 or -1, with a tail of so many halves of a last bit, a little less, and with an error. */
    private static Tracked number(Random random, double tail, double error) {
        double head = 1 + random.nextDouble() / 50;
        double half = tail * U * (1 - random.nextDouble() / 50);
        double sign = random.nextBoolean() ? 1 : -1;
        return tracked(sign * head, random.nextBoolean() ? half : -half / 2, error, random.nextInt(-1, 2));
    }

    private static Tracked scaled(Tracked number, double unit) {
        double head = number.value().head() * unit;
        double tail = Tracked.tail(number.value()) * unit;
        return tracked(head, tail, Tracked.error(number.value()) * unit, 0);
    }

    private static Tracked tracked(double head, double tail, double error, int side) {
        BigDecimal exact = new BigDecimal(head)
                .add(new BigDecimal(tail))
                .add(new BigDecimal(error).multiply(BigDecimal.valueOf(side)));
        return new Tracked(Tracked.of(head, tail, error), new Fraction(exact, BigDecimal.ONE));
    }
}
