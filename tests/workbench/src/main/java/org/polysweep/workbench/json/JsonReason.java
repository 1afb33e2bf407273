package org.polysweep.workbench.json;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;

/**
 * Why a text is not JSON, in words for its author. The messages of Jackson are for programmers: they name its classes
 * and features. Each known message has words here; of others, only the fact is reported.
 */
public final class JsonReason {

    /** A message of Jackson, and words with its groups. */
    private record Rule(Pattern message, String words) {

        Rule(String message, String words) {
            this(Pattern.compile(message, Pattern.DOTALL), words);
        }
    }

    private static final List<Rule> WHAT = List.of(
            new Rule("^Unexpected character \\('(..?)' \\(code.*", "unexpected character '$1'"),
            new Rule("^(?:Unexpected|Illegal) character \\(\\(CTRL-CHAR, code (\\d+)\\).*", "control character $1"),
            new Rule(
                    "^Illegal unquoted character \\(\\(CTRL-CHAR, code (\\d+)\\).*",
                    "control character $1 in a string, where it must be escaped"),
            new Rule("^Unrecognized token '([^']*)'.*", "unknown word '$1'"),
            new Rule("^Unrecognized character escape ('..?').*", "unknown character $1 after a backslash"),
            new Rule("^Unexpected end-of-input.*", "the text ends too early"),
            new Rule("^Unexpected close marker ('.'): expected ('.').*", "$1 where $2 was expected"),
            new Rule("^Unexpected close marker ('.').*", "$1 closes nothing"),
            new Rule("^Invalid numeric value: Leading zeroes.*", "a number must not have leading zeros"),
            new Rule("^Cannot parse number with more than one decimal point.*", "a number with two decimal points"),
            new Rule("^Expected space separating root-level values.*", "text after the end"));

    private static final List<Rule> EXPECTED = List.of(
            new Rule("was expecting comma", "expected a comma"),
            new Rule("was expecting a colon", "expected a colon after the name"),
            new Rule(
                    "was expecting double-quote to start|was expecting either valid name", "expected a name in quotes"),
            new Rule("was expecting closing quote", "expected a closing quote"),
            new Rule("expected a hex-digit", "expected four hexadecimal digits after \\u"),
            new Rule("Decimal point not followed by a digit", "expected a digit after the decimal point"),
            new Rule("Exponent indicator not followed|expected a digit for number exponent", "expected an exponent"),
            new Rule(
                    "No digit following sign|expected digit \\(0-9\\) to follow minus",
                    "expected a digit after the sign"),
            new Rule("numbers to have plus signs", "a number must not begin with +"),
            new Rule("(?:expected a valid value|was expecting) .*JSON String|expected a value", "expected a value"));

    private JsonReason() {}

    /** Returns the reason, such as {@code not JSON: unexpected character '+'; a number must not begin with +}. */
    public static String of(JacksonException problem) {
        String message = String.valueOf(problem.getOriginalMessage());
        String what = words(WHAT, message);
        String expected = words(EXPECTED, message);
        String separator = what.isEmpty() || expected.isEmpty() ? "" : "; ";
        return (what + expected).isEmpty() ? "not JSON" : "not JSON: " + what + separator + expected;
    }

    private static String words(List<Rule> rules, String message) {
        for (Rule rule : rules) {
            Matcher matcher = rule.message().matcher(message);
            if (matcher.find()) {
                return matcher.groupCount() == 0
                        ? rule.words()
                        : rule.message().matcher(matcher.group()).replaceFirst(rule.words());
            }
        }
        return "";
    }
}
