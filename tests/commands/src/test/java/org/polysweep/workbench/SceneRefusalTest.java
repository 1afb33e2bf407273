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
            {"id":"a","shape":0,"mvoe":[1,0]}               | bodies[1].mvoe is not a known field; did you mean "move"? known are id,
            {"id":"a","shape":0,"mass":0}                   | bodies[1].mass must be > 0, but was 0
            {"id":"a","shape":0,"mass":-0.5}                | bodies[1].mass must be > 0, but was -0.5
            {"id":"a","shape":0,"mass":"1"}                 | bodies[1].mass must be a number, but was the string "1"; write the number without
            {"id":"a","shape":0,"mass":1e999}               | bodies[1].mass must be at most 1.7976931348623157E308 in magnitude, but was 1e999
            {"id":"a","shape":0,"rotor":[0,0]}              | bodies[1].rotor must have a direction, but was [0,0]; [1,0] does not rotate
            {"id":"a","shape":0,"rotor":[1]}                | bodies[1].rotor must be two numbers, [c,s], but was 1 number
            {"id":"a","shape":0,"turn":[0,-0.0]}            | bodies[1].turn must have a direction, but was [0,-0.0]; [1,0] does not rotate
            {"id":"a","shape":0,"turn":[1e-400, 0]}         | bodies[1].turn must have a direction, but was [1e-400, 0], [0,0] in doubles
            {"id":"a","shape":0,"turn":[-2,0]}              | bodies[1].turn must be less than a full turn, but was [-2.0,0.0]
            {"id":"a","shape":0,"angle":1}                  | bodies[1].angle is not a known field; the orientation of a body is rotor, [c,s]
            {"id":"a","shape":0,"spin":1}                   | bodies[1].spin is not a known field; the turn in one frame is the rotor turn, [c,s]
            {"id":"a","shape":0,"restitution":1.5}          | bodies[1].restitution must be in [0, 1], but was 1.5
            {"id":"a","shape":0,"restitution":-1}           | bodies[1].restitution must be in [0, 1], but was -1
            {"id":"a","shape":0,"bounciness":1}             | bodies[1].bounciness is not a known field; how a body bounces is its restitution
            {"id":"a","shape":0,"oneWay":[0,0]}             | bodies[1].oneWay must have a direction, but was [0.0,0.0]; [0,1] is solid from above
            {"id":"a","shape":0,"oneWay":[0,-0.0]}          | bodies[1].oneWay must have a direction, but was [0.0,-0.0]
            {"id":"a","shape":0,"oneWay":true}              | bodies[1].oneWay must be two numbers, [x,y], but was true
            {"id":"a","shape":0,"oneSided":true}            | bodies[1].oneSided is not a known field; a platform to jump up through has oneWay, [0,1]
            {"id":"a","shape":0,"friction":-0.5}            | bodies[1].friction must be >= 0, but was -0.5
            {"id":"a","shape":0,"friction":"0"}             | bodies[1].friction must be a number, but was the string "0"; write the number without
            {"id":"a","shape":0,"mover":true}               | bodies[1].mover must be an object, but was true; a mover with the usual settings is {}
            {"id":"a","shape":0,"mover":{},"kinematic":true} | bodies[1].mover must be in a body that contacts can move, but the body is kinematic; leave one of the two out
            {"id":"a","shape":0,"static":true,"mover":{}}   | bodies[1].mover must be in a body that contacts can move, but the body is static; leave one of the two out
            {"id":"a","shape":0,"mover":{"stepHeight":-1}}  | bodies[1].mover.stepHeight must be >= 0, but was -1
            {"id":"a","shape":0,"mover":{"snapDistance":-0.1}} | bodies[1].mover.snapDistance must be >= 0, but was -0.1
            {"id":"a","shape":0,"mover":{"maxSlopeDisplacement":-2}} | bodies[1].mover.maxSlopeDisplacement must be >= 0, but was -2
            {"id":"a","shape":0,"mover":{"slopeLimit":-2}}  | bodies[1].mover.slopeLimit must be >= 0, but was -2
            {"id":"a","shape":0,"mover":{"up":[1]}}         | bodies[1].mover.up must be two numbers, [x,y], but was 1 number
            {"id":"a","shape":0,"mover":{"pushes":1}}       | bodies[1].mover.pushes must be true or false, without quotes, but was the number 1
            {"id":"a","shape":0,"mover":{"gravity":[0,1]}}  | bodies[1].mover.gravity is not a known field; gravity is a field of the scene
            {"id":"a","shape":0,"mover":{"floor":"z","memory":{"normal":[0,1],"contact":[0,0],"position":[0,0],"floorPosition":[0,0],"floorRotor":[1,0]}}} | bodies[1].mover.floor must be the id of another body, but was "z"
            {"id":"a","shape":0,"mover":{"floor":"a","memory":{"normal":[0,1],"contact":[0,0],"position":[0,0],"floorPosition":[0,0],"floorRotor":[1,0]}}} | bodies[1].mover.floor must be the id of another body, but was "a"
            {"id":"a","shape":0,"mover":{"floor":[]}}       | bodies[1].mover.floor: id must be a string or a number, but was an array
            {"id":"a","shape":0,"mover":{"floor":"b"}}      | bodies[1].mover.memory is missing; --save writes both for a mover on a floor
            {"id":"a","shape":0,"mover":{"memory":{"normal":[0,1],"contact":[0,0],"position":[0,0],"floorPosition":[0,0],"floorRotor":[1,0]}}} | bodies[1].mover.floor is missing; --save writes both for a mover on a floor
            {"id":"a","shape":0,"mover":{"memory":1}}       | bodies[1].mover.memory must be an object, but was the number 1
            {"id":"a","shape":0,"mover":{"floor":"b","memory":{"normal":[0,1]}}} | bodies[1].mover.memory.floorRotor is missing; --save writes it
            {"id":"a","shape":0,"mover":{"floor":"b","memory":{"normal":[0,2],"contact":[0,0],"position":[0,0],"floorPosition":[0,0],"floorRotor":[1,0]}}} | bodies[1].mover.memory.normal must be a unit vector, but was Point[x=0.0, y=2.0]
            {"id":"a","shape":0,"hero":true}                | bodies[1].hero is not a known field; a character is a body with a mover, such as {}
            {"id":"a","shape":0,"trigger":true}             | bodies[1].trigger is not a known field; a body that stops no body is a sensor; known are
            {"id":"a","shape":0,"sensor":1}                 | bodies[1].sensor must be true or false, without quotes, but was the number 1
            {"id":"a","shape":0,"kinematic":"yes"}          | bodies[1].kinematic must be true or false, without quotes, but was the string "yes"
            {"id":"a","shape":0,"category":1.0}             | bodies[1].category must be 64 bits as a whole number, from 0 to 18446744073709551615, or -1 for all, but was 1.0
            {"id":"a","shape":0,"mask":18446744073709551616} | bodies[1].mask must be 64 bits as a whole number, from 0 to 18446744073709551615, or -1 for all, but was 18446744073709551616
            {"id":"a","shape":0,"mask":-9223372036854775809} | bodies[1].mask must be 64 bits as a whole number, from 0 to 18446744073709551615, or -1 for all, but was -9223372036854775809
            {"id":"a","shape":0,"mask":"1"}                 | bodies[1].mask must be a number, but was the string "1"; write the number without
            {"id":"a","shape":0,"mask":[1]}                 | bodies[1].mask must be a number, but was an array
            {"id":"a","shape":0,"velocity":[1,0]}           | bodies[1].velocity is not a known field; the displacement in one frame is called move; known are
            {"id":"a","shape":0,"fixed":true}               | bodies[1].fixed is not a known field; a body whose motion no contact changes is static if it stands, or kinematic; known are
            {"id":"a","shape":0,"id":"b"}                   | bodies[1].id is given twice
            {"id":"a","shape":0,"move":[0,0],"move":[0,0]}  | bodies[1].move is given twice
            {"id":"a","shape":0,"move":[1]}                 | bodies[1].move must be two numbers, [x,y], but was 1 number
            {"id":"a","shape":0,"move":[1,"2"]}             | bodies[1].move[1] must be a number, but was the string "2"; write the number without
            {"id":"a","shape":0,"position":[1,2,3]}         | bodies[1].position must be two numbers, [x,y], but was longer; bodies[1].position[2] is 3
            {"id":"a","shape":0,"position":null}            | bodies[1].position must be two numbers, [x,y], but was null
            {"id":"a","shape":0,"position":[1e999,0]}       | bodies[1].position[0] must be at most 1.7976931348623157E308 in magnitude, but was 1e999
            {"id":"a","shape":0,"position":[0,NaN]}         | bodies[1].position[1] must be a finite number, but was NaN
            {"id":"a","shape":2}                            | bodies[1].shape is 2, and there are the shapes 0 to 1; add the shape to
            {"id":"a","shape":-1}                           | bodies[1].shape must be the index of a shape in "shapes", a whole number from 0 on, but was -1
            {"id":"a","shape":0.0}                          | bodies[1].shape must be the index of a shape in "shapes", a whole number from 0 on, but was 0.0
            {"id":"a","shape":99999999999}                  | bodies[1].shape must be the index of a shape in "shapes", a whole number from 0 on, but was 99999999999
            {"id":"a","shape":"0"}                          | bodies[1].shape must be a number, but was the string "0"; write the number without
            {"id":"a","shape":{"box":[0,0,1,1]}}            | bodies[1].shape must be a number, but was an object
            {"id":"a"}                                      | bodies[1].shape is missing; it is the index of a shape
            {"shape":0}                                     | bodies[1].id is missing; each body has an id of its own
            {"id":null,"shape":0}                           | bodies[1].id must be a string or a number, but was null
            {"id":true,"shape":0}                           | bodies[1].id must be a string or a number, but was true
            {"id":7,"shape":0}                              | bodies[1].id is 7, and so is that of bodies[0]; give each body
            {"id":"7","shape":0}                            | bodies[1].id is "7", and so is that of bodies[0]; give each body
            {"id":"\\u0037","shape":0}                      | bodies[1].id is "\\u0037", and so is that of bodies[0]; give each body
            {"id":"a","shape":0,"static":1}                 | bodies[1].static must be true or false, without quotes, but was the number 1
            {"id":"a","shape":0,"static":"true"}            | bodies[1].static must be true or false, without quotes, but was the string "true"
            7                                               | bodies[1] must be an object, but was the number 7
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
            {"shapes":{},"bodies":[]}                       | shapes must be an array of shapes, but was an object
            {"shapes":[],"bodies":7}                        | bodies must be an array of bodies, but was the number 7
            {"shapes":[],"bodies":[],"bodies":[]}           | bodies is given twice
            {"shapes":[{"prats":[]}],"bodies":[]}           | shapes[0].prats is not a known field; did you mean "parts"? known are vertices, box, radius, parts, chain
            {"id":"q1","a":{"box":[0,0,1,1]},"b":{}}        | id is not a known field; queries are answered by sweep; known are shapes, bodies, bounds
            {"shapes":[{"chain":[]}],"bodies":[]}           | shapes[0].chain needs at least two vertices, but got 0
            {"shapes":[{"chain":[[0,0]]}],"bodies":[]}      | shapes[0].chain needs at least two vertices, but got 1
            {"shapes":[{"chain":[[0,0],[1,0],[1,0]]}]}      | shapes[0].chain[1] and shapes[0].chain[2] must differ, but both were (1.0, 0.0)
            {"shapes":[{"chain":[[0,0],[1,"0"]]}]}          | shapes[0].chain[1][1] must be a number, but was the string "0"; write the number without
            {"shapes":[{"chain":7}]}                        | shapes[0].chain must be an array of vertices, [[x,y],…], but was the number 7
            {"shapes":[{"chain":[[0,0],[1,0]],"radius":1}]} | shapes[0].radius is not a known field; a chain has nothing else; known are chain, oneSided
            {"shapes":[{"radius":1,"chain":[[0,0],[1,0]]}]} | shapes[0].chain stands beside other fields; a chain has nothing but
            {"shapes":[{"oneSided":true}]}                  | shapes[0].oneSided stands without "chain"; only a chain has a front
            {"shapes":[{"chain":[[0,0],[1,0]],"oneSided":1}]} | shapes[0].oneSided must be true or false, without quotes, but was the number 1
            {"shapes":[{"parts":[{"chain":[[0,0],[1,0]]}]}]} | shapes[0].parts[0].chain is not a known field; the segments of a chain are parts
            {"shapes":[],"bodys":[]}                        | bodys is not a known field; did you mean "bodies"?
            {"shapes":[],"bodies":[],"note":""}             | note is not a known field; known are shapes, bodies, bounds
            {"shapes":[],"bodies":[{"id":1,"shape":0}]}     | bodies[0].shape is 0, and there is no shape
            {"shapes":[{"box":[0,0,1,1]},{"box":[1,0,0,0]}]} | shapes[1].box[2] must be >= shapes[1].box[0], 1.0, but was 0.0
            {"shapes":[{"vertices":[[0,0],[1,"x"]]}]}       | shapes[0].vertices[1][1] must be a number, but was the string "x"
            {"shapes":[{"vertices":[[0,0],[4,0],[1,1],[0,4]]}]} | shapes[0].vertices[2] = (1.0, 1.0)
            {"shapes":[{"parts":[{"box":[0,0,1,1],"radius":-1}]}]} | shapes[0].parts[0].radius must be >= 0, but was -1
            {"shapes":[],"bodies":[],"bounds":[3,0,1,9]}    | bounds[2] must be >= bounds[0], 3.0, but was 1.0
            {"shapes":[],"bodies":[],"bounds":[0,0,1]}      | bounds must be four numbers, [minX,minY,maxX,maxY], but was 3 numbers
            {"shapes":[],"bodies":[],"bounds":[0,0,1,NaN]}  | bounds[3] must be a finite number, but was NaN
            []                                              | it must be an object, but was an array; a scene is an object
            ``                                              | there is nothing; a scene is an object
            {"shapes":[],"bodies":[]} {}                    | line 1: an object follows the end of the scene; there is one
            {"shapes":[],¶"bodies":[1,}                     | bodies[0] must be an object, but was the number 1
            {"shapes":[],¶"bodies":[,]}                     | line 2: column 11: not JSON: unexpected character ','
            {"shapes":[],¶"bodies":[                        | line 2: column 11: not JSON: the text ends too early
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
        refused(("{\"shapes\":" + "[".repeat(100_000)).getBytes(StandardCharsets.UTF_8), "shapes[0] must be an object");
        String deep = "{\"parts\":[".repeat(600);
        refused(("{\"shapes\":[" + deep).getBytes(StandardCharsets.UTF_8), "shapes[0].parts[0].parts stands beside");
    }
}
