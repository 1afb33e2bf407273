package org.polysweep.cluster;

import java.io.FileNotFoundException;
import java.io.IOException;
import org.polysweep.workbench.FileProblem;

/** What went wrong on a cluster, in one line for people. */
final class Problems {

    private Problems() {}

    /** The first line of what is at the bottom of it. */
    static String of(Throwable problem) {
        Throwable bottom = problem;
        while (bottom.getCause() != null) {
            bottom = bottom.getCause();
        }
        if (bottom instanceof FileNotFoundException) {
            return "there is no such file or directory";
        }
        String text = bottom instanceof IOException file ? FileProblem.describe(file) : bottom.getMessage();
        return text == null || text.isBlank()
                ? bottom.toString()
                : text.strip().lines().findFirst().orElseThrow();
    }
}
