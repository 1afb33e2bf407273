package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.polysweep.aabb.AabbColumns;
import org.polysweep.conformance.aabb.BoxQueries;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.rounding.SlabImpacts;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.internal.sign.SlabFilter;
import org.polysweep.result.SweepResult;
import org.polysweep.trials.Trials;

/** The filter of the batch never contradicts the exact answer, and leaves hardly anything open that does not touch. */
@Tag("bulk")
class SlabFilterTest {

    private static final byte OPEN = SignBits.OPEN;
    private static final int BLOCK = 2048;
    private static final int BLOCKS = 20;

    @ParameterizedTest
    @EnumSource
    void whatIsCertainIsRight(QueryClass kind) {
        for (int block = 0; block < 2; block++) {
            requireRight(BoxQueries.of(kind, BLOCK, 10 + block));
        }
    }

    @Test
    void ofUsualBoxesNothingIsOpen() {
        int open = requireRight(BoxQueries.of(QueryClass.BOXES, BLOCK, 1));
        assertThat(open).isLessThan(BLOCK / 100);
    }

    /** Times and normals of nearly all of them are found in the loops, too. */
    @Test
    void ofUsualBoxesHardlyAnyTimeIsOpen() {
        BoxQueries queries = BoxQueries.of(QueryClass.BOXES, SlabFilter.BLOCK, 1);
        int size = queries.size();
        double[][] a = columns(queries.a);
        double[][] b = columns(queries.b);
        byte[] codes = new byte[size];
        SlabFilter filter = new SlabFilter();
        assertThat(filter.decides(a, b, 0, size, codes, 0)).isTrue();
        double[] enter = new double[size];
        int open = new SlabImpacts().find(filter, a, b, 0, size, codes, enter, new double[size], new double[size]);
        assertThat(open).isLessThan(size / 50);
        assertThat(Arrays.stream(enter).filter(time -> !Double.isNaN(time)).count())
                .isGreaterThan(size / 10);
    }

    /** Gaps of some ulps on each of the three axes, with terms whose roundings add up. */
    @Test
    void gapsOfAFewUlps() {
        Random random = Trials.random(6);
        int open = 0;
        for (int block = 0; block < BLOCKS; block++) {
            BoxQueries queries = new BoxQueries(BLOCK);
            for (int i = 0; i < BLOCK; i++) {
                setAlmostTouching(queries, i, random);
            }
            open += requireRight(queries);
        }
        // Both happens: otherwise the queries would not be near the bound.
        assertThat(open).isBetween(BLOCK * BLOCKS / 10, BLOCK * BLOCKS * 9 / 10);
    }

    /**
     * Twice a gap is certain beyond 8u times the magnitudes of its terms, and only there: docs/error-bounds.md, boxes
     * in batches (1). Here these are 33 in all: 2 for the sides of both boxes on each axis, 20 for the positions, 9 for
     * the motion.
     */
    @Test
    void gapsAreCertainBeyondTheBound() {
        double u = 0x1p-53;
        for (int sign = -1; sign <= 1; sign += 2) {
            BoxQueries queries = new BoxQueries(2);
            double[] gaps = {240 * u, 290 * u};
            for (int i = 0; i < gaps.length; i++) {
                setSquare(queries, i, sign * 10, 0);
                queries.a.dx[i] = sign * (9 - gaps[i] / 2);
            }
            assertThat(requireRight(queries)).isEqualTo(1);
            // Along y as well.
            queries = new BoxQueries(2);
            for (int i = 0; i < gaps.length; i++) {
                setSquare(queries, i, 0, sign * 10);
                queries.a.dy[i] = sign * (9 - gaps[i] / 2);
            }
            assertThat(requireRight(queries)).isEqualTo(1);
        }
    }

    /** What counts are the terms, not the coordinates that they are differences of. */
    @Test
    void farFromTheOriginSmallGapsAreCertain() {
        BoxQueries queries = new BoxQueries(3);
        for (int i = 0; i < queries.size(); i++) {
            setSquare(queries, i, 3, 0);
            queries.a.dx[i] = 2 + (i - 1) * 0x1p-45;
        }
        assertThat(requireRight(queries)).isEqualTo(1);
        double far = 0x1p45;
        for (int i = 0; i < queries.size(); i++) {
            queries.a.minX[i] += far;
            queries.a.maxX[i] += far;
            queries.b.minX[i] += far;
            queries.b.maxX[i] += far;
            queries.a.x[i] -= far;
            queries.b.x[i] -= far;
        }
        assertThat(requireRight(queries)).isEqualTo(1);
    }

    /** One number that is not legal, in each column, is enough. */
    @Test
    void illegalNumbersAreNotDecided() {
        for (int column = 0; column < 16; column++) {
            for (double value : new double[] {Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY}) {
                BoxQueries queries = squares();
                column(queries, column)[3] = value;
                assertThat(isDecided(queries))
                        .as("%s in column %d", value, column)
                        .isFalse();
            }
        }
        for (int column = 0; column < 16; column++) {
            boolean isMaximum = column % 8 / 2 == 1;
            BoxQueries queries = squares();
            if (isMaximum) {
                column(queries, column)[3] = Math.nextDown(-0.5);
            }
            assertThat(isDecided(queries)).isEqualTo(!isMaximum);
        }
    }

    private static BoxQueries squares() {
        BoxQueries queries = new BoxQueries(5);
        for (int i = 0; i < queries.size(); i++) {
            setSquare(queries, i, 3, 0);
        }
        return queries;
    }

    private static double[] column(BoxQueries queries, int column) {
        return columns(column < 8 ? queries.a : queries.b)[column % 8];
    }

    private static boolean isDecided(BoxQueries queries) {
        int size = queries.size();
        return new SlabFilter().decides(columns(queries.a), columns(queries.b), 0, size, new byte[size], 0);
    }

    /** Where C has no interior, a motion straight through it enters nothing; a box may reach from 0.0 to -0.0. */
    @Test
    void flatBoxesAreNotEntered() {
        for (int axis = 0; axis < 2; axis++) {
            for (double max : new double[] {0.0, -0.0}) {
                BoxQueries queries = squares();
                for (int side = 0; side < 16; side += 8) {
                    column(queries, side + axis)[1] = 0;
                    column(queries, side + 2 + axis)[1] = max;
                }
                queries.b.y[1] = 0.5;
                queries.a.dx[1] = 6;
                queries.a.dy[1] = 1;
                assertThat(isDecided(queries)).isTrue();
                assertThat(requireRight(queries)).isEqualTo(1);
            }
        }
    }

    /** A is a square of width 1 about the origin, and B another one about this point. */
    private static void setSquare(BoxQueries queries, int i, double x, double y) {
        queries.a.minX[i] = -0.5;
        queries.a.minY[i] = -0.5;
        queries.a.maxX[i] = 0.5;
        queries.a.maxY[i] = 0.5;
        queries.b.minX[i] = -0.5;
        queries.b.minY[i] = -0.5;
        queries.b.maxX[i] = 0.5;
        queries.b.maxY[i] = 0.5;
        queries.b.x[i] = x;
        queries.b.y[i] = y;
    }

    private static void setAlmostTouching(BoxQueries queries, int i, Random random) {
        queries.a.minX[i] = -random.nextDouble();
        queries.a.minY[i] = -random.nextDouble();
        queries.a.maxX[i] = random.nextDouble();
        queries.a.maxY[i] = random.nextDouble();
        queries.b.minX[i] = -random.nextDouble();
        queries.b.minY[i] = -random.nextDouble();
        queries.b.maxX[i] = random.nextDouble();
        queries.b.maxY[i] = random.nextDouble();
        queries.b.x[i] = random.nextDouble();
        queries.b.y[i] = random.nextDouble();
        queries.a.dx[i] = 2 * random.nextDouble() - 1;
        queries.a.dy[i] = 2 * random.nextDouble() - 1;
        queries.b.dx[i] = 2 * random.nextDouble() - 1;
        queries.b.dy[i] = 2 * random.nextDouble() - 1;
        double dx = queries.a.dx[i] - queries.b.dx[i];
        double dy = queries.a.dy[i] - queries.b.dy[i];
        // A corner of A to where the way of a corner of B begins, passes or ends.
        double share = random.nextInt(3) / 2.0 + (random.nextInt(3) == 0 ? random.nextDouble() : 0);
        double cornerX =
                random.nextBoolean() ? queries.b.minX[i] - queries.a.maxX[i] : queries.b.maxX[i] - queries.a.minX[i];
        double cornerY =
                random.nextBoolean() ? queries.b.minY[i] - queries.a.maxY[i] : queries.b.maxY[i] - queries.a.minY[i];
        int steps = random.nextInt(-20, 21);
        queries.a.x[i] = shifted(cornerX + queries.b.x[i] - share * dx, steps);
        queries.a.y[i] = shifted(cornerY + queries.b.y[i] - share * dy, random.nextInt(-2, 3) * steps);
    }

    private static double shifted(double value, int steps) {
        return value + steps * Math.ulp(value);
    }

    /** Returns how many are open. */
    private static int requireRight(BoxQueries queries) {
        int size = queries.size();
        byte[] codes = new byte[size];
        SlabFilter filter = new SlabFilter();
        for (int from = 0; from < size; from += SlabFilter.BLOCK) {
            int to = Math.min(size, from + SlabFilter.BLOCK);
            if (!filter.decides(columns(queries.a), columns(queries.b), from, to, codes, from)) {
                Arrays.fill(codes, from, to, OPEN);
            }
        }
        int open = 0;
        SweepResult single = SweepResult.create();
        for (int i = 0; i < size; i++) {
            if (codes[i] == OPEN) {
                open++;
                continue;
            }
            queries.sweep(i, single);
            assertThat(Verdict.ofCode(codes[i])).as(queries.describe(i)).isEqualTo(single.verdict());
        }
        return open;
    }

    private static double[][] columns(AabbColumns side) {
        return new double[][] {side.minX, side.minY, side.maxX, side.maxY, side.x, side.y, side.dx, side.dy};
    }
}
