package org.polysweep.workbench;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** Whether a stream of this process is a terminal. */
final class Terminal {

    static final int STANDARD_INPUT = 0;
    static final int STANDARD_ERROR = 2;

    private Terminal() {}

    /** Asks {@code test}, which knows without a native library; where there is none, no stream counts as a terminal. */
    static boolean isAt(int stream) {
        try {
            Process test = new ProcessBuilder("test", "-t", String.valueOf(stream))
                    .redirectInput(ProcessBuilder.Redirect.INHERIT)
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
