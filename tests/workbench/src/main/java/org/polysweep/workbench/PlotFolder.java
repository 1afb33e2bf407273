package org.polysweep.workbench;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.polysweep.workbench.compare.ComparisonReport;
import org.polysweep.workbench.compare.Plots;

/**
 * Where {@code compare --plot} draws.
 *
 * @param path the directory; empty if nothing is to be drawn
 * @param streams receives messages about failures
 */
record PlotFolder(Optional<Path> path, Streams streams) {

    /** Makes the directory; returns whether it can be drawn into. */
    boolean make() {
        try {
            if (path.isPresent()) {
                Files.createDirectories(path.get());
                if (!Files.isWritable(path.get())) {
                    throw new AccessDeniedException(path.get().toString());
                }
            }
            return true;
        } catch (IOException e) {
            streams.tell("cannot draw into " + path.orElseThrow() + ": " + FileProblem.describe(e));
            return false;
        }
    }

    /** Draws a report; returns whether all could be drawn. */
    boolean draw(ComparisonReport report) {
        try {
            if (path.isPresent()) {
                new Plots(report).draw(path.get(), streams::tell);
            }
            return true;
        } catch (IOException e) {
            streams.tell("cannot draw into " + path.orElseThrow() + ": " + FileProblem.describe(e));
            return false;
        } catch (RuntimeException | LinkageError | InternalError e) {
            // What a JDK throws where there is no font differs from version to version.
            streams.tell("cannot draw charts: " + e
                    + "; charts need a font: install fontconfig and a font, or leave out --plot");
            return false;
        }
    }
}
