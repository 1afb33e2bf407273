package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.polysweep.workbench.external.Leash;

/** The command line in a process of its own, which ends with the test, however that ends. */
final class Started implements AutoCloseable {

    /** How long it may run; what takes so long is a mistake. */
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(2);

    private final Process process;
    private final Leash leash;

    private Started(List<String> command) throws IOException {
        this(Map.of(), command);
    }

    private Started(Map<String, String> variables, List<String> command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command);
        Map<String, String> environment = builder.environment();
        // The JVM announces such options on standard error, which is not what is tested.
        environment.keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        // A program that makes a terminal reads a shell from this; users who cannot log in have none.
        environment.put("SHELL", "/bin/sh");
        environment.putAll(variables);
        process = builder.start();
        leash = new Leash(() -> Leash.end(process), PATIENCE);
    }

    static Started with(String... arguments) throws IOException {
        return new Started(command(arguments));
    }

    /** Starts it for a user of a language and a country. */
    static Started speaking(String language, String country, String... arguments) throws IOException {
        List<String> command = command(arguments);
        command.addAll(1, List.of("-Duser.language=" + language, "-Duser.country=" + country));
        return new Started(command);
    }

    /** Starts it, or another program of this class path, in a locale and with options of the virtual machine. */
    static Started in(String locale, List<String> options, Class<?> program, String... arguments) throws IOException {
        List<String> command = command(program, arguments);
        command.addAll(1, options);
        return new Started(Map.of("LC_ALL", locale), command);
    }

    /**
     * Starts it, or another program of this class path, by a shell in a locale. Only a shell has the bytes of a name
     * that the locale cannot represent: the folder of the tests may also have such a name.
     *
     * @param script words for the shell, in which {@code "$@"} is the command
     */
    static Started byShell(String locale, Path directory, String script, Class<?> program, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>(List.of("sh", "-c", "cd '" + directory + "' && " + script, "sh"));
        command.addAll(command(program, arguments));
        return new Started(Map.of("LC_ALL", locale), command);
    }

    /** Starts it so that a signal ends it; the test is not for a machine where nothing can be ended by that. */
    static Started toBeEndedBy(Signal signal, String... arguments) throws IOException {
        Optional<List<String>> heeding = signal.heeding();
        assumeTrue(heeding.isPresent(), signal + " is ignored here, and nothing can undo that");
        List<String> command = new ArrayList<>(heeding.get());
        command.addAll(command(arguments));
        return new Started(command);
    }

    /** Starts it at a terminal, which {@code script} makes. */
    static Started atTerminal(Path script, String... arguments) throws IOException {
        return new Started(List.of(script.toString(), "-qec", shellCommand(arguments), "/dev/null"));
    }

    /** The command line as a command for a shell; arguments are words without blanks. */
    static String shellCommand(String... arguments) {
        List<String> words = new ArrayList<>();
        command(arguments).forEach(word -> words.add("'" + word + "'"));
        return String.join(" ", words);
    }

    private static List<String> command(String... arguments) {
        return command(PolysweepProgram.class, arguments);
    }

    private static List<String> command(Class<?> program, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                program.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** Writes lines to its standard input, which stays open. */
    Started say(String... lines) throws IOException {
        process.outputWriter(StandardCharsets.UTF_8)
                .append(String.join("\n", lines))
                .append('\n')
                .flush();
        return this;
    }

    /**
     * Writes so many blank lines that they find no room in buffers: those that were written before have been read when
     * this returns, and a program that processes lines in order has finished them.
     */
    Started sayUntilAllIsRead() throws IOException {
        String blanks = " ".repeat(1 << 14);
        for (int i = 0; i < 256; i++) {
            say(blanks);
        }
        return this;
    }

    /** Sends a signal, and waits for the end. Returns how it ended. */
    Run send(Signal signal) throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
        return await();
    }

    /** Ends its standard input, and waits for the end. Returns how it ended. */
    Run end() throws IOException, InterruptedException {
        process.outputWriter(StandardCharsets.UTF_8).close();
        return await();
    }

    /** Waits for the end. What it says must find room in a pipe. */
    Run await() throws IOException, InterruptedException {
        int status = process.waitFor();
        assertThat(leash.isPulled()).as("does not end by itself").isFalse();
        return new Run(status, text(process.getInputStream()), text(process.getErrorStream()));
    }

    private static String text(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        leash.close();
    }
}
