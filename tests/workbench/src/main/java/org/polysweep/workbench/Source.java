package org.polysweep.workbench;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Where queries come from.
 *
 * @param in their bytes
 */
record Source(InputStream in) implements Closeable {

    /** Opens a file, or standard input for {@code -}. */
    static Source open(String file, Streams streams) throws IOException {
        if (file.equals("-")) {
            return new Source(streams.in());
        }
        Path path = existing(file);
        return new Source(Progress.show(Files.newInputStream(path), Files.size(path), streams.err()));
    }

    /** What a file is called, for people. */
    static String nameOf(String file) {
        return file.equals("-") ? "standard input" : file;
    }

    /** The path of a file that can be read as one. */
    static Path existing(String file) throws IOException {
        Path path = pathOf(file);
        if (Files.isDirectory(path)) {
            throw new FileSystemException(file, null, "it is a directory; name a file in it");
        }
        return path;
    }

    /** Whether a path leads to the file that is read, and would be lost by writing there. */
    static boolean isFile(String file, Path path) throws IOException {
        return !file.equals("-") && Files.exists(path) && Files.isSameFile(path, Path.of(file));
    }

    private static Path pathOf(String file) throws IOException {
        if (file.isEmpty()) {
            throw new NoSuchFileException(file);
        }
        return FileName.path(file);
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
