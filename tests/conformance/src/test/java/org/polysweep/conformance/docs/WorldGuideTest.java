package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.cli.CommandLine;

/** The examples of docs/world.md run as they stand there, each after those before it, and say what one expects. */
class WorldGuideTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | x + " " + y + " " + report.contacts() + " " + world.y(ball)                | 3.0 0.0 1 2.0
            1 | world.y(ball) + " " + world.x(crate)                                       | 1.0 6.0
            2 | world.bodies().size()                                                              | 3
            3 | now + " " + arcade.rotor(flipper)                                              | Rotor[c=1.5, s=0.5] Rotor[c=1.9375, s=-0.0625]
            4 | world.bodies().contains(ball) + " " + world.bodies().size()                                  | false 2
            5 | world.step(Response.stop()).contacts()                                     | 1
            6 | mover.isOnFloor() + " " + mover.contactCount() + " " + game.x(hero)           | true 1 3.125
            7 | first.isPresent() + " " + seen.get().body() + " " + near.size() + " " + nearest.get().body() | true body 0 1 body 2
            8 | events + " " + world.bodies().contains(coin)                                        | [body 0 and body 1, generation 1 at 0.25] false
            9 | isSame + " " + state                                                       | true a state of 2 bodies
            10 | name + " " + world.bodies().restitution(crate) + " " + stuckIn                      | crate 0.2 []
            11 | target + " " + struck + " " + inBlast + " " + three.size()                 | Optional.empty [] [body 2] 1
            """)
    void anExampleRuns(int last, String expression, String expected) throws Exception {
        Snippets guide = new Snippets(CommandLine.top().resolve("docs").resolve("world.md"));
        List<String> blocks = guide.in("java"); // the imports, then the examples
        String body = String.join("", blocks.subList(1, last + 2)) + "return String.valueOf(" + expression + ");";
        assertThat(CompiledSnippet.run(folder, blocks.get(0), body)).isEqualTo(expected);
    }
}
