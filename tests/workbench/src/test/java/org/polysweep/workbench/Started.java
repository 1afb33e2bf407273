package org.polysweep.workbench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The command line in a process of its own, to be signalled. */
final class Started {

    private final Process process;

    private Started(Process process) {
        this.process = process;
    }

    static Started with(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Polysweep.class.getName()));
        command.addAll(List.of(arguments));
        return new Started(new ProcessBuilder(command).start());
    }

    /** Writes lines to its standard input, which stays open. */
    Started say(String... lines) throws IOException {
        process.outputWriter(StandardCharsets.UTF_8)
                .append(String.join("\n", lines))
                .append('\n')
                .flush();
        return this;
    }

    /** Sends a signal, and waits for the end. Returns how it ended. */
    Run signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                .start()
                .waitFor();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return outcome();
    }

    /** Ends its standard input, and waits for the end. Returns how it ended. */
    Run end() throws IOException, InterruptedException {
        process.outputWriter(StandardCharsets.UTF_8).close();
        assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        return outcome();
    }

    private Run outcome() throws IOException {
        return new Run(process.exitValue(), text(process.getInputStream()), text(process.getErrorStream()));
    }

    private static String text(InputStream in) throws IOException {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
}
