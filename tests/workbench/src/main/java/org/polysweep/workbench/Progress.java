package org.polysweep.workbench;

import java.io.InputStream;
import java.io.PrintStream;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar on standard error while a long file is read, if it is a terminal. */
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
        return size >= LONG && Terminal.isAt(Terminal.STANDARD_ERROR)
                ? ProgressBar.wrap(
                        in, bar("reading", err).setUnit(" MB", 1_000_000).setInitialMax(size))
                : in;
    }

    /**
     * What all bars have in common. The cursor goes back to the first column, so that whatever comes on the same
     * terminal writes over the bar.
     */
    static ProgressBarBuilder bar(String name, PrintStream err) {
        return new ProgressBarBuilder()
                .setTaskName(name)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(250)
                .setConsumer(new DelegatingProgressBarConsumer(line -> err.print('\r' + line + '\r'), COLUMNS));
    }
}
