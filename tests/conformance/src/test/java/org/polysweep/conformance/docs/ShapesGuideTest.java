package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.polysweep.conformance.cli.CommandLine;

/** The examples of docs/shapes.md run as they stand there, and say what one expects. */
class ShapesGuideTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            0 | contact.verdict() + " " + contact.enter() + " " + contact.normalY()  | HIT 0.175 1.0
            1 | landing.verdict() + " " + part                                         | HIT 0
            2 | ground.partCount() + " " + platform.isOneSided()                          | 4 true
            3 | swung.rotor().equals(swinging.rotor()) + " " + swinging.turns() + " " + Math.round(height * 1e9) | true true 2937500000
            3 | raised.partCount() + " " + lying.minX() + " " + large.radius()             | 2 -2.5 1.5
            4 | first.equals(Optional.of(all.get(0))) + " " + all.size()             | true 2
            5 | verdict + " " + apart + " " + gap.isPresent() + " " + where          | MISS 2.0 true INSIDE
            6 | stand + " " + nearest.partB() + " " + nearest.distance() + " " + inEll + " " + out + " " + place | MISS 0 0.5 INSIDE Separation[normalX=0.6, normalY=0.8, depth=0.625] Point[x=1.5, y=1.5]
            7 | firstPair + " " + firstEnter + " " + answers.get(OutcomeRow.VERDICT, 1)   | HIT 0.375 3.0
            8 | settled + " " + outcome.positions().get(0)                           | true Point[x=0.0, y=0.0]
            """)
    void anExampleRuns(int block, String expression, String expected) throws Exception {
        Snippets guide = new Snippets(CommandLine.top().resolve("docs").resolve("shapes.md"));
        List<String> blocks = guide.in("java"); // the imports, then the examples
        String body = blocks.get(block + 1) + "return String.valueOf(" + expression + ");";
        assertThat(CompiledSnippet.run(folder, blocks.get(0), body)).isEqualTo(expected);
    }
}
