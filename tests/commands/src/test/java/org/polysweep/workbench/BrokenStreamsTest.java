package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Standard input that is closed, and standard output that is full: one line says so, and the status is 2. */
@EnabledOnOs(OS.LINUX)
class BrokenStreamsTest {

    private static final String QUERY = "{\"a\":{\"box\":[0,0,1,1]},\"b\":{\"box\":[2,0,3,1]},\"moveA\":[4,0]}";

    private static final String SCENE = "{\"shapes\":[{\"box\":[0,0,1,1]}],\"bodies\":[{\"id\":\"a\",\"shape\":0}]}";

    @TempDir
    private Path folder;

    /** Runs the command line once for each command. */
    private Run each(String redirection, String... commands) throws Exception {
        StringBuilder script = new StringBuilder("true");
        for (String command : commands) {
            script.append("; \"$@\" ").append(command).append(redirection).append("; echo \"status $?\" >&2");
        }
        try (Started started = Started.byShell("C.UTF-8", folder, script.toString(), PolysweepProgram.class)) {
            return started.end();
        }
    }

    /** The first file that the JDK opens for itself would be read, line by line. */
    @Test
    void standardInputThatIsClosedIsNamed() throws Exception {
        String[] commands = {"sweep", "sweep -", "validate", "validate -", "compare -", "step", "validate --merge -"};
        Run run = each(" <&-", commands);
        assertThat(run.out()).isEmpty();
        String reason = " standard input: it is closed; redirect a file or a pipe to it, or name a FILE";
        assertThat(run.err())
                .isEqualTo(("polysweep: cannot read" + reason + "\nstatus 2\n").repeat(6) + "polysweep: cannot merge"
                        + reason + "; nothing was added up\nstatus 2\n");
    }

    /** A program may be judged by generated queries, which need no input. */
    @Test
    void aProgramIsJudgedThoughStandardInputIsClosed() throws Exception {
        Run run = each(" <&-", "validate --against mine=cat --count 2 --json");
        assertThat(run.err()).contains("these are --generate doubles", "status 1\n");
        assertThat(run.out()).startsWith("{\"queries\":");
    }

    @Test
    void standardOutputThatIsFullIsNamed() throws Exception {
        Files.writeString(folder.resolve("query.jsonl"), QUERY + "\n");
        Files.writeString(folder.resolve("scene.json"), SCENE);
        String compare = "compare query.jsonl --seconds 1 --algorithms textbook-swept-aabb --format csv";
        Run run = each(
                " >/dev/full",
                "sweep query.jsonl",
                "validate query.jsonl",
                "validate query.jsonl --json",
                "step scene.json",
                compare,
                "--help",
                "sweep --help",
                "--version");
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines())
                .containsExactlyElementsOf(Stream.of(
                                "the answers",
                                "the tally",
                                "the tally",
                                "the contacts",
                                "the report",
                                "to standard output",
                                "to standard output",
                                "to standard output")
                        .flatMap(what ->
                                Stream.of("polysweep: cannot write " + what + ": No space left on device", "status 2"))
                        .toList());
    }
}
