package org.polysweep.playground.jdk;

import org.teavm.jso.JSBody;
import tools.jackson.core.io.NumberOutput;

/** Doubles from and to text, exactly as the JDK does it. */
final class NumberTexts {

    private NumberTexts() {}

    /** The nearest double, as the browser computes it, which ECMAScript obliges to find it. */
    public static double parseDouble(String text) {
        double value = number(text);
        if (Double.isNaN(value)) {
            throw new NumberFormatException("For input string: \"" + text + '"');
        }
        return value;
    }

    /** The shortest text, as of JDK 19. */
    public static String toString(double value) {
        return NumberOutput.toString(value, true);
    }

    @JSBody(params = "text", script = "return Number(text);")
    private static native double number(String text);
}
