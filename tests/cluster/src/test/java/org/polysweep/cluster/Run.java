package org.polysweep.cluster;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.polysweep.workbench.PolysweepProgram;
import org.polysweep.workbench.Streams;

/**
 * One run of a command line.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record Run(int status, String out, String err) {

    /** The jar with Spark inside. */
    static final Path JAR = Path.of("target", "polysweep-cluster.jar").toAbsolutePath();

    /** On Spark within this process. */
    static Run cluster(String... arguments) {
        return within((args, streams) -> ClusterProgram.run(args, streams), "", arguments);
    }

    /** The plain command line within this process. */
    static Run plain(String input, String... arguments) {
        return within(
                (args, streams) -> PolysweepProgram.run(args, streams.in(), streams.out(), streams.err()),
                input,
                arguments);
    }

    private interface Program {

        int run(String[] arguments, Streams streams);
    }

    private static Run within(Program program, String input, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
        int status = program.run(arguments, new Streams(in, out, new PrintStream(err, true, StandardCharsets.UTF_8)));
        return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** A process of its own, whose standard output and standard error are files in a folder. */
    static Process start(Path folder, Map<String, String> environment, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        return builder.start();
    }

    /** The words of {@code java -jar} with the jar. */
    static String[] jar(String... arguments) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        return command.toArray(String[]::new);
    }
}
