package org.polysweep.workbench.compare;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/**
 * A program of the user's that reads queries on its standard input and writes answers on its standard output.
 *
 * @param name the name under which it is reported
 * @param command how to start it, for the shell
 */
public record External(String name, String command) {

    /** Starts the program; what it says on standard error goes to ours. */
    Process start() throws IOException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        List<String> words = windows ? List.of("cmd", "/c", command) : List.of("sh", "-c", command);
        return new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }
}
