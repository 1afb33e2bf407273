package org.polysweep.workbench.json;

import org.polysweep.contact.Point;
import org.polysweep.workbench.query.QueryException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** Reads numbers as the nearest double, and vectors of two. */
final class NumberReader {

    /** Longer numbers are left to the JDK, which takes time in proportion to the length, however long they are. */
    private static final int SHORT = 64;

    private NumberReader() {}

    /** Reads the number at the parser, which is all that a field takes. */
    static double number(JsonParser parser, String field) throws QueryException {
        return number(parser, field, -1, -1);
    }

    /**
     * Reads the number at the parser.
     *
     * @param field where it stands, such as {@code a.vertices}
     * @param index its index there; if {@code coordinate} is not negative, the index of its vertex; -1 if it is no
     *     array
     * @param coordinate its index in the vertex, or -1
     */
    static double number(JsonParser parser, String field, int index, int coordinate) throws QueryException {
        JsonToken token = parser.currentToken();
        if (token != JsonToken.VALUE_NUMBER_INT && token != JsonToken.VALUE_NUMBER_FLOAT) {
            throw new QueryException(
                    place(field, index, coordinate) + " must be a number, but was " + JsonText.describe(parser)
                            + (token == JsonToken.VALUE_STRING ? "; write the number without quotes" : ""));
        }
        if (parser.isNaN()) {
            throw new QueryException(
                    place(field, index, coordinate) + " must be a finite number, but was " + parser.getString());
        }
        double value =
                parser.getStringLength() <= SHORT ? parser.getDoubleValue() : Double.parseDouble(parser.getString());
        if (!Double.isFinite(value)) {
            throw new QueryException(place(field, index, coordinate) + " must be at most " + Double.MAX_VALUE
                    + " in magnitude, but was " + Quoted.plain(parser.getString()));
        }
        return value;
    }

    /** Reads a number that is not negative. */
    static double notNegative(JsonParser parser, String field) throws QueryException {
        double value = number(parser, field);
        if (value < 0) {
            throw new QueryException(field + " must be >= 0, but was " + Quoted.plain(parser.getString()));
        }
        return value;
    }

    /** Reads {@code [x,y]}. */
    static Point vector(JsonParser parser, String field) throws QueryException {
        double[] vector = new double[2];
        numbers(parser, field, "two numbers, [x,y]", vector);
        return new Point(vector[0], vector[1]);
    }

    /** Reads {@code [x,y]}, or whatever array of numbers has the length of {@code into}. */
    static void numbers(JsonParser parser, String field, String form, double[] into) throws QueryException {
        if (parser.currentToken() != JsonToken.START_ARRAY) {
            throw new QueryException(field + " must be " + form + ", but was " + JsonText.describe(parser));
        }
        int count = 0;
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            double value = number(parser, field, count, -1);
            if (count == into.length) {
                throw new QueryException(field + " must be " + form + ", but was longer; " + place(field, count, -1)
                        + " is " + Quoted.plain(parser.getString()));
            }
            into[count++] = value;
        }
        if (count < into.length) {
            throw new QueryException(
                    field + " must be " + form + ", but was " + count + (count == 1 ? " number" : " numbers"));
        }
    }

    private static String place(String field, int index, int coordinate) {
        if (index < 0) {
            return field;
        }
        return coordinate < 0 ? field + '[' + index + ']' : field + '[' + index + "][" + coordinate + ']';
    }
}
