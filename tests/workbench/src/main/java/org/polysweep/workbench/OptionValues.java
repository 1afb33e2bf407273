package org.polysweep.workbench;

import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;
import org.polysweep.workbench.external.External;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Reads the values of options; all commands refuse a bad value in the same words. */
public final class OptionValues {

    private static final double MAX_SECONDS = 1e6;

    private OptionValues() {}

    /**
     * Reads a whole number.
     *
     * @param spec the command
     * @param option the name of the option
     * @param text its value
     * @param least the least number that it takes
     * @param greatest the greatest
     * @throws ParameterException if it is none, or beyond these
     */
    public static long whole(CommandSpec spec, String option, String text, long least, long greatest) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= greatest) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw bad(
                spec,
                option + " must be a whole number from " + least + " to " + greatest + ", but was '" + text + "'");
    }

    /**
     * Passes a command that needs more of the JDK than files, if the locale can represent the name of the current
     * directory: a JDK 17 does not find its own libraries otherwise.
     *
     * @throws ParameterException if it cannot
     */
    public static void requireCurrentDirectory(CommandSpec spec) {
        try {
            FileName.requireCurrentDirectory("");
        } catch (FileSystemException e) {
            throw bad(spec, e.getReason());
        }
    }

    /**
     * Reads a number of seconds.
     *
     * @throws ParameterException if it is not a number above 0 and at most a million
     */
    static double seconds(CommandSpec spec, String option, String text) {
        try {
            double seconds = Double.parseDouble(text);
            if (seconds > 0 && seconds <= MAX_SECONDS) {
                return seconds;
            }
        } catch (NumberFormatException e) {
            // Reported below.
        }
        throw bad(spec, option + " must be a number of seconds > 0 and <= 1000000, but was '" + text + "'");
    }

    /**
     * Reads the name of a file or a directory.
     *
     * @throws ParameterException if there is no such path, or the locale cannot represent it
     */
    static Path path(CommandSpec spec, String option, String name) {
        try {
            return FileName.path(name);
        } catch (FileSystemException e) {
            throw bad(spec, option + " " + name + ": " + e.getReason());
        }
    }

    /**
     * Passes the name of a file or a folder that may be in any file system.
     *
     * @throws ParameterException if the locale cannot represent it
     */
    public static void requireRepresentable(CommandSpec spec, String option, String name) {
        try {
            FileName.requireRepresentable(name);
        } catch (FileSystemException e) {
            throw bad(spec, option + " " + name + ": " + e.getReason());
        }
    }

    /**
     * Reads {@code NAME=COMMAND}; empty if it is none.
     *
     * @throws ParameterException if the locale cannot represent it: the shell would get another command
     */
    static Optional<External> program(CommandSpec spec, String option, String text) {
        if (!FileName.isRepresentable(text)) {
            throw bad(spec, option + " " + text + ": " + FileName.beyondLocale("this command"));
        }
        return External.parse(text);
    }

    /** Whether an option was given to a command. */
    public static boolean isGiven(CommandSpec spec, String option) {
        return spec.commandLine().getParseResult().hasMatchedOption(option);
    }

    /** What is thrown for an option that is bad. */
    public static ParameterException bad(CommandSpec spec, String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
