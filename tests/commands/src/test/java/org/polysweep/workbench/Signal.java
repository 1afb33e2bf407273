package org.polysweep.workbench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What somebody sends to a process that is to end. */
enum Signal {
    INT(2),
    TERM(15);

    private final int number;

    Signal(int number) {
        this.number = number;
    }

    /** The exit status of whom it ends. */
    int status() {
        return 128 + number;
    }

    /**
     * The beginning of a command that heeds the signal, even where this process ignores it: a shell has its background
     * jobs ignore SIGINT, all that they start inherit that, and a JVM leaves it so. Empty if there is no such
     * beginning.
     */
    Optional<List<String>> heeding() throws IOException {
        for (List<String> beginning : List.of(List.<String>of(), List.of("env", "--default-signal=" + this))) {
            if (heeds(beginning)) {
                return Optional.of(beginning);
            }
        }
        return Optional.empty();
    }

    private boolean heeds(List<String> beginning) throws IOException {
        List<String> command = new ArrayList<>(beginning);
        command.addAll(List.of("sh", "-c", "kill -" + this + " $$"));
        try {
            return new ProcessBuilder(command).start().waitFor() == status();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
