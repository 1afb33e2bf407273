package org.polysweep.workbench;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes.
 *
 * @param in the queries, if no file is named
 * @param out data, and requested text
 * @param err everything for people: warnings, progress, summaries
 */
public record Streams(InputStream in, OutputStream out, PrintStream err) {

    /**
     * Returns the streams of this process. Text for people is UTF-8 with line feeds, as data is, whatever the locale
     * is.
     */
    public static Streams ofProcess() {
        return new Streams(
                StandardInput.open(),
                new FileOutputStream(FileDescriptor.out),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    }

    /**
     * Returns {@link #err} as a writer: what is written there is in the encoding of that stream, whatever the usual one
     * is.
     */
    public Writer people() {
        return new Writer() {
            @Override
            public void write(char[] text, int from, int count) {
                err.print(new String(text, from, count));
            }

            @Override
            public void flush() {
                err.flush();
            }

            @Override
            public void close() {
                err.close();
            }
        };
    }

    /** Tells people something. */
    public void tell(String message) {
        err.print("polysweep: " + message + "\n");
        err.flush();
    }
}
