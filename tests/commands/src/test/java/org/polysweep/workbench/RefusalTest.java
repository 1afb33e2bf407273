package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.polysweep.trials.SuppressForbidden;

/** What cannot be answered is refused in its place, by its place, with its id. */
class RefusalTest {

    private static final String SHAPES = "\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]}";
    private static final String GOOD = "{\"id\":\"good\"," + SHAPES + "}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"id":1,"a":{"vertices":[[0,0],[1,0],[1e400,1]]},"b":{}}     | a.vertices[2][0] must be at most 1.7976931348623157E308 in magnitude, but was 1e400
            {"id":1,"a":{"vertices":[[0,0],[1,0],["1",1]]},"b":{}}       | a.vertices[2][0] must be a number, but was the string "1"; write the number without
            {"id":1,"a":{"vertices":[[0,0],[1,NaN]]},"b":{}}             | a.vertices[1][1] must be a finite number, but was NaN
            {"id":1,"a":{"vertices":[[0,0],[1,-Infinity]]},"b":{}}       | a.vertices[1][1] must be a finite number, but was -Infinity
            {"id":1,"a":{"vertices":[[0,0],[1,null]]},"b":{}}            | a.vertices[1][1] must be a number, but was null
            {"id":1,"a":{"vertices":[[0,0],[1]]},"b":{}}                 | a.vertices[1] must be two numbers, [x,y], but was 1 number
            {"id":1,"a":{"vertices":[[0,0],[]]},"b":{}}                  | a.vertices[1] must be two numbers, [x,y], but was empty
            {"id":1,"a":{"vertices":[[0,0],[1,2,3]]},"b":{}}             | a.vertices[1] must be two numbers, [x,y], but was longer; a.vertices[1][2] is 3
            {"id":1,"a":{"vertices":[0,0,1,0]},"b":{}}                   | a.vertices[0] must be two numbers, [x,y], but was the number 0
            {"id":1,"a":{"vertices":[]},"b":{}}                          | a.vertices must not be empty
            {"id":1,"a":{"vertices":{"x":0}},"b":{}}                     | a.vertices must be an array of vertices, [[x,y],…], but was an object
            {"id":1,"a":{"vertices":[[0,0],[4,0],[1,1],[0,4]]},"b":{}}   | a.vertices[2] = (1.0, 1.0): the outline turns the other way there, so it is not convex; a shape that is not convex is given in convex parts, {"parts":[SHAPE,...]}
            {"id":1,"a":{"box":[0,0,1]},"b":{}}                          | a.box must be four numbers, [minX,minY,maxX,maxY], but was 3 numbers
            {"id":1,"a":{"box":[0,0,1,1,7]},"b":{}}                      | a.box must be four numbers, [minX,minY,maxX,maxY], but was longer; a.box[4] is 7
            {"id":1,"a":{"box":[3,0,1,1]},"b":{}}                        | a.box[2] must be >= a.box[0], 3.0, but was 1.0
            {"id":1,"a":{"box":[0,3,1,2.5]},"b":{}}                      | a.box[3] must be >= a.box[1], 3.0, but was 2.5
            {"id":1,"a":{"box":[0,0,1,"1"]},"b":{}}                      | a.box[3] must be a number, but was the string "1"
            {"id":1,"a":{"box":7},"b":{}}                                | a.box must be four numbers, [minX,minY,maxX,maxY], but was the number 7
            {"id":1,"a":{"box":[0,0,1,1]},"b":{"vertices":[[0,"x"]]}}    | b.vertices[0][1] must be a number, but was the string "x"
            {"id":1,"a":{"box":[0,0,1,1],"vertices":[[0,0]]},"b":{}}     | a has both "vertices" and "box"
            {"id":1,"a":{"box":[0,0,1,1],"box":[0,0,1,1]},"b":{}}        | a.box is given twice
            {"id":1,"a":{},"b":{}}                                       | a has neither "vertices" nor "box", nor "parts"; a shape has one of them
            {"id":1,"a":{"parts":[{}]},"b":{}}                           | a.parts[0] has neither "vertices" nor "box"; a shape has one of them
            {"id":1,"a":{"vertecies":[[0,0]]},"b":{}}                    | a.vertecies is not a known field; did you mean "vertices"?
            {"id":1,"a":{"vertices":[[0,0]],"radius":-0.5},"b":{}}       | a.radius must be >= 0, but was -0.5
            {"id":1,"a":{"radius":-1,"box":[0,0,1,1]},"b":{}}            | a.radius must be >= 0, but was -1
            {"id":1,"a":{"radius":-4.9e-324,"box":[0,0,1,1]},"b":{}}     | a.radius must be >= 0, but was -4.9e-324
            {"id":1,"a":{"radius":"1","box":[0,0,1,1]},"b":{}}           | a.radius must be a number, but was the string "1"; write the number without
            {"id":1,"a":{"radius":"NaN","box":[0,0,1,1]},"b":{}}         | a.radius must be a number, but was the string "NaN"
            {"id":1,"a":{"radius":NaN,"box":[0,0,1,1]},"b":{}}           | a.radius must be a finite number, but was NaN
            {"id":1,"a":{"radius":Infinity,"box":[0,0,1,1]},"b":{}}      | a.radius must be a finite number, but was Infinity
            {"id":1,"a":{"radius":null,"box":[0,0,1,1]},"b":{}}          | a.radius must be a number, but was null
            {"id":1,"a":{"radius":true,"box":[0,0,1,1]},"b":{}}          | a.radius must be a number, but was true
            {"id":1,"a":{"radius":[1],"box":[0,0,1,1]},"b":{}}           | a.radius must be a number, but was an array
            {"id":1,"a":{"radius":1e309,"box":[0,0,1,1]},"b":{}}         | a.radius must be at most 1.7976931348623157E308 in magnitude, but was 1e309
            {"id":1,"a":{"box":[0,0,1,1]},"b":{"radius":-2}}             | b.radius must be >= 0, but was -2
            {"id":1,"a":{"radius":1,"box":[0,0,1,1],"radius":1},"b":{}}  | a.radius is given twice
            {"id":1,"a":{"radius":1},"b":{}}                             | a has neither "vertices" nor "box"
            {"id":1,"a":{"box":[0,0,1,1],"raduis":1},"b":{}}             | a.raduis is not a known field; did you mean "radius"?
            {"id":1,"shapes":[],"bodies":[]}                             | shapes is not a known field; the bodies of a scene are moved by step; known are id, a, b,
            {"id":1,"move":[1,0]}                                        | move is not a known field; there is one for each shape, moveA and moveB; known are
            {"id":1,"radius":1}                                          | radius is not a known field; known are id, a, b,
            {"id":1,"a":{"parts":[]},"b":{}}                             | a.parts must not be empty; a shape has one part or more
            {"id":1,"a":{"parts":7},"b":{}}                              | a.parts must be an array of shapes, but was the number 7
            {"id":1,"a":{"parts":[7]},"b":{}}                            | a.parts[0] must be an object with "vertices" or "box", but was the number 7
            {"id":1,"a":{"parts":[{"vertices":[[0,0]]},{"box":[1,0,0,0]}]}} | a.parts[1].box[2] must be >= a.parts[1].box[0], 1.0, but was 0.0; a box is [minX,minY,maxX,maxY] with minX ≤ maxX
            {"id":1,"a":{"parts":[{"parts":[{"vertices":[[0,0]]}]}]}}    | a.parts[0].parts stands beside other fields, or in a part; a shape in parts has nothing else, and parts have no parts
            {"id":1,"a":{"parts":[{"parst":1}]}}                         | a.parts[0].parst is not a known field; known are vertices, box, radius
            {"id":1,"a":{"parts":[{"vertices":[[0,0]]}],"radius":1}}     | a.radius stands beside a.parts; a shape in parts has nothing else
            {"id":1,"a":{"parts":[{"vertices":[[0,0]]}],"parts":[]}}     | a.parts is given twice; leave one out
            {"id":1,"a":{"radius":1,"parts":[{"vertices":[[0,0]]}]}}     | a.parts stands beside other fields, or in a part; a shape in parts has nothing else, and parts have no parts
            {"id":1,"a":null,"b":{}}                                     | a must be an object with "vertices", "box" or "parts", but was null
            {"id":1,"a":"box","b":{}}                                    | a must be an object with "vertices", "box" or "parts", but was the string "box"
            {"id":1,"b":{"box":[0,0,1,1]}}                               | a is missing
            {"id":1,"a":{"box":[0,0,1,1]}}                               | b is missing
            {"id":1,"posittionA":[0,0]}                                  | posittionA is not a known field; did you mean "positionA"?
            {"id":1,"something":[0,0]}                                   | something is not a known field; known are id, a, b,
            {"id":1,"positionA":null}                                    | positionA must be two numbers, [x,y], but was null
            {"id":1,"moveB":[1]}                                         | moveB must be two numbers, [x,y], but was 1 number
            {"id":1,"moveB":[1,2,3]}                                     | moveB must be two numbers, [x,y], but was longer; moveB[2] is 3
            {"id":1,"moveB":[1,"2"]}                                     | moveB[1] must be a number, but was the string "2"
            {"id":1,"moveA":[0,0],"moveA":[0,0]}                         | moveA is given twice
            {"id":1,"id":2}                                              | id is given twice
            {"id":1,"note":NaN}                                          | column 16: not JSON: NaN
            {"id":1,"note":tru}                                          | column 16: not JSON: unknown word 'tru'
            {"id":1,"foo":2,"note":01}                                   | column 25: not JSON: a number must not have leading zeros
            {"id":1,"a":{"box":[0,0,1,1]                                 | column 29: not JSON: the text ends too early
            {"id":1-1,"note":2}                                          | column 8: not JSON: unexpected character '-'
            {"id":1} {"id":2}                                            | a is missing
            """)
    void namesPlaceAndValue(String line, String message) {
        Run run = Run.of(GOOD + "\n\n" + line + "\n" + GOOD + "\n", "sweep");
        assertThat(run.lines()).hasSize(3);
        assertThat(run.lines().get(1))
                .startsWith("{\"id\":1,\"error\":\"line 3: " + message.replace("\"", "\\\""))
                .endsWith("\"}");
        assertThat(List.of(run.lines().get(0), run.lines().get(2))).allMatch(answer -> answer.contains("\"MISS\""));
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("polysweep: 1 of 3 queries was refused; see the \"error\" answers\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            hello                         | column 1: not JSON
            [1,2]                         | the line must be an object, but was an array
            7                             | the line must be an object, but was the number 7
            "text"                        | the line must be an object, but was the string "text"
            null                          | the line must be an object, but was null
            {}                            | a is missing
            {"id":true}                   | id must be a string or a number, but was true
            {"id":[1]}                    | id must be a string or a number, but was an array
            {"id":NaN}                    | id must be a string or a finite number, but was NaN
            {"id":"x                      | column 9: not JSON
            {'id':1}                      | column 2: not JSON
            """)
    void theIdIsNullWhereThereIsNone(String line, String message) {
        assertThat(Run.of(line, "sweep").out())
                .startsWith("{\"id\":null,\"error\":\"line 1: " + message.replace("\"", "\\\""));
    }

    @Test
    void theIdIsFoundBehindTheMistake() {
        assertThat(Run.of("{\"a\":{\"box\":[0]},\"id\":\"behind\"}", "sweep").out())
                .startsWith("{\"id\":\"behind\",\"error\":\"line 1: a.box");
    }

    @Test
    void trailingContentIsRefused() {
        assertThat(Run.of("{\"id\":5," + SHAPES + "} {}", "sweep").out())
                .startsWith("{\"id\":5,\"error\":\"line 1: column 54: an object follows the end of the query");
    }

    @Test
    void depthIsLimited() {
        String deep = "[".repeat(100_000) + "]".repeat(100_000);
        assertThat(Run.of("{\"id\":5," + SHAPES + ",\"note\":" + deep + "}", "sweep")
                        .out())
                .startsWith("{\"id\":5,\"error\":\"line 1: the line is nested more than");
    }

    @Test
    void whatIsNotUtf8IsRefused() {
        byte[] line = ("{\"id\":\"x\",\"note\":\"?\"," + SHAPES + "}\n" + GOOD).getBytes(StandardCharsets.UTF_8);
        line[18] = (byte) 0xFF;
        assertThat(Run.of(line, "sweep").lines())
                .satisfiesExactly(
                        bad -> assertThat(bad)
                                .startsWith("{\"id\":\"x\",\"error\":\"line 1: column 19: the byte 0xFF is not UTF-8"),
                        good -> assertThat(good).contains("\"MISS\""));
    }

    /** Arabic has digits of its own, Turkish an I with a dot. */
    @ParameterizedTest
    @ValueSource(strings = {"ar-EG-u-nu-arab", "tr-TR"})
    @SuppressForbidden("The default locale is put back")
    void messagesDoNotDependOnTheLocale(String language) {
        byte[] notUtf8 = GOOD.getBytes(StandardCharsets.ISO_8859_1);
        notUtf8[8] = (byte) 0xFF;
        String[] wrong = {"sweep", "--path", "title"};
        Run refused = Run.of(notUtf8, "sweep");
        Run unknown = Run.of("", wrong);
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(language));
            assertThat(Run.of(notUtf8, "sweep")).isEqualTo(refused);
            assertThat(Run.of("", wrong)).isEqualTo(unknown);
        } finally {
            Locale.setDefault(usual);
        }
        assertThat(refused.out()).contains("line 1: column 9: the byte 0xFF is not UTF-8");
    }

    /** The whole program in a JVM whose digits, if it asked for them, would be others. */
    @Test
    void theProgramSpeaksTheSameInAllCountries() throws Exception {
        String[] wrong = {"sweep", "one.jsonl", "two.jsonl", "three.jsonl"};
        String usual = Run.of("", wrong).err();
        try (Started arabic = Started.speaking("ar", "EG", wrong)) {
            assertThat(arabic.end().err()).isEqualTo(usual);
        }
    }

    /** What the operating system says of it is in the language of the user. */
    @Test
    void aPipeThatIsNotReadIsNoProblemWhateverItIsCalled() throws Exception {
        Pipe pipe = Pipe.open();
        try (Pipe.SinkChannel sink = pipe.sink()) {
            pipe.source().close();
            assertThatThrownBy(() -> sink.write(ByteBuffer.allocate(1)))
                    .isInstanceOfSatisfying(
                            IOException.class,
                            problem -> assertThat(FileProblem.isBrokenPipe(new IOException(problem.getMessage())))
                                    .isTrue());
        }
        assertThat(FileProblem.isBrokenPipe(new IOException("No space left on device")))
                .isFalse();
        assertThat(FileProblem.isBrokenPipe(new IOException())).isFalse();
    }

    /** Terminals have encodings of their own, whatever this JVM has. */
    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "UTF-16LE"})
    void messagesAreInTheEncodingOfTheirStream(Charset encoding) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(bytes, true, encoding);
        String[] wrong = {"sweep", "--path", "größer"};
        assertThat(PolysweepProgram.run(wrong, InputStream.nullInputStream(), OutputStream.nullOutputStream(), err))
                .isEqualTo(2);
        assertThat(bytes.toString(encoding)).contains("'größer'");
    }

    @Test
    void aLineWithoutEndIsRefusedInPlace() {
        String endless = "{\"id\":\"endless\",\"note\":\"" + "x".repeat(9 << 20) + "\"," + SHAPES + "}";
        assertThat(Run.of(endless + "\n" + GOOD, "sweep").lines())
                .satisfiesExactly(
                        bad -> assertThat(bad)
                                .startsWith("{\"id\":\"endless\",\"error\":\"line 1: the line is longer than"),
                        good -> assertThat(good).contains("\"MISS\""));
    }

    @Test
    void theBoxPathRefusesWhatIsNoBox() {
        String line = "{\"id\":1,\"a\":{\"vertices\":[[0,0],[1,0],[0,1]]},\"b\":{\"box\":[0,0,1,1]}}";
        assertThat(Run.of(line, "sweep", "--path", "aabb").out())
                .startsWith("{\"id\":1,\"error\":\"line 1: a is not an axis-aligned box");
    }

    @Test
    void theBoxPathRefusesRadii() {
        String line = "{\"id\":1,\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[0,0,1,1],\"radius\":1}}";
        Run run = Run.of(GOOD + "\n" + line + "\n" + GOOD, "sweep", "--path", "aabb");
        assertThat(run.lines().get(1))
                .isEqualTo("{\"id\":1,\"error\":\"line 2: b has a radius, and --path aabb accepts only two boxes;"
                        + " leave out --path, or use --path polygon\"}");
        assertThat(run.lines()).hasSize(3);
        assertThat(run.status()).isEqualTo(2);
    }
}
