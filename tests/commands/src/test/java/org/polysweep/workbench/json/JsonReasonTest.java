package org.polysweep.workbench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.trials.Trials;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;

/** A text that is not JSON is refused in words for its author, without the names of a library. */
class JsonReasonTest {

    /** Pieces of JSON and of what resembles it. */
    private static final List<String> PIECES = List.of(
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "\"",
            "\"id\"",
            "\"a\":",
            "1",
            "-",
            "+",
            ".",
            "e",
            "E5",
            "0",
            "01",
            "0x1F",
            "1.",
            ".5",
            "1e",
            "-Infinity",
            "+Infinity",
            "NaN",
            "INF",
            "null",
            "true",
            "tru",
            "None",
            "'",
            "\\",
            "\\u12",
            "\\q",
            "\"\\",
            "\"\\ud800\"",
            "\t",
            "\n",
            "\u0000",
            "\u001e",
            "\u00e9",
            "\ud83d\ude00",
            " ",
            "//",
            "/*",
            "#",
            "<",
            "&");

    private static String reason(String text) {
        try (JsonParser parser = JsonText.parser(text.toCharArray(), text.length())) {
            while (parser.nextToken() != null) {
                if (parser.currentToken().isScalarValue()) {
                    assertThat(parser.getString()).isNotNull();
                }
            }
            return "";
        } catch (JacksonException e) {
            return JsonReason.of(e);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"a":0x1F}      | not JSON: unexpected character 'x'
            {"a":+1}        | not JSON: unexpected character '+'; a number must not begin with +
            {"a":1.}        | not JSON: unexpected character '}'; expected a digit after the decimal point
            {"a":1e}        | not JSON: unexpected character '}'; expected an exponent
            {"a":-}         | not JSON: unexpected character '}'; expected a digit after the sign
            {"a":01}        | not JSON: a number must not have leading zeros
            {"a":.5}        | not JSON: unexpected character '.'; expected a value
            {"a":tru}       | not JSON: unknown word 'tru'; expected a value
            {"a":[1}        | not JSON: '}' where ']' was expected
            {"a":1}]        | not JSON: ']' closes nothing
            {"a" 1}         | not JSON: unexpected character '1'; expected a colon after the name
            {"a":1 "b":2}   | not JSON: unexpected character '"'; expected a comma
            {a:1}           | not JSON: unexpected character 'a'; expected a name in quotes
            {"a":"          | not JSON: the text ends too early; expected a closing quote
            {"a":[1,        | not JSON: the text ends too early
            {"a":"\\q"}      | not JSON: unknown character 'q' after a backslash
            {"a":"\\u12"}    | not JSON: unexpected character '"'; expected four hexadecimal digits after \\u
            // a comment    | not JSON: unexpected character '/'
            """)
    void aMistakeIsNamed(String text, String reason) {
        assertThat(reason(text)).isEqualTo(reason);
    }

    @Test
    void controlCharactersAreNamedByTheirCodes() {
        assertThat(reason("{\"a\":\"\t\"}"))
                .isEqualTo("not JSON: control character 9 in a string, where it must be escaped");
        assertThat(reason("{\"a\":\u0000}")).isEqualTo("not JSON: control character 0");
    }

    @Test
    void noReasonHasNamesOfALibrary() {
        Random random = Trials.random(47);
        TreeSet<String> reasons = new TreeSet<>();
        for (int i = 0; i < Trials.times(20_000); i++) {
            StringBuilder text = new StringBuilder();
            for (int pieces = 1 + random.nextInt(8); pieces > 0; pieces--) {
                text.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            reasons.add(reason(text.toString()));
        }
        assertThat(reasons)
                .hasSizeGreaterThan(50)
                .noneMatch(
                        reason -> reason.matches("(?s).*(Jackson|Feature|JsonRead|ALLOW|token|CTRL|Object|Array|Source"
                                + "|marker|separat|property).*"));
    }
}
