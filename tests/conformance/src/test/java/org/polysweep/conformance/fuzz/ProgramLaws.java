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
 * What holds of a command for any bytes as its input: a status that its help names, JSON on standard output, and
 * no mistake of ours on standard error.
 */
final class ProgramLaws {

    private ProgramLaws() {}

    /** Runs one of some commands once, which the first byte chooses, and returns its name and its status. */
    static String outcome(List<List<String>> commands, byte[] input, Integer... statuses) {
        int choice = input.length == 0 ? 0 : Byte.toUnsignedInt(input[0]) % commands.size();
        List<String> command = commands.get(choice);
        byte[] rest = Arrays.copyOfRange(input, Math.min(1, input.length), input.length);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = PolysweepProgram.run(
                command.toArray(String[]::new),
                new ByteArrayInputStream(rest),
                out,
                new PrintStream(err, true, StandardCharsets.UTF_8));
        String said = err.toString(StandardCharsets.UTF_8);
        assertThat(status).as("%s %s", command, said).isIn(List.of(statuses));
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
