package org.polysweep.validate;

/** Doubles as the shortest text that reads back as the same double. */
final class Numbers {

    private Numbers() {}

    /**
     * Returns a number as readable text that is valid in JSON and Java: {@code 2}, {@code 0.5}, {@code -0.0}, {@code
     * 4.9E-324}.
     */
    static String text(double number) {
        String text = Double.toString(number);
        return text.endsWith(".0") && !text.equals("-0.0") ? text.substring(0, text.length() - 2) : text;
    }

    /** Returns the number of digits of the text that are not 0, including the exponent. */
    static int digits(double number) {
        String text = Double.toString(number);
        int digits = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            digits += c >= '1' && c <= '9' ? 1 : 0;
        }
        return digits;
    }
}
