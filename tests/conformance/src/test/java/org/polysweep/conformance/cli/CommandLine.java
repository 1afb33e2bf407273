package org.polysweep.conformance.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.polysweep.workbench.external.Leash;

/** Starts {@code polysweep.jar} in a process of its own, with the JDK that runs the tests. */
public final class CommandLine {

    /** Where the README's commands expect the jar, from the top of the project. */
    public static final Path JAR = Path.of("tests", "workbench", "target", "polysweep.jar");

    /** How long it may run; what takes so long is a mistake. */
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(4);

    private CommandLine() {}

    /** Returns the top folder of the project. */
    public static Path top() {
        Path module = Path.of("").toAbsolutePath();
        Path top = module.endsWith(Path.of("tests", "conformance"))
                ? module.resolve("../..").normalize()
                : module;
        if (!Files.exists(top.resolve(JAR))) {
            throw new IllegalStateException(top.resolve(JAR) + " is missing: build it first, ./mvnw verify does");
        }
        return top;
    }

    /**
     * Returns a process to be started: {@code java [options] -jar polysweep.jar [arguments]}. It is over before a
     * second compiler would be done.
     */
    public static ProcessBuilder with(List<String> options, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:TieredStopAtLevel=1");
        command.addAll(options);
        command.addAll(List.of("-jar", top().resolve(JAR).toString()));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder process = new ProcessBuilder(command);
        withoutJavaOptions(process.environment());
        return process;
    }

    /** The JVM announces such options on standard error, which is not what is tested. */
    private static void withoutJavaOptions(Map<String, String> environment) {
        environment.keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    }

    /**
     * Runs the command line to its end.
     *
     * @param input standard input
     * @param arguments the arguments
     * @return what it said
     */
    public static Outcome run(String input, String... arguments) throws IOException, InterruptedException {
        return run(with(List.of(), arguments), input);
    }

    /** Returns what ends a process when it is closed, and also when the process takes too long. */
    static Leash leash(Process process) {
        return new Leash(() -> Leash.end(process), PATIENCE);
    }

    /** Runs a process to its end. */
    public static Outcome run(ProcessBuilder builder, String input) throws IOException, InterruptedException {
        Path in = Files.createTempFile("polysweep", ".in");
        Path out = Files.createTempFile("polysweep", ".out");
        Path err = Files.createTempFile("polysweep", ".err");
        try {
            Files.writeString(in, input);
            Process process = builder.redirectInput(in.toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            try (Leash leash = leash(process)) {
                int status = process.waitFor();
                assertThat(leash.isPulled()).as("does not end by itself").isFalse();
                return new Outcome(status, Files.readString(out), Files.readString(err));
            }
        } finally {
            Files.delete(in);
            Files.delete(out);
            Files.delete(err);
        }
    }

    /**
     * How a run ended.
     *
     * @param status the exit status
     * @param out standard output
     * @param err standard error
     */
    public record Outcome(int status, String out, String err) {}
}
