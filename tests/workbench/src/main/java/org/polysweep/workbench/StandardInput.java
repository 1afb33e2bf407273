package org.polysweep.workbench;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard input of this process, which may be closed. */
final class StandardInput {

    private static final Path IN_PROC = Path.of("/proc/self/fd/0");

    private StandardInput() {}

    /** It is closed. */
    static final class ClosedException extends IOException {

        private static final long serialVersionUID = 1;

        ClosedException() {
            super("it is closed; redirect a file or a pipe to it, or name a FILE");
        }
    }

    /** Returns what reads it; reading fails if it is closed. */
    static InputStream open() {
        return isFileOfJdk() ? closed() : new FileInputStream(FileDescriptor.in);
    }

    /** If it is closed when the JDK starts, the first file that the JDK opens for itself has its number. */
    private static boolean isFileOfJdk() {
        try {
            return Files.exists(IN_PROC)
                    && IN_PROC.toRealPath()
                            .startsWith(Path.of(System.getProperty("java.home")).toRealPath());
        } catch (IOException e) {
            // It is no file.
            return false;
        }
    }

    private static InputStream closed() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                throw new ClosedException();
            }

            @Override
            public int read(byte[] bytes, int from, int most) throws IOException {
                throw new ClosedException();
            }
        };
    }
}
