package org.polysweep.conformance.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.polysweep.internal.number.ExactVector;
import org.polysweep.internal.obstacle.NormalOrder;

/** The rules of docs/semantics.md#the-normal, against angles in degrees that are far enough apart for doubles. */
class NormalOrderTest {

    private static final ExactVector NOWHERE = vector(0, 0);
    private static final int REACH = 6;
    private static final double EPSILON_DEGREES = 1e-6;

    @Property(tries = 5_000)
    void theRuleIsThatOfAngles(
            @ForAll @IntRange(min = -REACH, max = REACH) int dx,
            @ForAll @IntRange(min = -REACH, max = REACH) int dy,
            @ForAll @IntRange(min = -REACH, max = REACH) int x0,
            @ForAll @IntRange(min = -REACH, max = REACH) int y0,
            @ForAll @IntRange(min = -REACH, max = REACH) int x1,
            @ForAll @IntRange(min = -REACH, max = REACH) int y1) {
        ExactVector d = vector(dx, dy);
        ExactVector first = vector(x0, y0);
        ExactVector second = vector(x1, y1);
        if (first.isZero() || second.isZero()) {
            return;
        }
        double turn0 = turn(dx, dy, x0, y0);
        double turn1 = turn(dx, dy, x1, y1);
        int contact = Double.compare(contactRank(d, turn0), contactRank(d, turn1));
        int separation = Double.compare(separationRank(d, turn0), separationRank(d, turn1));
        assertOrder(NormalOrder.atContact(d), first, second, contact);
        assertOrder(NormalOrder.forSeparation(d), first, second, separation);
    }

    @Example
    void slidingGoesFirstAtAContactOnly() {
        ExactVector d = vector(1, 0);
        List<ExactVector> normals = List.of(vector(-1, 0), vector(0, 1));
        assertThat(normals.stream().min(NormalOrder.atContact(d))).contains(vector(0, 1));
        assertThat(normals.stream().min(NormalOrder.forSeparation(d))).contains(vector(-1, 0));
    }

    @Example
    void opposingIsDecidedExactly() {
        // (n·d)/|n| of these two differs in the 33rd digit.
        BigInteger big = BigInteger.TWO.pow(54);
        ExactVector d = vector(-1, -1);
        ExactVector less = new ExactVector(big, big.add(BigInteger.ONE));
        ExactVector more = new ExactVector(big, big);
        assertThat(NormalOrder.forSeparation(d).compare(more, less)).isNegative();
        assertThat(NormalOrder.forSeparation(d).compare(less, more)).isPositive();
    }

    @Example
    void anyLengthOfANormalIsTheSameNormal() {
        ExactVector d = vector(3, -2);
        assertThat(NormalOrder.atContact(d).compare(vector(1, 2), vector(1000, 2000)))
                .isZero();
    }

    @Example
    void whereNothingMovesTheFirstFromTheEastGoesFirst() {
        List<ExactVector> normals = List.of(vector(1, -1), vector(-1, 0), vector(0, 1), vector(0, -1));
        assertThat(normals.stream().min(NormalOrder.atContact(NOWHERE))).contains(vector(0, 1));
        assertThat(normals.stream().sorted(NormalOrder.forSeparation(NOWHERE)))
                .containsExactly(vector(0, 1), vector(-1, 0), vector(0, -1), vector(1, -1));
        assertThat(NormalOrder.atContact(NOWHERE).compare(vector(1, 0), vector(0, 1)))
                .isNegative();
    }

    private static void assertOrder(
            Comparator<ExactVector> order, ExactVector first, ExactVector second, int expected) {
        assertThat(Integer.signum(order.compare(first, second))).isEqualTo(expected);
        assertThat(Integer.signum(order.compare(second, first))).isEqualTo(-expected);
    }

    /** Sliding first, by a rank below all others; then what separation says. */
    private static double contactRank(ExactVector d, double turn) {
        boolean slides = d.isZero() || Math.abs(Math.abs(turn - 180) - 90) < EPSILON_DEGREES;
        return separationRank(d, turn) - (slides ? 1e12 : 0);
    }

    /** How many degrees it is off from opposing d; a tie between left and right goes to the left, the lesser turn. */
    private static double separationRank(ExactVector d, double turn) {
        if (d.isZero()) {
            return turn;
        }
        double off = Math.abs(turn - 180);
        return Math.rint(off / EPSILON_DEGREES) + (turn < 180 + EPSILON_DEGREES ? 0 : 0.25);
    }

    /** Degrees counter-clockwise from d (from the east if d is zero), in [0, 360), equal for equal directions. */
    private static double turn(int dx, int dy, int x, int y) {
        double from = dx == 0 && dy == 0 ? 0 : StrictMath.toDegrees(StrictMath.atan2(dy, dx));
        double turn = StrictMath.toDegrees(StrictMath.atan2(y, x)) - from;
        double positive = (turn % 360 + 360) % 360;
        double rounded = Math.rint(positive / EPSILON_DEGREES) * EPSILON_DEGREES;
        return rounded > 360 - EPSILON_DEGREES / 2 ? 0 : rounded;
    }

    private static ExactVector vector(int x, int y) {
        return new ExactVector(BigInteger.valueOf(x), BigInteger.valueOf(y));
    }
}
