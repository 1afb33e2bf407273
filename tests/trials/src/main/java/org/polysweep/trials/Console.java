package org.polysweep.trials;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** Standard output and standard error of a test, in UTF-8 and with line feeds on every machine. */
public final class Console {

    private Console() {}

    /** Prints text to standard output. */
    @SuppressForbidden("Surefire reads what tests print from these streams; bytes pass through them as they are")
    public static void print(String text) {
        print(System.out, text);
    }

    /** Prints a line to standard output. */
    public static void printLine(String line) {
        print(line + "\n");
    }

    /** Prints a line to standard error. */
    @SuppressForbidden("Surefire reads what tests print from these streams; bytes pass through them as they are")
    public static void printErrorLine(String line) {
        print(System.err, line + "\n");
    }

    private static void print(PrintStream stream, String text) {
        stream.writeBytes(text.getBytes(StandardCharsets.UTF_8));
        stream.flush();
    }
}
