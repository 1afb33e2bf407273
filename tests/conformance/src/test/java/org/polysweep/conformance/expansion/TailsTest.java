package org.polysweep.conformance.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.polysweep.internal.bound.HighParts;
import org.polysweep.internal.expansion.ErrorFreeTransform;
import org.polysweep.trials.Trials;

/**
 * What is rounded off is found again. The numbers are between -4 and 4, so what is lost once is some 2^-52, and what is
 * lost of that some 2^-104.
 */
class TailsTest {

    private static final BigDecimal SMALL = exact(0x1p-96);

    private final Random random = Trials.random(1);

    private double number() {
        return 8 * random.nextDouble() - 4;
    }

    private static BigDecimal exact(double number) {
        return new BigDecimal(number);
    }

    private static void requireClose(BigDecimal number, BigDecimal expected, BigDecimal slack) {
        assertThat(number.subtract(expected).abs()).isLessThanOrEqualTo(slack);
    }

    @Test
    void theTailOfAGap() {
        for (int trial = 0; trial < Trials.times(500); trial++) {
            double placeA = number();
            double placeB = number();
            double positionA = number();
            double positionB = number();
            double place = placeB - placeA;
            double offset = positionB - positionA;
            double gap = place + offset;
            double tail = ErrorFreeTransform.gapTail(placeA, placeB, positionA, positionB, place, offset, gap);
            BigDecimal expected =
                    exact(placeB).subtract(exact(placeA)).add(exact(positionB)).subtract(exact(positionA));
            requireClose(exact(gap).add(exact(tail)), expected, SMALL);
        }
    }

    @Test
    void theTailOfWhatIsLeft() {
        for (int trial = 0; trial < Trials.times(500); trial++) {
            double gap = number();
            double gapTail = number() * 0x1p-53;
            double time = random.nextDouble();
            double move = number();
            double moveTail = number() * 0x1p-53;
            double way = time * move;
            double left = gap - way;
            double tail = ErrorFreeTransform.leftTail(gap, gapTail, time, move, moveTail, way, left);
            requireClose(exact(left).add(exact(tail)), left(gap, gapTail, time, move, moveTail), SMALL);
        }
    }

    private static BigDecimal left(double gap, double gapTail, double time, double move, double moveTail) {
        return exact(gap)
                .add(exact(gapTail))
                .subtract(exact(time).multiply(exact(move).add(exact(moveTail))));
    }

    /** A head and what it leaves out are the number; a head has 25 bits, so products of two are exact. */
    @Test
    void headsAreShort() {
        double grid = HighParts.grid(4);
        for (int trial = 0; trial < Trials.times(500); trial++) {
            double number = number();
            double other = number();
            double head = HighParts.of(number, grid);
            double headOfOther = HighParts.of(other, grid);
            assertThat(exact(number - head)).isEqualByComparingTo(exact(number).subtract(exact(head)));
            assertThat(Math.abs(number - head)).isLessThanOrEqualTo(4 * 0x1p-24);
            assertThat(exact(head * headOfOther))
                    .isEqualByComparingTo(exact(head).multiply(exact(headOfOther)));
            assertThat(head % (4 * 0x1p-24)).isZero();
        }
    }

    /** A head leaves some 2^-22 out, so what is lost of that is some 2^-74. */
    @Test
    void whatAHeadLeavesOutOfWhatIsLeft() {
        double grid = HighParts.grid(8);
        for (int trial = 0; trial < Trials.times(500); trial++) {
            double gap = number();
            double gapTail = number() * 0x1p-53;
            double time = random.nextDouble();
            double timeHalf = (float) time;
            double move = number();
            double moveTail = number() * 0x1p-53;
            double moveHead = HighParts.of(move, grid);
            double way = timeHalf * moveHead;
            assertThat(exact(way)).isEqualByComparingTo(exact(timeHalf).multiply(exact(moveHead)));
            double left = gap - way;
            double leftHead = HighParts.of(left, grid);
            double rest = HighParts.restOfLeft(gap, gapTail, time, timeHalf, move, moveHead, moveTail, leftHead);
            requireClose(exact(leftHead).add(exact(rest)), left(gap, gapTail, time, move, moveTail), exact(0x1p-70));
        }
    }
}
