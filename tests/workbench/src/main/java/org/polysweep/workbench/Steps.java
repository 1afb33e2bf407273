package org.polysweep.workbench;

import java.io.PrintStream;
import java.util.Optional;
import me.tongfei.progressbar.ProgressBar;

/** A bar on standard error for work of many steps, if it is a terminal. */
final class Steps implements AutoCloseable {

    private final Optional<ProgressBar> bar;

    private Steps(Optional<ProgressBar> bar) {
        this.bar = bar;
    }

    /** Shows a bar on a terminal, and nothing anywhere else. */
    static Steps show(PrintStream err) {
        return new Steps(
                Terminal.isAt(Terminal.STANDARD_ERROR)
                        ? Optional.of(Progress.bar("compare", err).build())
                        : Optional.empty());
    }

    /** Says how many steps there will be. */
    void expect(long steps) {
        bar.ifPresent(shown -> shown.maxHint(steps));
    }

    /** Says what begins now. */
    void next(String step) {
        bar.ifPresent(shown -> {
            shown.step();
            shown.setExtraMessage(" " + step);
        });
    }

    @Override
    public void close() {
        bar.ifPresent(ProgressBar::close);
    }
}
