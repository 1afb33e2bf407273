package org.polysweep.validate;

import java.util.Comparator;

/**
 * Which of two lists of numbers of the same length a person understands sooner: the order that shrinking goes down. These count, one
 * after the other, the lesser the simpler:
 *
 * <ol>
 *   <li>how many digits other than 0 the numbers have when they are printed, exponents included;
 *   <li>how many numbers are no integers;
 *   <li>the sum of their absolute values;
 *   <li>how many are negative, -0.0 included.
 * </ol>
 *
 * <p>Thread-safe; lists that are equal in all four count as equal.
 */
public final class Simplicity implements Comparator<double[]> {

    /** Makes the order. */
    public Simplicity() {}

    @Override
    public int compare(double[] first, double[] second) {
        int digits = Integer.compare(digits(first), digits(second));
        if (digits != 0) {
            return digits;
        }
        int fractions = Integer.compare(fractions(first), fractions(second));
        if (fractions != 0) {
            return fractions;
        }
        int sum = Double.compare(sum(first), sum(second));
        return sum != 0 ? sum : Integer.compare(negatives(first), negatives(second));
    }

    /** Returns how many digits other than 0 the numbers have when they are printed by {@link Double#toString(double)}. */
    public static int digits(double... numbers) {
        int count = 0;
        for (double number : numbers) {
            count += Numbers.digits(number);
        }
        return count;
    }

    private static int fractions(double[] numbers) {
        int count = 0;
        for (double number : numbers) {
            count += number == Math.floor(number) ? 0 : 1;
        }
        return count;
    }

    /** All terms are positive, so the sum does not depend on signs; beyond the doubles all are alike. */
    private static double sum(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += Math.abs(number);
        }
        return sum;
    }

    private static int negatives(double[] numbers) {
        int count = 0;
        for (double number : numbers) {
            count += Double.doubleToRawLongBits(number) < 0 ? 1 : 0;
        }
        return count;
    }
}
