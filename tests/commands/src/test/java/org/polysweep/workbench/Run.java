package org.polysweep.workbench;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.polysweep.workbench.compare.Bench;

/**
 * One run of the command line within this JVM.
 *
 * @param status the exit status
 * @param out standard output
 * @param err standard error
 */
record Run(int status, String out, String err) {

    static Run of(byte[] input, String... arguments) {
        return of(new ByteArrayInputStream(input), arguments);
    }

    static Run of(String input, String... arguments) {
        return of(input.getBytes(StandardCharsets.UTF_8), arguments);
    }

    static Run of(InputStream in, String... arguments) {
        return of(Bench.usual(), in, arguments);
    }

    /** A run that times algorithms in its own way. */
    static Run of(Bench bench, InputStream in, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Streams streams = new Streams(in, out, new PrintStream(err, true, StandardCharsets.UTF_8));
        int status = PolysweepProgram.run(arguments, streams, bench);
        return new Run(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** The lines of standard output. */
    List<String> lines() {
        return out.lines().toList();
    }
}
