package org.polysweep.workbench;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;

/** A bar on standard error with the rate and the time that remains, if it is a terminal. Thread-safe. */
public final class WorkBar implements AutoCloseable {

    private final Optional<ProgressBar> bar;
    private final PrintStream err;

    private WorkBar(Optional<ProgressBar> bar, PrintStream err) {
        this.bar = bar;
        this.err = err;
    }

    /** Nothing. */
    static WorkBar none(PrintStream err) {
        return new WorkBar(Optional.empty(), err);
    }

    /** A bar of so many things to be done. */
    public static WorkBar of(String name, long total, String unit, long unitSize, PrintStream err) {
        return Terminal.isAt(Terminal.STANDARD_ERROR)
                ? new WorkBar(
                        Optional.of(Progress.bar(name, err)
                                .setUnit(unit, unitSize)
                                .setInitialMax(total)
                                .showSpeed()
                                .build()),
                        err)
                : none(err);
    }

    /** Says that so many are done. */
    public void step(long count) {
        bar.ifPresent(shown -> shown.stepBy(count));
    }

    /** Some bytes, each of which is a step when it is read. */
    InputStream watch(InputStream in) {
        return new FilterInputStream(in) {
            @Override
            public int read() throws IOException {
                int read = super.read();
                step(read < 0 ? 0 : 1);
                return read;
            }

            @Override
            public int read(byte[] bytes, int from, int most) throws IOException {
                int read = super.read(bytes, from, most);
                step(Math.max(0, read));
                return read;
            }
        };
    }

    @Override
    public void close() {
        bar.ifPresent(shown -> {
            shown.close();
            err.print('\n');
        });
    }
}
