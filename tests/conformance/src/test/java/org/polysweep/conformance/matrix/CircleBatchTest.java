package org.polysweep.conformance.matrix;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.function.Consumer;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.conformance.query.Allocation;
import org.polysweep.contact.Verdict;
import org.polysweep.generate.QueryClass;
import org.polysweep.internal.pair.PairSweeper;
import org.polysweep.internal.round.CircleFilter;
import org.polysweep.internal.sign.SignBits;
import org.polysweep.matrix.CircleBatch;
import org.polysweep.matrix.MotionRow;
import org.polysweep.oracle.Query;
import org.polysweep.result.SweepResult;
import org.polysweep.shape.RoundedPolygon;
import org.polysweep.trials.Trials;

/**
 * A batch of circles gives the exact verdicts, leaves hardly anything open that does not touch, and refuses what is no
 * circle.
 */
@Tag("bulk")
class CircleBatchTest {

    private static final PairSweeper REFERENCE = PairSweeper.REFERENCE;

    private static final int SIZE = Trials.times(300);

    /** The content of an output that was not written. */
    private static final byte UNTOUCHED = 77;

    /** What the filter says of what it leaves open. */
    private static final byte OPEN = SignBits.OPEN;

    private static final int BLOCK = 1024;

    /** Radii, middles and displacements as a batch takes them. */
    private static final class Circles {

        final double[] radiiA;
        final double[] radiiB;
        final DMatrixRMaj motions;

        Circles(int size) {
            radiiA = new double[size];
            radiiB = new double[size];
            motions = new DMatrixRMaj(MotionRow.COUNT, size);
        }

        /** Of the numbers that a generator makes: as nasty, and every generator will do. */
        static Circles of(QueryClass kind, int size, long seed) {
            Random random = Trials.random(seed);
            Circles circles = new Circles(size);
            for (int i = 0; i < size; i++) {
                Query query = kind.next(random);
                circles.radiiA[i] = query.radiusA() > 0 ? query.radiusA() : Math.abs(query.a()[0]);
                circles.radiiB[i] = query.radiusB() > 0 ? query.radiusB() : Math.abs(query.b()[1]);
                circles.setMotion(
                        i,
                        query.positionAX(),
                        query.positionAY(),
                        query.moveAX(),
                        query.moveAY(),
                        query.positionBX(),
                        query.positionBY(),
                        query.moveBX(),
                        query.moveBY());
            }
            return circles;
        }

        void setMotion(int i, double... numbers) {
            for (int row = 0; row < MotionRow.COUNT; row++) {
                motions.set(row, i, numbers[row]);
            }
        }

        int size() {
            return radiiA.length;
        }

        Verdict exactVerdict(int i) {
            SweepResult result = SweepResult.create();
            sweep(REFERENCE, i, result);
            return result.verdict();
        }

        void sweep(PairSweeper sweeper, int i, SweepResult result) {
            sweeper.sweep(
                    RoundedPolygon.circle(0, 0, radiiA[i]),
                    motions.get(0, i),
                    motions.get(1, i),
                    motions.get(2, i),
                    motions.get(3, i),
                    RoundedPolygon.circle(0, 0, radiiB[i]),
                    motions.get(4, i),
                    motions.get(5, i),
                    motions.get(6, i),
                    motions.get(7, i),
                    result);
        }

        byte[] verdicts(int from, int to) {
            byte[] verdicts = new byte[size()];
            Arrays.fill(verdicts, UNTOUCHED);
            new CircleBatch().verdicts(radiiA, radiiB, motions, from, to, verdicts);
            return verdicts;
        }

        /** What the filter alone says about all of them. */
        byte[] filtered() {
            byte[] codes = new byte[size()];
            for (int i = 0; i < codes.length; i++) {
                double x = motions.get(MotionRow.BX, i) - motions.get(MotionRow.AX, i);
                double y = motions.get(MotionRow.BY, i) - motions.get(MotionRow.AY, i);
                double dx = motions.get(MotionRow.ADX, i) - motions.get(MotionRow.BDX, i);
                double dy = motions.get(MotionRow.ADY, i) - motions.get(MotionRow.BDY, i);
                double radius = radiiA[i] + radiiB[i];
                double gapSize = Math.abs(x) + Math.abs(y) + radius;
                codes[i] = CircleFilter.verdict(dx, dy, x, y, radius, gapSize);
            }
            return codes;
        }

        String describe(int i) {
            return "query " + i + ": radii " + radiiA[i] + " and " + radiiB[i] + ", " + Arrays.toString(motionsOf(i));
        }

        private double[] motionsOf(int i) {
            double[] numbers = new double[MotionRow.COUNT];
            for (int row = 0; row < MotionRow.COUNT; row++) {
                numbers[row] = motions.get(row, i);
            }
            return numbers;
        }
    }

    private static int count(byte[] codes, byte code) {
        int count = 0;
        for (byte other : codes) {
            count += other == code ? 1 : 0;
        }
        return count;
    }

    @ParameterizedTest
    @EnumSource
    void verdictsAreExact(QueryClass kind) {
        requireExact(Circles.of(kind, SIZE, 1), 0, SIZE);
        requireExact(Circles.of(kind, 60, 3), 7, 50);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 1023, 1024, 1025, 2047, 2048, 2049})
    void atTheBordersOfBlocks(int size) {
        Circles circles = Circles.of(QueryClass.ROUND_CIRCLES, size + 5, 2);
        requireExact(circles, 0, size);
        requireExact(circles, 3, size + 3);
        requireExact(circles, 5, size + 5);
    }

    private static void requireExact(Circles circles, int from, int to) {
        byte[] verdicts = circles.verdicts(from, to);
        for (int i = 0; i < circles.size(); i++) {
            if (i < from || i >= to) {
                assertThat(verdicts[i]).isEqualTo(UNTOUCHED);
            } else if (Verdict.ofCode(verdicts[i]) != circles.exactVerdict(i)) {
                assertThat(Verdict.ofCode(verdicts[i])).as(circles.describe(i)).isEqualTo(circles.exactVerdict(i));
            }
        }
    }

    @Test
    void ofUsualCirclesHardlyAnyIsLeftOpen() {
        Circles circles = Circles.of(QueryClass.ROUND_CIRCLES, BLOCK, 3);
        byte[] codes = circles.filtered();
        assertThat(count(codes, OPEN)).isLessThan(BLOCK / 20);
        for (byte verdict : new byte[] {Verdict.OVERLAP.code(), Verdict.HIT.code(), Verdict.MISS.code()}) {
            assertThat(count(codes, verdict)).isGreaterThan(BLOCK / 20);
        }
    }

    /**
     * Circles that touch at the beginning, in passing or at the end, up to some ulps; of all sizes that are in range.
     */
    @ParameterizedTest
    @ValueSource(ints = {0, -95, 95})
    void whatIsCertainNearATouchIsRight(int exponent) {
        int blocks = 4;
        int open = 0;
        for (int block = 0; block < blocks; block++) {
            open += openOfAlmostTouching(Trials.random(block), exponent);
        }
        // Both happens: otherwise the queries would not be near the bounds, of which RoundBoundTest says whether they
        // are large enough.
        assertThat(open).isBetween(BLOCK * blocks / 10, BLOCK * blocks * 9 / 10);
    }

    /** Where products of four numbers may underflow, or overflow, doubles say nothing. */
    @ParameterizedTest
    @ValueSource(ints = {-268, -105, 105, 300})
    void outOfRangeNothingIsCertain(int exponent) {
        assertThat(openOfAlmostTouching(Trials.random(1), exponent)).isEqualTo(BLOCK);
    }

    /** Each size has a range of its own: here the radius is small, and not even the square of it is a double. */
    @Test
    void aTinyRadiusAloneIsOutOfRange() {
        Circles circles = new Circles(1);
        circles.radiiA[0] = 0x1.bp-538;
        circles.setMotion(0, 0, 0, -0.0, 0x1.8p1, 0x1.b0000000051p-538, 0x1.ap-538, 0, 0);
        assertThat(circles.filtered()).containsExactly(OPEN);
        requireExact(circles, 0, 1);
        assertThat(circles.exactVerdict(0)).isEqualTo(Verdict.MISS);
    }

    @Test
    void oneOfTwoRadiiMayBeZero() {
        Circles circles = new Circles(2);
        Arrays.fill(circles.radiiA, 1);
        circles.radiiB[1] = -0.0;
        circles.setMotion(0, 0, 0, 4, 1, 3, 0, 0, 0);
        circles.setMotion(1, 0, 0, 4, 1, 3, 0, 0, 0);
        assertThat(circles.filtered()).containsExactly(Verdict.HIT.code(), Verdict.HIT.code());
    }

    /** Requires that whatever is certain is right; returns how much is not. */
    private static int openOfAlmostTouching(Random random, int exponent) {
        Circles circles = new Circles(BLOCK);
        double scale = Math.scalb(1.0, exponent);
        for (int i = 0; i < circles.size(); i++) {
            setAlmostTouching(circles, i, random);
            circles.radiiA[i] *= scale;
            circles.radiiB[i] *= scale;
        }
        CommonOps_DDRM.scale(scale, circles.motions);
        byte[] codes = circles.filtered();
        for (int i = 0; i < circles.size(); i++) {
            if (codes[i] != OPEN && Verdict.ofCode(codes[i]) != circles.exactVerdict(i)) {
                assertThat(Verdict.ofCode(codes[i])).as(circles.describe(i)).isEqualTo(circles.exactVerdict(i));
            }
        }
        return count(codes, OPEN);
    }

    private static void setAlmostTouching(Circles circles, int i, Random random) {
        circles.radiiA[i] = random.nextDouble();
        circles.radiiB[i] = random.nextDouble();
        double reach = circles.radiiA[i] + circles.radiiB[i];
        double angle = 2 * Math.PI * random.nextDouble();
        double x = reach * Math.cos(angle);
        double y = reach * Math.sin(angle);
        double turn = Math.PI * (random.nextDouble() - 0.5);
        double way = 2 * random.nextDouble() - 1;
        double dx = way * Math.cos(angle + turn);
        double dy = way * Math.sin(angle + turn);
        switch (random.nextInt(3)) {
            case 0 -> {
                // Beside each other, and then along.
            }
            case 1 -> {
                // On the way past each other.
                double share = random.nextDouble();
                dx = -way * Math.sin(angle);
                dy = way * Math.cos(angle);
                x += share * dx;
                y += share * dy;
            }
            default -> {
                // In the end.
                x += dx;
                y += dy;
            }
        }
        int steps = random.nextInt(-40, 41);
        circles.setMotion(i, x + steps * Math.ulp(x), y + steps * Math.ulp(y), -dx, -dy, 0, 0, 0, 0);
    }

    @Test
    void whatIsNotANumberIsNamedAndNothingIsWritten() {
        String[] names = {"ax", "ay", "adx", "ady", "bx", "by", "bdx", "bdy"};
        for (double value : new double[] {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY}) {
            for (int row = 0; row < names.length; row++) {
                int chosen = row;
                requireRefused(
                        circles -> circles.motions.set(chosen, 1_030, value),
                        names[row] + " of query 1030 must be finite, but was " + value);
            }
            requireRefused(
                    circles -> circles.radiiA[1_030] = value, "radiiA[1030] must be finite and >= 0, but was " + value);
            requireRefused(
                    circles -> circles.radiiB[1_030] = value, "radiiB[1030] must be finite and >= 0, but was " + value);
        }
    }

    @Test
    void aNegativeRadiusIsNamedEvenNextToALargeOne() {
        requireRefused(
                circles -> {
                    circles.radiiA[7] = 1e9;
                    circles.radiiB[7] = -Double.MIN_VALUE;
                },
                "radiiB[7] must be finite and >= 0, but was -4.9E-324");
    }

    private static void requireRefused(Consumer<Circles> spoil, String message) {
        Circles circles = Circles.of(QueryClass.ROUND_CIRCLES, 1_050, 5);
        spoil.accept(circles);
        byte[] verdicts = new byte[circles.size()];
        Arrays.fill(verdicts, UNTOUCHED);
        assertThatThrownBy(() -> new CircleBatch()
                        .verdicts(circles.radiiA, circles.radiiB, circles.motions, 0, circles.size(), verdicts))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
        assertThat(verdicts).containsOnly(UNTOUCHED);
    }

    @Test
    void rangesAndRowsAreChecked() {
        requireRangeRefused(3, 4, 4, 4, "to must be at most the size of radiiA, 3, but was 4");
        requireRangeRefused(4, 3, 4, 4, "to must be at most the size of radiiB, 3, but was 4");
        requireRangeRefused(4, 4, 3, 4, "to must be at most the size of motions, 3, but was 4");
        requireRangeRefused(4, 4, 4, 3, "to must be at most the size of out, 3, but was 4");
        double[] radii = new double[4];
        DMatrixRMaj turned = new DMatrixRMaj(4, 8);
        assertThatThrownBy(() -> new CircleBatch().verdicts(radii, radii, turned, 1, 3, new byte[4]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("motions must have 8 rows and one column per query, but was 4×8");
        DMatrixRMaj motions = new DMatrixRMaj(8, 4);
        assertThatThrownBy(() -> new CircleBatch().verdicts(radii, radii, motions, 3, 1, new byte[4]))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("from must be in [0, to] = [0, 1], but was 3");
    }

    private static void requireRangeRefused(int radiiA, int radiiB, int columns, int out, String message) {
        DMatrixRMaj motions = new DMatrixRMaj(8, columns);
        assertThatThrownBy(() -> new CircleBatch()
                        .verdicts(new double[radiiA], new double[radiiB], motions, 1, 4, new byte[out]))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage(message);
    }

    @Test
    void whereTheFilterDecidesNothingIsAllocated() {
        Circles circles = new Circles(3);
        Arrays.fill(circles.radiiA, 1);
        Arrays.fill(circles.radiiB, 0.5);
        circles.setMotion(0, 0, 0, 4, 1, 3, 0, 0, 0);
        circles.setMotion(1, 0, 0, -4, 1, 3, 0, 0, 0);
        circles.setMotion(2, 0, 0, 4, 1, 1, 0, 0, 0);
        CircleBatch batch = new CircleBatch();
        byte[] verdicts = new byte[3];
        assertThat(Allocation.ofSteadyState(
                        () -> batch.verdicts(circles.radiiA, circles.radiiB, circles.motions, 0, 3, verdicts)))
                .isZero();
        assertThat(verdicts).containsExactly(Verdict.HIT.code(), Verdict.MISS.code(), Verdict.OVERLAP.code());
    }
}
