package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A scene with a mistake is refused as a whole, by the place and the value of the mistake. */
class SceneRefusalTest {

    private static void refused(byte[] scene, String message) {
        Run run = Run.of(scene, "step");
        assertThat(run.err())
                .startsWith("polysweep: standard input: " + message)
                .hasLineCount(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"id":"a","shape":0,"mvoe":[1,0]}               | bodies[1].mvoe is no known field; did you mean "move"? known are id,
            {"id":"a","shape":0,"mass":0}                   | bodies[1].mass is 0; a mass is greater than 0
            {"id":"a","shape":0,"mass":-0.5}                | bodies[1].mass is -0.5; a mass is greater than 0
            {"id":"a","shape":0,"mass":"1"}                 | bodies[1].mass is the string "1"; write the number without
            {"id":"a","shape":0,"mass":1e999}               | bodies[1].mass is 1e999, which is beyond the doubles
            {"id":"a","shape":0,"rotor":[0,0]}              | bodies[1].rotor is [0,0], which has no direction; [1,0] does not turn
            {"id":"a","shape":0,"rotor":[1]}                | bodies[1].rotor has 1 number; it takes two numbers, [c,s]
            {"id":"a","shape":0,"turn":[0,-0.0]}            | bodies[1].turn is [0,-0.0], which has no direction; [1,0] does not turn
            {"id":"a","shape":0,"turn":[1e-400, 0]}         | bodies[1].turn is [1e-400, 0], [0,0] in doubles, which has no direction
            {"id":"a","shape":0,"turn":[-2,0]}              | bodies[1].turn is [-2.0,0.0], a full turn in one frame
            {"id":"a","shape":0,"angle":1}                  | bodies[1].angle is no known field; the orientation of a body is rotor, [c,s]
            {"id":"a","shape":0,"spin":1}                   | bodies[1].spin is no known field; the turn in one frame is the rotor turn, [c,s]
            {"id":"a","shape":0,"restitution":1.5}          | bodies[1].restitution is 1.5; it takes 0 (what hits the body
            {"id":"a","shape":0,"restitution":-1}           | bodies[1].restitution is -1; it takes 0 (what hits the body
            {"id":"a","shape":0,"bounciness":1}             | bodies[1].bounciness is no known field; how a body bounces is its restitution
            {"id":"a","shape":0,"trigger":true}             | bodies[1].trigger is no known field; a body that stops nobody is a sensor; known are
            {"id":"a","shape":0,"sensor":1}                 | bodies[1].sensor is the number 1; it takes true or false
            {"id":"a","shape":0,"kinematic":"yes"}          | bodies[1].kinematic is the string "yes"; it takes true or false
            {"id":"a","shape":0,"category":1.0}             | bodies[1].category is 1.0; it takes 64 bits as a whole number
            {"id":"a","shape":0,"mask":18446744073709551616} | bodies[1].mask is 18446744073709551616; it takes 64 bits
            {"id":"a","shape":0,"mask":-9223372036854775809} | bodies[1].mask is -9223372036854775809; it takes 64 bits
            {"id":"a","shape":0,"mask":"1"}                 | bodies[1].mask is the string "1"; write the number without
            {"id":"a","shape":0,"mask":[1]}                 | bodies[1].mask is an array; it takes a number
            {"id":"a","shape":0,"velocity":[1,0]}           | bodies[1].velocity is no known field; the displacement in one frame is called move; known are
            {"id":"a","shape":0,"fixed":true}               | bodies[1].fixed is no known field; a body whose motion no contact changes is static if it stands, or kinematic; known are
            {"id":"a","shape":0,"id":"b"}                   | bodies[1].id is given twice
            {"id":"a","shape":0,"move":[0,0],"move":[0,0]}  | bodies[1].move is given twice
            {"id":"a","shape":0,"move":[1]}                 | bodies[1].move has 1 number; it takes two numbers, [x,y]
            {"id":"a","shape":0,"move":[1,"2"]}             | bodies[1].move[1] is the string "2"; write the number without
            {"id":"a","shape":0,"position":[1,2,3]}         | bodies[1].position[2] is 3, one number too many
            {"id":"a","shape":0,"position":null}            | bodies[1].position is null; it takes two numbers
            {"id":"a","shape":0,"position":[1e999,0]}       | bodies[1].position[0] is 1e999, which is beyond the doubles
            {"id":"a","shape":0,"position":[0,NaN]}         | bodies[1].position[1] is NaN; it takes a finite number
            {"id":"a","shape":2}                            | bodies[1].shape is 2, and there are the shapes 0 to 1; add the shape to
            {"id":"a","shape":-1}                           | bodies[1].shape is -1; it takes the index of a shape
            {"id":"a","shape":0.0}                          | bodies[1].shape is 0.0; it takes the index of a shape
            {"id":"a","shape":99999999999}                  | bodies[1].shape is 99999999999; it takes the index of a shape
            {"id":"a","shape":"0"}                          | bodies[1].shape is the string "0"; write the number without quotes
            {"id":"a","shape":{"box":[0,0,1,1]}}            | bodies[1].shape is an object; it takes a number
            {"id":"a"}                                      | bodies[1].shape is missing; it is the index of a shape
            {"shape":0}                                     | bodies[1].id is missing; each body has an id of its own
            {"id":null,"shape":0}                           | bodies[1].id is null; it takes a string or a number
            {"id":true,"shape":0}                           | bodies[1].id is true; it takes a string or a number
            {"id":7,"shape":0}                              | bodies[1].id is 7, and so is that of bodies[0]; give each body
            {"id":"7","shape":0}                            | bodies[1].id is "7", and so is that of bodies[0]; give each body
            {"id":"\\u0037","shape":0}                      | bodies[1].id is "\\u0037", and so is that of bodies[0]; give each body
            {"id":"a","shape":0,"static":1}                 | bodies[1].static is the number 1; it takes true or false
            {"id":"a","shape":0,"static":"true"}            | bodies[1].static is the string "true"; it takes true or false, without
            7                                               | bodies[1] is the number 7; a body is an object
            """)
    void ofABody(String body, String message) {
        String scene = "{\"shapes\":[{\"box\":[0,0,1,1]},{\"vertices\":[[0,0]],\"radius\":1}],"
                + "\"bodies\":[{\"id\":7,\"shape\":0}," + body + "]}";
        refused(scene.getBytes(StandardCharsets.UTF_8), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"bodies":[]}                                   | shapes is missing; a scene is an object, {"shapes":[SHAPE,…],
            {"shapes":[]}                                   | bodies is missing
            {"shapes":{},"bodies":[]}                       | shapes is an object; it takes an array of shapes
            {"shapes":[],"bodies":7}                        | bodies is the number 7; it takes an array of bodies
            {"shapes":[],"bodies":[],"bodies":[]}           | bodies is given twice
            {"shapes":[{"prats":[]}],"bodies":[]}           | shapes[0].prats is no known field; did you mean "parts"? known are vertices, box, radius, parts, chain
            {"id":"q1","a":{"box":[0,0,1,1]},"b":{}}        | id is no known field; queries are answered by sweep; known are shapes, bodies, bounds
            {"shapes":[{"chain":[]}],"bodies":[]}           | shapes[0].chain has 0 vertices; it takes two or more
            {"shapes":[{"chain":[[0,0]]}],"bodies":[]}      | shapes[0].chain has 1 vertex; it takes two or more
            {"shapes":[{"chain":[[0,0],[1,0],[1,0]]}]}      | shapes[0].chain[1] and shapes[0].chain[2] are both (1.0, 0.0); leave one out
            {"shapes":[{"chain":[[0,0],[1,"0"]]}]}          | shapes[0].chain[1][1] is the string "0"; write the number
            {"shapes":[{"chain":7}]}                        | shapes[0].chain is the number 7; it takes an array of vertices
            {"shapes":[{"chain":[[0,0],[1,0]],"radius":1}]} | shapes[0].radius is no known field; a chain has nothing else; known are chain, oneSided
            {"shapes":[{"radius":1,"chain":[[0,0],[1,0]]}]} | shapes[0].chain stands beside other fields; a chain has nothing but
            {"shapes":[{"oneSided":true}]}                  | shapes[0].oneSided stands without "chain"; only a chain has a front
            {"shapes":[{"chain":[[0,0],[1,0]],"oneSided":1}]} | shapes[0].oneSided is the number 1; it takes true or false
            {"shapes":[{"parts":[{"chain":[[0,0],[1,0]]}]}]} | shapes[0].parts[0].chain is no known field; the segments of a chain are parts
            {"shapes":[],"bodys":[]}                        | bodys is no known field; did you mean "bodies"?
            {"shapes":[],"bodies":[],"note":""}             | note is no known field; known are shapes, bodies, bounds
            {"shapes":[],"bodies":[{"id":1,"shape":0}]}     | bodies[0].shape is 0, and there is no shape
            {"shapes":[{"box":[0,0,1,1]},{"box":[1,0,0,0]}]} | shapes[1].box[2] is 0.0, less than shapes[1].box[0], which is 1.0
            {"shapes":[{"vertices":[[0,0],[1,"x"]]}]}       | shapes[0].vertices[1][1] is the string "x"
            {"shapes":[{"vertices":[[0,0],[4,0],[1,1],[0,4]]}]} | shapes[0].vertices[2] = (1.0, 1.0)
            {"shapes":[{"parts":[{"box":[0,0,1,1],"radius":-1}]}]} | shapes[0].parts[0].radius is -1; a radius is
            {"shapes":[],"bodies":[],"bounds":[3,0,1,9]}    | bounds[2] is 1.0, less than bounds[0], which is 3.0
            {"shapes":[],"bodies":[],"bounds":[0,0,1]}      | bounds has 3 numbers; it takes four numbers, [minX,minY,
            {"shapes":[],"bodies":[],"bounds":[0,0,1,NaN]}  | bounds[3] is NaN
            []                                              | it is an array; a scene is an object
            ``                                              | there is nothing; a scene is an object
            {"shapes":[],"bodies":[]} {}                    | line 1: an object follows the end of the scene; there is one
            {"shapes":[],¶"bodies":[1,}                     | bodies[0] is the number 1; a body is an object
            {"shapes":[],¶"bodies":[,]}                     | line 2: column 11: not JSON: Unexpected character (','
            {"shapes":[],¶"bodies":[                        | line 2: column 11: not JSON: Unexpected end-of-input
            """)
    void ofAScene(String scene, String message) {
        refused(scene.replace('¶', '\n').getBytes(StandardCharsets.UTF_8), message);
    }

    @Test
    void whatIsNotUtf8() {
        byte[] scene = "{\"shapes\":[],\n\"bodies\":[]}?".getBytes(StandardCharsets.UTF_8);
        scene[scene.length - 1] = (byte) 0xFF;
        refused(scene, "line 2: the byte 0xFF is not UTF-8; save the text as UTF-8");
    }

    @Test
    void whatIsNestedTooDeep() {
        refused(("{\"shapes\":" + "[".repeat(100_000)).getBytes(StandardCharsets.UTF_8), "shapes[0] is an array");
        String deep = "{\"parts\":[".repeat(600);
        refused(("{\"shapes\":[" + deep).getBytes(StandardCharsets.UTF_8), "shapes[0].parts[0].parts stands beside");
    }
}
