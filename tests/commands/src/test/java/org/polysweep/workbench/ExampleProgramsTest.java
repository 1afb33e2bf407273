package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The programs of {@code docs/examples} that docs/validating.md shows, where a compiler and Python exist. */
@Timeout(value = 4, unit = TimeUnit.MINUTES)
@DisabledOnOs(OS.WINDOWS)
class ExampleProgramsTest {

    private static final Path EXAMPLES = Path.of("../../docs/examples");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "'', half-open, exclusive",
        "'-DENTER_MAY_BE_1', closed, exclusive",
        "'-DTOUCHING_COUNTS', half-open, inclusive",
        "'-DENTER_MAY_BE_1 -DTOUCHING_COUNTS', closed, inclusive",
        "'', any, ''"
    })
    void theProgramInCHasNoFindingByItsPolicy(String macros, String policy, String touching) throws Exception {
        List<String> options = new ArrayList<>(List.of("--policy", policy));
        if (!touching.isEmpty()) {
            options.addAll(List.of("--touching", touching));
        }
        assertThat(status(compiled(macros), options)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "-DENTER_MAY_BE_1, half-open, exclusive",
        "-DTOUCHING_COUNTS, half-open, exclusive",
        "'', closed, inclusive"
    })
    void theProgramInCHasFindingsByAnotherPolicy(String macros, String policy, String touching) throws Exception {
        assertThat(status(compiled(macros), List.of("--policy", policy, "--touching", touching)))
                .isPositive();
    }

    /** Its floats are printed with nine digits, which are another double. */
    @Test
    void theProgramInFloatsHasNoFindingByTheOptionForFloats() throws Exception {
        String program = compiled("-DFLOATS");
        assertThat(status(program, List.of("--floats"))).isZero();
        assertThat(status(program, List.of())).isPositive();
    }

    @Test
    void theProgramInPythonHasNoFinding() throws Exception {
        String program = EXAMPLES.resolve("swept_aabb.py").toAbsolutePath().toString();
        assumeTrue(isThere("python3"), "there is no Python");
        assertThat(status("python3 '" + program + "'", List.of())).isZero();
    }

    /** The path of the program, without characters that a shell would read. */
    private String compiled(String macros) throws Exception {
        assumeTrue(isThere("cc"), "there is no C compiler");
        Path program = folder.resolve("swept_aabb");
        List<String> command = new ArrayList<>(List.of("cc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-O2"));
        Stream.of(macros.split(" ")).filter(macro -> !macro.isEmpty()).forEach(command::add);
        command.addAll(List.of(
                "-o", program.toString(), EXAMPLES.resolve("swept_aabb.c").toString(), "-lm"));
        Process compiler = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(compiler.waitFor()).as(said).isZero();
        return "'" + program + "'";
    }

    private static int status(String program, List<String> options) {
        List<String> all = new ArrayList<>(List.of("validate", "--against", "example=" + program));
        all.addAll(List.of("--count", "60", "--timeout", "60", "--json"));
        all.addAll(options);
        Run run = Run.of("", all.toArray(new String[0]));
        assertThat(run.out()).as(run.err()).startsWith("{\"queries\":");
        boolean isClean = run.out().contains("\"findings\":{},");
        assertThat(run.status()).isEqualTo(isClean ? 0 : 1);
        return run.status();
    }

    private static boolean isThere(String command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command, "--version")
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
