package org.polysweep.workbench;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error while a long file is read, if somebody looks at it there. */
final class Progress {

    /** Shorter files are done before a bar is of use. */
    private static final long LONG = 4L << 20;

    private static final int COLUMNS = 79;

    private Progress() {}

    /**
     * Watches what is read.
     *
     * @param in the bytes
     * @param size how many they are
     * @param err where the bar goes
     * @return the bytes
     */
    static InputStream show(InputStream in, long size, PrintStream err) {
        return size >= LONG && standardErrorIsTerminal() ? ProgressBar.wrap(in, bar(size, err)) : in;
    }

    private static ProgressBarBuilder bar(long size, PrintStream err) {
        return new ProgressBarBuilder()
                .setTaskName("reading")
                .setStyle(ProgressBarStyle.ASCII)
                .setUnit(" MB", 1_000_000)
                .setInitialMax(size)
                .setUpdateIntervalMillis(250)
                .setConsumer(onTerminal(err));
    }

    /** The cursor goes back to the first column, so that whatever comes on the same terminal writes over the bar. */
    static DelegatingProgressBarConsumer onTerminal(PrintStream err) {
        return new DelegatingProgressBarConsumer(line -> err.print('\r' + line + '\r'), COLUMNS);
    }

    /** Asks {@code test}, which knows without a native library; where there is none, nobody is taken to look. */
    static boolean standardErrorIsTerminal() {
        try {
            Process test = new ProcessBuilder("test", "-t", "2")
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return test.waitFor(1, TimeUnit.SECONDS) && test.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
