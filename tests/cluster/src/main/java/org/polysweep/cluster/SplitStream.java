package org.polysweep.cluster;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.fs.FSDataInputStream;

/** The bytes of those lines of a file that begin in a part of it; the last one may end outside. */
final class SplitStream extends InputStream {

    private final FSDataInputStream in;
    private final long end;
    private long position;
    private boolean ended;

    /**
     * Begins at the first line.
     *
     * @param in the file, which is closed with this
     * @param start the first byte of the part
     * @param end the byte after its last
     */
    SplitStream(FSDataInputStream in, long start, long end) throws IOException {
        this.in = in;
        this.end = end;
        if (start > 0) {
            // A line begins after a line feed, which may be the byte before.
            position = start - 1;
            in.seek(position);
            skipLine();
        }
        ended |= position >= end;
    }

    /** Whether no line begins in the part; before anything is read. */
    boolean isEmpty() {
        return ended;
    }

    private void skipLine() throws IOException {
        byte[] block = new byte[1 << 12];
        while (position < end) {
            int read = in.read(block, 0, (int) Math.min(block.length, end - position));
            if (read < 0) {
                ended = true;
                return;
            }
            int feed = feed(block, 0, read);
            if (feed >= 0) {
                position += feed + 1;
                in.seek(position);
                return;
            }
            position += read;
        }
    }

    private static int feed(byte[] block, int from, int to) {
        for (int i = from; i < to; i++) {
            if (block[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    @Override
    public int read(byte[] bytes, int from, int most) throws IOException {
        if (ended) {
            return -1;
        }
        // What comes before the last byte is all of lines that begin here; the line of that byte may go on.
        long sure = end - 1 - position;
        int read = in.read(bytes, from, sure > 0 ? (int) Math.min(most, sure) : most);
        if (read < 0) {
            ended = true;
            return -1;
        }
        position += read;
        if (sure <= 0) {
            int feed = feed(bytes, from, from + read);
            if (feed >= 0) {
                ended = true;
                return feed + 1 - from;
            }
        }
        return read;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int available() {
        // Nothing waits for an answer before more comes.
        return ended ? 0 : 1;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
