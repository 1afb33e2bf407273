package org.polysweep.cluster;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;

/** Texts as the bytes of lines, one after the other, as they are read. */
final class RowStream extends InputStream {

    private final Iterator<String> lines;
    private byte[] line = new byte[0];
    private int position;

    RowStream(Iterator<String> lines) {
        this.lines = lines;
    }

    @Override
    public int read(byte[] bytes, int from, int most) {
        while (position == line.length) {
            if (!lines.hasNext()) {
                return -1;
            }
            line = (lines.next() + "\n").getBytes(StandardCharsets.UTF_8);
            position = 0;
        }
        int count = Math.min(most, line.length - position);
        System.arraycopy(line, position, bytes, from, count);
        position += count;
        return count;
    }

    @Override
    public int read() {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : Byte.toUnsignedInt(one[0]);
    }

    @Override
    public int available() {
        return 1;
    }
}
