package org.polysweep.workbench.external;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A program of the user's that reads queries on its standard input and writes answers on its standard output.
 *
 * @param name the name under which it is reported
 * @param command how to start it, for the shell
 */
public record External(String name, String command) {

    /** Reads {@code NAME=COMMAND}; empty if it is none. */
    public static Optional<External> parse(String text) {
        int equals = text.indexOf('=');
        String name = text.substring(0, Math.max(0, equals)).strip();
        String command = text.substring(equals + 1).strip();
        return name.isEmpty() || command.isEmpty() ? Optional.empty() : Optional.of(new External(name, command));
    }

    /** Starts the program; what it says on standard error goes to ours. */
    public Process start() throws IOException {
        return start(ProcessBuilder.Redirect.INHERIT);
    }

    /** Starts the program where it was heard before; what it says on standard error goes nowhere. */
    public Process startAgain() throws IOException {
        return start(ProcessBuilder.Redirect.DISCARD);
    }

    private Process start(ProcessBuilder.Redirect errors) throws IOException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        List<String> words = windows ? List.of("cmd", "/c", command) : List.of("sh", "-c", command);
        return new ProcessBuilder(words).redirectError(errors).start();
    }
}
