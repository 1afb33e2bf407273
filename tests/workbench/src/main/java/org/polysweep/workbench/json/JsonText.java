package org.polysweep.workbench.json;

import org.polysweep.workbench.query.QueryException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/** How JSON is read here, and how mistakes in it are reported. */
final class JsonText {

    private static final int DEEPEST = 500;

    /**
     * The length of a line is limited before; nothing in it needs a limit of its own but the depth. NaN and the
     * infinities are let in so that they can be refused by the name of their place.
     */
    static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            // A table of all names ever seen would grow with the input.
            .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
            .build();

    /** The maximum number of characters of a reason: Jackson quotes 256 characters of a word at most. */
    private static final int LONGEST_REASON = 400;

    private JsonText() {}

    /** A parser of some characters. */
    static JsonParser parser(char[] text, int length) {
        return FACTORY.createParser(ObjectReadContext.empty(), text, 0, length);
    }

    /** Where a token begins, counted in characters from 0. */
    static int offset(JsonParser parser) {
        return Math.toIntExact(parser.currentTokenLocation().getCharOffset());
    }

    /** What is wrong with a line that is not JSON. */
    static QueryException notJson(JacksonException problem) {
        if (problem instanceof StreamConstraintsException) {
            return new QueryException(
                    "the line is nested more than " + DEEPEST + " levels deep; a query needs four levels");
        }
        TokenStreamLocation location = problem.getLocation();
        String column = location == null ? "" : "column " + location.getColumnNr() + ": ";
        return new QueryException(column + Quoted.plain(JsonReason.of(problem), LONGEST_REASON));
    }

    /** Goes past the value at the parser, whatever it is, as long as it is JSON. */
    static void skip(JsonParser parser) throws QueryException {
        int depth = 0;
        do {
            JsonToken token = parser.currentToken();
            if (token.isStructStart()) {
                depth++;
            } else if (token.isStructEnd()) {
                depth--;
            } else if (parser.isNaN()) {
                throw new QueryException("column " + (offset(parser) + 1) + ": not JSON: " + parser.getString()
                        + " is not a JSON number");
            }
        } while (depth > 0 && parser.nextToken() != null);
    }

    /** What the value at the parser is, in words. */
    static String describe(JsonParser parser) {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> "an object";
            case START_ARRAY -> "an array";
            case VALUE_STRING -> "the string " + Quoted.quote(parser.getString());
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "the number " + Quoted.plain(parser.getString());
            default -> String.valueOf(token.asString());
        };
    }
}
