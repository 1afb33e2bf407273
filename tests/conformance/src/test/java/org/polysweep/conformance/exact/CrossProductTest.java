package org.polysweep.conformance.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;
import org.polysweep.exact.CrossProduct;
import org.polysweep.exact.Determinant;
import org.polysweep.exact.Lattice;
import org.polysweep.exact.Stage;
import org.polysweep.exact.Stages;

/**
 * No stage ever contradicts integers, nor these decimals: where a stage is certain of a sign, it is the right one. And each of
 * them is certain often enough to be worth its time.
 */
@PropertyDefaults(tries = 10_000, edgeCases = EdgeCasesMode.NONE)
@StatisticsReport(StatisticsReport.StatisticsReportMode.OFF)
class CrossProductTest {

    @Property
    void filterNeverContradictsExact(@ForAll Random random) {
        Vectors any = Vectors.random(random, Nasty::number);
        collect("filter", requireRight(any) == Stage.FILTER, 70);
    }

    @Property
    void structureNeverContradictsExact(@ForAll Random random) {
        // Steps of 0.1 along an axis: something is 0.
        Vectors any = Vectors.random(random, from -> from.nextInt(-4, 5) / 10.0);
        double[] first = any.numbers[0];
        int across = random.nextInt(2);
        first[across] = first[across + 2];
        Stage stage = requireRight(any);
        collect("structure", stage == Stage.STRUCTURE, 5);
        collect("structure or filter", stage.compareTo(Stage.STRUCTURE) <= 0, 99);
    }

    @Property
    void expansionNeverContradictsExact(@ForAll Random random) {
        Vectors almostParallel = Vectors.random(random, Nasty::number).madeParallel(random, 1);
        Stage stage = requireRight(almostParallel);
        collect("expansion", stage == Stage.EXPANSION, 40);
        collect("integers", stage == Stage.INTEGERS, 0);
    }

    @Property
    void shortNumbersNeverContradictExact(@ForAll Random random) {
        double unit = Math.scalb(1.0, random.nextInt(8) == 0 ? random.nextInt(-485, 485) : 0);
        int reach = 1 << random.nextInt(2, 27);
        Vectors any = Vectors.random(random, from -> from.nextInt(-reach, reach + 1) * unit);
        Vectors vectors = random.nextBoolean() ? any : any.madeParallel(random, unit);
        requireRight(vectors);
        collect("coarse", vectors.isCoarse(), 25);
    }

    @Property(tries = 5_000)
    void numbersFromTheEndsOfTheDoubles(@ForAll Random random) {
        Stage stage = requireRight(Vectors.random(random, Nasty::extreme));
        collect("integers", stage == Stage.INTEGERS, 5);
    }

    @Property(tries = 5_000)
    void productsThatUnderflow(@ForAll Random random) {
        double unit = Math.scalb(1.0, random.nextInt(-545, -475));
        Vectors any = Vectors.random(random, from -> Nasty.number(from) * unit);
        Stage stage = requireRight(random.nextBoolean() ? any : any.madeParallel(random, unit));
        collect("integers", stage == Stage.INTEGERS, 5);
    }

    @Example
    void eachStageSaysWhatItLeavesOpen() {
        assertThat(new CrossProduct().start(0, 0, 1, 2).add(0, 0, 3, 6).structure())
                .isEqualTo(CrossProduct.OPEN);
        assertThat(new CrossProduct().start(0, 0, 1, 2).add(0, 0, 3, 6).expansion())
                .isZero();
        assertThat(new CrossProduct()
                        .start(0, 0, 0x1p-600, 0x1p-600)
                        .add(0, 0, 0x1p-600, 0x1p-600)
                        .expansion())
                .isEqualTo(CrossProduct.OPEN);
        assertThat(new CrossProduct()
                        .start(0, 0, 0, 0x1p-600)
                        .add(0, 0, 0x1p-600, 5)
                        .structure())
                .isEqualTo(-1);
        assertThat(new CrossProduct()
                        .start(0, 0, 0x1p-600, -1)
                        .add(0, 0, 0x1p-600, 5)
                        .structure())
                .isEqualTo(1);
        assertThat(new CrossProduct().start(7, 7, 7, 7).structure()).isZero();
    }

    /** The first stage that is certain; those that are must be right. */
    private static Stage requireRight(Vectors vectors) {
        int exact = vectors.sign();
        CrossProduct product = vectors.product();
        int filter = vectors.filter();
        int structure = product.structure();
        int expansion = product.expansion();
        assertThat(product.integers()).isEqualTo(exact);
        assertThat(filter).isIn(0, exact);
        assertThat(structure).isIn(CrossProduct.OPEN, exact);
        assertThat(expansion).isIn(CrossProduct.OPEN, exact);
        if (vectors.isCoarse()) {
            assertThat(vectors.roughSign()).isEqualTo(exact);
        }
        Stage afterFilter = structure != CrossProduct.OPEN
                ? Stage.STRUCTURE
                : expansion != CrossProduct.OPEN ? Stage.EXPANSION : Stage.INTEGERS;
        Stages stages = new Stages();
        stages.count();
        assertThat(product.sign(stages)).isEqualTo(exact);
        assertThat(stages.decisions(afterFilter)).isEqualTo(1);
        stages.leaveOut(Stages.code(List.of(Stage.STRUCTURE)));
        assertThat(product.sign(stages)).isEqualTo(exact);
        stages.leaveOut(Stages.code(List.of(Stage.STRUCTURE, Stage.EXPANSION)));
        assertThat(product.sign(stages)).isEqualTo(exact);
        assertThat(stages.decisions(Stage.INTEGERS)).isPositive();
        return filter != 0 ? Stage.FILTER : afterFilter;
    }

    private static void collect(String label, boolean value, int leastShare) {
        Statistics.label(label).collect(value);
        Statistics.label(label).coverage(coverage -> coverage.check(true).percentage(share -> share >= leastShare));
    }

    /** Two vectors, the second the sum of up to three: each of them from x, from y, to x, to y. */
    @SuppressWarnings("ArrayRecordComponent") // is changed while a test makes its vectors
    private record Vectors(double[]... numbers) {

        static Vectors random(Random random, ToDoubleFunction<Random> source) {
            double[][] numbers = new double[random.nextInt(2, 5)][];
            for (int i = 0; i < numbers.length; i++) {
                numbers[i] = DoubleStream.generate(() -> source.applyAsDouble(random))
                        .limit(4)
                        .toArray();
            }
            return new Vectors(numbers);
        }

        /** The same, where the last part of the second vector is chosen so that it is a multiple of the first, or almost. */
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

        CrossProduct product() {
            double[] first = numbers[0];
            CrossProduct product = new CrossProduct().start(first[0], first[1], first[2], first[3]);
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
                case 2 -> Determinant.signOfTerms(term(0, 0), term(0, 1), x2, y2);
                case 3 -> Determinant.signOfTwoTerms(term(0, 0), term(0, 1), x2, y2, magnitude(0), magnitude(1));
                default -> Determinant.signOfThreeTerms(term(0, 0), term(0, 1), x2, y2, magnitude(0), magnitude(1));
            };
        }

        int roughSign() {
            return Determinant.roughSign(term(0, 0), term(0, 1), rounded(0), rounded(1));
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

        boolean isCoarse() {
            int exponent = Lattice.ANY_EXPONENT;
            double magnitude = 0;
            for (double[] vector : numbers) {
                exponent = Math.min(exponent, Lattice.exponentOf(vector));
                magnitude = Math.max(
                        magnitude, DoubleStream.of(vector).map(Math::abs).max().orElseThrow());
            }
            int finest = Lattice.finestCoarse(magnitude);
            return finest != Lattice.ANY_EXPONENT && exponent >= finest;
        }
    }
}
