package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.polysweep.contact.Verdict.HIT;
import static org.polysweep.contact.Verdict.OVERLAP;
import static org.polysweep.contact.Verdict.TOUCH;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.contact.SweepOutcome;
import org.polysweep.shape.ConvexPolygon;
import org.polysweep.sweep.Sweep;

/** What docs/concepts.md shows and says is so. */
class ConceptsTest {

    private static final List<String> ANSWERS = List.of(
            "contact.verdict() + \" \" + contact.enter() + \" \" + contact.exit()",
            "HIT 0.5 0.75",
            "solid + \" \" + coin",
            "false true",
            "naive + \" \" + (rest == Verdict.OVERLAP)",
            OVERLAP + " false");

    @Test
    void theSnippetsSayWhatTheySay(@TempDir Path folder) throws Exception {
        List<String> snippets = new Snippets(CommandLine.top().resolve("docs").resolve("concepts.md")).in("java");
        assertThat(snippets).hasSize(ANSWERS.size() / 2);
        for (int i = 0; i < snippets.size(); i++) {
            String code = Snippets.code(snippets.get(i)) + "return String.valueOf(" + ANSWERS.get(2 * i) + ");";
            CompiledSnippet.write(folder, "Snippet" + i, Snippets.imports(snippets.get(i)), "", code);
        }
        CompiledSnippet.compile(folder);
        for (int i = 0; i < snippets.size(); i++) {
            assertThat(CompiledSnippet.run(folder, "Snippet" + i)).isEqualTo(ANSWERS.get(2 * i + 1));
        }
    }

    @Test
    void aCrateOnTheFloorIsHeldOnlyIfItPresses() {
        assertThat(move(4, 0).verdict()).isEqualTo(TOUCH);
        assertThat(move(0, 1).verdict()).isEqualTo(TOUCH);
        assertThat(move(4, 1).verdict()).isEqualTo(TOUCH);
        for (SweepOutcome pressed : List.of(move(0, -1), move(4, -1e-9), move(0, -Double.MIN_VALUE))) {
            assertThat(pressed.verdict()).isEqualTo(HIT);
            assertThat(pressed.enter()).isZero();
            assertThat(pressed.normalY()).isEqualTo(1);
        }
    }

    private static SweepOutcome move(double dx, double dy) {
        ConvexPolygon crate = ConvexPolygon.box(0, 0, 1, 1);
        ConvexPolygon floor = ConvexPolygon.box(-10, -1, 10, 0);
        return Sweep.outcome(crate.at(0, 0).moving(dx, dy), floor.at(0, 0));
    }
}
