package org.polysweep.conformance.predicate;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import org.polysweep.conformance.number.Nasty;
import org.polysweep.internal.number.Lattice;
import org.polysweep.internal.sign.ExactOrientation;
import org.polysweep.internal.sign.OrientationFilter;

/**
 * Two vectors, the second the sum of up to three, and what each stage says of their cross product.
 *
 * @param numbers from x, from y, to x, to y for the first vector, and for each part of the second
 */
@SuppressWarnings("ArrayRecordComponent") // is changed while a test makes its vectors
record Vectors(double[]... numbers) {

    static Vectors random(Random random, ToDoubleFunction<Random> source) {
        double[][] numbers = new double[random.nextInt(2, 5)][];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = DoubleStream.generate(() -> source.applyAsDouble(random))
                    .limit(4)
                    .toArray();
        }
        return new Vectors(numbers);
    }

    /**
     * The same, where the last part of the second vector is chosen so that it is a multiple of the first, or almost.
     */
    Vectors madeParallel(Random random, double unit) {
        double stretch = random.nextInt(-2, 3);
        double[] last = numbers[numbers.length - 1];
        for (int axis = 0; axis < 2; axis++) {
            double sum = stretch * (numbers[0][axis + 2] - numbers[0][axis]);
            for (int i = 1; i < numbers.length - 1; i++) {
                sum -= numbers[i][axis + 2] - numbers[i][axis];
            }
            double end = sum + last[axis];
            last[axis + 2] = unit == Math.rint(unit) && random.nextBoolean()
                    ? end + random.nextInt(-1, 2) * Math.ulp(end)
                    : Nasty.near(end, random);
        }
        return this;
    }

    ExactOrientation product() {
        double[] first = numbers[0];
        ExactOrientation product = new ExactOrientation().start(first[0], first[1], first[2], first[3]);
        for (int i = 1; i < numbers.length; i++) {
            product.add(numbers[i][0], numbers[i][1], numbers[i][2], numbers[i][3]);
        }
        return product;
    }

    int sign() {
        BigDecimal x1 = exact(0, 1, 0);
        BigDecimal y1 = exact(0, 1, 1);
        return x1.multiply(exact(1, numbers.length, 1)).compareTo(y1.multiply(exact(1, numbers.length, 0)));
    }

    private BigDecimal exact(int from, int to, int axis) {
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = from; i < to; i++) {
            sum = sum.add(new BigDecimal(numbers[i][axis + 2])).subtract(new BigDecimal(numbers[i][axis]));
        }
        return sum;
    }

    int filter() {
        double x2 = rounded(0);
        double y2 = rounded(1);
        return switch (numbers.length) {
            case 2 -> OrientationFilter.signOfTerms(term(0, 0), term(0, 1), x2, y2);
            case 3 -> OrientationFilter.signOfTwoTerms(term(0, 0), term(0, 1), x2, y2, magnitude(0), magnitude(1));
            default -> OrientationFilter.signOfThreeTerms(term(0, 0), term(0, 1), x2, y2, magnitude(0), magnitude(1));
        };
    }

    int roughSign() {
        return OrientationFilter.roughSign(term(0, 0), term(0, 1), rounded(0), rounded(1));
    }

    private double term(int vector, int axis) {
        return numbers[vector][axis + 2] - numbers[vector][axis];
    }

    private double rounded(int axis) {
        double sum = term(1, axis);
        for (int i = 2; i < numbers.length; i++) {
            sum += term(i, axis);
        }
        return sum;
    }

    private double magnitude(int axis) {
        double sum = Math.abs(term(1, axis));
        for (int i = 2; i < numbers.length; i++) {
            sum += Math.abs(term(i, axis));
        }
        return sum;
    }

    /** Whether all numbers lie on the finest lattice that is coarse enough for the largest of them. */
    boolean isCoarse() {
        double[] all = Arrays.stream(numbers).flatMapToDouble(Arrays::stream).toArray();
        double magnitude = Arrays.stream(all).map(Math::abs).max().orElseThrow();
        int finest = Lattice.finestCoarse(magnitude);
        if (finest == Lattice.ANY_EXPONENT) {
            return false;
        }
        double shifter = Lattice.shifterOf(finest);
        return Arrays.stream(all).allMatch(value -> Lattice.rest(value, shifter) == 0);
    }
}
