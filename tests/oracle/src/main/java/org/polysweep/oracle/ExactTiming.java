package org.polysweep.oracle;

import java.util.Optional;

/**
 * The verdict with its times.
 *
 * @param verdict one of four
 * @param enter when the shapes meet, as the contract says for each verdict; empty for MISS
 * @param exit when they part, likewise; empty for MISS
 */
public record ExactTiming(ExactVerdict verdict, Optional<ExactTime> enter, Optional<ExactTime> exit) {
    static final ExactTiming MISS = new ExactTiming(ExactVerdict.MISS, Optional.empty(), Optional.empty());

    /**
     * Of shapes that do not move relative to each other; the side is 1 if the origin is inside C, 0 on its boundary.
     */
    static ExactTiming standing(int side) {
        return switch (side) {
            case 1 -> of(ExactVerdict.OVERLAP, ExactTime.ALWAYS_BEFORE, ExactTime.NEVER_AFTER);
            case 0 -> of(ExactVerdict.TOUCH, ExactTime.of(Rational.ZERO), ExactTime.NEVER_AFTER);
            default -> MISS;
        };
    }

    static ExactTiming of(ExactVerdict verdict, ExactTime enter, ExactTime exit) {
        return new ExactTiming(verdict, Optional.of(enter), Optional.of(exit));
    }

    /**
     * The time of entry as the contract rounds it: never late.
     *
     * @return the largest double not greater than {@code enter}; NaN if there is none
     */
    public double enterDouble() {
        return enter.map(ExactTime::roundedDown).orElse(Double.NaN);
    }

    /**
     * The time of exit as the contract rounds it: never early.
     *
     * @return the smallest double not less than {@code exit}; NaN if there is none
     */
    public double exitDouble() {
        return exit.map(ExactTime::roundedUp).orElse(Double.NaN);
    }
}
