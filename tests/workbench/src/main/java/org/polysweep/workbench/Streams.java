package org.polysweep.workbench;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * Where a command reads and writes.
 *
 * @param in the queries, if no file is named
 * @param out data, and what was asked for
 * @param err everything for people: warnings, progress, summaries
 */
record Streams(InputStream in, OutputStream out, PrintStream err) {

    /** Tells people something. */
    void tell(String message) {
        err.println("polysweep: " + message);
        err.flush();
    }
}
