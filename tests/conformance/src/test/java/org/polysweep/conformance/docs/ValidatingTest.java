package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;
import org.polysweep.validate.AabbSweep;

/** The examples of docs/validating.md run as they stand there. */
@Tag("bulk")
class ValidatingTest {

    @TempDir
    Path folder;

    private Snippets guide;

    @BeforeEach
    void read() throws Exception {
        guide = new Snippets(CommandLine.top().resolve("docs").resolve("validating.md"));
    }

    @Test
    void theSweepInJavaPassesTheTest() throws Exception {
        run(sweep() + test() + "return report;");
    }

    @Test
    void theSweepWithTheMistakeFailsWithASmallQuery() throws Exception {
        String wrong = sweep().replace("(dy > 0 ? up : down) / dy;", "(dy > 0 ? down : up) / dy;");
        assertThat(wrong).isNotEqualTo(sweep());
        assertThatThrownBy(() -> run(wrong + test() + "return report;"))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("new BoxQuery()")
                .hasMessageContaining("{\"a\":{\"box\":");
    }

    @Test
    void theSweepInProductionIsOne() throws Exception {
        String production = guide.in("java").get(2);
        assertThat(run(sweep() + production + "return checked;")).isInstanceOf(AabbSweep.class);
    }

    @Test
    void theProgramInPythonIsHonest() throws Exception {
        assumeTrue(hasPython(), "there is no python3");
        String command = guide.after("the program");
        String start = "java -jar " + CommandLine.JAR.toString().replace('\\', '/') + " ";
        assertThat(command).startsWith(start).contains(" --against '");
        String[] parts = command.substring(start.length()).split("'", -1);
        String[] words = parts[0].strip().split(" ", -1);
        String[] arguments = Arrays.copyOf(words, words.length + 1);
        arguments[words.length] = parts[1];
        ProcessBuilder builder = CommandLine.with(List.of(), arguments)
                .directory(CommandLine.top().toFile());
        CommandLine.Outcome outcome = CommandLine.run(builder, "");
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.status()).isZero();
        assertThat(outcome.out()).contains("tiles ", " 10000 ");
    }

    private static boolean hasPython() throws InterruptedException {
        try {
            return new ProcessBuilder("python3", "-c", "pass").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private String sweep() {
        return guide.in("java").get(0);
    }

    private String test() {
        return guide.in("java").get(1);
    }

    private Object run(String body) throws Exception {
        return CompiledSnippet.run(folder, "import org.polysweep.validate.*;", body);
    }
}
