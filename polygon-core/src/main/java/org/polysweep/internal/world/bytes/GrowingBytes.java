package org.polysweep.internal.world.bytes;

import java.nio.ByteBuffer;
import java.util.Arrays;

/** Bytes to which numbers are appended, the most significant byte first. Not thread-safe. */
public final class GrowingBytes {

    private ByteBuffer buffer = ByteBuffer.allocate(1024);

    /** Appends a byte. */
    public void putByte(int value) {
        room(Byte.BYTES).put((byte) value);
    }

    /** Appends four bytes. */
    public void putInt(int value) {
        room(Integer.BYTES).putInt(value);
    }

    /** Appends eight bytes. */
    public void putLong(long value) {
        room(Long.BYTES).putLong(value);
    }

    /** Appends the eight bytes of some doubles. */
    public void putDoubles(double... values) {
        for (double value : values) {
            putLong(Double.doubleToRawLongBits(value));
        }
    }

    /** Returns all bytes that have been appended, in a new array. */
    public byte[] toArray() {
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    private ByteBuffer room(int more) {
        if (buffer.remaining() < more) {
            int length = Math.max(2 * buffer.capacity(), buffer.position() + more);
            buffer = ByteBuffer.allocate(length).put(buffer.array(), 0, buffer.position());
        }
        return buffer;
    }
}
