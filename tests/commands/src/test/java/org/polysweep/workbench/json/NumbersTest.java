package org.polysweep.workbench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.contact.Overlap;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.SweepAlgorithm;
import org.polysweep.trials.SuppressForbidden;
import org.polysweep.workbench.query.Answer;
import org.polysweep.workbench.query.QueryException;
import org.polysweep.workbench.query.ShapeQuery;
import tools.jackson.core.JsonParser;

/** Numbers are read as the nearest double, and written in the shortest form that reads back. */
class NumbersTest {

    private static String written(double value) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AnswerJson writer = new AnswerJson(out);
        ShapeQuery query = new ShapeQuery(
                null,
                ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0),
                ConvexPolygon.of(0, 0).at(0, 0).moving(0, 0));
        writer.write(new Answer(
                query,
                new Overlap(value, 0, 1, 0, 0, 0),
                0,
                0,
                SweepAlgorithm.POLYGON,
                Optional.empty(),
                Optional.empty()));
        writer.flush();
        String line = out.toString(StandardCharsets.UTF_8);
        String before = "\"enter\":";
        return line.substring(line.indexOf(before) + before.length(), line.indexOf(",\"exit\""));
    }

    private static double read(String number) throws QueryException {
        char[] text = number.toCharArray();
        try (JsonParser parser = JsonText.parser(text, text.length)) {
            parser.nextToken();
            return NumberReader.number(parser, "x", 0, -1);
        }
    }

    /** Before JDK 19, Double.toString gives some of these one digit too many. */
    @ParameterizedTest
    @CsvSource({
        "2.0E-3, 0.002",
        "2.2250738585072014E-308, 2.2250738585072014E-308",
        "4.9E-324, 4.9E-324",
        "1.0E23, 1.0E23",
        "5.684341886080801486968994140625E-14, 5.684341886080802E-14",
        "9.007199254740993E15, 9.007199254740992E15",
        "2.2E-322, 2.2E-322",
        "1.7976931348623157E308, 1.7976931348623157E308",
        "0.1, 0.1",
        "1E7, 1.0E7",
        "9999999, 9999999.0",
        "-0.001, -0.001",
        "NaN, null",
        "Infinity, null",
        "-Infinity, null"
    })
    void writesTheShortestForm(double value, String text) {
        assertThat(written(value)).isEqualTo(text);
    }

    @Test
    void whatIsWrittenReadsBack() throws QueryException {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 20_000; i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (Double.isFinite(value)) {
                assertThat(read(written(value))).isEqualTo(value);
            }
        }
    }

    @Test
    void readsWhatTheJdkReads() throws QueryException {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 20_000; i++) {
            String text = random.nextInt(10) + "." + Math.abs(random.nextLong()) + random.nextInt(1000) + "e"
                    + random.nextInt(-330, 308);
            assertThat(read(text)).as(text).isEqualTo(Double.parseDouble(text));
            String whole = Long.toString(Math.abs(random.nextLong())) + random.nextInt(1000);
            assertThat(read(whole)).as(whole).isEqualTo(Double.parseDouble(whole));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "9007199254740993",
                "9007199254740993.00000000000000000000000000000000000000000000000000000000000000000000000000000000001",
                "2.4703282292062327208299439634110764440e-324",
                "2.4703282292062327208e-324",
                "1.7976931348623158079372897140530341507e308",
                "2.2250738585072011e-308",
                "1e-400",
                "-0",
                "0e999999999999",
                "1E+05"
            })
    void readsHardNumbers(String text) throws QueryException {
        assertThat(read(text) + 0.0).isEqualTo(Double.parseDouble(text) + 0.0);
    }

    @Test
    void readsNumbersOfAnyLength() throws QueryException {
        assertThat(read("0." + "3".repeat(1_000_000))).isEqualTo(1.0 / 3);
        assertThat(read("1" + "0".repeat(300) + ".0e-" + "0".repeat(10_000) + "300"))
                .isEqualTo(1.0);
    }

    @Test
    @SuppressForbidden("The default locale is put back")
    void textDoesNotDependOnTheLocale() {
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(written(1234.5)).isEqualTo("1234.5");
        } finally {
            Locale.setDefault(usual);
        }
    }
}
