package org.polysweep.conformance.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.polysweep.workbench.PolysweepProgram;
import tools.jackson.databind.json.JsonMapper;

/**
 * Any bytes as the input of {@code validate} and {@code step}, which the first byte chooses: a status that the contract
 * knows, JSON on standard output, no mistake of ours on standard error, and no finding against a path of the library.
 */
public final class ProgramTarget {

    private static final List<List<String>> COMMANDS = List.of(
            List.of("validate", "-", "--against", "polygon", "--threads", "1", "--json"),
            List.of("validate", "-", "--strict", "--threads", "1", "--json"),
            List.of("validate", "--merge", "--json", "-"),
            List.of("step", "-", "--frames", "2"),
            List.of("step", "-", "--frames", "2", "--response", "stop"),
            List.of("step", "-", "--frames", "2", "--response", "slide", "--events"),
            List.of("step", "-", "--frames", "2", "--response", "bounce", "--quiet"));

    private ProgramTarget() {}

    /** What the fuzzer calls. */
    public static void fuzzerTestOneInput(byte[] input) {
        outcome(input);
    }

    /** Runs a command once, and returns its name and its status. */
    static String outcome(byte[] input) {
        int choice = input.length == 0 ? 0 : Byte.toUnsignedInt(input[0]) % COMMANDS.size();
        List<String> command = COMMANDS.get(choice);
        byte[] rest = Arrays.copyOfRange(input, Math.min(1, input.length), input.length);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = PolysweepProgram.run(
                command.toArray(String[]::new),
                new ByteArrayInputStream(rest),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8));
        String said = err.toString(StandardCharsets.UTF_8);
        boolean merging = command.contains("--merge");
        assertThat(status).as("%s %s", command, said).isIn(merging ? List.of(0, 1, 2) : List.of(0, 2));
        assertThat(said).doesNotContain("mistake in Polysweep");
        assertThat(status == 2).as(said).isEqualTo(!said.isEmpty() && status != 0);
        out.toString(StandardCharsets.UTF_8)
                .lines()
                .forEach(line -> assertThat(JsonMapper.shared().readTree(line).isObject())
                        .as(line)
                        .isTrue());
        return command.get(0) + " " + status;
    }
}
