package org.polysweep.workbench.json;

import org.polysweep.pose.Rotor;
import org.polysweep.workbench.query.QueryException;
import tools.jackson.core.JsonParser;

/** Reads rotors, {@code [c,s]}. Not thread-safe. */
final class RotorReader {

    private final double[] components = new double[2];

    /**
     * Reads the rotor at the parser.
     *
     * @param text all that the parser reads
     */
    Rotor read(JsonParser parser, char[] text, String field) throws QueryException {
        NumberReader.numbers(parser, field, "two numbers, [c,s]", components);
        if (components[0] == 0 && components[1] == 0) {
            String written = Quoted.plain(array(text, JsonText.offset(parser)));
            String asDoubles = written.matches("[^1-9]*") ? "" : ", [0,0] in doubles";
            throw new QueryException(
                    field + " must have a direction, but was " + written + asDoubles + "; [1,0] does not rotate");
        }
        return Rotor.ofHalfAngle(components[0], components[1]);
    }

    /** The array of numbers that ends at a place. */
    private static String array(char[] text, int end) {
        int start = end;
        while (text[start] != '[') {
            start--;
        }
        return new String(text, start, end + 1 - start);
    }
}
