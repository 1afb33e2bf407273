package org.polysweep.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.polysweep.workbench.query.Answer;
import org.polysweep.workbench.svg.SweepDrawing;

/**
 * Puts the drawings of a run where {@code --svg} says: the only query into a file, several into a directory. Which it
 * is shows when the second query comes, so the first drawing waits for it.
 */
interface Pictures {

    /**
     * Takes the answer to the next query.
     *
     * @param line the line of the query
     * @param answer what to draw
     */
    void add(long line, Answer answer);

    /**
     * Draws what is still waiting.
     *
     * @return whether every picture was drawn
     */
    boolean finish();

    /** Draws nothing. */
    static Pictures none() {
        return new Pictures() {
            @Override
            public void add(long line, Answer answer) {}

            @Override
            public boolean finish() {
                return true;
            }
        };
    }

    /** Draws into the given file or directory, but not over the file of queries. */
    static Pictures into(String target, String queries, Streams streams) {
        return new Drawn(target, queries, streams);
    }

    /** Draws. */
    final class Drawn implements Pictures {

        private final String target;
        private final Path path;
        private final String source;
        private final Streams streams;
        private long queries;
        private long firstLine;
        private @Nullable Answer first;
        private boolean failed;

        private Drawn(String target, String source, Streams streams) {
            this.target = target;
            this.path = Path.of(target);
            this.source = source;
            this.streams = streams;
        }

        @Override
        public void add(long line, Answer answer) {
            queries++;
            if (queries == 1) {
                firstLine = line;
                first = answer;
                return;
            }
            if (queries == 2) {
                requireDirectory();
                drawInDirectory(firstLine, first);
                first = null;
            }
            drawInDirectory(line, answer);
        }

        @Override
        public boolean finish() {
            if (first != null) {
                if (Files.isDirectory(path) || endsWithSeparator()) {
                    drawInDirectory(firstLine, first);
                } else if (Files.exists(path) && !namesPicture()) {
                    fail("--svg " + target
                            + " is an existing file whose name does not end in .svg, so nothing is drawn;"
                            + " name another");
                } else {
                    write(path, firstLine, first);
                }
                first = null;
            }
            return !failed;
        }

        private boolean endsWithSeparator() {
            return target.endsWith("/") || target.endsWith(path.getFileSystem().getSeparator());
        }

        private boolean namesPicture() {
            return target.toLowerCase(Locale.ROOT).endsWith(".svg");
        }

        private void requireDirectory() {
            boolean namesFile = namesPicture() || Files.exists(path);
            if (namesFile && !Files.isDirectory(path)) {
                fail("--svg must be a directory if there are several queries, but was the file " + target
                        + ", so nothing is drawn; name a directory, and each query gets a file there");
            }
        }

        private void drawInDirectory(long line, @Nullable Answer answer) {
            if (answer != null) {
                write(path.resolve(line + ".svg"), line, answer);
            }
        }

        private void write(Path file, long line, Answer answer) {
            if (failed) {
                return;
            }
            try {
                Path directory = file.toAbsolutePath().getParent();
                if (directory != null && !Files.isDirectory(directory)) {
                    Files.createDirectories(directory);
                }
                if (Source.isFile(source, file)) {
                    fail("the picture " + file + " would overwrite the queries; no further pictures are drawn");
                    return;
                }
                Files.writeString(file, SweepDrawing.of(line, answer));
            } catch (IOException e) {
                fail("cannot draw " + file + ": " + FileProblem.describe(e) + "; no further pictures are drawn");
            }
        }

        private void fail(String message) {
            failed = true;
            streams.tell(message);
        }
    }
}
