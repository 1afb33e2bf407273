package org.polysweep.cluster;

import java.io.IOException;
import java.io.Serializable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;

/**
 * A part of a file of lines: those lines that begin in it.
 *
 * @param index which of the files, from 0
 * @param file the file
 * @param start the first byte
 * @param end the byte after the last
 * @param firstLine the number in the file of the first line that begins here, from 1; 0 if it is not known yet
 */
record LineSplit(int index, String file, long start, long end, long firstLine) implements Serializable {

    private static final long serialVersionUID = 1;

    /** The same where lines have been counted. */
    LineSplit from(long firstLine) {
        return new LineSplit(index, file, start, end, firstLine);
    }

    /** Counts the lines that begin here. */
    long count(Configuration configuration) throws IOException {
        // A line begins at the beginning, and after each line feed but one at the very end.
        long lines = start == 0 && end > 0 ? 1 : 0;
        try (FSDataInputStream in = open(configuration)) {
            byte[] block = new byte[1 << 16];
            long from = Math.max(0, start - 1);
            in.seek(from);
            long left = end - 1 - from;
            while (left > 0) {
                int read = in.read(block, 0, (int) Math.min(block.length, left));
                if (read < 0) {
                    throw new IOException(file + " has become shorter");
                }
                for (int i = 0; i < read; i++) {
                    if (block[i] == '\n') {
                        lines++;
                    }
                }
                left -= read;
            }
        }
        return lines;
    }

    /** The bytes of the lines that begin here. */
    SplitStream lines(Configuration configuration) throws IOException {
        return new SplitStream(open(configuration), start, end);
    }

    private FSDataInputStream open(Configuration configuration) throws IOException {
        Path path = new Path(file);
        return path.getFileSystem(configuration).open(path);
    }
}
