package org.polysweep.workbench;

/** How a command ended. */
public final class ExitStatus {

    /** Everything was done. */
    public static final int DONE = 0;

    /** Everything was done, and there are findings. */
    public static final int FOUND = 1;

    /** An input or an option was invalid, or a file could not be read or written. */
    public static final int BAD = 2;

    /** The line of the help about {@link #DONE}. */
    public static final String HELP_DONE = "0:done";
    /** The line of the help about {@link #FOUND}. */
    public static final String HELP_FOUND = "1:done, with findings";
    /** The line of the help about {@link #BAD}. */
    public static final String HELP_BAD =
            "2:an invalid input or option, or a read or write error; valid queries are answered";

    private ExitStatus() {}
}
