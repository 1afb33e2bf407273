package org.polysweep.workbench;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.polysweep.workbench.scene.FrameRecord;
import org.polysweep.workbench.svg.FrameDrawing;

/** Where {@code step --svg} draws, one picture a frame. */
final class FramePictures {

    /** Above this number of pictures, the number is announced before they are drawn. */
    private static final long MANY = 100;

    private final Path directory;
    private final String scene;
    private final Streams streams;
    private boolean failed;

    /**
     * Names a directory.
     *
     * @param scene the file of the scene, which no picture overwrites
     */
    FramePictures(Path directory, String scene, Streams streams) {
        this.directory = directory;
        this.scene = scene;
        this.streams = streams;
    }

    /** Makes the directory; returns whether it can be drawn into. */
    boolean make(long frames) {
        try {
            Files.createDirectories(directory);
            if (!Files.isWritable(directory)) {
                throw new AccessDeniedException(directory.toString());
            }
        } catch (IOException e) {
            streams.tell("cannot draw into " + directory + ": " + FileProblem.describe(e));
            return false;
        }
        if (frames > MANY) {
            streams.tell(frames + " pictures will be written to " + directory + ", one per frame");
        }
        return true;
    }

    /** Draws a frame. */
    void draw(FrameRecord frame) {
        if (failed) {
            return;
        }
        Path file = directory.resolve(frame.frame() + ".svg");
        try {
            if (Source.isFile(scene, file)) {
                throw new FileSystemException(file.toString(), null, "it would overwrite the scene");
            }
            Files.writeString(file, FrameDrawing.of(frame));
        } catch (IOException e) {
            failed = true;
            streams.tell("cannot draw " + file + ": " + FileProblem.describe(e) + "; no further pictures are drawn");
        }
    }

    /** Whether a picture could not be drawn. */
    boolean hasFailed() {
        return failed;
    }
}
