package org.polysweep.workbench;

/** How a command ended. */
final class ExitStatus {

    /** Everything was done. */
    static final int DONE = 0;

    /** Everything was done, and something was found wrong. */
    static final int FOUND = 1;

    /** The input or the options were bad, or something could not be read or written. */
    static final int BAD = 2;

    static final String HELP_DONE = "0:done";
    static final String HELP_FOUND = "1:done, and something was found wrong";
    static final String HELP_BAD = "2:the input or the options were bad; every good query is answered all the same";

    private ExitStatus() {}
}
