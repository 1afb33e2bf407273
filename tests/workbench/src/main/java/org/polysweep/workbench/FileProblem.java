package org.polysweep.workbench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Why a file could not be read or written, for people. */
public final class FileProblem {

    private FileProblem() {}

    /** In our own words if the reason is a usual one; else in the words of the operating system. */
    public static String describe(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "there is no such file or directory";
        }
        if (problem instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (problem instanceof FileAlreadyExistsException) {
            return "a file of that name already exists";
        }
        if (problem instanceof FileSystemException filed && filed.getReason() != null) {
            return filed.getReason();
        }
        return problem.getMessage() == null ? problem.toString() : problem.getMessage();
    }

    /** Whether the output is not read any more: {@code polysweep … | head} is no mistake. */
    public static boolean isBrokenPipe(IOException problem) {
        String message = String.valueOf(problem.getMessage());
        return message.contains("Broken pipe")
                || message.contains("pipe is being closed")
                || message.contains("EPIPE")
                || message.equals(brokenPipeHere());
    }

    /** What the operating system says of a pipe that is not read any more, in the language of the user. */
    private static String brokenPipeHere() {
        try {
            Pipe pipe = Pipe.open();
            try (Pipe.SinkChannel sink = pipe.sink()) {
                pipe.source().close();
                sink.write(ByteBuffer.allocate(1));
                return "";
            }
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
