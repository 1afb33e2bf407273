package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts, positions, files and exit statuses of {@code step}. */
class StepCommandTest {

    private static final String SHAPES = "{\"shapes\":[{\"box\":[0,0,1,1]},{\"box\":[0,-50,1,50]}],\"bodies\":[";
    private static final String TWO = scene("{'id':'a','shape':0,'move':[4,0]}", "{'id':7,'shape':0,'position':[2,0]}");
    private static final String WALL =
            scene("{'id':'a','shape':0,'move':[4,1]}", "{'id':'w','shape':1,'position':[2,0],'static':true}");

    @TempDir
    private Path folder;

    /** A scene of a unit box and a wall, whose left lower corner and middle of the left side are the origin. */
    private static String scene(String... bodies) {
        return SHAPES + String.join(",", bodies).replace('\'', '"') + "]}";
    }

    private static String within(String bounds, String scene) {
        return scene.substring(0, scene.length() - 1) + ",\"bounds\":" + bounds + "}";
    }

    @Test
    void everyFieldIsThereInItsOrder() {
        assertThat(Run.of(TWO, "step"))
                .isEqualTo(new Run(
                        0,
                        "{\"frame\":1,\"verdict\":\"HIT\",\"enter\":0.25,\"a\":\"a\",\"b\":7,\"normal\":[-1.0,0.0],"
                                + "\"contact\":[[2.0,1.0],[2.0,0.0]]}\n"
                                + "{\"frame\":1,\"contacts\":1,\"positions\":{\"a\":[4.0,0.0],\"7\":[2.0,0.0]}}\n",
                        ""));
        assertThat(Run.of(scene("{'id':'a','shape':0,'position':[0.5,0]}", "{'id':'b','shape':0}"), "step")
                        .out())
                .isEqualTo("{\"frame\":1,\"verdict\":\"OVERLAP\",\"enter\":null,\"a\":\"a\",\"b\":\"b\","
                        + "\"normal\":[1.0,0.0],"
                        + "\"contact\":[]}\n"
                        + "{\"frame\":1,\"contacts\":1,\"positions\":{\"a\":[0.5,0.0],\"b\":[0.0,0.0]}}\n");
        assertThat(Run.of(scene(), "step").out()).isEqualTo("{\"frame\":1,\"contacts\":0,\"positions\":{}}\n");
    }

    @Test
    void quietLeavesOutThePositions() {
        assertThat(Run.of(TWO, "step", "--quiet", "--frames", "2").lines())
                .containsExactly(
                        Run.of(TWO, "step").lines().get(0),
                        "{\"frame\":1,\"contacts\":1}",
                        "{\"frame\":2,\"contacts\":0}");
    }

    @Test
    void overlapsComeFirstThenTimesAndTiesInTheOrderOfTheFile() {
        String scene = scene(
                "{'id':'late','shape':0,'position':[0,40],'move':[2,0]}",
                "{'id':'wall','shape':1,'position':[2,0],'static':true}",
                "{'id':'tie2','shape':0,'position':[4,9],'move':[-4,0]}",
                "{'id':'tie1','shape':0,'position':[4,5],'move':[-4,0]}",
                "{'id':'touch','shape':0,'position':[3,-9],'move':[0,1]}",
                "{'id':'in','shape':0,'position':[2.5,-20],'move':[-9,0]}",
                "{'id':'end','shape':0,'position':[4,-30],'move':[-1,0]}");
        assertThat(Run.of(scene, "step", "--quiet").lines())
                .satisfiesExactly(
                        line -> assertThat(line).contains("OVERLAP", "\"a\":\"wall\",\"b\":\"in\""),
                        line -> assertThat(line).contains("TOUCH", "\"enter\":0.0,\"a\":\"wall\",\"b\":\"touch\""),
                        line -> assertThat(line).contains("HIT", "\"enter\":0.25,\"a\":\"wall\",\"b\":\"tie2\""),
                        line -> assertThat(line).contains("HIT", "\"enter\":0.25,\"a\":\"wall\",\"b\":\"tie1\""),
                        line -> assertThat(line).contains("HIT", "\"enter\":0.5,\"a\":\"late\",\"b\":\"wall\""),
                        line -> assertThat(line).contains("TOUCH", "\"enter\":1.0,\"a\":\"wall\",\"b\":\"end\""),
                        line -> assertThat(line).isEqualTo("{\"frame\":1,\"contacts\":6}"));
    }

    @Test
    void numbersTooLargeForAResponseAreNamed() {
        String scene = scene("{'id':'a','shape':0}", "{'id':'b','shape':0,'position':[1e300,0]}");
        assertThat(Run.of(scene, "step").status()).isZero();
        assertThat(Run.of(scene, "step", "--response", "slide").err())
                .contains("bodies[1] has numbers up to 1.0E300; in moves and in steps with a response");
    }

    /** The first pair meets at 1 / (3 - 2^-52), the second at 1 / 3: no double lies between. */
    @Test
    void timesAreComparedExactly() {
        String scene = scene(
                "{'id':'p','shape':0,'move':[3,0]}",
                "{'id':'q','shape':0,'position':[2,0],'move':[2.220446049250313e-16,0]}",
                "{'id':'r','shape':0,'position':[0,9],'move':[3,0]}",
                "{'id':'s','shape':0,'position':[2,9]}");
        Run run = Run.of(scene, "step", "--quiet");
        assertThat(run.lines().get(0)).contains("\"enter\":0.3333333333333333,\"a\":\"r\",\"b\":\"s\"");
        assertThat(run.lines().get(1)).contains("\"enter\":0.3333333333333333,\"a\":\"p\",\"b\":\"q\"");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            report | 4.0,1.0 | 8.0,2.0
            REPORT | 4.0,1.0 | 8.0,2.0
            stop   | 1.0,0.25 | 1.0,0.25
            slide  | 1.0,1.0 | 1.0,2.0
            bounce | -2.0,1.0 | -6.0,2.0
            """)
    void eachResponseMovesInItsWay(String response, String first, String second) {
        Run run = Run.of(WALL, "step", "--response", response, "--frames", "2");
        assertThat(run.out())
                .contains("{\"frame\":1,\"contacts\":1,\"positions\":{\"a\":[" + first + "],\"w\":[2.0,0.0]}}\n")
                .contains(",\"positions\":{\"a\":[" + second + "],\"w\":[2.0,0.0]}}\n");
        assertThat(run.lines().get(0)).contains("\"verdict\":\"HIT\",\"enter\":0.25,\"a\":\"a\",\"b\":\"w\"");
    }

    @Test
    void reportIsTheResponseIfNoneIsNamed() {
        assertThat(Run.of(WALL, "step")).isEqualTo(Run.of(WALL, "step", "--response", "report"));
    }

    /** Whatever its move and its turn are; the saved scene has it standing, too. */
    @Test
    void whoIsStaticStands() {
        String scene = scene("{'id':'a','shape':0,'rotor':[1,0],'turn':[2,1],'move':[9,0],'static':true}");
        Path saved = folder.resolve("saved.json");
        Run run = Run.of(scene, "step", "--frames", "2", "--response", "slide", "--save", saved.toString());
        assertThat(run.lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(line)
                        .endsWith("\"contacts\":0,\"positions\":{\"a\":[0.0,0.0]},\"rotors\":{\"a\":[1.0,0.0]}}"));
        assertThat(saved)
                .content(StandardCharsets.UTF_8)
                .contains("\"move\":[0.0,0.0],\"static\":true")
                .doesNotContain("turn");
    }

    @Test
    void twoKinematicBodiesNeverMeet() {
        String scene = scene(
                "{'id':'a','shape':0,'move':[9,0],'kinematic':true}",
                "{'id':'b','shape':0,'position':[2,0],'static':true}");
        assertThat(Run.of(scene, "step").out())
                .isEqualTo("{\"frame\":1,\"contacts\":0,\"positions\":{\"a\":[9.0,0.0],\"b\":[2.0,0.0]}}\n");
    }

    @Test
    void whoHaltsIsNamed() {
        String scene = scene(
                "{'id':'press','shape':1,'move':[8,0],'kinematic':true}",
                "{'id':'box','shape':0,'position':[2,0]}",
                "{'id':'wall','shape':1,'position':[5,0],'static':true}");
        assertThat(Run.of(scene, "step", "--response", "slide", "--quiet").out())
                .startsWith("{\"frame\":1,\"verdict\":\"HIT\",\"enter\":0.125,\"a\":\"press\",\"b\":\"box\",")
                .endsWith(",\"stalled\":[\"press\"]}\n");
    }

    @Test
    void whoIsOutOfBoundsTurnsBack() {
        String one = scene("{'id':'a','shape':0,'position':[5,0],'move':[4,3]}");
        Run run = Run.of(within("[-1,-1,6,100]", one), "step", "--frames", "6");
        assertThat(run.lines())
                .extracting(line -> line.replaceAll(".*\"a\":\\[(.*)\\].*", "$1"))
                .containsExactly("9.0,3.0", "5.0,6.0", "1.0,9.0", "-3.0,12.0", "1.0,15.0", "5.0,18.0");
        // It comes in from outside, and the component that leads in stays.
        Run back = Run.of(
                within("[-1,-1,1,1]", scene("{'id':'a','shape':0,'position':[50,50],'move':[-9,9]}")),
                "step",
                "--frames",
                "2");
        assertThat(back.lines().get(1)).contains("\"a\":[32.0,50.0]");
    }

    @Test
    void aBounceAndTheBoundsBothTurn() {
        String scene = within(
                "[-1,-9,9,9]",
                scene("{'id':'a','shape':0,'move':[4,0]}", "{'id':'w','shape':1,'position':[2,0],'static':true}"));
        assertThat(Run.of(scene, "step", "--response", "bounce", "--frames", "3")
                        .lines())
                .filteredOn(line -> line.contains("positions"))
                .extracting(line -> line.replaceAll(".*\"a\":\\[([^,]*),.*", "$1"))
                .containsExactly("-2.0", "0.0", "-4.0");
    }

    @Test
    void shapesAreAsInQueries() {
        String scene = "{\"bodies\":[{\"shape\":2,\"id\":\"l\",\"position\":[5,0]},{\"id\":\"ball\",\"shape\":1,"
                + "\"move\":[9,0]},"
                + "{\"id\":\"tip\",\"shape\":0,\"position\":[0,9]}],"
                + "\"shapes\":[{\"vertices\":[[0,0],[1,0],[0,1]]},"
                + "{\"radius\":1,\"vertices\":[[0,0]]},{\"parts\":[{\"box\":[0,0,4,1]},{\"box\":[0,1,1,4]}]}]}";
        assertThat(Run.of("\uFEFF \r\n" + scene.replace(",", " ,\n\t"), "step", "-")
                        .out())
                .contains("\"verdict\":\"HIT\",\"enter\":0.4444444444444444,\"a\":\"l\",\"b\":\"ball\","
                        + "\"normal\":[1.0,0.0]");
    }

    @Test
    void idsAreRepeatedAsTheyWereWritten() {
        String[] ids = {"\"\\u0061\\/\\\"\\\\\"", "1.50e3", "-0.0", "\"é😀\"", "\"\\ud800\"", "\"\"", "1E+400", "1"};
        StringBuilder bodies = new StringBuilder();
        for (String id : ids) {
            bodies.append(bodies.isEmpty() ? "" : ",")
                    .append("{'id' : ")
                    .append(id)
                    .append(" ,'shape':0}");
        }
        Run run = Run.of(SHAPES + bodies.toString().replace('\'', '"') + "]}", "step");
        assertThat(run.lines()).hasSize(29);
        for (String id : ids) {
            String name = id.startsWith("\"") ? id : '"' + id + '"';
            assertThat(run.lines().get(28)).contains(name + ":[0.0,0.0]");
            assertThat(run.out()).containsAnyOf("\"a\":" + id + ",\"b\"", "\"b\":" + id + ",\"normal\"");
        }
    }

    @Test
    void aWayBeyondTheDoublesEndsTheRun() {
        String scene = scene("{'id':'a','shape':0,'move':[1e308,0]}");
        Run run = Run.of(scene, "step", "--frames", "9");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines()).hasSize(1);
        assertThat(run.err())
                .startsWith("polysweep: standard input: frame 2: bodies[0] at [1.0E308,0.0] would move by")
                .hasLineCount(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "step --frames 0",
                "step --frames -3",
                "step --frames 1.5",
                "step --frames many",
                "step --response fall",
                "step --response slide:1",
                "step --response bounce:0.5:0.1:1",
                "step --carrying=1,2,3",
                "step --carrying ,",
                "step --svg",
                "step a b",
                "step missing.json",
                "step .",
                "step --path aabb"
            })
    void badOptionsAndFilesGiveTwoAndNoTrace(String arguments) {
        Run run = Run.of(TWO, arguments.split(" ", -1));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("polysweep: ").doesNotContain("\tat ", "Exception");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            --response fall         | --response must be one of report, stop, slide, push, bounce, bounce:E, bounce:E:T, but was 'fall'
            --response bounce:1.5   | --response must have a restitution E in [0, 1], but was 'bounce:1.5'
            --response bounce:NaN   | --response must have a restitution E in [0, 1], but was 'bounce:NaN'
            --response bounce:1:-1  | --response must have a finite rest threshold T >= 0, but was 'bounce:1:-1'
            --carrying 0,0          | --carrying must be two finite numbers, X,Y, not both 0, but was '0,0'
            --carrying=1,up         | --carrying must be two finite numbers, X,Y, not both 0, but was '1,up'
            """)
    void anOptionIsRefusedByItsValue(String option, String message) {
        Run run = Run.of(TWO, ("step " + option).split(" "));
        assertThat(run.err()).startsWith("polysweep: " + message + "\n");
        assertThat(run.status()).isEqualTo(2);
    }

    /** A fall that leaves the doubles ends the run, and so does gravity. */
    @Test
    void gravityBeyondTheDoublesEndsTheRun() {
        String falling = scene("{'id':'a','shape':0,'move':[1e308,0]}").replaceFirst("\\}$", ",\"gravity\":[1e308,0]}");
        assertThat(Run.of(falling, "step").err())
                .startsWith(
                        "polysweep: standard input: frame 1: bodies[0] would move by [Infinity,0.0], which overflows"
                                + " double; use less gravity");
        String walking = scene("{'id':'a','shape':0,'move':[1e308,0],'mover':{}}")
                .replaceFirst("\\}$", ",\"gravity\":[1e308,0]}");
        assertThat(Run.of(walking, "step").err())
                .startsWith(
                        "polysweep: standard input: frame 1: bodies[0] would move by [Infinity,0.0], which overflows"
                                + " double; give it a smaller move");
    }

    @Test
    void everyFrameHasItsPicture() throws IOException {
        Path pictures = folder.resolve("new").resolve("pictures");
        Run run = Run.of(WALL, "step", "--frames", "3", "--svg", pictures.toString());
        assertThat(run).isEqualTo(Run.of(WALL, "step", "--frames", "3"));
        assertThat(pictures.toFile().list()).containsExactlyInAnyOrder("1.svg", "2.svg", "3.svg");
        assertThat(Files.readString(pictures.resolve("2.svg")))
                .startsWith("<svg ")
                .endsWith("</svg>\n");
    }

    @Test
    void howManyPicturesThereWillBeIsSaidIfTheyAreMany() {
        Run run = Run.of(scene(), "step", "--frames", "101", "--svg", folder.toString(), "--quiet");
        assertThat(run.err()).isEqualTo("polysweep: 101 pictures will be written to " + folder + ", one per frame\n");
        assertThat(folder.toFile().list()).hasSize(101);
    }

    @Test
    void whatIsNoDirectoryIsNotDrawnInto() throws IOException {
        Path file = Files.writeString(folder.resolve("scene.json"), TWO);
        Run run = Run.of("", "step", file.toString(), "--svg", file.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("polysweep: cannot draw into ").hasLineCount(1);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(TWO);
    }

    @Test
    void noPictureIsDrawnOverTheScene() throws IOException {
        Path file = Files.writeString(folder.resolve("2.svg"), TWO);
        Run run = Run.of("", "step", file.toString(), "--frames", "3", "--svg", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines()).isEqualTo(Run.of(TWO, "step", "--frames", "3").lines());
        assertThat(run.err()).contains("2.svg: it would overwrite the scene").hasLineCount(1);
        assertThat(file).content(StandardCharsets.UTF_8).isEqualTo(TWO);
        assertThat(folder.resolve("1.svg")).exists();
    }

    @Test
    void aPictureThatCannotBeDrawnStopsThePicturesOnly() throws IOException {
        Files.createDirectory(folder.resolve("2.svg"));
        Run run = Run.of(TWO, "step", "--frames", "4", "--svg", folder.toString());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.lines()).hasSize(5);
        assertThat(run.err()).contains("2.svg").hasLineCount(1);
        assertThat(folder.resolve("3.svg")).doesNotExist();
    }

    @Test
    void aPipeIsRead() throws IOException, InterruptedException {
        try (Started step = Started.with("step")) {
            assertThat(step.say(TWO).end()).isEqualTo(Run.of(TWO, "step"));
        }
    }

    @Test
    void theExampleOfTheHelpWorks() {
        String help = Run.of("", "step", "--help").out();
        int begin = help.indexOf("  {\"shapes\"");
        String scene = help.substring(begin, help.indexOf("Shapes are as"));
        Run run = Run.of(scene, "step");
        assertThat(run.status()).isZero();
        assertThat(run.lines()).hasSize(2).allSatisfy(line -> assertThat(help).contains(line));
    }

    @Test
    void aBulletThroughAGateIsToldByEvents() {
        // The tests run in tests/commands.
        String gate = "../../docs/examples/gate.json";
        assertThat(Run.of("", "step", gate, "--frames", "3", "--response", "slide", "--events", "--quiet")
                        .lines())
                .containsExactly(
                        "{\"frame\":1,\"event\":\"BEGIN\",\"t\":0.25,\"a\":\"bullet\",\"b\":\"gate\"}",
                        "{\"frame\":1,\"event\":\"END\",\"t\":0.30000000000000004,\"a\":\"bullet\",\"b\":\"gate\"}",
                        "{\"frame\":1,\"contacts\":3}",
                        "{\"frame\":2,\"contacts\":2}",
                        "{\"frame\":3,\"contacts\":2}");
    }

    @Test
    void aFlipperThrowsABallAndACrateStopsTurning() {
        String flipper = "../../docs/examples/flipper.json";
        assertThat(Run.of("", "step", flipper, "--frames", "1").lines())
                .containsExactly(
                        "{\"frame\":1,\"verdict\":\"HIT\",\"enter\":0.7449259730825158,\"a\":\"flipper\","
                                + "\"b\":\"ball\","
                                + "\"normal\":[-0.16615722920955528,-0.9860992724778795],"
                                + "\"contact\":[[2.9169213853952223,-0.23797560932145562]]}",
                        "{\"frame\":1,\"contacts\":1,\"positions\":{\"flipper\":[0.0,0.0],\"ball\":[3.0,0.0],"
                                + "\"crate\":[7.0,-1.0],"
                                + "\"wall\":[0.0,-3.0]},\"rotors\":{\"flipper\":[1.9375,-0.0625],\"ball\":[1.0,0.0],"
                                + "\"crate\":[1.5625,0.3125],\"wall\":[1.0,0.0]}}");
        assertThat(Run.of("", "step", flipper, "--frames", "2", "--events", "--quiet")
                        .lines())
                .startsWith(
                        "{\"frame\":1,\"event\":\"BEGIN\",\"t\":0.7449259730825158,\"a\":\"flipper\",\"b\":\"ball\"}")
                .contains("{\"frame\":2,\"event\":\"END\",\"t\":0.5088879326638209,\"a\":\"flipper\",\"b\":\"ball\"}");
        Run stopped = Run.of("", "step", flipper, "--frames", "2", "--response", "stop");
        assertThat(stopped.out()).contains("\"a\":\"crate\",\"b\":\"wall\"");
        assertThat(stopped.lines()).last().asString().doesNotContain("\"crate\":[1.6015625,0.1171875]");
    }

    @Test
    void whatTurnsAndIsSavedGoesOnWithTheSameBits() {
        Path middle = folder.resolve("turning.json");
        String flipper = "../../docs/examples/flipper.json";
        Run whole = Run.of("", "step", flipper, "--response", "slide", "--frames", "5");
        Run.of("", "step", flipper, "--response", "slide", "--frames", "3", "--quiet", "--save", middle.toString());
        Run rest = Run.of("", "step", middle.toString(), "--response", "slide", "--frames", "2");
        assertThat(rest.lines()).isNotEmpty();
        assertThat(withoutFrames(whole.out())).endsWith(withoutFrames(rest.out()));
        assertThat(middle).content(StandardCharsets.UTF_8).contains("\"rotor\":[", "\"turn\":[6.0,1.0]");
    }

    @Test
    void aTurnThatRoundingMakesFullIsToldByItsBody() {
        String scene = scene("{'id':'a','shape':0,'rotor':[1,1],'turn':[-1,1e-200]}");
        Run run = Run.of(scene, "step");
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("frame 1: bodies[0] has the rotor (1.0, 1.0)", "a full turn");
    }

    @Test
    void inAReportEventsAreThoseOfAllOverlaps() {
        assertThat(Run.of(TWO, "step", "--events", "--quiet", "--frames", "2").lines())
                .containsExactly(
                        "{\"frame\":1,\"event\":\"BEGIN\",\"t\":0.25,\"a\":\"a\",\"b\":7}",
                        "{\"frame\":1,\"event\":\"END\",\"t\":0.75,\"a\":\"a\",\"b\":7}",
                        "{\"frame\":1,\"contacts\":1}",
                        "{\"frame\":2,\"contacts\":0}");
    }

    /** It leaves the one when it comes to the other; the two were named in the other order. */
    @Test
    void atOneTimeAnEndComesBeforeABegin() {
        String scene = scene(
                "{'id':'c','shape':0,'position':[4,0],'static':true}",
                "{'id':'a','shape':0,'move':[4,0],'sensor':true}",
                "{'id':'b','shape':0,'position':[2,0]}");
        assertThat(Run.of(scene, "step", "--events", "--response", "stop").lines())
                .containsExactly(
                        "{\"frame\":1,\"event\":\"BEGIN\",\"t\":0.25,\"a\":\"a\",\"b\":\"b\"}",
                        "{\"frame\":1,\"event\":\"END\",\"t\":0.75,\"a\":\"a\",\"b\":\"b\"}",
                        "{\"frame\":1,\"event\":\"BEGIN\",\"t\":0.75,\"a\":\"c\",\"b\":\"a\"}",
                        "{\"frame\":1,\"contacts\":2,\"positions\":{\"c\":[4.0,0.0],\"a\":[4.0,0.0],\"b\":[2.0,0.0]}}");
    }

    /** Events of two kinematic bodies of which one is a sensor; contacts are none, and rotors no positions. */
    @Test
    void sensorsReportKinematicBodiesByEvents() {
        String scene = scene(
                "{'id':'lift','shape':0,'move':[4,0],'kinematic':true,'rotor':[2,0]}",
                "{'id':'zone','shape':0,'position':[2,0],'static':true,'sensor':true}");
        assertThat(Run.of(scene, "step", "--events", "--quiet").lines())
                .containsExactly(
                        "{\"frame\":1,\"event\":\"BEGIN\",\"t\":0.25,\"a\":\"lift\",\"b\":\"zone\"}",
                        "{\"frame\":1,\"event\":\"END\",\"t\":0.75,\"a\":\"lift\",\"b\":\"zone\"}",
                        "{\"frame\":1,\"contacts\":0}");
        assertThat(Run.of(scene, "step").lines())
                .containsExactly("{\"frame\":1,\"contacts\":0,\"positions\":{\"lift\":[4.0,0.0],\"zone\":[2.0,0.0]},"
                        + "\"rotors\":{\"lift\":[2.0,0.0],\"zone\":[1.0,0.0]}}");
    }

    /** A door crushes a ball against the floor: two contacts, however often it is sent from one to the other. */
    @Test
    void oneContactIsOneLine() {
        String scene = "{\"shapes\":[{\"box\":[0,0,6,1]},{\"vertices\":[[0,0]],\"radius\":1},{\"box\":[-20,-1,20,0]}],"
                + "\"bodies\":[{\"id\":\"door\",\"shape\":0,\"position\":[0,4],\"kinematic\":true,\"turn\":[16,-1]},"
                + "{\"id\":\"ball\",\"shape\":1,\"position\":[4,1.5]},{\"id\":\"floor\",\"shape\":2,\"static\":true}]}";
        List<String> lines = Run.of(scene, "step", "--response", "slide", "--frames", "6", "--quiet")
                .lines();
        assertThat(lines).doesNotHaveDuplicates().hasSizeLessThan(25);
        assertThat(lines)
                .last()
                .isEqualTo("{\"frame\":6,\"contacts\":3,\"stalled\":[\"door\"],\"overBudget\":[\"ball\"]}");
    }

    @Test
    void bitsSayWhoMeets() {
        String scene = scene(
                "{'id':'a','shape':0,'move':[4,0],'mask':2}",
                "{'id':'b','shape':0,'position':[2,0],'category':1}",
                "{'id':'c','shape':0,'position':[3.5,0],'category':18446744073709551614,'kinematic':true,'mask':-1}");
        assertThat(Run.of(scene, "step", "--response", "stop").lines())
                .hasSize(2)
                .first()
                .asString()
                .contains("\"b\":\"c\"", "\"enter\":0.625");
    }

    /** The heavy one goes on, the light one flies off; and half of the speed is lost. */
    @Test
    void massesAndRestitutionsDecideHowBodiesBounce() {
        String scene = scene(
                "{'id':'a','shape':0,'move':[4,0],'mass':3}",
                "{'id':'b','shape':0,'position':[2,0],'restitution':0.5}");
        assertThat(Run.of(scene, "step", "--response", "bounce").lines())
                .last()
                .isEqualTo("{\"frame\":1,\"contacts\":1,\"positions\":{\"a\":[2.875,0.0],\"b\":[5.375,0.0]}}");
    }

    @Test
    void whatIsSavedGoesOnWithTheSameBits() throws IOException {
        String scene = within(
                "[-3,-3,9,9]",
                "{\"shapes\":[{\"vertices\":[[0,0],[1,0.1],[1,1]],\"radius\":0.1},{\"chain\":[[-5,0],[9,-1.3],[30,2]],"
                        + "\"oneSided\":true},"
                        + "{\"parts\":[{\"box\":[0,0,1,1]},{\"vertices\":[[1,0],[2,0.3],[1,1]]}]},"
                        + "{\"chain\":[[-5,-2],[9,-3.1],[30,-2]]}],\"bodies\":["
                        + "{\"id\":\"ä \\\"\",\"shape\":0,\"position\":[0.1,3],\"move\":[0.7,-1.1],\"mass\":2.5},"
                        + "{\"id\":2,\"shape\":2,\"position\":[3,4],\"move\":[-0.3,-0.9],\"restitution\":0.75},"
                        + "{\"id\":\"g\",\"shape\":1,\"static\":true},{\"id\":\"h\",\"shape\":3,\"static\":true},"
                        + "{\"id\":\"k\",\"shape\":2,\"position\":[6,3],\"move\":[-0.1,0],\"kinematic\":true,"
                        + "\"category\":6,\"mask\":9223372036854775809},"
                        + "{\"id\":\"s\",\"shape\":2,\"position\":[1,1],\"sensor\":true}]}");
        Path middle = folder.resolve("middle.json");
        Path end = folder.resolve("end.json");
        Path other = folder.resolve("other.json");
        for (String response : new String[] {"report", "stop", "slide", "bounce"}) {
            Run whole = Run.of(scene, "step", "--response", response, "--frames", "12", "--save", end.toString());
            Run first = Run.of(scene, "step", "--response", response, "--frames", "5", "--save", middle.toString());
            Run rest = Run.of(
                    "", "step", middle.toString(), "--response", response, "--frames", "7", "--save", other.toString());
            assertThat(first.err() + rest.err()).isEmpty();
            assertThat(whole.out()).startsWith(first.out());
            assertThat(withoutFrames(whole.out().substring(first.out().length())))
                    .isEqualTo(withoutFrames(rest.out()));
            assertThat(other).content(StandardCharsets.UTF_8).isEqualTo(Files.readString(end));
        }
        assertThat(middle)
                .content(StandardCharsets.UTF_8)
                .contains(
                        "{\"id\":\"ä \\\"\",\"shape\":0,",
                        "\"kinematic\":true,\"category\":6,\"mask\":9223372036854775809}")
                .endsWith(",\"bounds\":[-3.0,-3.0,9.0,9.0]}\n");
    }

    private static String withoutFrames(String lines) {
        return lines.replaceAll("\"frame\":[0-9]+", "");
    }

    /** Before the first frame: there may be many, and waiting for them would be needless. */
    @Test
    void whatCannotBeSavedGivesTwo() {
        Path nowhere = folder.resolve("no/where.json");
        Run run = Run.of(TWO, "step", "--quiet", "--save", nowhere.toString());
        assertThat(run)
                .isEqualTo(new Run(2, "", "polysweep: cannot save " + nowhere + ": there is no such directory\n"));
        run = Run.of(TWO, "step", "--quiet", "--save", folder.toString());
        assertThat(run).isEqualTo(new Run(2, "", "polysweep: cannot save " + folder + ": it is a directory\n"));
        assertThat(Run.of(TWO, "step", "--save", "").status()).isEqualTo(2);
    }

    @Test
    void aBrokenPipeIsNoMistakeAndAFullDiskIs() {
        assertThat(intoStreamThatFails("Broken pipe")).isEqualTo(new Run(0, "", ""));
        assertThat(intoStreamThatFails("No space left on device"))
                .isEqualTo(new Run(2, "", "polysweep: cannot write the contacts: No space left on device\n"));
    }

    private static Run intoStreamThatFails(String message) {
        OutputStream failing = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(message);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = PolysweepProgram.run(
                new String[] {"step", "--frames", "1000000000"},
                new ByteArrayInputStream(TWO.getBytes(StandardCharsets.UTF_8)),
                failing,
                new PrintStream(err, true, StandardCharsets.UTF_8));
        return new Run(status, "", err.toString(StandardCharsets.UTF_8));
    }
}
