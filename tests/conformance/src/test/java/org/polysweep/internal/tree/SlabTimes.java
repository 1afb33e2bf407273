package org.polysweep.internal.tree;

import java.math.BigDecimal;

/**
 * The times from 0 to a limit at which a point that moves is in some slabs, exactly: fractions whose denominators are
 * positive.
 */
final class SlabTimes {

    private BigDecimal enter = BigDecimal.ZERO;
    private BigDecimal enterUnder = BigDecimal.ONE;
    private BigDecimal exit;
    private BigDecimal exitUnder = BigDecimal.ONE;
    private boolean isEndless;
    private boolean isNever;

    SlabTimes(double limit) {
        isEndless = Double.isInfinite(limit);
        exit = isEndless ? BigDecimal.ZERO : new BigDecimal(limit);
    }

    /** Leaves the times at which x + t * dx is between min and max. */
    void cut(double x, double dx, double min, double max) {
        if (dx == 0 || min == Double.POSITIVE_INFINITY || max == Double.NEGATIVE_INFINITY) {
            isNever |= !(min <= x && x <= max);
            return;
        }
        BigDecimal speed = new BigDecimal(Math.abs(dx));
        double near = dx > 0 ? min : -max;
        double far = dx > 0 ? max : -min;
        BigDecimal start = new BigDecimal(dx > 0 ? x : -x);
        if (!Double.isInfinite(near)) {
            BigDecimal way = new BigDecimal(near).subtract(start);
            if (way.multiply(enterUnder).compareTo(enter.multiply(speed)) > 0) {
                enter = way;
                enterUnder = speed;
            }
        }
        if (!Double.isInfinite(far)) {
            BigDecimal way = new BigDecimal(far).subtract(start);
            if (isEndless || way.multiply(exitUnder).compareTo(exit.multiply(speed)) < 0) {
                exit = way;
                exitUnder = speed;
                isEndless = false;
            }
        }
    }

    boolean isMet() {
        return !isNever && (isEndless || enter.multiply(exitUnder).compareTo(exit.multiply(enterUnder)) <= 0);
    }
}
