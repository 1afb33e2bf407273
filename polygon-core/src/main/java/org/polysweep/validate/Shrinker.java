package org.polysweep.validate;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Finds simpler numbers that still pass a test: greedily, down {@link #ORDER}, until no change makes them simpler, or
 * the maximum number of attempts is reached.
 *
 * <p>The changes are, in this order: the caller's own changes; changes of all numbers together (dividing by one of
 * them, rounding); changes of one number (small integers, fewer digits); changes of two numbers (the same small integer
 * for both, or their difference or sum for one of them). Only simpler queries are tested. Immutable; thread-safe as far
 * as the test and the changes are.
 */
public final class Shrinker {

    /**
     * The order of two lists of numbers of the same length by simplicity for a reader. These criteria apply one after
     * the other; a smaller value is simpler:
     *
     * <ol>
     *   <li>how many digits other than 0 the numbers have when they are printed, including exponents;
     *   <li>how many numbers are not integers;
     *   <li>the sum of their absolute values;
     *   <li>how many are negative, including -0.0.
     * </ol>
     */
    public static final Comparator<double[]> ORDER = Comparator.<double[]>comparingInt(
                    numbers -> sum(numbers, Numbers::digits))
            .thenComparingInt(numbers -> sum(numbers, number -> number == Math.floor(number) ? 0 : 1))
            .thenComparingDouble(Shrinker::magnitude)
            .thenComparingInt(numbers -> sum(numbers, number -> Double.doubleToRawLongBits(number) < 0 ? 1 : 0));

    private final int tries;
    private final List<UnaryOperator<double[]>> changes;

    /**
     * Creates a shrinker.
     *
     * @param maxTries the maximum number of calls of the test; positive
     * @param changes changes that know what the numbers mean, and are tried first: each returns a new list of the same
     *     length
     */
    public Shrinker(int maxTries, List<UnaryOperator<double[]>> changes) {
        if (maxTries <= 0) {
            throw new IllegalArgumentException("maxTries must be > 0, but was " + maxTries);
        }
        this.tries = maxTries;
        this.changes = List.copyOf(changes);
    }

    /**
     * Returns the simplest numbers that are found.
     *
     * @param numbers the first numbers; they are not changed
     * @param test whether other numbers show the same finding; must be false for illegal numbers, including NaN and
     *     infinities
     * @return numbers that pass the test, or a copy of the first numbers
     */
    public double[] shrink(double[] numbers, Predicate<double[]> test) {
        NumberSearch search = new NumberSearch(numbers, test, tries);
        do {
            search.progress = false;
            for (UnaryOperator<double[]> change : changes) {
                search.attempt(change.apply(search.best.clone()));
            }
            search.changeAll();
            search.changeOne();
            search.changeTwo();
        } while (search.progress && search.triesLeft > 0);
        return search.best;
    }

    private static int sum(double[] numbers, DoubleToIntFunction counts) {
        int sum = 0;
        for (double number : numbers) {
            sum += counts.applyAsInt(number);
        }
        return sum;
    }

    /** All terms are positive, so the sum does not depend on signs; if it overflows, all sums compare as equal. */
    private static double magnitude(double[] numbers) {
        double sum = 0;
        for (double number : numbers) {
            sum += Math.abs(number);
        }
        return sum;
    }

    private static final class NumberSearch {

        private final Predicate<double[]> test;
        private double[] best;
        private int triesLeft;
        private boolean progress;

        NumberSearch(double[] numbers, Predicate<double[]> test, int tries) {
            best = numbers.clone();
            this.test = test;
            triesLeft = tries;
        }

        void attempt(double[] candidate) {
            if (triesLeft > 0 && ORDER.compare(candidate, best) < 0) {
                triesLeft--;
                if (test.test(candidate)) {
                    best = candidate;
                    progress = true;
                }
            }
        }

        void changeAll() {
            for (double divisor : best.clone()) {
                if (divisor != 0) {
                    attempt(mapped(number -> number / Math.abs(divisor)));
                }
            }
            attempt(mapped(number -> number / 2));
            attempt(mapped(number -> number * 10));
            for (int places = 0; places < RoundNumbers.PLACES; places++) {
                int index = places;
                attempt(mapped(number -> RoundNumbers.toFewDigits(number, index)));
            }
        }

        void changeOne() {
            for (int i = 0; i < best.length; i++) {
                for (double simpler : RoundNumbers.near(best[i])) {
                    attempt(i, simpler);
                }
            }
        }

        void changeTwo() {
            for (int i = 0; i < best.length; i++) {
                for (int j = i + 1; j < best.length; j++) {
                    changeTwo(i, j);
                }
            }
        }

        private void changeTwo(int i, int j) {
            if (best[i] == 0 && best[j] == 0) {
                return;
            }
            attempt(i, 0, j, best[j] - best[i]);
            attempt(i, 0, j, best[j] + best[i]);
            attempt(i, best[i] - best[j], j, 0);
            attempt(i, best[i] + best[j], j, 0);
            attempt(i, best[i] / 2, j, best[j] / 2);
            attempt(i, Math.floor(best[i]), j, Math.floor(best[j]));
            for (int small = 0; small <= 2; small++) {
                attempt(i, small, j, small);
                attempt(i, -small, j, -small);
            }
        }

        private double[] mapped(DoubleUnaryOperator change) {
            return Arrays.stream(best).map(change).toArray();
        }

        private void attempt(int i, double number) {
            attempt(i, number, i, number);
        }

        /** If two numbers are not simpler by themselves, the whole list is not simpler, and this test is cheap. */
        private void attempt(int i, double first, int j, double second) {
            double[] old = {best[i], best[j]};
            if (ORDER.compare(new double[] {first, second}, old) < 0) {
                double[] changed = best.clone();
                changed[i] = first;
                changed[j] = second;
                attempt(changed);
            }
        }
    }
}
