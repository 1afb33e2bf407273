package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Queries with a target distance: docs/command-line.md. */
class TargetDistanceLinesTest {

    private static final String FALLING =
            "{\"a\":{\"box\":[0,0,1,1]},\"b\":%s,\"positionA\":[0,4],\"moveA\":[0,-8],%s}";
    private static final String FLOOR = "{\"box\":[-9,-1,9,0]}";

    private static String answer(String b, String distance, String... words) {
        return Run.of(
                        String.format(Locale.ROOT, FALLING, b, distance.replace('\'', '"')),
                        words.length == 0 ? new String[] {"sweep"} : words)
                .out()
                .strip();
    }

    /** It falls by 3 of 8 units to the distance 1; the contact is on the floor. */
    @Test
    void theTimeIsTheFirstAtTheDistance() {
        assertThat(answer(FLOOR, "'targetDistance':1"))
                .contains(
                        "\"verdict\":\"HIT\",\"enter\":0.375,",
                        "\"contact\":[[1.0,0.0],[0.0,0.0]],\"restA\":[0.0,1.0],");
        assertThat(answer(FLOOR, "'targetDistance':0")).isEqualTo(answer(FLOOR, "'note':0"));
        assertThat(answer(FLOOR, "'targetDistance':4")).contains("\"verdict\":\"HIT\",\"enter\":0.0,");
        assertThat(answer(FLOOR, "'targetDistance':5")).contains("\"verdict\":\"OVERLAP\"");
    }

    /** Only A grows, or only B: a one-sided chain does not, and a radius of 0.1 would be rounded. */
    @Test
    void theShapeThatGrowsExactly() {
        String chain = "{\"parts\":[{\"vertices\":[[9,0],[-9,0]]}]}";
        String disc = "{\"vertices\":[[0,0]],\"radius\":0.1}";
        assertThat(answer(chain, "'targetDistance':1")).contains("\"enter\":0.375,");
        assertThat(answer(disc, "'targetDistance':0.7")).contains("\"contact\":[[0.0,0.1]]");
        String swapped = Run.of(
                        "{\"a\":" + disc + ",\"b\":{\"box\":[0,0,1,1]},\"positionB\":[0,4],\"moveB\":[0,-8],"
                                + "\"targetDistance\":0.7}",
                        "sweep")
                .out();
        assertThat(swapped).contains("\"contact\":[[0.0,0.1]]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'targetDistance':-1 | targetDistance: distance must be >= 0, but was -1.0",
                "'targetDistance':[1] | targetDistance",
                "'margin':1 | margin is not a known field; a sweep to a distance has targetDistance",
            })
    void badDistancesAreRefused(String distance, String reason) {
        assertThat(answer(FLOOR, distance)).contains("\"error\":\"line 1: " + reason);
    }

    @Test
    void validateDoesNotAcceptThem() {
        String line = String.format(Locale.ROOT, FALLING, FLOOR, "\"targetDistance\":1");
        assertThat(Run.of(line, "validate", "--against", "polygon", "-").err())
                .contains("targetDistance cannot be judged yet");
    }
}
