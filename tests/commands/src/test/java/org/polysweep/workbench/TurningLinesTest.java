package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.workbench.compare.WorkerThreads;

/** The box of the contract turns beside a wall: docs/semantics.md, shapes that turn. */
class TurningLinesTest {

    private static final String BOX = "{\"a\":{\"box\":[-3,-4,3,4]},\"b\":{\"box\":[%s,-9,9,9]},%s}";

    private static String answer(String wall, String rotors, String... options) {
        String[] words = new String[options.length + 1];
        words[0] = "sweep";
        System.arraycopy(options, 0, words, 1, options.length);
        return Run.of(String.format(Locale.ROOT, BOX, wall, rotors), words)
                .out()
                .strip();
    }

    @Test
    void aCornerGrazesTheWall() {
        assertThat(answer("5", "\"rotorToA\":[1,1]"))
                .isEqualTo("{\"id\":null,\"verdict\":\"TOUCH\",\"enter\":0.5,\"exit\":null,\"normal\":[-1.0,0.0],"
                        + "\"featureA\":{\"kind\":\"VERTEX\",\"index\":1},\"featureB\":{\"kind\":\"EDGE\",\"index\":3},"
                        + "\"contact\":[[5.0,0.0]],\"restA\":[0.0,0.0],\"restB\":[0.0,0.0],"
                        + "\"restRotorA\":[1.0,0.5],\"restRotorB\":[1.0,0.0],\"path\":\"TURNING\"}");
    }

    @Test
    void itComesThroughTheWallForAMoment() {
        assertThat(answer("4.999999999999999", "\"rotorToA\":[1,1]"))
                .contains("\"verdict\":\"HIT\",\"enter\":0.49999998821959774,\"exit\":0.5000000117804024,");
        assertThat(answer("5.000000000000001", "\"rotorToA\":[1,1]"))
                .contains("\"verdict\":\"MISS\"", "\"restRotorA\":null,\"restRotorB\":null,\"path\":\"TURNING\"");
        assertThat(answer("3", "\"rotorA\":[4,-1],\"rotorToA\":[4,1]", "--path", "reference"))
                .contains(
                        "\"verdict\":\"OVERLAP\",\"enter\":null,\"exit\":0.5,",
                        "\"path\":\"REFERENCE\",\"separation\":");
    }

    /** Three turns beside a wall: the corner is first at the wall after 53 degrees. */
    @Test
    void aShapeTurnsByAnyAngle() {
        assertThat(answer("4.9", "\"turnByA\":18.84955592153876"))
                .contains("\"verdict\":\"HIT\"", "\"enter\":0.03", "\"restRotorA\":[", "\"path\":\"TURNING\"");
        assertThat(answer("5.1", "\"turnByA\":18.84955592153876", "--explain"))
                .contains("\"verdict\":\"MISS\"", "A rotates in 64 rotor steps; in none of them");
        String line = String.format(Locale.ROOT, BOX, "5", "\"turnByA\":1");
        assertThat(Run.of(line, "validate", "--against", "polygon", "-").err())
                .contains("turnByA and turnByB cannot be judged yet");
    }

    @Test
    void whatIsTurnedAndDoesNotTurnIsAPolygon() {
        assertThat(answer("8", "\"rotorA\":[2,2],\"moveA\":[8,0]"))
                .contains(
                        "\"verdict\":\"HIT\",\"enter\":0.5,\"exit\":1.625,",
                        "\"restA\":[4.0,0.0],\"restB\":[0.0,0.0],\"restRotorA\":[2.0,2.0],\"restRotorB\":[1.0,0.0],"
                                + "\"path\":\"POLYGON\"");
        String plain = answer("8", "\"moveA\":[8,0]");
        assertThat(answer("8", "\"rotorB\":[-3,0],\"moveA\":[8,0]"))
                .isEqualTo(plain.replace(",\"path\"", ",\"restRotorA\":[1.0,0.0],\"restRotorB\":[-3.0,0.0],\"path\""));
    }

    /** Two boxes as one shape: the vertex of the outer one reaches the wall; and rotated shapes that do not rotate. */
    @Test
    void shapesInParts() {
        String parts =
                "{\"a\":{\"parts\":[{\"box\":[0,0,1,1]},{\"box\":[-3,-4,3,4]}]}," + "\"b\":{\"box\":[5,-9,9,9]},%s}";
        assertThat(Run.of(String.format(Locale.ROOT, parts, "\"rotorToA\":[1,1]"), "sweep")
                        .out())
                .contains(
                        "\"verdict\":\"TOUCH\",\"enter\":0.5,\"exit\":null,",
                        "\"partA\":1,\"partB\":0",
                        "\"path\":\"TURNING\"");
        assertThat(Run.of(String.format(Locale.ROOT, parts, "\"rotorA\":[1,1],\"moveA\":[2,0]"), "sweep", "--explain")
                        .out())
                .contains("\"verdict\":\"HIT\",\"enter\":0.5,", "\"partA\":1,", "part 1 of A and part 0 of B answer");
        assertThat(Run.of(String.format(Locale.ROOT, parts, "\"rotorB\":[1,1],\"positionB\":[0,-2]"), "sweep")
                        .out())
                .contains("\"verdict\":\"OVERLAP\"", "\"separation\":{");
    }

    @Test
    void validateJudgesThem() {
        String lines = String.format(Locale.ROOT, BOX, "5", "\"rotorToA\":[1,1]") + "\n"
                + String.format(Locale.ROOT, BOX, "4.999999999999999", "\"rotorToA\":[1,1]") + "\n"
                + String.format(Locale.ROOT, BOX, "8", "\"rotorA\":[2,1],\"moveA\":[8,0]") + "\n"
                + String.format(Locale.ROOT, BOX, "8", "\"rotorB\":[7,0],\"moveA\":[8,0]") + "\n";
        Run polygon = Run.of(lines, "validate", "--against", "polygon", "--strict", "--json");
        assertThat(polygon.status()).isZero();
        assertThat(polygon.out()).contains("\"queries\":4,\"skipped\":0,\"agreements\":4,", "\"HIT\":3", "\"TOUCH\":1");
        assertThat(Run.of(lines, "validate", "--json").out()).contains("\"queries\":1,\"skipped\":3,");
        String parts = "{\"a\":{\"parts\":[{\"box\":[0,0,1,1]},{\"box\":[-3,-4,3,4]}]},\"b\":{\"box\":[5,-9,9,9]},%s}";
        assertThat(Run.of(
                                String.format(Locale.ROOT, parts, "\"rotorToA\":[1,1]"),
                                "validate",
                                "--against",
                                "polygon",
                                "--json")
                        .out())
                .contains("\"agreements\":1,");
        assertThat(Run.of(String.format(Locale.ROOT, parts, "\"rotorA\":[1,1]"), "validate", "--against", "polygon")
                        .err())
                .contains("line 1: compounds that are rotated but do not rotate cannot be judged yet");
    }

    /** Made queries, judged by the oracle. */
    @Test
    void validateMakesThem() {
        String classes = "turning-grid,turning-grazes,turning-bars,turning-parts";
        String[] own = {"validate", "--generate", classes, "--count", "12", "--against", "polygon", "--strict", "--json"
        };
        Run run = Run.of("", own);
        assertThat(run.status()).as(run.out()).isZero();
        assertThat(run.out()).contains("\"queries\":48,\"skipped\":0,\"agreements\":48,");
        assertThat(Run.of("", "validate", "--generate", "turning-bars", "--count", "9", "--json")
                        .out())
                .contains("\"queries\":0,\"skipped\":9,");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'rotorA':[0,0] | rotorA must have a direction, but was [0,0]; [1,0] does not rotate",
                "'rotorToA':[1e-400,1e-400] | rotorToA must have a direction, but was [1e-400,1e-400], [0,0] in",
                "'rotorB':[1] | rotorB must be two numbers, [c,s], but was 1 number",
                "'rotorA':[1,2],'rotorToA':[-2,-4] | rotorToA must not be opposite to the rotor at the beginning",
                "'turnByA':1,'rotorToA':[1,1] | turnByA must not be given with rotorToA, but was 1.0; give the angle",
                "'turnByA':1e999 | turnByA",
                "'turnByB':[1] | turnByB",
                "'turnByB':-1025 | turnByB: radians must be in [-1024, 1024], but was -1025.0; divide the step",
                "'spin':1 | spin is not a known field; there is one for each shape, turnByA and turnByB",
                "'rotor':[1,1] | rotor is not a known field; there is one for each shape, rotorA and rotorB",
            })
    void badRotorsAreRefused(String rotors, String reason) {
        assertThat(answer("5", rotors.replace('\'', '"'))).contains("\"error\":\"line 1: " + reason);
    }

    /** A hit, a graze, a miss, and a box turned that does not turn; the textbooks are not asked. */
    @Test
    void compareJudgesThem() {
        String lines = String.format(Locale.ROOT, BOX, "4.5", "\"rotorToA\":[1,1]") + "\n"
                + String.format(Locale.ROOT, BOX, "5", "\"rotorToA\":[1,1]") + "\n"
                + String.format(Locale.ROOT, BOX, "5.5", "\"rotorToA\":[1,1]") + "\n"
                + String.format(Locale.ROOT, BOX, "8", "\"rotorA\":[2,1],\"moveA\":[8,0]") + "\n";
        Run run = Run.of(
                WorkerThreads.bench(),
                new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
                "compare",
                "-",
                "--format",
                "csv");
        assertThat(run.status()).as(run.err()).isZero();
        // false positives, false negatives, overlaps missed, late; then the greatest error, and failures
        assertThat(run.out())
                .containsPattern("-,polysweep,4,[^,]+,[^,]+,[^,]+,0,0,0,0,[^,]+,0,")
                .containsPattern("-,polysweep-reference,4,[^,]+,[^,]+,[^,]+,0,0,0,0,[^,]+,0,")
                .contains(
                        "-,textbook-vertex-ray,0,,,,0,0,0,0,0,0,",
                        "-,textbook-swept-aabb,0,,,,0,0,0,0,0,0,",
                        "-,textbook-exact,0,,,,0,0,0,0,0,0,")
                .containsPattern("-,dyn4j,4,[^,]+,[^,]+,[^,]+,0,0,0,[01],[^,]+,0,")
                // It examines both ends of the step, and the nearest features there.
                .containsPattern("-,jbox2d,4,[^,]+,[^,]+,[^,]+,0,1,0,0,[^,]+,0,");
    }

    @Test
    void whoDoesNotAnswerSaysSo() {
        assertThat(answer("5", "\"rotorToA\":[1,1]", "--path", "polygon"))
                .contains("--path must not be polygon for a query whose shape rotates");
        assertThat(answer("5", "\"rotorA\":[1,1]", "--path", "aabb"))
                .contains("--path must not be aabb for a query with a rotor");
    }
}
