package org.polysweep.workbench;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.polysweep.workbench.compare.Bench;

/** Several command lines in one process, which starts once for all of them: they read nothing, and write in turn. */
final class SeveralPrograms {

    /** Between two of them. */
    static final String THEN = "then";

    private SeveralPrograms() {}

    /** Runs the command lines, and says the status of each on standard error. */
    public static void main(String[] args) {
        // As in PolysweepProgram.
        Locale.setDefault(Locale.ROOT);
        Streams streams = Streams.ofProcess();
        run(new Streams(InputStream.nullInputStream(), streams.out(), streams.err()), args);
        System.exit(0);
    }

    private static void run(Streams streams, String... words) {
        List<String> command = new ArrayList<>();
        for (String word : words) {
            if (word.equals(THEN)) {
                runOne(streams, command);
                command.clear();
            } else {
                command.add(word);
            }
        }
        runOne(streams, command);
    }

    private static void runOne(Streams streams, List<String> command) {
        int status = PolysweepProgram.run(command.toArray(String[]::new), streams, Bench.usual());
        streams.err().print("status " + status + "\n");
    }

    /** What the command lines write and say in this process. */
    static Run here(String... words) {
        StringBuilder out = new StringBuilder();
        StringBuilder err = new StringBuilder();
        for (String command : String.join("\n", words).split("\n" + THEN + "\n", -1)) {
            Run run = Run.of("", command.split("\n", -1));
            out.append(run.out());
            err.append(run.err()).append("status ").append(run.status()).append('\n');
        }
        return new Run(0, out.toString(), err.toString());
    }
}
