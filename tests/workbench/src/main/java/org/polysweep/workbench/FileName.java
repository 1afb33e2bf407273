package org.polysweep.workbench;

import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * Names of files as they are given on the command line. Java decodes arguments, and encodes paths, in the encoding of
 * the locale. Where that is not UTF-8, as in the locale C, an argument may arrive with U+FFFD instead of the bytes
 * that the encoding does not have, and such a file cannot be named at all.
 */
public final class FileName {

    private FileName() {}

    /**
     * Returns the path of a name.
     *
     * @throws FileSystemException if there is no such path; the reason says why, and what helps
     */
    static Path path(String name) throws FileSystemException {
        Path path;
        try {
            path = Path.of(name);
        } catch (InvalidPathException e) {
            requireRepresentable(name);
            throw new FileSystemException(name, null, "no file can have this name: " + e.getReason());
        }
        if (!path.isAbsolute()) {
            requireCurrentDirectory(name);
        }
        return path;
    }

    /**
     * Passes a name, if the locale can represent it.
     *
     * @throws FileSystemException if it cannot; the reason says so, and what helps
     */
    public static void requireRepresentable(String name) throws FileSystemException {
        if (!isRepresentable(name)) {
            throw new FileSystemException(name, null, beyondLocale("this name"));
        }
    }

    /**
     * Passes a name that is relative to the current directory, if the locale can represent the name of that: Java would
     * look for the file in a directory of another name.
     *
     * @throws FileSystemException if it cannot; the reason says so, and what helps
     */
    static void requireCurrentDirectory(String name) throws FileSystemException {
        if (!isRepresentable(System.getProperty("user.dir", ""))) {
            throw new FileSystemException(name, null, beyondLocale("the name of the current directory"));
        }
    }

    /** Says what the locale cannot represent, and what helps. */
    static String beyondLocale(String what) {
        return "the locale cannot represent " + what + "; set LC_ALL=C.UTF-8";
    }

    /**
     * Returns whether the locale can represent a text, so far as another locale could. ASCII is in all of them, even if
     * not every character of it can be in a name, and half of a surrogate pair is in none.
     */
    static boolean isRepresentable(String text) {
        return text.codePoints()
                .filter(c -> c > 0x7F && Character.getType(c) != Character.SURROGATE)
                .allMatch(FileName::canBeAName);
    }

    private static boolean canBeAName(int character) {
        try {
            return !Path.of(Character.toString(character)).toString().isEmpty();
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
