package org.polysweep.workbench;

/** How a command ended. */
public final class ExitStatus {

    /** Everything was done. */
    public static final int DONE = 0;

    /** Everything was done, and something was found wrong. */
    public static final int FOUND = 1;

    /** The input or the options were bad, or something could not be read or written. */
    public static final int BAD = 2;

    /** What the help says of {@link #DONE}. */
    public static final String HELP_DONE = "0:done";
    /** Of {@link #FOUND}. */
    public static final String HELP_FOUND = "1:done, and something was found wrong";
    /** Of {@link #BAD}. */
    public static final String HELP_BAD =
            "2:the input or the options were bad; every good query is answered all the same";

    private ExitStatus() {}
}
