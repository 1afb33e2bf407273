package org.polysweep.workbench.json;

import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.query.QueryException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The id of a query: its own JSON text, so that it is repeated as it was written. */
final class QueryId {

    private QueryId() {}

    /** The text of the id at the parser; null for null. */
    static @Nullable String read(JsonParser parser, char[] text) throws QueryException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_NULL) {
            return null;
        }
        if (parser.isNaN()) {
            throw new QueryException("id must be a string or a finite number, but was " + parser.getString());
        }
        int start = JsonText.offset(parser);
        return switch (token) {
            case VALUE_STRING -> {
                parser.finishToken();
                yield new String(text, start, endOfString(text, start) - start);
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
                // Not as far as there are characters of numbers: what follows may be wrong, such as in 1-1.
                new String(text, start, parser.getStringLength());
            default ->
                throw new QueryException("id must be a string or a number, but was " + JsonText.describe(parser));
        };
    }

    /**
     * Looks for the id in a line that has something wrong with it.
     *
     * @return the first id of the query, if it could be read, and what makes the line no JSON, if anything does
     */
    static FoundId find(char[] text, int length) {
        @Nullable String id = null;
        boolean found = false;
        try (JsonParser parser = JsonText.parser(text, length)) {
            if (parser.nextToken() == JsonToken.START_OBJECT) {
                while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                    boolean isId = !found && parser.currentName().equals("id");
                    parser.nextToken();
                    if (isId) {
                        found = true;
                        id = readIfPossible(parser, text, length);
                    }
                    parser.skipChildren();
                }
            }
            JsonToken token = parser.currentToken();
            while (token != null) {
                token = parser.nextToken();
            }
            return new FoundId(id, null);
        } catch (JacksonException e) {
            return new FoundId(id, JsonText.notJson(e));
        }
    }

    private static @Nullable String readIfPossible(JsonParser parser, char[] text, int length) {
        try {
            String id = read(parser, text);
            // A number at the very end of a line that was cut may have been cut itself.
            boolean whole = id == null || JsonText.offset(parser) + id.length() < length;
            return whole ? id : null;
        } catch (QueryException e) {
            // This is what is wrong with the line, then, and the message says so already.
            return null;
        }
    }

    private static int endOfString(char[] text, int start) {
        int i = start + 1;
        while (text[i] != '"') {
            i += text[i] == '\\' ? 2 : 1;
        }
        return i + 1;
    }

    /**
     * What {@link #find} found.
     *
     * @param id the text of the id, or null
     * @param notJson why the line is no JSON, or null
     */
    record FoundId(@Nullable String id, @Nullable QueryException notJson) {}
}
