package org.polysweep.conformance.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.polysweep.conformance.cli.CommandLine;

/** The commands of docs/command-line.md run, and its queries are in the file that it names. */
class CommandLineGuideTest {

    @TempDir
    Path folder;

    private Snippets guide;

    @BeforeEach
    void read() throws Exception {
        guide = new Snippets(CommandLine.top().resolve("docs").resolve("command-line.md"));
    }

    @Test
    void theOtherCommandsRun() throws Exception {
        List<String> others = guide.in("sh").stream()
                .map(String::strip)
                .filter(command -> command.startsWith("java -jar "))
                .toList();
        assertThat(others).isNotEmpty();
        for (String command : others) {
            // The tables are not read, so that less time to measure and fewer queries will do.
            String quick = command.replace("--seconds 2", "--seconds 0.1")
                    .replace("--count 2000", "--count 200")
                    .replace("--count 2200", "--count 220");
            assertThat(ReadmeTest.runIn(folder, quick).status()).as(command).isZero();
        }
    }

    @Test
    void theLinesWithRadiiAreThoseOfTheFileAndBothHit() throws Exception {
        String lines = guide.in("json").get(0);
        assertThat(CommandLine.top().resolve(ReadmeTest.ROUND))
                .content(StandardCharsets.UTF_8)
                .isEqualTo(lines);
        CommandLine.Outcome outcome = CommandLine.run(CommandLine.with(List.of(), "sweep"), lines);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out().lines()).hasSize(2).allMatch(answer -> answer.contains("\"verdict\":\"HIT\""));
    }
}
