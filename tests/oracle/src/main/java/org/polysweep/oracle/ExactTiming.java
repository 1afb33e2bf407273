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
