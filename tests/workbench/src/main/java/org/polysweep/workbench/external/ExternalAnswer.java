package org.polysweep.workbench.external;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;
import org.polysweep.contact.Verdict;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A line of a program's output, read as the answer to a query.
 *
 * @param id what it gives as the id; a missing node if it gives none
 * @param verdict the verdict; empty if the line is no answer
 * @param enter the time, finite for a HIT; NaN if none is given that is a number
 * @param normal the normal, of two numbers; empty if none is given, or null
 * @param reason why the line is no answer, for people; empty if it is one
 * @param exit the time of exit; NaN if none is given that is a number
 */
public record ExternalAnswer(
        JsonNode id,
        Optional<Verdict> verdict,
        double enter,
        Optional<AnswerNormal> normal,
        String reason,
        double exit) {

    private static final int LONGEST_QUOTE = 60;
    private static final String NOT_JSON = "not JSON";
    private static final String NOT_AN_OBJECT = "not a JSON object";
    private static final String NOT_ONE = "it has a field twice, or text after its end";

    /** NaN and the infinities are let in, so that the id beside them can be read. */
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /** The same, but numbers are doubles: infinity, or zero, where an exponent is beyond what a decimal can have. */
    private static final JsonMapper DOUBLES = MAPPER.rebuild()
            .disable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    /** Reads the beginning of what is more than one answer, for its id. */
    private static final JsonMapper LENIENT = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    /**
     * A normal as it was claimed.
     *
     * @param x the x component
     * @param y the y component
     */
    public record AnswerNormal(double x, double y) {}

    /** Reads a line, whatever it is. */
    public static ExternalAnswer of(String line) {
        try {
            JsonNode answer = read(line);
            return answer.isObject() ? ofObject(answer) : refused(MissingNode.getInstance(), NOT_AN_OBJECT);
        } catch (JacksonException e) {
            return ofWhatIsNotOne(line);
        }
    }

    private static JsonNode read(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (NumberFormatException e) {
            return DOUBLES.readTree(line);
        }
    }

    /** Of two values, neither is the answer; the id says whose it is. */
    private static ExternalAnswer ofWhatIsNotOne(String line) {
        try {
            JsonNode first = LENIENT.readTree(line);
            return first.isObject() ? refused(first.path("id"), NOT_ONE) : refused(MissingNode.getInstance(), NOT_JSON);
        } catch (JacksonException e) {
            return refused(MissingNode.getInstance(), NOT_JSON);
        }
    }

    private static ExternalAnswer ofObject(JsonNode answer) {
        JsonNode id = answer.path("id");
        if (answer.has("error")) {
            return refused(id, "it is an error");
        }
        JsonNode verdict = answer.path("verdict");
        return switch (verdict.isString() ? verdict.stringValue() : "") {
            case "HIT" -> of(id, Verdict.HIT, answer);
            case "TOUCH" -> of(id, Verdict.TOUCH, answer);
            case "OVERLAP" -> of(id, Verdict.OVERLAP, answer);
            case "MISS" -> of(id, Verdict.MISS, answer);
            default ->
                refused(
                        id,
                        verdict.isMissingNode()
                                ? "it has no verdict"
                                : "its verdict " + quote(verdict.toString())
                                        + " is not one of HIT, MISS, OVERLAP, TOUCH");
        };
    }

    private static ExternalAnswer of(JsonNode id, Verdict verdict, JsonNode answer) {
        double enter = number(answer.path("enter"));
        if (verdict == Verdict.HIT && !Double.isFinite(enter)) {
            return refused(id, noEnter(answer.path("enter")));
        }
        double exit = number(answer.path("exit"));
        JsonNode normal = answer.path("normal");
        if (normal.isMissingNode() || normal.isNull()) {
            return new ExternalAnswer(id, Optional.of(verdict), enter, Optional.empty(), "", exit);
        }
        if (!normal.isArray() || normal.size() != 2) {
            return refused(id, "its normal " + quote(normal.toString()) + " is not [x,y]");
        }
        AnswerNormal direction = new AnswerNormal(number(normal.path(0)), number(normal.path(1)));
        return new ExternalAnswer(id, Optional.of(verdict), enter, Optional.of(direction), "", exit);
    }

    private static String noEnter(JsonNode enter) {
        if (enter.isMissingNode()) {
            return "its enter is missing";
        }
        boolean isHuge = enter.isBigDecimal() || enter.isBigInteger();
        // Of NaN and the infinities the plain text, which is without quotes as it was.
        String text = enter.isNumber() ? enter.asString() : enter.toString();
        return "its enter is " + quote(text)
                + (isHuge ? ", which overflows double" : enter.isString() ? ", a string" : "");
    }

    private static ExternalAnswer refused(JsonNode id, String reason) {
        return new ExternalAnswer(id, Optional.empty(), Double.NaN, Optional.empty(), reason, Double.NaN);
    }

    /** The JDK reads the text, however long, and returns an infinity on overflow. */
    private static double number(JsonNode node) {
        return node.isNumber() ? Double.parseDouble(node.asString()) : Double.NaN;
    }

    /** Returns the id as a number, if it is a whole one. */
    public OptionalLong number() {
        return id.isIntegralNumber() && id.canConvertToLong() ? OptionalLong.of(id.longValue()) : OptionalLong.empty();
    }

    /**
     * Returns the whole number that was meant by an id that is another text for it, such as {@code "3"} or 3.0; empty
     * if it is none.
     */
    public OptionalLong otherwiseWritten() {
        if (number().isPresent() || !(id.isString() || id.isNumber())) {
            return OptionalLong.empty();
        }
        try {
            return OptionalLong.of(new BigDecimal(id.asString()).longValueExact());
        } catch (ArithmeticException | NumberFormatException e) {
            return OptionalLong.empty();
        }
    }

    /** Returns whether the line is a JSON object at all. */
    public boolean isObject() {
        return !reason.equals(NOT_JSON) && !reason.equals(NOT_AN_OBJECT);
    }

    /** Returns a line as compact JSON: what is JSON as it is, anything else as a string. */
    public static String compact(String line) {
        try {
            return read(line).toString();
        } catch (JacksonException e) {
            return MAPPER.writeValueAsString(quote(line));
        }
    }

    /** Returns the same of an answer, without the id, which says nothing outside of its run. */
    public static String compactWithoutId(String line) {
        try {
            ObjectNode answer = (ObjectNode) read(line);
            answer.remove("id");
            return answer.toString();
        } catch (JacksonException e) {
            return compact(line);
        }
    }

    /** Returns a text that is short, and without characters that do something. */
    public static String quote(String text) {
        String quote = text.length() > LONGEST_QUOTE ? text.substring(0, LONGEST_QUOTE) + "…" : text;
        return quote.replaceAll("\\p{Cntrl}", "?");
    }
}
