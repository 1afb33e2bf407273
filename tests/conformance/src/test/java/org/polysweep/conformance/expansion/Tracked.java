package org.polysweep.conformance.expansion;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.math.BigDecimal;
import org.polysweep.conformance.number.Fraction;
import org.polysweep.internal.expansion.DoubleDouble;
import org.polysweep.internal.number.Rounding.Direction;
import org.polysweep.internal.sign.ExactOrientation;

/**
 * A number as {@link DoubleDouble} has it, and as it is.
 *
 * @param value a head, a tail and a bound of the error
 * @param exact the number
 */
record Tracked(DoubleDouble value, Fraction exact) {

    private static final VarHandle HEAD = field("head");
    private static final VarHandle TAIL = field("tail");
    private static final VarHandle ERROR = field("error");

    private static VarHandle field(String name) {
        try {
            return MethodHandles.privateLookupIn(DoubleDouble.class, MethodHandles.lookup())
                    .findVarHandle(DoubleDouble.class, name, double.class);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(name, e);
        }
    }

    static double tail(DoubleDouble value) {
        return (double) TAIL.get(value);
    }

    static double error(DoubleDouble value) {
        return (double) ERROR.get(value);
    }

    /** A number of given parts. */
    static DoubleDouble of(double head, double tail, double error) {
        DoubleDouble value = new DoubleDouble();
        HEAD.set(value, head);
        TAIL.set(value, tail);
        ERROR.set(value, error);
        return value;
    }

    /** Whether its bound says anything. */
    boolean isBounded() {
        return Double.isFinite(error(value));
    }

    /**
     * The error is no greater than the bound says, and none if it says so; every sign and rounding is open or right.
     */
    void requireRight() {
        if (isBounded()) {
            double head = value.head();
            BigDecimal sum = new BigDecimal(head).add(new BigDecimal(tail(value)));
            BigDecimal bound = new BigDecimal(error(value)).multiply(BigDecimal.valueOf(2));
            assertThat(head + tail(value)).isEqualTo(head);
            assertThat(exact.compareTo(sum.subtract(bound))).isNotNegative();
            assertThat(exact.compareTo(sum.add(bound))).isNotPositive();
        }
        int sign = value.sign();
        if (sign != ExactOrientation.OPEN) {
            assertThat(isBounded()).isTrue();
            assertThat(exact.signum()).isEqualTo(sign);
        }
        for (Direction direction : Direction.values()) {
            double rounded = value.round(direction);
            if (!Double.isNaN(rounded)) {
                assertThat(isBounded()).isTrue();
                assertThat(exact.rounds(direction, rounded))
                        .as("%s %s", direction, rounded)
                        .isTrue();
            }
        }
    }

    /** Whether all roundings are certain. */
    boolean isDecided() {
        return !Double.isNaN(value.roundDown())
                && !Double.isNaN(value.roundUp())
                && !Double.isNaN(value.roundNearest());
    }
}
