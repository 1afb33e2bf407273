package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.polysweep.workbench.compare.Bench;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** What {@code --help} shows has the lines that were written for its end. */
class HelpTest {

    /** A line that is too long is cut in the middle of a sentence, and columns are lost. */
    @Test
    void noLineIsCut() {
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]),
                new ByteArrayOutputStream(),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));
        List<?> commands = List.of(
                new SweepCommand(streams),
                new ValidateCommand(streams),
                new CompareCommand(streams, Bench.usual()),
                new StepCommand(streams),
                new DatasetCommand(streams));
        for (Object command : commands) {
            CommandSpec spec = new CommandLine(command).getCommandSpec();
            assertThat(Run.of("", spec.name(), "--help").lines())
                    .containsSequence(spec.usageMessage().footer());
        }
    }
}
