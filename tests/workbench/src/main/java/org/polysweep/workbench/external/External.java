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

    /** By these, a shell says what became of a command; POSIX has them. */
    private static final int NOT_FOUND = 127;

    private static final int NOT_EXECUTABLE = 126;

    /** Reads {@code NAME=COMMAND}; empty if it is none. */
    public static Optional<External> parse(String text) {
        int equals = text.indexOf('=');
        String name = text.substring(0, Math.max(0, equals)).strip();
        String command = text.substring(equals + 1).strip();
        return name.isEmpty() || command.isEmpty() ? Optional.empty() : Optional.of(new External(name, command));
    }

    /**
     * Starts the program; what it says on standard error goes to ours.
     *
     * @throws NotStartedException if there is no shell to start it
     */
    public Process start() throws NotStartedException {
        return start(ProcessBuilder.Redirect.INHERIT);
    }

    /**
     * Starts the program where it was heard before; what it says on standard error goes nowhere.
     *
     * @throws NotStartedException if there is no shell to start it
     */
    public Process startAgain() throws NotStartedException {
        return start(ProcessBuilder.Redirect.DISCARD);
    }

    /**
     * Looks at how a program ended that gave not one answer.
     *
     * @param status its exit status
     * @throws NotStartedException if that is how a shell says that there is no such program
     */
    public void requireStarted(int status) throws NotStartedException {
        if (status == NOT_FOUND) {
            throw new NotStartedException(
                    this,
                    "the program was not found: the shell exited with status 127, without an answer;"
                            + " correct its name or its path, which is relative to the current directory");
        }
        if (status == NOT_EXECUTABLE) {
            throw new NotStartedException(
                    this,
                    "the program cannot be executed: the shell exited with status 126, without an answer;"
                            + " make the file executable, or name its interpreter, as in 'python3 FILE'");
        }
    }

    private Process start(ProcessBuilder.Redirect errors) throws NotStartedException {
        boolean windows =
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT).startsWith("windows");
        List<String> words = windows ? List.of("cmd", "/c", command) : List.of("sh", "-c", command);
        try {
            return new ProcessBuilder(words).redirectError(errors).start();
        } catch (IOException e) {
            throw new NotStartedException(this, "the shell cannot be started: " + e.getMessage());
        }
    }
}
