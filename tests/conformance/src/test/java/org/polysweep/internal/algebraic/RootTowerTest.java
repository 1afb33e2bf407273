package org.polysweep.internal.algebraic;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Signs where 64 bits behind the point do not tell, the order of ways of writing, and that sums keep no 0. */
class RootTowerTest {

    /** The root of 2^200 + 1, less 2^100: about 2^-101. */
    private static final RootTower TINY = root(BigInteger.ONE.shiftLeft(200).add(BigInteger.ONE))
            .plus(whole(BigInteger.ONE.shiftLeft(100).negate()));

    /** The root of 8, less twice that of 2: 0, but not written so. */
    private static final RootTower HIDDEN_ZERO = root(8).plus(root(2).times(whole(-2)));

    /** Higher than those roots. */
    private static final RootTower HIGH = root(BigInteger.ONE.shiftLeft(300).add(BigInteger.ONE));

    private static RootTower whole(long integer) {
        return whole(BigInteger.valueOf(integer));
    }

    private static RootTower whole(BigInteger integer) {
        return RootTower.of(integer);
    }

    private static RootTower root(long radicand) {
        return root(BigInteger.valueOf(radicand));
    }

    private static RootTower root(BigInteger radicand) {
        return whole(radicand).root();
    }

    @Test
    void aNumberSmallerThanAnyBoundHasItsSign() {
        assertThat(TINY.signum()).isPositive();
        assertThat(TINY.negated().signum()).isNegative();
        assertThat(TINY.times(TINY).signum()).isPositive();
        assertThat(TINY.times(HIGH).signum()).isPositive();
        assertThat(TINY.times(HIGH).negated().signum()).isNegative();
        // It is 1 / (√(2^200 + 1) + 2^100).
        RootTower sum = TINY.plus(whole(BigInteger.ONE.shiftLeft(101)));
        assertThat(TINY.times(sum).plus(whole(-1)).signum()).isZero();
    }

    @Test
    void zeroUnderAHigherRoot() {
        assertThat(HIDDEN_ZERO.signum()).isZero();
        assertThat(HIDDEN_ZERO.times(HIGH).signum()).isZero();
        assertThat(HIDDEN_ZERO.times(HIGH).plus(TINY).signum()).isPositive();
        assertThat(HIDDEN_ZERO.times(HIGH).plus(TINY.negated()).signum()).isNegative();
    }

    @Test
    void whatCancelsIsNotKept() {
        assertThat(root(2).plus(root(2).negated()).height()).isZero();
        assertThat(root(2).times(root(2)).height()).isZero();
        assertThat(root(2).times(RootTower.ZERO).height()).isZero();
        assertThat(root(9).height()).isZero();
        assertThat(root(2).plus(whole(1)).root().height()).isEqualTo(2);
        assertThat(root(2).plus(root(3)).height()).isEqualTo(1);
        assertThat(whole(7).radicand().signum()).isZero();
    }

    @Test
    void numbersAreWrittenOut() {
        assertThat(root(2).times(whole(3)).plus(whole(-1))).hasToString("(-1 + 3·√2)");
        assertThat(whole(-12)).hasToString("-12");
    }

    /** Two are equal in the order if they were made in the same way, and only then; and higher roots are greater. */
    @Test
    void anOrderOfWaysOfWriting() {
        List<Supplier<RootTower>> ways = List.of(
                () -> whole(-3),
                () -> whole(5),
                () -> root(2),
                () -> root(2).plus(whole(1)),
                () -> root(2).times(whole(2)),
                () -> root(2).times(whole(2)).plus(whole(1)),
                () -> root(3),
                () -> root(2).plus(root(3)),
                () -> root(2).plus(whole(1)).root(),
                () -> root(2).plus(whole(1)).root().plus(whole(1)),
                () -> root(2).plus(whole(2)).root(),
                () -> root(2).times(whole(2)).root(),
                () -> root(2).times(whole(2)).plus(whole(1)).root(),
                () -> root(3).plus(whole(1)).root(),
                () -> root(3).plus(root(2)).root());
        for (int i = 0; i < ways.size(); i++) {
            for (int j = 0; j < ways.size(); j++) {
                RootTower first = ways.get(i).get();
                RootTower second = ways.get(j).get();
                int order = first.compareWriting(second);
                assertThat(order == 0).as("%s, %s", first, second).isEqualTo(i == j);
                assertThat(Integer.signum(second.compareWriting(first))).isEqualTo(-Integer.signum(order));
                if (first.height() != second.height()) {
                    assertThat(order < 0).isEqualTo(first.height() < second.height());
                }
                for (Supplier<RootTower> way : ways) {
                    RootTower third = way.get();
                    if (order < 0 && second.compareWriting(third) < 0) {
                        assertThat(first.compareWriting(third)).isNegative();
                    }
                }
                // Like roots are put together, whichever stands first, or sums would grow.
                assertThat(first.plus(second)
                                .plus(first.negated())
                                .plus(second.negated())
                                .signum())
                        .isZero();
                assertThat(first.times(second).compareWriting(second.times(first)))
                        .isZero();
            }
        }
    }
}
