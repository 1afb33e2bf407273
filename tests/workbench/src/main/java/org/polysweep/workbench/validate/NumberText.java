package org.polysweep.workbench.validate;

import tools.jackson.core.io.NumberOutput;

/** Doubles as the shortest text that reads back as the same double, the same on every JDK; integers without a point. */
public final class NumberText {

    /** Above it, doubles have an exponent in JSON, too. */
    private static final double LONGEST_INTEGER = 1e15;

    private NumberText() {}

    /** Returns the text of a finite number. */
    public static String of(double number) {
        boolean isNegativeZero = number == 0 && Double.doubleToRawLongBits(number) != 0;
        if (number == Math.rint(number) && Math.abs(number) < LONGEST_INTEGER && !isNegativeZero) {
            return Long.toString((long) number);
        }
        return NumberOutput.toString(number, true).replace(".0E", "E");
    }

    /** What is no finite number is null. */
    static String orNull(double number) {
        return Double.isFinite(number) ? of(number) : "null";
    }
}
