package org.polysweep.workbench.input;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/**
 * Cuts a stream of bytes into lines, in memory that depends on the longest line alone, and on that up to a limit: what
 * is beyond it is skipped.
 *
 * <p>Before it waits for input, it has the output flushed, so that a program at the other end of two pipes gets each
 * answer before it has to send the next query. Not thread-safe.
 */
public final class Lines implements Closeable {

    /**
     * The longest line that is read, in bytes: polygons of hundreds of thousands of vertices, and -Xmx64m is enough.
     */
    public static final int LONGEST = 8 << 20;

    /** How much of a line beyond the limit is kept, for its id. */
    private static final int KEPT_OF_TOO_LONG = 1 << 12;

    /** A buffer above this size is given back after its line. */
    private static final int USUAL = 1 << 18;

    private final InputStream in;
    private final Flushable output;
    private final byte[] block = new byte[1 << 16];
    private int position;
    private int limit;

    private byte[] line = new byte[1 << 10];
    private int length;
    private boolean tooLong;
    private long number;

    /**
     * Makes a reader of lines.
     *
     * @param in the bytes; a byte order mark at their very beginning is no part of the first line
     * @param output what is flushed before waiting
     */
    public Lines(InputStream in, Flushable output) {
        this(in, output, 1);
    }

    /**
     * Makes a reader of the lines of a part of a file.
     *
     * @param in the bytes of the part, from the beginning of a line
     * @param output what is flushed before waiting
     * @param first the number of the first line in the file, from 1
     */
    public Lines(InputStream in, Flushable output, long first) {
        this.in = in;
        this.output = output;
        number = first - 1;
    }

    /**
     * Goes on to the next line.
     *
     * @return false at the end of the input
     */
    public boolean next() throws IOException {
        startLine();
        boolean any = false;
        while (position < limit || fill()) {
            any = true;
            int end = indexOfNewline();
            append(end - position);
            position = end + 1;
            if (end < limit) {
                break;
            }
            position = limit;
        }
        if (any) {
            number++;
            if (number == 1 && startsWithByteOrderMark()) {
                length -= 3;
                System.arraycopy(line, 3, line, 0, length);
            }
        }
        return any;
    }

    private void startLine() {
        length = 0;
        tooLong = false;
        if (line.length > USUAL) {
            line = new byte[1 << 10];
        }
    }

    private boolean fill() throws IOException {
        if (available() <= 0) {
            output.flush();
        }
        position = 0;
        limit = Math.max(0, in.read(block));
        return limit > 0;
    }

    private int available() {
        try {
            return in.available();
        } catch (IOException e) {
            // Some devices cannot tell; then flush, which is never wrong.
            return 0;
        }
    }

    private int indexOfNewline() {
        int i = position;
        while (i < limit && block[i] != '\n') {
            i++;
        }
        return i;
    }

    private void append(int count) {
        if (tooLong) {
            return;
        }
        if (length + count > LONGEST) {
            tooLong = true;
            length = Math.min(length, KEPT_OF_TOO_LONG);
            line = Arrays.copyOf(line, Math.max(length, 1 << 10));
            return;
        }
        if (length + count > line.length) {
            line = Arrays.copyOf(line, Math.min(LONGEST, Math.max(length + count, 2 * line.length)));
        }
        System.arraycopy(block, position, line, length, count);
        length += count;
    }

    private boolean startsWithByteOrderMark() {
        return length >= 3 && line[0] == (byte) 0xEF && line[1] == (byte) 0xBB && line[2] == (byte) 0xBF;
    }

    /** Returns the number of the line, counted from 1. */
    public long number() {
        return number;
    }

    /** Returns whether the line is longer than {@link #LONGEST}; then only its beginning is there. */
    public boolean isTooLong() {
        return tooLong;
    }

    /** Returns whether the line has nothing but white space. */
    public boolean isBlank() {
        for (int i = 0; i < length; i++) {
            byte c = line[i];
            if (c != ' ' && c != '\t' && c != '\r') {
                return false;
            }
        }
        return !tooLong;
    }

    /** Returns the bytes of the line, from index 0, without its end; valid until the next line. */
    byte[] bytes() {
        return line;
    }

    /** Returns the number of bytes in the line. */
    int length() {
        return length;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
