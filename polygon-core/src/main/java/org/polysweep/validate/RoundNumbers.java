package org.polysweep.validate;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers that are easier to read than a given number, to be tried instead of it. */
final class RoundNumbers {

    /** The number of kinds of {@link #toFewDigits}. */
    static final int PLACES = 4;

    private static final int SMALL = 9;

    private RoundNumbers() {}

    /** Returns numbers to try instead of a given number, the simplest first. */
    static double[] near(double number) {
        double[] tries = new double[2 * SMALL + 1 + 3 + 2 * PLACES];
        int count = 1;
        for (int small = 1; small <= SMALL; small++) {
            tries[count++] = small;
            tries[count++] = -small;
        }
        tries[count++] = Math.abs(number);
        tries[count++] = Math.floor(number);
        tries[count++] = number / 2;
        for (int places = 0; places < PLACES; places++) {
            tries[count++] = toFewDigits(number, places);
            tries[count++] = rounded(number, places, RoundingMode.UP);
        }
        return tries;
    }

    /** Returns the number toward zero with 1, 2, 4 or 8 digits. */
    static double toFewDigits(double number, int places) {
        return rounded(number, places, RoundingMode.DOWN);
    }

    private static double rounded(double number, int places, RoundingMode mode) {
        if (!Double.isFinite(number)) {
            return number;
        }
        return new BigDecimal(number).round(new MathContext(1 << places, mode)).doubleValue();
    }
}
