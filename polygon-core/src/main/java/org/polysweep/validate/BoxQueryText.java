package org.polysweep.validate;

import static org.polysweep.validate.BoxQuery.B;

/**
 * The numbers of a {@link BoxQuery} as text. Positions and displacements that are 0 are left out; -0.0 is not 0 here.
 */
final class BoxQueryText {

    private BoxQueryText() {}

    static String json(double[] numbers) {
        StringBuilder line = new StringBuilder("{\"a\":{\"box\":[");
        list(line, numbers, 0, 4, ",").append("]},\"b\":{\"box\":[");
        list(line, numbers, B, 4, ",").append("]}");
        member(line, "positionA", numbers, 4);
        member(line, "positionB", numbers, B + 4);
        member(line, "moveA", numbers, 6);
        member(line, "moveB", numbers, B + 6);
        return line.append('}').toString();
    }

    private static void member(StringBuilder line, String name, double[] numbers, int at) {
        if (!isZero(numbers, at)) {
            line.append(",\"").append(name).append("\":[");
            list(line, numbers, at, 2, ",").append(']');
        }
    }

    static String java(double[] numbers) {
        StringBuilder code = new StringBuilder("new BoxQuery()");
        call(code, "boxA", numbers, 0, 4);
        call(code, "positionA", numbers, 4, 2);
        call(code, "displacementA", numbers, 6, 2);
        call(code, "boxB", numbers, B, 4);
        call(code, "positionB", numbers, B + 4, 2);
        call(code, "displacementB", numbers, B + 6, 2);
        return code.toString();
    }

    private static void call(StringBuilder code, String name, double[] numbers, int at, int count) {
        if (count == 4 || !isZero(numbers, at)) {
            code.append('.').append(name).append('(');
            list(code, numbers, at, count, ", ").append(')');
        }
    }

    private static StringBuilder list(StringBuilder text, double[] numbers, int at, int count, String separator) {
        for (int i = 0; i < count; i++) {
            text.append(i == 0 ? "" : separator).append(Numbers.text(numbers[at + i]));
        }
        return text;
    }

    private static boolean isZero(double[] numbers, int at) {
        return Double.doubleToRawLongBits(numbers[at]) == 0 && Double.doubleToRawLongBits(numbers[at + 1]) == 0;
    }
}
