package org.polysweep.workbench.svg;

import java.math.BigDecimal;
import java.math.MathContext;

/** Numbers with a few digits, for people. */
final class HumanNumber {

    private static final MathContext FOUR_DIGITS = new MathContext(4);

    private HumanNumber() {}

    /** The number with four digits at most, and a real minus sign. */
    static String text(double value) {
        if (!Double.isFinite(value)) {
            return Double.isNaN(value) ? "none" : value > 0 ? "∞" : "−∞";
        }
        return text(rounded(value));
    }

    /** An exact decimal number. */
    static String text(BigDecimal value) {
        BigDecimal shortest = value.stripTrailingZeros();
        int exponent = shortest.precision() - shortest.scale() - 1;
        String text = shortest.signum() == 0
                ? "0"
                : exponent >= -4 && exponent < 8
                        ? shortest.toPlainString()
                        : shortest.scaleByPowerOfTen(-exponent).toPlainString() + "e" + exponent;
        return text.replace('-', '−');
    }

    /** The number with an equals sign, or a sign that it was rounded. */
    static String equal(double value) {
        boolean same = !Double.isFinite(value) || rounded(value).doubleValue() == value;
        return (same ? "= " : "≈ ") + text(value);
    }

    /** A vector or a place. */
    static String pair(double x, double y) {
        return "(" + text(x) + ", " + text(y) + ")";
    }

    private static BigDecimal rounded(double value) {
        return new BigDecimal(value).round(FOUR_DIGITS);
    }
}
